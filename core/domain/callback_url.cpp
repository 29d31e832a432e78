#include "core/domain/callback_url.h"

#include "core/domain/profile.h"
#include "core/domain/sepa_text.h"

#include <QUrl>
#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr int kMaxLength = 2048;

bool isIpv4Number(QStringView host)
{
    // Resolvers read "127.1", "0x7f.1" and "2130706433" as IP addresses: a numeric last label makes
    // the whole host an address (WHATWG URL, "ends in a number").
    const QStringView last = host.mid(host.lastIndexOf(u'.') + 1);
    if (last.isEmpty())
        return false;
    const bool decimal = std::ranges::all_of(last, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return decimal || last.startsWith("0x"_L1, Qt::CaseInsensitive);
}

/// Returns the four numbers of a dotted IPv4 address; empty for anything else.
std::optional<std::array<uint, 4>> ipv4(QStringView host)
{
    const auto parts = host.split(u'.');
    std::array<uint, 4> numbers{};
    if (parts.size() != qsizetype(numbers.size()))
        return {};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        bool isNumber = false;
        numbers[i] = parts[qsizetype(i)].toUInt(&isNumber);
        if (!isNumber || numbers[i] > 255 || parts[qsizetype(i)].size() > 3)
            return {};
    }
    return numbers;
}

bool isLoopback(QStringView host)
{
    if (host == "localhost"_L1 || host.endsWith(".localhost"_L1) || host == "::1"_L1
        || host == "0:0:0:0:0:0:0:1"_L1)
        return true;
    const auto address = ipv4(host);
    return address && address->front() == 127;
}

/// @source RFC 1918; RFC 6598 (shared address space); RFC 4193 (unique local IPv6)
bool isPrivateAddress(QStringView host)
{
    if (const auto address = ipv4(host)) {
        const auto [a, b, c, d] = *address;
        return a == 10 || (a == 172 && b >= 16 && b <= 31) || (a == 192 && b == 168)
            || (a == 100 && b >= 64 && b <= 127);
    }
    const qsizetype colon = host.indexOf(u':');
    bool isHex = false;
    const uint first = host.first(std::max<qsizetype>(colon, 0)).toUInt(&isHex, 16);
    return colon > 0 && isHex && (first & 0xfe00U) == 0xfc00U;
}

/// Returns the broken rule; empty if none is broken.
QString brokenHostRule(const QUrl &url, UrlRule rule)
{
    QString host = url.host().toLower();
    if (host.endsWith(u'.')) // trailing dot, the DNS root: "localhost." is "localhost"
        host.chop(1);
    if (host.isEmpty())
        return u"a host name is missing"_s;
    if (admitsLoopback(rule) && isLoopback(host))
        return {};
    if (admitsPrivate(rule) && isPrivateAddress(host))
        return {};
    if (url.scheme() != "https"_L1)
        return u"must be an https URL"_s;
    if (url.authority().contains(u'[') || isIpv4Number(host))
        return u"the host must be a name, not an address"_s;
    if (isLoopback(host))
        return u"the host must not be this computer"_s;
    if (!host.contains(u'.'))
        return u"the host name needs a dot"_s;
    return {};
}

} // namespace

UrlRule urlRuleOf(const Profile &profile)
{
    return urlRule(profile.allowsLoopbackCallbacks, profile.allowsPrivateCallbacks);
}

Result<QString> callbackUrl(const QString &text, UrlRule rule, const QString &field)
{
    const auto refuse = [&field](const QString &why) {
        return fail(ErrorCode::FieldInvalid, why, field);
    };
    const int length = characterCount(text);
    if (length < 1 || length > kMaxLength)
        return refuse(u"1 to %1 characters"_s.arg(kMaxLength));
    if (std::ranges::any_of(
            text, [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Control; }))
        return refuse(u"must not contain spaces or control characters"_s);
    if (text.contains(u'\\'))
        return refuse(u"must not contain a backslash"_s);
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || url.isRelative())
        return refuse(u"is not a URL"_s);
    if (url.scheme() != "https"_L1 && url.scheme() != "http"_L1)
        return refuse(u"must be an https URL"_s);
    if (url.authority().contains(u'@'))
        return refuse(u"must not contain user information"_s);
    const QString broken = brokenHostRule(url, rule);
    if (!broken.isEmpty())
        return refuse(broken);
    return text;
}

QString callbackHost(const QString &url)
{
    constexpr int kHttp = 80;
    constexpr int kHttps = 443;
    const QUrl parsed(url);
    QString host = parsed.host(QUrl::FullyEncoded).toLower();
    if (host.contains(u':'))
        host = u'[' + host + u']';
    const int port = parsed.port(parsed.scheme() == "http"_L1 ? kHttp : kHttps);
    return u"%1:%2"_s.arg(host).arg(port);
}

} // namespace tilldesk
