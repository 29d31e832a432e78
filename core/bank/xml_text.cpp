#include "core/bank/xml_text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

constexpr std::array<std::pair<std::string_view, char>, 5> kEntities{
    {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};

/// Returns the characters of an entity or character reference. @param name  between `&` and `;`
QString referenced(QByteArrayView name)
{
    for (const auto &[entity, c] : kEntities) {
        if (name == QByteArrayView(entity.data(), qsizetype(entity.size())))
            return QString(QLatin1Char(c));
    }
    const bool isHex = name.startsWith("#x");
    bool isNumber = false;
    const char32_t c = name.sliced(std::min<qsizetype>(name.size(), isHex ? 2 : 1))
                           .toByteArray()
                           .toUInt(&isNumber, isHex ? 16 : 10);
    return isNumber && c <= 0x10FFFF ? QString::fromUcs4(&c, 1) : QString(u'\uFFFD');
}

} // namespace

FileText xmlText(QByteArrayView bytes, qint64 offset, FileEncoding encoding)
{
    constexpr QByteArrayView kCdata("<![CDATA[");
    constexpr QByteArrayView kComment("<!--");
    FileText text;
    qsizetype at = 0;
    while (at < bytes.size()) {
        const QByteArrayView rest = bytes.sliced(at);
        qsizetype end = 0;
        if (rest.startsWith(kCdata)) {
            end = std::max(rest.indexOf("]]>"), kCdata.size());
            text.append(decoded(rest.sliced(kCdata.size(), end - kCdata.size()),
                                offset + at + kCdata.size(), encoding));
            end += 3;
        } else if (rest.startsWith(kComment)) {
            end = std::max(rest.indexOf("-->"), kComment.size()) + 3;
        } else if (rest.front() == '<') {
            break; // the end of the element
        } else if (rest.front() == '&') {
            end = std::max<qsizetype>(rest.indexOf(';'), 1) + 1;
            for (const QChar c : referenced(rest.sliced(1, std::min(end, rest.size()) - 2)))
                text.append(c, {offset + at, end});
        } else {
            while (end < rest.size() && rest[end] != '<' && rest[end] != '&')
                ++end;
            text.append(decoded(rest.first(end), offset + at, encoding));
        }
        at += end;
    }
    return text;
}

} // namespace tilldesk::bank
