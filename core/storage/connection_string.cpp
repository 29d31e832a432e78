#include "core/storage/connection_string.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QUrl>
#include <algorithm>
#include <arpa/inet.h>
#include <libpq-fe.h>
#include <memory>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// The certificate authorities of the system. @source Debian, ca-certificates
constexpr auto kSystemAuthorities = "/etc/ssl/certs/ca-certificates.crt"_L1;

tl::unexpected<Error> unreadable(const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why);
}

/// Returns the keywords of the string that have a value.
Result<QMap<QString, QString>> keywordsOf(const QString &text)
{
    char *problem = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(text.toUtf8().constData(), &problem), &PQconninfoFree);
    const std::unique_ptr<char, decltype(&PQfreemem)> reason(problem, &PQfreemem);
    if (!options) {
        // libpq quotes the words that it does not understand: they may be parts of a password.
        const bool mayHaveSecret = text.contains("pass"_L1, Qt::CaseInsensitive)
            || text.contains("://"_L1) || reason == nullptr;
        return unreadable(
            u"must be a connection string of PostgreSQL, such as"
            " host=db dbname=tilldesk user=tilldesk"_s
            + (mayHaveSecret ? QString() : u": "_s + QString::fromUtf8(reason.get()).simplified()));
    }
    QMap<QString, QString> keywords;
    for (const PQconninfoOption *it = options.get(); it->keyword != nullptr; ++it) {
        if (it->val != nullptr && *it->val != '\0')
            keywords[QString::fromUtf8(it->keyword)] = QString::fromUtf8(it->val);
    }
    return keywords;
}

Result<void> check(const QMap<QString, QString> &keywords)
{
    for (const QString &secret : {u"password"_s, u"sslpassword"_s}) {
        if (keywords.contains(secret))
            return unreadable(u"must have no %1, which other users of this computer could see: put"
                              " it into a password file (passfile=…, or ~/.pgpass), or into the"
                              " environment variable PGPASSWORD"_s.arg(secret));
    }
    if (keywords.contains(u"service"_s))
        return unreadable(u"must name the server itself: service files are not read"_s);
    for (const QString &fixed : {u"replication"_s, u"client_encoding"_s}) {
        if (keywords.contains(fixed))
            return unreadable(u"must have no %1"_s.arg(fixed));
    }
    if (!keywords.contains(u"dbname"_s))
        return unreadable(u"must name the database, as in dbname=tilldesk"_s);
    for (auto it = keywords.cbegin(); it != keywords.cend(); ++it) {
        if (std::ranges::any_of(*it, [](QChar c) { return c.unicode() < u' ' || c == u';'; }))
            return unreadable(
                u"must have no semicolon and no control character in %1"_s.arg(it.key()));
    }
    return {};
}

/// Returns whether the text is an address or the name of this computer, or the folder of a socket.
bool isHere(const QString &host)
{
    in_addr address{};
    const bool isAddress = ::inet_pton(AF_INET, host.toUtf8().constData(), &address) == 1;
    return host.isEmpty() || host.startsWith(u'/') || host.startsWith(u'@')
        || host == "localhost"_L1 || host == "::1"_L1 || (isAddress && host.startsWith("127."_L1));
}

/// Returns whether all servers of the string are on this computer. A server is known by its name if
/// it has one: an address of this computer may lead to another one through a tunnel.
bool areAllHere(const QMap<QString, QString> &keywords)
{
    const QString hosts = keywords.value(u"host"_s, qEnvironmentVariable("PGHOST"));
    return std::ranges::all_of(
        (hosts.isEmpty() ? keywords.value(u"hostaddr"_s) : hosts).split(u','), isHere);
}

void addDefaults(QMap<QString, QString> &keywords)
{
    if (!keywords.contains(u"target_session_attrs"_s))
        keywords[u"target_session_attrs"_s] = u"read-write"_s;
    if (areAllHere(keywords) && !keywords.contains(u"sslmode"_s))
        return;
    if (!keywords.contains(u"sslmode"_s) && qEnvironmentVariableIsEmpty("PGSSLMODE"))
        keywords[u"sslmode"_s] = u"verify-full"_s;
    const bool hasAuthorities = keywords.contains(u"sslrootcert"_s)
        || !qEnvironmentVariableIsEmpty("PGSSLROOTCERT")
        || QFile::exists(QDir::homePath() + u"/.postgresql/root.crt"_s);
    if (!hasAuthorities && keywords.value(u"sslmode"_s).startsWith("verify-"_L1))
        keywords[u"sslrootcert"_s] = kSystemAuthorities;
}

QString encoded(const QString &text, const QByteArray &plain)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, plain));
}

} // namespace

Result<QString> connectionUri(const QString &text)
{
    auto keywords = keywordsOf(text);
    if (!keywords)
        return keywords.failure();
    if (const auto checked = check(*keywords); !checked)
        return checked.failure();
    addDefaults(*keywords);
    QString uri = u"postgresql:///"_s + encoded(keywords->take(u"dbname"_s), {});
    QChar separator = u'?';
    for (auto it = keywords->cbegin(); it != keywords->cend(); ++it) {
        uri += separator + it.key() + u'=' + encoded(*it, "/,:");
        separator = u'&';
    }
    return uri;
}

} // namespace tilldesk::storage
