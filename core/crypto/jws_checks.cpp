#include "core/crypto/jws_checks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

QString quoted(const QString &text)
{
    constexpr qsizetype kLongest = 80;
    QString shown = text.left(kLongest);
    for (QChar &c : shown) {
        if (!c.isPrint() && !c.isSurrogate())
            c = u'?';
    }
    return u'\'' + shown + (text.size() > kLongest ? u"…'"_s : u"'"_s);
}

QString faultOfType(const QString &typ)
{
    if (typ.compare("jose+json"_L1, Qt::CaseInsensitive) == 0)
        return {};
    return typ.isEmpty() ? u"the header has no string member typ"_s
                         : u"typ is %1, not jose+json"_s.arg(quoted(typ));
}

QString faultOfAlgorithm(const QString &alg, std::initializer_list<Algorithm> allowed,
                         const PublicKey *key)
{
    if (alg.isEmpty())
        return u"the header has no string member alg"_s;
    const auto algorithm = algorithmFrom(alg);
    if (!algorithm || std::ranges::find(allowed, *algorithm) == allowed.end()) {
        QStringList names;
        for (const Algorithm each : allowed)
            names << toText(each);
        return u"alg is %1, not %2"_s.arg(quoted(alg), names.join(u" or "_s));
    }
    if (key != nullptr && key->algorithm() != *algorithm)
        return u"alg is %1, but the key is for %2"_s.arg(alg, toText(key->algorithm()));
    return {};
}

QString faultOfCritical(const CriticalNames &names)
{
    for (const QString &name : names.listed) {
        if (names.listed.count(name) > 1)
            return u"crit lists %1 twice"_s.arg(quoted(name));
        if (!names.isPresent(name))
            return u"crit lists %1, which is not in the header"_s.arg(quoted(name));
    }
    for (const QString &name : names.required) {
        if (!names.listed.contains(name))
            return u"crit does not list %1"_s.arg(name);
    }
    if (names.listed.size() != names.required.size())
        return u"crit lists %1 names instead of %2"_s.arg(names.listed.size())
            .arg(names.required.size());
    return names.isPresent(u"b64"_s)
        ? u"b64 must not be present: the body is encoded as base64url"_s
        : QString();
}

IssuedAt checkIssuedAt(const QString &iat, Timestamp now)
{
    const auto time = parseIsoTime(iat);
    if (!time)
        return {{}, u"iat is not a date-time such as 2026-12-01T09:00:00.000Z"_s};
    if (!iat.endsWith(u'Z') && !iat.endsWith("+00:00"_L1))
        return {time, u"iat is not in UTC"_s};
    if (*time < now - kIssuedAtWindow)
        return {time, u"iat %1 is too old"_s.arg(quoted(iat)), true};
    if (*time > now + kIssuedAtWindow)
        return {time, u"iat %1 is in the future"_s.arg(quoted(iat)), true};
    return {time, {}};
}

QString faultOfRequestId(const QString &jti)
{
    if (!jti.isEmpty() && jti.size() <= kMaxJti)
        return {};
    return u"jti must have 1 to %1 characters"_s.arg(kMaxJti);
}

} // namespace tilldesk::crypto
