#include "core/domain/callback.h"

#include "core/domain/callback_check.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {

QLatin1StringView toText(CallbackFault fault)
{
    switch (fault) {
    case CallbackFault::None: return "none"_L1;
    case CallbackFault::Lost: return "lost"_L1;
    case CallbackFault::Doubled: return "doubled"_L1;
    case CallbackFault::Late: return "late"_L1;
    case CallbackFault::Reordered: return "reordered"_L1;
    case CallbackFault::WrongKey: return "wrong-key"_L1;
    case CallbackFault::UnknownKid: return "unknown-kid"_L1;
    case CallbackFault::ForeignSub: return "foreign-sub"_L1;
    case CallbackFault::StaleIat: return "stale-iat"_L1;
    case CallbackFault::DerSignature: return "der-signature"_L1;
    case CallbackFault::FourCriticalNames: return "four-critical-names"_L1;
    case CallbackFault::FiveCriticalNames: return "five-critical-names"_L1;
    }
    Q_UNREACHABLE();
}

std::optional<CallbackFault> callbackFaultFrom(QStringView name)
{
    for (const CallbackFault fault : kCallbackFaults) {
        if (name == toText(fault))
            return fault;
    }
    return {};
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
    switch (check) {
    case CallbackCheck::Parts: return "parts"_L1;
    case CallbackCheck::Base64Url: return "base64url"_L1;
    case CallbackCheck::HeaderJson: return "header"_L1;
    case CallbackCheck::Type: return "typ"_L1;
    case CallbackCheck::Algorithm: return "alg"_L1;
    case CallbackCheck::KeyId: return "kid"_L1;
    case CallbackCheck::Thumbprint: return "x5t#S256"_L1;
    case CallbackCheck::SigningInput: return "input"_L1;
    case CallbackCheck::Signature: return "signature"_L1;
    case CallbackCheck::Critical: return "crit"_L1;
    case CallbackCheck::Issuer: return "iss"_L1;
    case CallbackCheck::Subject: return "sub"_L1;
    case CallbackCheck::Path: return "path"_L1;
    case CallbackCheck::IssuedAt: return "iat"_L1;
    case CallbackCheck::RequestId: return "jti"_L1;
    case CallbackCheck::Body: return "body"_L1;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
