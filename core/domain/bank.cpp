#include "core/domain/bank.h"

#include "core/base/enum_texts.h"
#include "core/base/enumerators.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<BankFormat> kBankFormats{{BankFormat::Camt053v02, "camt053"},
                                             {BankFormat::Camt053v08, "camt053-08"},
                                             {BankFormat::Mt940, "mt940"},
                                             {BankFormat::Coda, "coda"}};

constexpr EnumTexts<BankOutcome> kBankOutcomes{
    {BankOutcome::Matched, "matched"},          {BankOutcome::AmountDiffers, "amount-differs"},
    {BankOutcome::NoReference, "no-reference"}, {BankOutcome::Ambiguous, "ambiguous"},
    {BankOutcome::Unexpected, "unexpected"},    {BankOutcome::Missing, "missing"},
    {BankOutcome::Awaited, "awaited"},          {BankOutcome::Other, "other"}};

QString eurosOf(qint64 cents)
{
    const qint64 whole = std::abs(cents);
    return u"EUR %1.%2"_s.arg(whole / 100).arg(whole % 100, 2, 10, '0'_L1);
}

QString firstId(const BankItem &item)
{
    return item.payouts.isEmpty() ? QString() : item.payouts.first().id.text();
}

/// Returns how the line's amount differs from the payout's.
QString differenceOf(const BankItem &item)
{
    if (item.payouts.isEmpty() || !item.entry)
        return u"the amount differs"_s;
    const qint64 cents = item.entry->amount.cents() - item.payouts.first().amount.cents();
    return u"the payout is %1; the bank booked %2 %3"_s.arg(
        eurosOf(item.payouts.first().amount.cents()), eurosOf(cents),
        cents < 0 ? u"less"_s : u"more"_s);
}

} // namespace

QLatin1StringView toText(BankFormat format)
{
    return kBankFormats.textOf(format);
}

QLatin1StringView toText(BankOutcome outcome)
{
    return kBankOutcomes.textOf(outcome);
}

std::optional<BankOutcome> bankOutcomeFrom(QStringView name)
{
    return kBankOutcomes.valueOf(name);
}

bool BankImport::hasDoubts() const
{
    return std::ranges::any_of(statements, [](const ImportedBankStatement &statement) {
        return statement.difference != Amount() || statement.gapAfter;
    });
}

bool leavesGap(const BankStatementHead &before, const BankStatementHead &after)
{
    if (before.closing != after.opening)
        return true;
    // Longer numbers are ids, which need not follow each other.
    constexpr qsizetype kLongest = 5;
    const auto numberOf = [](const BankStatementHead &head) {
        bool isNumber = false;
        const int number = head.number.toInt(&isNumber);
        return isNumber && head.number.size() <= kLongest ? std::optional(number) : std::nullopt;
    };
    const auto first = numberOf(before);
    const auto second = numberOf(after);
    return first && second && before.last.year() == after.last.year() && *second > *first + 1;
}

Amount acceptedDifference(const BankItem &item)
{
    if (item.reason != BankReason::ByHand || !item.entry || item.payouts.isEmpty())
        return {};
    return Amount::fromCents(item.entry->amount.cents() - item.payouts.first().amount.cents());
}

bool needsPerson(BankOutcome outcome)
{
    using enum BankOutcome;
    switch (outcome) {
    case AmountDiffers:
    case NoReference:
    case Ambiguous:
    case Unexpected:
    case Missing: return true;
    case Matched:
    case Awaited:
    case Other: return false;
    }
    Q_UNREACHABLE();
}

BankItemFilter openBankItems(const QList<MerchantId> &merchants)
{
    BankItemFilter filter;
    filter.merchants = merchants;
    for (const BankOutcome outcome : enumerators<BankOutcome>()) {
        if (needsPerson(outcome))
            filter.outcomes << outcome;
    }
    return filter;
}

QString reasonInWords(const BankItem &item)
{
    using enum BankReason;
    switch (item.reason) {
    case IdAndAmount: return u"the line has the payout's id and amount"_s;
    case ByHand: {
        const QString by =
            u"matched by %1"_s.arg(item.decision ? item.decision->by : u"a person"_s);
        return acceptedDifference(item) == Amount() ? by
                                                    : QString(by + u"; "_s + differenceOf(item));
    }
    case OtherAmount: return differenceOf(item);
    case SameAmount:
        return u"the line has no payout's id; its amount and day are those of payout %1"_s.arg(
            firstId(item));
    case SameAmounts:
        return u"the line has no payout's id; its amount is that of %1 payouts"_s.arg(
            item.payouts.size());
    case CutId:
        return u"the id is cut off; %1 payouts of that day begin with '%2'"_s.arg(
            QString::number(item.payouts.size()),
            item.evidence.isEmpty() ? QString() : item.evidence.last().text);
    case SeveralIds: return u"the line has the ids of %1 payouts"_s.arg(item.payouts.size());
    case UnknownId: return u"there is no payout with this id on this account"_s;
    case PayoutFailed:
        if (item.entry && item.entry->amount < Amount())
            return u"the line is a debit with the payout's id: the payout was sent back"_s;
        return u"the payout has failed: no money was sent for it"_s;
    case MatchedAlready: return u"the payout is matched with another line"_s;
    case BeforePayout: return u"the line was booked before the payout was made"_s;
    case Undone: return u"a person has undone the match with this payout"_s;
    case NotOnStatements:
        return u"expected on a statement by %1, and not there"_s.arg(
            item.expected.toString(Qt::ISODate));
    case NoStatementYet:
        return u"expected on a statement by %1"_s.arg(item.expected.toString(Qt::ISODate));
    case NotOfPayouts: return u"the line has nothing to do with a payout"_s;
    case NotAPayoutByHand:
        return u"%1 said that the line is no payout"_s.arg(item.decision ? item.decision->by
                                                                         : u"a person"_s);
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
