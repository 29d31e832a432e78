#include "core/domain/sepa_text.h"

#include "core/domain/composed_characters.h"

#include <QList>
#include <algorithm>
#include <array>
#include <atomic>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// Latin letters with diacritics except × and ÷, Romanian, Greek, Cyrillic, the euro sign.
constexpr std::array kRanges{Range{U'a', U'z'},     Range{U'A', U'Z'},     Range{U'0', U'9'},
                             Range{0x00C0, 0x00D6}, Range{0x00D8, 0x00F6}, Range{0x00F8, 0x017F},
                             Range{0x0218, 0x021B}, Range{0x0386, 0x0386}, Range{0x0388, 0x038A},
                             Range{0x038C, 0x038C}, Range{0x038E, 0x03A1}, Range{0x03A3, 0x03CE},
                             Range{0x0410, 0x044F}, Range{0x20AC, 0x20AC}};

constexpr int kMaxDecomposed = 4; ///< @source Unicode Standard Annex #15: U+1F82 and others

std::atomic<quint64> composedTotal = 0;

constexpr std::u32string_view kSigns = U" /-?:().,'+";

bool isAllowed(char32_t c)
{
    return kSigns.find(c) != std::u32string_view::npos
        || std::ranges::any_of(kRanges, [c](Range r) { return c >= r.first && c <= r.last; });
}

QString describe(char32_t c)
{
    QString code = u"U+%1"_s.arg(uint(c), 4, 16, '0'_L1).toUpper();
    if (!QChar::isPrint(c) || c == 0xFFFD)
        return code;
    return u"'"_s + QString::fromUcs4(&c, 1) + u"' ("_s + code + u")"_s;
}

Result<QString> checkedText(const QString &text, int maxLength, const QString &field,
                            bool (*allowed)(char32_t))
{
    const QString normalized = composed(text, maxLength);
    if (characterCount(normalized) > maxLength)
        return fail(ErrorCode::FieldInvalid, u"at most %1 characters"_s.arg(maxLength), field);
    for (const char32_t c : normalized.toUcs4()) {
        if (!allowed(c))
            return fail(ErrorCode::FieldInvalid, u"character %1 is not allowed"_s.arg(describe(c)),
                        field);
    }
    return normalized;
}

} // namespace

int characterCount(QStringView text)
{
    return int(std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); }));
}

QStringView firstCharacters(QStringView text, int limit)
{
    int characters = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLowSurrogate() && characters++ == limit)
            return text.first(i);
    }
    return text;
}

QString composed(QStringView text, int maxLength)
{
    const QStringView part = firstCharacters(text, kMaxDecomposed * maxLength + 1);
    composedTotal.fetch_add(quint64(characterCount(part)), std::memory_order_relaxed);
    return part.toString().normalized(QString::NormalizationForm_C);
}

quint64 charactersComposed()
{
    return composedTotal.load(std::memory_order_relaxed);
}

int composedCount(QStringView text, int maxLength)
{
    const int count = characterCount(text);
    return count > kMaxDecomposed * maxLength ? count : characterCount(composed(text, maxLength));
}

Result<QString> sepaText(const QString &text, int maxLength, const QString &field)
{
    return checkedText(text, maxLength, field, isAllowed);
}

Result<QString> plainText(const QString &text, int maxLength, const QString &field)
{
    return checkedText(text, maxLength, field, [](char32_t c) { return QChar::isPrint(c); });
}

} // namespace tilldesk
