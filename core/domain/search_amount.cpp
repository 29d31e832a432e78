#include "core/domain/search_amount.h"

#include "core/domain/typed_amount.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr qsizetype kLongestAmount = 40; ///< longer texts are no amounts

/// A number as it was typed.
struct TypedNumber {
    TypedAmount read;
    QChar group;    ///< the mark between thousands; null: none
    int groups = 0; ///< how often that mark occurs
    bool hasDecimals = false;
};

/// Returns the cents of a number with grouped thousands and up to two decimals. The expressions
/// allow 15 digits before the decimals, so the result fits 64 bits.
qint64 centsOf(const QString &whole, const QString &decimals)
{
    static const QRegularExpression marks(u"[., ']"_s);
    return QString(whole).remove(marks).toLongLong() * 100
        + decimals.leftJustified(2, u'0').toLongLong();
}

std::optional<TypedNumber> readNumber(const QString &clean)
{
    // Without \d's Unicode option, only ASCII digits match. Between digits the euro sign separates
    // the cents: 24€50.
    static const QRegularExpression number(
        u"^(€|eur|euro)? ?(\\d{1,12}|\\d{1,3}(?:([., '])\\d{3})(?:\\3\\d{3}){0,3}|(?=[.,]\\d))"
        "(?:([.,])(\\d{1,2})|€(\\d{2}))? ?(€|eur|euros?)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = number.match(clean);
    if (!match.hasMatch())
        return {};
    const bool isBefore = match.hasCaptured(1);
    const bool isBehind = !match.captured(7).isEmpty();
    const bool isBetween = match.hasCaptured(6);
    if (int(isBefore) + int(isBehind) + int(isBetween) > 1)
        return {};
    TypedNumber typed;
    if (match.hasCaptured(3)) {
        typed.group = match.capturedView(3).front();
        typed.groups = int(match.captured(2).count(typed.group));
    }
    typed.hasDecimals = match.hasCaptured(5) || isBetween;
    if (match.hasCaptured(4) && match.capturedView(4).front() == typed.group)
        return {}; // one mark cannot both group thousands and separate the cents
    typed.read.amount =
        Amount::fromCents(centsOf(match.captured(2), match.captured(isBetween ? 6 : 5)));
    typed.read.isCertain = isBefore || isBehind || typed.hasDecimals;
    return typed;
}

/// Reads all forms of an amount. @param decimalMark  see readTypedAmount()
std::optional<TypedAmount> readAnyAmount(QStringView text, QChar decimalMark)
{
    if (text.size() > kLongestAmount)
        return {};
    static const QRegularExpression cents(u"^(\\d{1,12}) ?(?:ct|cts|cent|cents|centimes?)\\.?$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const QString clean = text.toString().simplified();
    if (const auto match = cents.match(clean); match.hasMatch())
        return TypedAmount{Amount::fromCents(match.captured(1).toLongLong()), true};
    const auto typed = readNumber(clean);
    if (!typed)
        return {};
    const bool isAmbiguous =
        !decimalMark.isNull() && typed->group == decimalMark && typed->groups == 1;
    return isAmbiguous && !typed->hasDecimals ? std::nullopt : std::optional(typed->read);
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
    const auto read = readAnyAmount(text, {});
    return read && read->amount.cents() <= Amount::kMaxCents ? read : std::nullopt;
}

std::optional<Amount> readTypedAmount(QStringView text, QChar decimalMark)
{
    const auto read = readAnyAmount(text, decimalMark);
    return read ? std::optional(read->amount) : std::nullopt;
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
