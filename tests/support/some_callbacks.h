#pragma once

#include "core/domain/callback.h"
#include "core/domain/callback_check.h"
#include "core/domain/payment.h"

namespace tilldesk::test {

/// Returns a callback that waits for its first attempt, of the shop's payment `number`, to
/// `https://shop.example/notify`. Its `seq` is number + 1.
[[nodiscard]] CallbackDetails someCallback(int number, PaymentStatus status, Timestamp createdAt);
/// Adds an attempt and sets the next state. Retries follow after one minute, ten minutes and an
/// hour.
void addAttempt(CallbackDetails &details, CallbackOutcome outcome, int status, Timestamp at);
/// Returns the callbacks of aDayAtTheBakery(), oldest first: most delivered, two failed, two
/// waiting.
[[nodiscard]] QList<CallbackDetails> callbacksOf(const QList<Payment> &day);
/// Returns `count` callbacks a minute apart, all delivered, the newest at kSomeNow.
[[nodiscard]] QList<CallbackDetails> someCallbacks(int count);

/// Returns findings of all sixteen checks, all passed, with example values.
[[nodiscard]] QList<CallbackFinding> goodFindings();
/// As goodFindings(), but `check` fails.
[[nodiscard]] QList<CallbackFinding> findingsFailingAt(CallbackCheck check, const QString &reason);
/// Returns a message of the inbox. @param fault  name of the failed check; empty: the message is
/// valid
[[nodiscard]] InboxMessage someMessage(int number, const QString &fault = {});

} // namespace tilldesk::test
