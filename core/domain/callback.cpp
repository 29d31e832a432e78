#include "core/domain/callback.h"

#include "core/base/enum_texts.h"
#include "core/domain/callback_check.h"
#include "core/domain/callback_url.h"
#include "core/domain/payment_order.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<CallbackCheck> kCheckNames{
    {CallbackCheck::Parts, "parts"},         {CallbackCheck::Base64Url, "base64url"},
    {CallbackCheck::HeaderJson, "header"},   {CallbackCheck::Type, "typ"},
    {CallbackCheck::Algorithm, "alg"},       {CallbackCheck::KeyId, "kid"},
    {CallbackCheck::Thumbprint, "x5t#S256"}, {CallbackCheck::SigningInput, "input"},
    {CallbackCheck::Signature, "signature"}, {CallbackCheck::Critical, "crit"},
    {CallbackCheck::Issuer, "iss"},          {CallbackCheck::Subject, "sub"},
    {CallbackCheck::Path, "path"},           {CallbackCheck::IssuedAt, "iat"},
    {CallbackCheck::RequestId, "jti"},       {CallbackCheck::Body, "body"},
};

constexpr EnumTexts<CallbackFault> kFaultNames{
    {CallbackFault::None, "none"},
    {CallbackFault::Lost, "lost"},
    {CallbackFault::Doubled, "doubled"},
    {CallbackFault::Late, "late"},
    {CallbackFault::Reordered, "reordered"},
    {CallbackFault::WrongKey, "wrong-key"},
    {CallbackFault::UnknownKid, "unknown-kid"},
    {CallbackFault::ForeignSub, "foreign-sub"},
    {CallbackFault::StaleIat, "stale-iat"},
    {CallbackFault::DerSignature, "der-signature"},
    {CallbackFault::FourCriticalNames, "four-critical-names"},
    {CallbackFault::FiveCriticalNames, "five-critical-names"},
};

} // namespace

QLatin1StringView toText(CallbackFault fault)
{
    return kFaultNames.textOf(fault);
}

std::optional<CallbackFault> callbackFaultFrom(QStringView name)
{
    return kFaultNames.valueOf(name);
}

bool isStrictlyRefused(const QList<CallbackFinding> &findings)
{
    const auto fails = [](const CallbackFinding &finding) {
        return finding.verdict == CallbackFinding::Verdict::Fails;
    };
    return std::ranges::none_of(findings, fails)
        && std::ranges::any_of(findings, &CallbackFinding::isStrictlyRefused);
}

QLatin1StringView toText(CallbackCheck check)
{
    return kCheckNames.textOf(check);
}

std::optional<CallbackCheck> callbackCheckFrom(QStringView name)
{
    return kCheckNames.valueOf(name);
}

bool comesBefore(const Callback &a, const Callback &b, const ListOrder<CallbackColumn> &order)
{
    switch (order.by) {
    case CallbackColumn::Created: break;
    case CallbackColumn::State:
        return a.state == b.state ? a.seq > b.seq : (a.state < b.state) == order.isAscending;
    case CallbackColumn::AnswerTime:
        if (a.lastAt.has_value() != b.lastAt.has_value())
            return a.lastAt.has_value();
        if (!a.lastAt)
            return a.seq > b.seq;
        if (a.lastDuration != b.lastDuration)
            return (a.lastDuration < b.lastDuration) == order.isAscending;
        break;
    case CallbackColumn::Reference:
        return comesBefore(a.reference, a.seq, b.reference, b.seq, order.isAscending);
    case CallbackColumn::PaymentStatus:
        return a.status == b.status ? a.seq > b.seq
                                    : (rankOf(a.status) < rankOf(b.status)) == order.isAscending;
    case CallbackColumn::Host:
        return comesBefore(callbackHost(a.url), a.seq, callbackHost(b.url), b.seq,
                           order.isAscending);
    case CallbackColumn::Attempts:
        if (a.attempts != b.attempts)
            return (a.attempts < b.attempts) == order.isAscending;
        break;
    }
    return a.seq != b.seq && (a.seq < b.seq) == order.isAscending;
}

} // namespace tilldesk
