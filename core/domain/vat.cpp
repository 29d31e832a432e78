#include "core/domain/vat.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr int kHundredths = 100; // of a percent
constexpr int kWhole = 10'000;   // hundredths of a percent: 100 %

/// Returns hundredths of a number with at most two decimals; empty if the text is none.
std::optional<int> hundredthsFrom(const QString &text)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(u"(\\d{1,3})(?:[.,](\\d{1,2}))?"_s));
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch())
        return {};
    return match.captured(1).toInt() * kHundredths
        + match.captured(2).leftJustified(2, u'0').toInt();
}

QString hundredthsText(qint64 hundredths)
{
    QString text = QString::number(hundredths / kHundredths);
    if (const qint64 rest = hundredths % kHundredths; rest != 0) {
        text += u".%1"_s.arg(rest, 2, 10, '0'_L1);
        if (text.endsWith(u'0'))
            text.chop(1);
    }
    return text;
}

__extension__ using Wide = __int128; // the product of two amounts exceeds 64 bits

/// Returns floor(amount * part / whole).
qint64 proportion(qint64 amount, qint64 part, qint64 whole)
{
    return qint64(Wide(amount) * part / whole);
}

} // namespace

QString vatRateText(int rate)
{
    return hundredthsText(rate);
}

std::optional<int> vatRateFrom(const QString &text)
{
    const auto rate = hundredthsFrom(text);
    return rate && *rate <= kMaxVatRate ? rate : std::nullopt;
}

Result<void> checkedVatShares(const VatShares &shares)
{
    const bool isFine =
        shares.size() <= kMaxVatParts && std::ranges::all_of(shares, [](const VatPart &part) {
            return part.rate >= 0 && part.rate <= kMaxVatRate && part.weight > 0;
        });
    if (isFine)
        return {};
    return fail(
        ErrorCode::FieldInvalid,
        u"must have at most %1 rates from 0 to 99.99, each with a share"_s.arg(kMaxVatParts),
        u"vat"_s);
}

Result<VatShares> vatSharesFrom(const QString &text, const QString &field)
{
    const auto refused = [&field](const QString &rule) {
        return fail(ErrorCode::FieldInvalid, rule, field);
    };
    const QString form = u"must be a rate such as 6, or shares of 100 % such as 12:75,21:25"_s;
    const QStringList parts = text.split(u',');
    if (parts.size() == 2 && !text.contains(u':') && vatRateFrom(text))
        return refused(u"must have a point as decimal mark, such as 12.5; a comma separates shares"
                       " such as 12:75,21:25"_s);
    if (parts.size() > kMaxVatParts)
        return refused(u"must have at most %1 rates"_s.arg(kMaxVatParts));
    VatShares shares;
    qint64 sum = 0;
    for (const QString &part : parts) {
        const auto rate = vatRateFrom(part.section(u':', 0, 0));
        const auto weight =
            part.contains(u':') ? hundredthsFrom(part.section(u':', 1)) : std::optional(kWhole);
        if (!rate || !weight || *weight == 0)
            return refused(form);
        if (std::ranges::find(shares, *rate, &VatPart::rate) != shares.end())
            return refused(u"must not have the rate %1 twice"_s.arg(vatRateText(*rate)));
        shares.append({.rate = *rate, .weight = *weight});
        sum += *weight;
    }
    if (sum != kWhole)
        return refused(
            u"the shares must be 100 % together, and are %1 %"_s.arg(hundredthsText(sum)));
    return shares;
}

QString toText(const VatShares &shares)
{
    if (shares.size() == 1)
        return vatRateText(shares.first().rate);
    QStringList parts;
    for (const VatPart &part : shares)
        parts << vatRateText(part.rate) + u':' + hundredthsText(part.weight);
    return parts.join(u',');
}

QString storedShares(const VatShares &shares)
{
    QStringList parts;
    for (const VatPart &part : shares)
        parts << u"%1:%2"_s.arg(part.rate).arg(part.weight);
    return parts.join(u' ');
}

VatShares sharesFromStored(const QString &stored)
{
    VatShares shares;
    for (const QStringView part : QStringView(stored).split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype colon = part.indexOf(u':');
        bool isRate = false;
        bool isWeight = false;
        const VatPart read{.rate = part.left(colon).toInt(&isRate),
                           .weight = part.mid(colon + 1).toLongLong(&isWeight)};
        if (!isRate || !isWeight || read.rate < 0 || read.rate > kMaxVatRate || read.weight <= 0)
            break;
        shares << read;
    }
    return shares;
}

QList<std::pair<int, Amount>> splitByVat(Amount amount, const VatShares &shares)
{
    if (shares.isEmpty())
        return {{kNoVatRate, amount}};
    qint64 whole = 0;
    for (const VatPart &part : shares)
        whole += part.weight;
    QList<std::pair<int, Amount>> parts;
    qint64 upto = 0;
    qint64 before = 0;
    for (const VatPart &part : shares) {
        upto += part.weight;
        const qint64 cents = proportion(amount.cents(), upto, whole);
        parts.append({part.rate, Amount::fromCents(cents - before)});
        before = cents;
    }
    return parts;
}

Amount vatIn(Amount amount, int rate)
{
    if (rate <= 0)
        return {};
    const qint64 whole = kWhole + rate;
    const qint64 q = amount.cents() / whole;
    const qint64 r = amount.cents() % whole;
    return Amount::fromCents(q * rate + (r * rate * 2 + whole) / (whole * 2));
}

} // namespace tilldesk
