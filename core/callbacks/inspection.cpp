#include "core/callbacks/inspection.h"

#include "core/callbacks/inspection_body.h"
#include "core/callbacks/inspection_claims.h"
#include "core/callbacks/inspection_json.h"
#include "core/callbacks/inspection_parts.h"
#include "core/callbacks/inspection_signature.h"
#include "core/crypto/jws.h"
#include "core/crypto/jws_checks.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using enum CallbackFinding::Verdict;

CheckOutcome holdsUnless(const QString &fault, const QString &value)
{
    return {fault.isEmpty() ? Holds : Fails, fault, value};
}

/// Returns whether trust in the callback depends on `check`.
bool isNeeded(CallbackCheck check)
{
    return check <= CallbackCheck::Signature;
}

} // namespace

class ReadCallback::Checks
{
public:
    Checks(const CallbackInspection &wanted, InspectionContext context)
        : m_wanted(wanted),
          m_context(std::move(context)),
          m_parts(readSignatureParts(wanted.signature)),
          m_body(readBody(wanted.body))
    {
        if (!m_parts.members)
            return;
        m_claims.emplace(*m_parts.members, m_wanted, m_context);
        m_keys.emplace(*m_parts.members, m_context.keys);
    }

    [[nodiscard]] CallbackFinding finding(CallbackCheck check) const
    {
        CheckOutcome outcome = outcomeOf(check);
        return {check, outcome.verdict, std::move(outcome.reason), std::move(outcome.value),
                outcome.isStrictlyRefused};
    }

    [[nodiscard]] InspectionContext &context() { return m_context; }

private:
    [[nodiscard]] CheckOutcome outcomeOf(CallbackCheck check) const
    {
        switch (check) {
        case CallbackCheck::Parts: return holdsUnless(m_parts.partsFault, m_parts.partsSeen);
        case CallbackCheck::Base64Url: return base64Url();
        case CallbackCheck::HeaderJson: return headerJson();
        case CallbackCheck::Type: return ofHeader([this] { return type(); });
        case CallbackCheck::Algorithm: return ofHeader([this] { return m_keys->algorithm(); });
        case CallbackCheck::KeyId: return ofHeader([this] { return m_keys->keyId(); });
        case CallbackCheck::Thumbprint: return ofHeader([this] { return m_keys->thumbprint(); });
        case CallbackCheck::SigningInput: return signingInput();
        case CallbackCheck::Signature: return ofHeader([this] { return signature(); });
        case CallbackCheck::Critical: return ofHeader([this] { return m_claims->critical(); });
        case CallbackCheck::Issuer: return ofHeader([this] { return m_claims->issuer(); });
        case CallbackCheck::Subject: return ofHeader([this] { return m_claims->subjectIsOurs(); });
        case CallbackCheck::Path: return ofHeader([this] { return m_claims->path(); });
        case CallbackCheck::IssuedAt: return ofHeader([this] { return m_claims->issuedAt(); });
        case CallbackCheck::RequestId:
            return ofHeader([this] { return m_claims->requestIdIsNew(); });
        case CallbackCheck::Body: return body();
        }
        Q_UNREACHABLE();
    }

    template <typename F>
    [[nodiscard]] CheckOutcome ofHeader(F check) const
    {
        return m_claims ? check() : CheckOutcome{Undecided, u"there is no header to check"_s};
    }

    [[nodiscard]] CheckOutcome base64Url() const
    {
        if (!m_parts.areThere())
            return {Undecided, u"the header has no parts to check"_s};
        QStringList sizes;
        if (m_parts.header)
            sizes << u"header: %1 bytes"_s.arg(m_parts.header->size());
        if (m_parts.signature)
            sizes << u"signature: %1 bytes"_s.arg(m_parts.signature->size());
        return holdsUnless(m_parts.base64Fault, sizes.join(u'\n'));
    }

    [[nodiscard]] CheckOutcome headerJson() const
    {
        if (!m_parts.areThere())
            return {Undecided, u"the header has no parts to check"_s};
        const QString text = QString::fromUtf8(m_parts.header.value_or(QByteArray()));
        return holdsUnless(m_parts.jsonFault, m_parts.members ? indentedJson(text) : text);
    }

    [[nodiscard]] CheckOutcome type() const
    {
        const QString typ = http::JsonReader(*m_parts.members).text("typ");
        return holdsUnless(crypto::faultOfType(typ), typ);
    }

    [[nodiscard]] CheckOutcome signingInput() const
    {
        constexpr qsizetype kShown = 2000;
        if (!m_parts.areThere())
            return {Undecided, u"the header has no parts to check"_s};
        const QByteArray input = crypto::signingInput(m_parts.headerPart, m_wanted.body);
        QString shown = QString::fromLatin1(input.left(kShown));
        if (input.size() > kShown)
            shown += u"…"_s;
        return {Holds,
                u"%1 bytes: the first part, a dot, and the body's %2 bytes in base64url"_s
                    .arg(input.size())
                    .arg(m_wanted.body.size()),
                shown};
    }

    [[nodiscard]] CheckOutcome signature() const
    {
        if (!m_parts.signature)
            return {Undecided, u"the signature cannot be decoded"_s};
        const QString hex = QString::fromLatin1(m_parts.signature->toHex(' '));
        if (m_keys->key() == nullptr)
            return {Undecided, u"there is no key to check the signature with"_s, hex};
        return holdsUnless(faultOfSignature({m_parts.headerPart, m_wanted.body, *m_parts.signature},
                                            *m_keys->key(), *m_context.keys.set),
                           hex);
    }

    [[nodiscard]] CheckOutcome body() const
    {
        const BodyExpectation expected{.mayLackDebtor = !m_claims || m_claims->isExtended(),
                                       .subject = m_claims ? m_claims->subject() : QString()};
        CallbackFinding found = inspectBody(m_body, expected, m_context);
        return {found.verdict, std::move(found.reason), std::move(found.value)};
    }

    const CallbackInspection m_wanted;
    InspectionContext m_context;
    SignatureParts m_parts;
    ReadBody m_body;
    std::optional<ClaimChecks> m_claims; ///< empty: the header could not be parsed
    std::optional<KeyChecks> m_keys;     ///< empty: the header could not be parsed
};

ReadCallback::ReadCallback(const CallbackInspection &wanted, InspectionContext context)
    : m_checks(std::make_unique<Checks>(wanted, std::move(context)))
{
}

ReadCallback::~ReadCallback() = default;

void ReadCallback::setStored(std::function<int(const QString &jti)> timesSeen,
                             std::function<std::optional<Payment>(const PaymentId &)> payment)
{
    m_checks->context().timesSeen = std::move(timesSeen);
    m_checks->context().payment = std::move(payment);
}

QList<CallbackFinding> ReadCallback::findings(std::span<const CallbackCheck> checks) const
{
    QList<CallbackFinding> findings;
    for (const CallbackCheck check : checks)
        findings << m_checks->finding(check);
    return findings;
}

QList<CallbackFinding> inspect(const CallbackInspection &wanted, const InspectionContext &context,
                               std::span<const CallbackCheck> checks)
{
    return ReadCallback(wanted, context).findings(checks);
}

const CallbackFinding *firstFault(const QList<CallbackFinding> &findings)
{
    const CallbackFinding *undecided = nullptr;
    for (const CallbackFinding &finding : findings) {
        if (finding.verdict == Fails && finding.check != CallbackCheck::RequestId)
            return &finding;
        if (finding.verdict == Undecided && isNeeded(finding.check) && undecided == nullptr)
            undecided = &finding;
    }
    return undecided;
}

} // namespace tilldesk::callbacks
