#include "core/callbacks/callback_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

CallbackOutcome outcomeOf(int status)
{
    if (status >= 200 && status < 300)
        return CallbackOutcome::Receipt;
    const bool isTryLater = status == 408 || status == 429 || (status >= 500 && status < 600);
    return isTryLater ? CallbackOutcome::TryLater : CallbackOutcome::Refused;
}

CallbackOutcome outcomeOf(const net::Answer &answer)
{
    switch (answer.outcome) {
    case net::Outcome::Answered: return outcomeOf(answer.status);
    case net::Outcome::TimedOut: return CallbackOutcome::TimedOut;
    case net::Outcome::ConnectionBroken: return CallbackOutcome::ConnectionBroken;
    case net::Outcome::TlsFailed: return CallbackOutcome::TlsFailed;
    case net::Outcome::NameUnknown: return CallbackOutcome::NameUnknown;
    case net::Outcome::NotAllowed: return CallbackOutcome::NotAllowed;
    }
    Q_UNREACHABLE();
}

/// Replaces NUL characters: SQLite and many readers end a text at NUL.
QString shown(QString text)
{
    return text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

/// Returns the lines as text, cut to kShownAnswer bytes.
/// @param lines  each line ends with a line feed
QString textOf(QByteArrayView lines)
{
    const qsizetype size = std::max<qsizetype>(0, lines.size() - 1);
    return shown(QString::fromLatin1(lines.first(std::min(size, kShownAnswer))));
}

QString linesOf(const net::Headers &headers)
{
    QByteArray lines;
    for (const auto &[name, value] : headers)
        lines += name + ": " + QByteArray(value).replace('\n', ' ') + '\n';
    return textOf(lines);
}

} // namespace

Result<CallbackTarget> CallbackTargets::of(const QString &url, UrlRule rule)
{
    const std::pair key(url, int(rule));
    const auto known = m_known.constFind(key);
    if (known != m_known.cend())
        return *known;
    // The profile's URL rule may have changed since the payment was created.
    if (const auto allowed = callbackUrl(url, rule, u"callbackUrl"_s); !allowed)
        return allowed.failure();
    const QUrl called = calledUrl(url);
    if (m_known.size() >= kRemembered)
        m_known.clear();
    return *m_known.insert(key, {net::Destination::of(called), requestPath(url)});
}

net::Call callbackCall(const DueCallback &callback, const CallbackTarget &target,
                       const CallbackTerms &terms, CallbackFault fault,
                       const CallbackSigner &signer, Timestamp now)
{
    const QByteArray signature = signer.sign({.profile = callback.profileId,
                                              .id = callback.id,
                                              .url = callback.url,
                                              .path = target.path,
                                              .form = terms.form,
                                              .issuedAt = now,
                                              .fault = fault},
                                             callback.body);
    return {
        .to = target.to,
        .rule = terms.rule,
        .headers = {{"Content-Type", "application/json"}, {"Signature", signature}},
        .body = callback.body,
    };
}

CallbackAttempt attemptOf(const net::Call &call, const net::Answer &answer)
{
    CallbackAttempt attempt;
    attempt.outcome = outcomeOf(answer);
    attempt.status = answer.status;
    attempt.detail = answer.detail;
    if (answer.outcome == net::Outcome::Answered && attempt.outcome != CallbackOutcome::Receipt)
        attempt.detail = u"the response is %1"_s.arg(answer.status);
    attempt.address = answer.address;
    if (!answer.address.isEmpty())
        attempt.requestHeaders = textOf(call.headerLines("\n"));
    attempt.answerHeaders = linesOf(answer.headers);
    attempt.answerBody =
        shown(QString::fromUtf8(answer.body.first(std::min(answer.body.size(), kShownAnswer))));
    attempt.answerSize = answer.body.size();
    return attempt;
}

} // namespace tilldesk::callbacks
