#include "core/domain/basic_latin.h"

#include <QList>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

/// Transliteration of one letter or sign.
struct Spelling {
    char32_t from;
    const char *to;
};

/// Lower-case letters; capitals use the same spellings.
constexpr std::array kSmall{
    // Latin letters without a decomposition
    Spelling{U'ß', "ss"}, Spelling{U'æ', "ae"}, Spelling{U'œ', "oe"}, Spelling{U'ø', "o"},
    Spelling{U'þ', "th"}, Spelling{U'ð', "d"}, Spelling{U'đ', "d"}, Spelling{U'ħ', "h"},
    Spelling{U'ı', "i"}, Spelling{U'ĸ', "k"}, Spelling{U'ł', "l"}, Spelling{U'ŋ', "n"},
    Spelling{U'ŧ', "t"},
    // Greek
    Spelling{U'α', "a"}, Spelling{U'β', "v"}, Spelling{U'γ', "g"}, Spelling{U'δ', "d"},
    Spelling{U'ε', "e"}, Spelling{U'ζ', "z"}, Spelling{U'η', "i"}, Spelling{U'θ', "th"},
    Spelling{U'ι', "i"}, Spelling{U'κ', "k"}, Spelling{U'λ', "l"}, Spelling{U'μ', "m"},
    Spelling{U'ν', "n"}, Spelling{U'ξ', "x"}, Spelling{U'ο', "o"}, Spelling{U'π', "p"},
    Spelling{U'ρ', "r"}, Spelling{U'σ', "s"}, Spelling{U'ς', "s"}, Spelling{U'τ', "t"},
    Spelling{U'υ', "y"}, Spelling{U'φ', "f"}, Spelling{U'χ', "ch"}, Spelling{U'ψ', "ps"},
    Spelling{U'ω', "o"},
    // Cyrillic
    Spelling{U'а', "a"}, Spelling{U'б', "b"}, Spelling{U'в', "v"}, Spelling{U'г', "g"},
    Spelling{U'д', "d"}, Spelling{U'е', "e"}, Spelling{U'ж', "zh"}, Spelling{U'з', "z"},
    Spelling{U'и', "i"}, Spelling{U'й', "y"}, Spelling{U'к', "k"}, Spelling{U'л', "l"},
    Spelling{U'м', "m"}, Spelling{U'н', "n"}, Spelling{U'о', "o"}, Spelling{U'п', "p"},
    Spelling{U'р', "r"}, Spelling{U'с', "s"}, Spelling{U'т', "t"}, Spelling{U'у', "u"},
    Spelling{U'ф', "f"}, Spelling{U'х', "h"}, Spelling{U'ц', "ts"}, Spelling{U'ч', "ch"},
    Spelling{U'ш', "sh"}, Spelling{U'щ', "sht"}, Spelling{U'ъ', "a"}, Spelling{U'ы', "y"},
    Spelling{U'ь', "y"}, Spelling{U'э', "e"}, Spelling{U'ю', "yu"}, Spelling{U'я', "ya"}};

constexpr std::array kSigns{
    Spelling{U'€', "EUR"}, Spelling{U'&', "+"},  Spelling{U'"', "'"}, Spelling{U'`', "'"},
    Spelling{U'´', "'"},   Spelling{U'‘', "'"},  Spelling{U'’', "'"}, Spelling{U'“', "'"},
    Spelling{U'”', "'"},   Spelling{U'„', "'"},  Spelling{U'«', "'"}, Spelling{U'»', "'"},
    Spelling{U'<', "("},   Spelling{U'>', ")"},  Spelling{U'[', "("}, Spelling{U']', ")"},
    Spelling{U'{', "("},   Spelling{U'}', ")"},  Spelling{U';', ","}, Spelling{U'_', "-"},
    Spelling{U'–', "-"},   Spelling{U'—', "-"},  Spelling{U'=', "-"}, Spelling{U'~', "-"},
    Spelling{U'|', "/"},   Spelling{U'\\', "/"}, Spelling{U'*', "."}, Spelling{U'!', "."},
    Spelling{U'…', "..."}, Spelling{U'·', "."},  Spelling{U'ʼ', "'"}, Spelling{U'@', "(at)"},
    Spelling{U'×', "x"}};

constexpr std::u32string_view kAllowed = U" /-?:().,'+";

bool isAllowed(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9')
        || kAllowed.find(c) != std::u32string_view::npos;
}

template <std::size_t N>
const char *spelling(const std::array<Spelling, N> &table, char32_t c)
{
    const auto found = std::ranges::find(table, c, &Spelling::from);
    return found == table.end() ? nullptr : found->to;
}

} // namespace

QString basicLatin(const QString &text)
{
    QString latin;
    // Looked up before decomposition, so that `й` is not read as `и` with a mark. The sign `€` has
    // no decomposition anyway.
    const auto take = [&latin](char32_t c) {
        if (isAllowed(c)) {
            latin += QChar(char16_t(c));
            return true;
        }
        if (const char *sign = spelling(kSigns, c)) {
            latin += QLatin1StringView(sign);
            return true;
        }
        const char32_t small = QChar::toLower(c);
        const char *letters = spelling(kSmall, small);
        if (!letters)
            return false;
        const QString spelt = QString::fromLatin1(letters);
        latin += small == c ? spelt : QString(spelt.at(0).toUpper() + spelt.mid(1));
        return true;
    };
    for (const char32_t c : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (take(c))
            continue;
        bool isKnown = false;
        const QString parts = QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KD);
        for (const char32_t part : parts.toUcs4())
            isKnown = QChar::isMark(part) ? isKnown : take(part) || isKnown;
        if (!isKnown)
            latin += u'?';
    }
    return latin;
}

} // namespace tilldesk
