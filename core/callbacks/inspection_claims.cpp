#include "core/callbacks/inspection_claims.h"

#include "core/callbacks/inspection_parts.h"
#include "core/crypto/jws_checks.h"

#include <QStringList>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using crypto::quoted;
using enum CallbackFinding::Verdict;

constexpr std::array<std::string_view, 4> kClaims{"iss", "iat", "jti", "path"};

/// Returns the absolute duration as English text.
QString shortly(std::chrono::milliseconds length)
{
    using namespace std::chrono;
    if (length < minutes(2))
        return u"%1 s"_s.arg(double(length.count()) / 1000.0);
    if (length < hours(2))
        return u"%1 min"_s.arg(duration_cast<minutes>(length).count());
    if (length < days(2))
        return u"%1 h"_s.arg(duration_cast<hours>(length).count());
    return u"%1 days"_s.arg(duration_cast<days>(length).count());
}

/// Parts of a URL or a path. `origin` is scheme and authority in lower case; empty for a path.
struct Place {
    QString origin;
    QString path;
    QString query; ///< with the `?`
};

Place placeOf(const QString &text)
{
    Place place;
    QString rest = text;
    if (const qsizetype scheme = text.indexOf("://"_L1); scheme > 0 && !text.startsWith(u'/')) {
        qsizetype end = scheme + 3;
        while (end < text.size() && text[end] != u'/' && text[end] != u'?')
            ++end;
        place.origin = text.first(end).toLower();
        rest = text.sliced(end);
    }
    const qsizetype mark = rest.indexOf(u'?');
    place.path = mark < 0 ? rest : rest.first(mark);
    if (mark >= 0)
        place.query = rest.sliced(mark);
    if (place.path.isEmpty())
        place.path = u"/"_s;
    return place;
}

QString withoutLastSlash(const QString &path)
{
    return path.endsWith(u'/') ? path.chopped(1) : path;
}

/// Compares the claim `path` with the address at which a callback was received: with its path in
/// the specified form, with the whole URL in the extended form. Scheme and host are
/// case-insensitive. Returns the difference, in English; empty if they match.
/// @param received  a URL or a path, with or without a query; not empty
/// @source service.md#callback-header
QString faultOfPath(const QString &claimed, const QString &received, bool isExtended)
{
    const Place claim = placeOf(claimed);
    const Place place = placeOf(received);
    if (!isExtended && !claim.origin.isEmpty())
        return u"path is a whole address: the specified form has the path only"_s;
    if (isExtended && claim.origin.isEmpty())
        return u"path has no scheme and host: the extended form has the whole address"_s;
    if (claim.path != place.path) {
        return withoutLastSlash(claim.path) == withoutLastSlash(place.path)
            ? u"path and the receiving address differ in the slash at the end"_s
            : u"path is %1, but the callback was received at %2"_s.arg(quoted(claim.path),
                                                                       quoted(place.path));
    }
    if (!isExtended)
        return claim.query.isEmpty()
            ? QString()
            : u"path includes the query: the specified form has the path only"_s;
    if (!place.origin.isEmpty() && claim.origin != place.origin)
        return u"path is at %1, but the callback was received at %2"_s.arg(quoted(claim.origin),
                                                                           quoted(place.origin));
    if (claim.query != place.query && (!place.origin.isEmpty() || !place.query.isEmpty()))
        return u"the query of path is %1, but the callback was received with %2"_s.arg(
            quoted(claim.query), quoted(place.query));
    return {};
}

} // namespace

ClaimChecks::ClaimChecks(const boost::json::object &header, const CallbackInspection &wanted,
                         const InspectionContext &context)
    : m_header(header),
      m_wanted(wanted),
      m_context(context),
      m_prefix(context.claimNamespace.toStdString() + '/')
{
    http::JsonReader in(header);
    m_isExtended = in.has(nameOf("sub"));
    m_subject = in.text("sub");
    m_requestId = claim("jti");
}

std::string ClaimChecks::nameOf(std::string_view claim) const
{
    return m_prefix + std::string(claim);
}

QString ClaimChecks::claim(std::string_view name) const
{
    return http::JsonReader(m_header).text(nameOf(name));
}

QString ClaimChecks::missing(std::string_view name) const
{
    return u"the header has no string member %1"_s.arg(QString::fromStdString(nameOf(name)));
}

/// Returns the namespace of the listed claims if it differs from the expected one; empty otherwise.
QString ClaimChecks::foreignNamespace(const QStringList &listed) const
{
    for (const std::string_view claim : kClaims) {
        if (listed.contains(QString::fromStdString(nameOf(claim))))
            continue;
        const QString end = u'/' + QString::fromUtf8(claim.data(), qsizetype(claim.size()));
        for (const QString &other : listed) {
            if (other.endsWith(end))
                return other.chopped(end.size());
        }
    }
    return {};
}

/// Returns the fault of the list `crit`; empty if it is valid.
QString ClaimChecks::faultOfCritical(const QStringList &listed) const
{
    if (const QString found = foreignNamespace(listed); !found.isEmpty())
        return u"the claims have the namespace %1, but this service uses %2"_s.arg(
            quoted(found), m_context.claimNamespace);
    const http::JsonReader in(m_header);
    crypto::CriticalNames names{
        .listed = listed, .required = {}, .isPresent = [&in](const QString &name) {
            return in.has(name.toStdString());
        }};
    for (const std::string_view claim : kClaims)
        names.required << QString::fromStdString(nameOf(claim));
    if (m_isExtended)
        names.required << QString::fromStdString(nameOf("sub"));
    return crypto::faultOfCritical(names);
}

CheckOutcome ClaimChecks::critical() const
{
    http::JsonReader in(m_header);
    const QStringList listed = in.textList("crit");
    if (in.firstError() || listed.isEmpty())
        return {Fails, u"crit is not a list of names"_s};
    const QString value = listed.join(u'\n');
    const QString fault = faultOfCritical(listed);
    if (!fault.isEmpty())
        return {Fails, fault, value};
    return {Holds,
            m_isExtended ? u"the five names of the extended form"_s
                         : u"the four names of the specified form"_s,
            value, !m_isExtended};
}

CheckOutcome ClaimChecks::issuer() const
{
    const QString issuer = claim("iss");
    if (issuer.isEmpty())
        return {Fails, missing("iss")};
    if (issuer == m_context.issuer)
        return {Holds, {}, issuer};
    return {Fails, u"iss is %1, not %2"_s.arg(quoted(issuer), quoted(m_context.issuer)), issuer};
}

CheckOutcome ClaimChecks::subjectIsOurs() const
{
    if (m_subject.isEmpty())
        return {Fails,
                m_isExtended
                    ? u"sub is missing: the extended form has it with and without the namespace"_s
                    : u"the header has no string member sub"_s};
    if (m_isExtended && claim("sub") != m_subject)
        return {Fails, u"sub and %1 differ"_s.arg(QString::fromStdString(nameOf("sub"))),
                m_subject + u'\n' + claim("sub")};
    if (!m_context.isOurs)
        return {Undecided, u"there is no list of profiles to compare it with"_s, m_subject};
    if (m_context.isOurs(ProfileId(m_subject)))
        return {Holds, {}, m_subject};
    return {Fails, u"%1 is not a profile of this service"_s.arg(quoted(m_subject)), m_subject};
}

CheckOutcome ClaimChecks::path() const
{
    const QString claimed = claim("path");
    if (claimed.isEmpty())
        return {Fails, missing("path")};
    if (m_wanted.address.isEmpty())
        return {Undecided, u"it is not known where the callback was received"_s, claimed};
    const QString fault = faultOfPath(claimed, m_wanted.address, m_isExtended);
    return {fault.isEmpty() ? Holds : Fails, fault,
            u"path: %1\nreceived at: %2"_s.arg(claimed, m_wanted.address), !m_isExtended};
}

CheckOutcome ClaimChecks::issuedAt() const
{
    const QString text = claim("iat");
    if (text.isEmpty())
        return {Fails, missing("iat")};
    const crypto::IssuedAt checked = crypto::checkIssuedAt(text, m_context.now);
    if (!checked.time)
        return {Fails, checked.fault, text};
    const auto apart = *checked.time - m_context.now;
    using Apart = decltype(apart);
    const QString distance = shortly(apart < Apart::zero() ? -apart : apart)
        + (apart > Apart::zero() ? u" after "_s : u" before "_s) + m_context.nowIs;
    const QString value = text + u", "_s + distance;
    if (checked.isOutsideWindow)
        return {Fails, u"iat is "_s + distance + u"; five minutes are allowed"_s, value};
    return {checked.fault.isEmpty() ? Holds : Fails, checked.fault, value};
}

CheckOutcome ClaimChecks::requestIdIsNew() const
{
    if (m_requestId.isEmpty())
        return {Fails, missing("jti")};
    if (const QString fault = crypto::faultOfRequestId(m_requestId); !fault.isEmpty())
        return {Fails, fault, m_requestId};
    if (!m_context.timesSeen)
        return {Undecided, u"earlier callbacks are not known"_s, m_requestId};
    const int times = m_context.timesSeen(m_requestId);
    if (times == 0)
        return {Holds, {}, m_requestId};
    return {
        Fails,
        u"a callback with this jti was received %1 time(s) before: a receiver must not act on it again"_s
            .arg(times),
        m_requestId};
}

} // namespace tilldesk::callbacks
