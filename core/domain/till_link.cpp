#include "core/domain/till_link.h"

#include <QRegularExpression>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

const QString kScheme = u"tilldesk"_s;
const QString kFingerprint = u"fingerprint"_s;
const QString kCode = u"code"_s;

bool matches(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

tl::unexpected<Error> wrong(const QString &part, const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, rule, part);
}

} // namespace

QString fingerprintForPeople(const QByteArray &fingerprint)
{
    constexpr qsizetype kGroup = 4;
    QStringList groups;
    for (qsizetype at = 0; at < fingerprint.size(); at += kGroup)
        groups << QString::fromLatin1(fingerprint.mid(at, kGroup)).toUpper();
    return groups.join(u' ');
}

QString toText(const TillLink &link)
{
    QUrl url;
    url.setScheme(kScheme);
    url.setHost(link.host);
    url.setPort(link.port);
    url.setPath(u"/"_s);
    QUrlQuery query;
    query.addQueryItem(kFingerprint, QString::fromLatin1(link.fingerprint));
    query.addQueryItem(kCode, link.code);
    url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

Result<TillLink> tillLinkFrom(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool hasPath = !url.path().isEmpty() && url.path() != u"/"_s;
    if (!url.isValid() || url.scheme() != kScheme || hasPath || url.hasFragment()
        || !url.userInfo().isEmpty())
        return wrong(u"link"_s,
                     u"must be tilldesk://HOST:PORT/?fingerprint=…&code=…, as the shop shows it"_s);
    if (url.host().isEmpty())
        return wrong(u"host"_s, u"is missing"_s);
    if (url.port() < 1)
        return wrong(u"port"_s, u"must be a number from 1 to 65535"_s);
    const QUrlQuery query(url);
    const auto items = query.queryItems();
    for (const auto &[name, value] : items) {
        if (name != kFingerprint && name != kCode)
            return wrong(u"link"_s, u"has the unknown part \"%1\""_s.arg(name.left(40)));
    }
    const QStringList fingerprints = query.allQueryItemValues(kFingerprint);
    if (fingerprints.size() != 1 || !matches(fingerprints.first(), u"[0-9a-fA-F]{64}"_s))
        return wrong(kFingerprint, u"must have 64 hex digits"_s);
    const QStringList codes = query.allQueryItemValues(kCode);
    if (codes.size() != 1 || !matches(codes.first(), u"[0-9]{6}"_s))
        return wrong(kCode, u"must have 6 digits"_s);
    return TillLink{.host = url.host(),
                    .port = quint16(url.port()),
                    .fingerprint = fingerprints.first().toLatin1().toLower(),
                    .code = codes.first()};
}

} // namespace tilldesk
