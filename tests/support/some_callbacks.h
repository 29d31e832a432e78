#pragma once

#include "core/domain/callback.h"
#include "core/domain/callback_check.h"
#include "core/domain/payment.h"

namespace tilldesk::test {

/// A callback that waits for its first attempt, of the `number`-th payment of the shop, to
/// `https://shop.example/notify`. Its `seq` is number + 1.
[[nodiscard]] CallbackDetails someCallback(int number, PaymentStatus status, Timestamp createdAt);
/// One more attempt, which decides where the callback stands: retries follow a minute, ten minutes
/// and an hour apart.
void addAttempt(CallbackDetails &details, CallbackOutcome outcome, int status, Timestamp at);
/// The callbacks of a day at the bakery, oldest first: most were received, two failed, two wait.
[[nodiscard]] QList<CallbackDetails> callbacksOf(const QList<Payment> &day);
/// `count` callbacks a minute apart, all received, the newest at kSomeNow.
[[nodiscard]] QList<CallbackDetails> someCallbacks(int count);

/// All sixteen checks, which hold, with values as they are shown.
[[nodiscard]] QList<CallbackFinding> goodFindings();
/// As goodFindings(), but one fails.
[[nodiscard]] QList<CallbackFinding> findingsFailingAt(CallbackCheck check, const QString &reason);
/// A message of the inbox. @param fault  name of the check that fails; empty: it is good
[[nodiscard]] InboxMessage someMessage(int number, const QString &fault = {});

} // namespace tilldesk::test
