#include "core/domain/search_term.h"

#include "core/domain/iban.h"
#include "core/domain/search_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

QString SearchTerm::digits() const
{
    if (!amount)
        return {};
    QString digits;
    std::ranges::copy_if(text, std::back_inserter(digits), isDigit);
    return digits.size() < 2 || digits == wanted ? QString() : digits;
}

QString SearchTerm::ibanEnd() const
{
    constexpr qsizetype kShortest = 4;
    constexpr qsizetype kLongest = 34; // of an IBAN
    QString end = text.toUpper();
    end.removeIf([](QChar c) { return c.isSpace(); });
    if (end.size() < kShortest || end.size() > kLongest)
        return {};
    return std::ranges::all_of(end, isDigit) || isValidIban(end) ? end : QString();
}

SearchTerm literalTerm(const QString &text)
{
    return {.text = text, .wanted = searchable(text), .amount = {}, .days = {}};
}

} // namespace tilldesk
