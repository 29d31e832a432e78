#include "core/callbacks/inspection_parts.h"

#include "core/crypto/base64url.h"
#include "core/crypto/jws_checks.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using crypto::quoted;

QString withoutWhiteSpace(QString text)
{
    return text.removeIf([](QChar c) { return c.isSpace(); });
}

/// Decodes base64 in the standard or the URL alphabet, with or without padding; empty if invalid.
std::optional<QByteArray> leniently(QByteArray text)
{
    text.replace('-', '+').replace('_', '/');
    while (text.endsWith('='))
        text.chop(1);
    auto decoded =
        QByteArray::fromBase64Encoding(text,
                                       QByteArray::Base64Encoding | QByteArray::OmitTrailingEquals
                                           | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return {};
    return std::move(decoded.decoded);
}

/// Returns why a part is not base64url; empty if it is.
QString faultOfBase64(const QString &name, const QByteArray &part)
{
    if (crypto::fromBase64Url(part))
        return {};
    if (part.contains('+') || part.contains('/') || part.endsWith('='))
        return u"the %1 is standard base64 with + / =; base64url has - and _ and no padding"_s.arg(
            name);
    for (qsizetype at = 0; at < part.size(); ++at) {
        const char c = part[at];
        const bool isFine = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
            || (c >= '0' && c <= '9') || c == '-' || c == '_';
        if (!isFine)
            return u"the %1 has %2 at place %3"_s.arg(name, quoted(QString(QLatin1Char(c))))
                .arg(at + 1);
    }
    return u"the %1 has a length or last bits that are not valid base64url: its end may be"
           " cut off"_s.arg(name);
}

void readParts(QString value, SignatureParts &read)
{
    constexpr auto kName = "Signature:"_L1;
    value = value.trimmed();
    if (value.startsWith(kName, Qt::CaseInsensitive)) {
        read.partsFault = u"the value begins with the header's name; the rest is checked"_s;
        value = value.sliced(kName.size()).trimmed();
    }
    const QStringList parts = withoutWhiteSpace(value).split(u'.');
    QStringList lengths;
    for (const QString &part : parts)
        lengths << QString::number(part.size());
    read.partsSeen = u"characters of each part: "_s + lengths.join(u", "_s);
    if (value.isEmpty()) {
        read.partsSeen.clear();
        read.partsFault = u"there is no signature"_s;
    } else if (parts.size() != 3) {
        read.partsFault =
            u"the value has %1 part(s) between dots instead of three"_s.arg(parts.size());
    } else if (parts[0].isEmpty() || parts[2].isEmpty()) {
        read.partsFault = parts[0].isEmpty() ? u"the first part, the header, is empty"_s
                                             : u"the last part, the signature, is empty"_s;
    } else {
        read.headerPart = parts[0].toUtf8();
        read.signaturePart = parts[2].toUtf8();
        if (!parts[1].isEmpty())
            read.partsFault = u"the body is attached as the middle part, which must be empty"_s;
    }
}

void readMembers(SignatureParts &read)
{
    if (!read.header) {
        read.jsonFault = u"the part cannot be decoded"_s;
        return;
    }
    const std::string_view json(read.header->constData(), std::size_t(read.header->size()));
    const auto parse = [&](http::Duplicates duplicates) {
        auto object = http::parseObject(json, duplicates);
        if (object)
            read.members = std::move(*object);
        else
            read.jsonFault =
                object.error().detail.isEmpty() ? u"is empty"_s : object.error().detail;
        return read.members.has_value();
    };
    if (!parse(http::Duplicates::Refused))
        parse(http::Duplicates::LastCounts);
    if (read.members && !read.jsonFault.isEmpty())
        read.jsonFault += u"; the last of them is checked"_s;
}

} // namespace

SignatureParts readSignatureParts(const QString &value)
{
    SignatureParts read;
    readParts(value, read);
    if (!read.areThere())
        return read;
    read.header = leniently(read.headerPart);
    read.signature = leniently(read.signaturePart);
    read.base64Fault = faultOfBase64(u"header"_s, read.headerPart);
    if (read.base64Fault.isEmpty())
        read.base64Fault = faultOfBase64(u"signature"_s, read.signaturePart);
    // HTTP strips white space around a value, but not inside it.
    const QString inner = value.trimmed();
    if (read.base64Fault.isEmpty() && read.partsFault.isEmpty()
        && inner != withoutWhiteSpace(inner))
        read.base64Fault =
            u"the value contains white space; it is checked without the white space"_s;
    readMembers(read);
    return read;
}

} // namespace tilldesk::callbacks
