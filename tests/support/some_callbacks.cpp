#include "tests/support/some_callbacks.h"

#include "tests/support/some_payments.h"

#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QString kUrl = u"https://shop.example/notify"_s;
const QString kSignature =
    u"eyJ0eXAiOiJqb3NlK2pzb24iLCJhbGciOiJFUzI1NiIsImtpZCI6ImNiLTIwMjYtMDEifQ..MEUCIQDTq0bWk4P9Xv2"
    u"n1Zr8sLkQeT7uJ3cYhGm5oAaB6dFiKwIgVt1xNpR0yEjS4lHqUzOCbMfDk9W2X8v7sT3aGn5P"_s;

QByteArray bodyOf(const Callback &callback)
{
    const QString text =
        u"{\"paymentId\":\"%1\",\"amount\":6175,\"currency\":\"EUR\",\"reference\":\"%2\","
        u"\"status\":\"%3\",\"debtor\":{\"name\":\"Jonas\",\"iban\":\"BE**********4417\"}}"_s;
    return text.arg(callback.paymentId.text(), callback.reference, toText(callback.status))
        .toUtf8();
}

QString requestOf(int attempt)
{
    return u"Host: shop.example\nContent-Type: application/json\nUser-Agent: Tilldesk\nSignature: "
           "%1%2"_s.arg(kSignature)
               .arg(attempt);
}

std::chrono::milliseconds retryDelay(int retriesLeft)
{
    constexpr std::array<std::chrono::minutes, 3> kDelays{
        std::chrono::minutes(60), std::chrono::minutes(10), std::chrono::minutes(1)};
    return kDelays.at(size_t(retriesLeft - 1));
}

QString detailOf(CallbackOutcome outcome)
{
    switch (outcome) {
    case CallbackOutcome::Receipt:
    case CallbackOutcome::Refused:
    case CallbackOutcome::TryLater: return {};
    case CallbackOutcome::TimedOut: return u"no whole answer in 10 s"_s;
    case CallbackOutcome::ConnectionBroken: return u"connection refused"_s;
    case CallbackOutcome::TlsFailed: return u"self-signed certificate"_s;
    case CallbackOutcome::NameUnknown: return u"shop.example has no address"_s;
    case CallbackOutcome::NotAllowed: return u"10.0.0.7 is a private address"_s;
    case CallbackOutcome::LostOnPurpose: return u"a fault that was asked for"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

CallbackDetails someCallback(int number, PaymentStatus status, Timestamp createdAt)
{
    const Payment payment = somePayment(number, createdAt);
    CallbackDetails details;
    Callback &callback = details.callback;
    callback.seq = number + 1;
    callback.id = CallbackId(u"c0ffee00%1"_s.arg(number, 16, 16, '0'_L1));
    callback.profileId = payment.profileId;
    callback.paymentId = payment.id;
    callback.reference = payment.reference;
    callback.status = status;
    callback.kind =
        status == PaymentStatus::Identified ? CallbackKind::Identification : CallbackKind::Status;
    callback.url = kUrl;
    callback.createdAt = createdAt;
    callback.dueAt = createdAt;
    callback.retriesLeft = 3;
    details.body = bodyOf(callback);
    return details;
}

void addAttempt(CallbackDetails &details, CallbackOutcome outcome, int status, Timestamp at)
{
    Callback &callback = details.callback;
    const int number = ++callback.attempts;
    const bool isSent =
        outcome != CallbackOutcome::NotAllowed && outcome != CallbackOutcome::LostOnPurpose;
    callback.lastAt = at;
    callback.lastOutcome = outcome;
    callback.lastStatus = status;
    callback.lastDuration = outcome == CallbackOutcome::TimedOut
        ? std::chrono::milliseconds(10'000)
        : std::chrono::milliseconds(77 + 13 * (callback.seq % 14));
    details.attempts.append(
        {.number = number,
         .at = at,
         .duration = callback.lastDuration,
         .outcome = outcome,
         .status = status,
         .detail = detailOf(outcome),
         .address = isSent ? u"203.0.113.7"_s : QString(),
         .requestHeaders = isSent ? requestOf(number) : QString(),
         .answerHeaders = status ? u"Content-Type: text/plain\nServer: nginx"_s : QString(),
         .answerBody = status == 200 ? u"ok"_s
             : status                ? u"Bad gateway"_s
                                     : QString(),
         .answerSize = status == 200 ? 2 : 11});
    callback.dueAt.reset();
    if (outcome == CallbackOutcome::Receipt) {
        callback.state = CallbackState::Delivered;
    } else if (isWorthRetrying(outcome) && callback.retriesLeft > 0) {
        callback.state = CallbackState::Waiting;
        callback.dueAt = at + retryDelay(callback.retriesLeft--);
    } else {
        callback.state = CallbackState::Failed;
    }
}

QList<CallbackDetails> callbacksOf(const QList<Payment> &day)
{
    using namespace std::chrono_literals;
    QList<CallbackDetails> all;
    for (const Payment &payment : day) {
        const int number = int(all.size());
        const Timestamp at = payment.createdAt + 1s;
        CallbackDetails details = someCallback(number, payment.status, at);
        details.callback.paymentId = payment.id;
        details.callback.profileId = payment.profileId;
        details.callback.reference = payment.reference;
        details.body = bodyOf(details.callback);
        if (payment.reference == "Order 10478"_L1) {
            addAttempt(details, CallbackOutcome::ConnectionBroken, 0, at);
            addAttempt(details, CallbackOutcome::TimedOut, 0, at + 61s);
            addAttempt(details, CallbackOutcome::TryLater, 502, at + 11min);
        } else if (payment.reference == "Order 10475"_L1) {
            addAttempt(details, CallbackOutcome::Refused, 404, at);
        } else if (payment.reference == "Order 10470"_L1) {
            details.callback.fault = CallbackFault::Lost;
            addAttempt(details, CallbackOutcome::LostOnPurpose, 0, at);
        } else if (payment.status != PaymentStatus::Pending) {
            addAttempt(details, CallbackOutcome::Receipt, 200, at);
        }
        all.append(details);
    }
    return all;
}

QList<CallbackDetails> someCallbacks(int count)
{
    QList<CallbackDetails> all;
    for (int i = 0; i < count; ++i) {
        const Timestamp at = kSomeNow - std::chrono::minutes(count - 1 - i);
        all.append(someCallback(i, PaymentStatus::Succeeded, at));
        addAttempt(all.last(), CallbackOutcome::Receipt, 200, at);
    }
    return all;
}

QList<CallbackFinding> goodFindings()
{
    QList<CallbackFinding> findings;
    for (const CallbackCheck check : kCallbackChecks)
        findings.append(
            {check, CallbackFinding::Verdict::Holds, {}, u"value of "_s + toText(check)});
    findings[int(CallbackCheck::HeaderJson)].value = QString::fromUtf8(R"({
  "typ": "jose+json",
  "alg": "ES256",
  "kid": "cb-2026-01",
  "sub": "6a0b1c2d3e4f5a6b7c8d9e01",
  "https://tilldesk.invalid/path": "/notify",
  "crit": [
    "https://tilldesk.invalid/iss",
    "https://tilldesk.invalid/iat",
    "https://tilldesk.invalid/jti",
    "https://tilldesk.invalid/path"
  ]
})");
    findings[int(CallbackCheck::KeyId)].value = u"kid: cb-2026-01\nin the key set: cb-2026-01"_s;
    return findings;
}

QList<CallbackFinding> findingsFailingAt(CallbackCheck check, const QString &reason)
{
    QList<CallbackFinding> findings = goodFindings();
    findings[int(check)].verdict = CallbackFinding::Verdict::Fails;
    findings[int(check)].reason = reason;
    return findings;
}

InboxMessage someMessage(int number, const QString &fault)
{
    const CallbackDetails details = someCallback(number, PaymentStatus::Succeeded, kSomeNow);
    return {.seq = number,
            .receivedAt = kSomeNow - std::chrono::minutes(10 - number),
            .address = u"http://127.0.0.1:8400/inbox"_s,
            .headers = requestOf(number),
            .signature = kSignature,
            .body = details.body,
            .paymentId = details.callback.paymentId.text(),
            .paymentStatus = u"SUCCEEDED"_s,
            .isGood = fault.isEmpty(),
            .firstFault = fault};
}

} // namespace tilldesk::test
