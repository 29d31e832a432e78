#include "core/domain/search_amount.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr qsizetype kLongestAmount = 40; ///< longer texts are no amounts

/// Returns the amount of a number with grouped thousands and up to two decimals.
std::optional<Amount> fromParts(const QString &whole, const QString &decimals)
{
    static const QRegularExpression marks(u"[., '\u00a0\u202f]"_s);
    const qint64 euros = QString(whole).remove(marks).toLongLong();
    const qint64 cents = decimals.leftJustified(2, u'0').toLongLong();
    // kMaxCents has 10 digits of euros, and the expressions allow 12: neither overflows 64 bits.
    const qint64 sum = euros * 100 + cents;
    return sum <= Amount::kMaxCents ? std::optional(Amount::fromCents(sum)) : std::nullopt;
}

std::optional<Amount> bound(QStringView text)
{
    const auto amount = readAmount(text);
    return amount ? std::optional(amount->amount) : std::nullopt;
}

std::optional<AmountRange> between(QStringView from, QStringView to)
{
    AmountRange range;
    if (!from.isEmpty())
        range.from = bound(from);
    if (!to.isEmpty())
        range.to = bound(to);
    const bool isUnread = (!from.isEmpty() && !range.from) || (!to.isEmpty() && !range.to);
    return isUnread || range.isAny() ? std::nullopt : std::optional(range);
}

} // namespace

std::optional<TypedAmount> readAmount(QStringView text)
{
    if (text.size() > kLongestAmount)
        return {};
    static const QRegularExpression cents(u"^(\\d{1,12}) ?(?:ct|cts|cent|cents|centimes?)\\.?$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    // Without \d's Unicode option, only ASCII digits match.
    static const QRegularExpression number(
        u"^(€|eur|euro)?[ \u00a0\u202f]?"
        "(\\d{1,12}|\\d{1,3}(?:([., '\u00a0\u202f])\\d{3})(?:\\3\\d{3}){0,3})(?:[.,](\\d{1,2}))?"
        "[ \u00a0\u202f]?(€|eur|euros?)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString clean = text.toString().simplified();
    if (const auto match = cents.match(clean); match.hasMatch()) {
        const auto amount = Amount::fromCents(match.captured(1).toLongLong());
        return amount.cents() <= Amount::kMaxCents ? std::optional(TypedAmount{amount, true})
                                                   : std::nullopt;
    }
    const auto match = number.match(clean);
    if (!match.hasMatch())
        return {};
    const auto amount = fromParts(match.captured(2), match.captured(4));
    if (!amount)
        return {};
    const bool isCertain =
        match.hasCaptured(1) || match.hasCaptured(4) || !match.captured(5).isEmpty();
    return TypedAmount{*amount, isCertain};
}

std::optional<AmountRange> readAmountRange(QStringView text)
{
    const QStringView clean = text.trimmed();
    if (const qsizetype dots = clean.indexOf(".."_L1); dots >= 0)
        return between(clean.first(dots).trimmed(), clean.sliced(dots + 2).trimmed());
    const auto after = [&clean](qsizetype sign) { return bound(clean.sliced(sign).trimmed()); };
    const auto shifted = [](std::optional<Amount> amount, qint64 cents) {
        return amount ? std::optional(Amount::fromCents(amount->cents() + cents)) : std::nullopt;
    };
    AmountRange range;
    if (clean.startsWith(">="_L1) || clean.startsWith(u'≥'))
        range.from = after(clean.startsWith(u'≥') ? 1 : 2);
    else if (clean.startsWith("<="_L1) || clean.startsWith(u'≤'))
        range.to = after(clean.startsWith(u'≤') ? 1 : 2);
    else if (clean.startsWith(u'>'))
        range.from = shifted(after(1), 1);
    else if (clean.startsWith(u'<'))
        range.to = shifted(after(1), -1);
    else
        range.from = range.to = after(clean.startsWith(u'=') ? 1 : 0);
    return range.isAny() ? std::nullopt : std::optional(range);
}

} // namespace tilldesk
