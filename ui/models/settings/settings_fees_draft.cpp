#include "ui/models/settings/settings_fees_draft.h"

#include "core/domain/fee_text.h"
#include "ui/models/common/format.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString shownFee(qint64 hundredths)
{
    return hundredths == 0 ? QString() : hundredthsText(hundredths, decimalMark());
}

/// Returns the number of a field, as hundredths; empty if it is wrong.
std::optional<qint64> typedFee(const QString &text)
{
    return text.trimmed().isEmpty() ? std::optional<qint64>(0) : hundredthsFrom(text.trimmed());
}

bool isTyped(const FeesDraft &draft)
{
    return !draft.invoiceNumber.trimmed().isEmpty() || !draft.invoiceAmount.trimmed().isEmpty();
}

} // namespace

FeesDraft SettingsFees::draftOf(const FeeTerms &terms, const QDate &today)
{
    const FeeRule rule = terms.at(today).value_or(FeeRule());
    return {.feeFixed = shownFee(rule.fixed.cents()),
            .feePercent = shownFee(rule.share),
            .feeMinimum = shownFee(rule.minimum.cents()),
            .feeCollection = rule.collection,
            .invoiceMonth = months(today).first(),
            .invoiceNumber = {},
            .invoiceAmount = {}};
}

QList<QDate> SettingsFees::months(const QDate &today)
{
    QList<QDate> months;
    for (int i = 1; i <= kMonths; ++i)
        months << QDate(today.year(), today.month(), 1).addMonths(-i);
    return months;
}

FeeRule SettingsFees::ruleOf(const FeesDraft &draft)
{
    return {.first = {},
            .fixed = Amount::fromCents(typedFee(draft.feeFixed).value_or(0)),
            .share =
                int(std::min<qint64>(typedFee(draft.feePercent).value_or(0), FeeRule::kMaxShare)),
            .minimum = Amount::fromCents(typedFee(draft.feeMinimum).value_or(0)),
            .collection = draft.feeCollection};
}

std::optional<FeeInvoice> SettingsFees::invoiceOf(const FeesDraft &draft)
{
    if (!isTyped(draft))
        return {};
    return FeeInvoice{.month = draft.invoiceMonth,
                      .number = draft.invoiceNumber.trimmed(),
                      .amount = Amount::fromCents(typedFee(draft.invoiceAmount).value_or(0)),
                      .computed = {},
                      .bookedAt = {},
                      .actor = {}};
}

bool SettingsFees::isChanged(const FeesDraft &draft, const FeeTerms &terms, const QDate &today)
{
    FeeRule now = terms.at(today).value_or(FeeRule());
    now.first = {};
    return ruleOf(draft) != now;
}

QHash<QString, QString> SettingsFees::problems(const FeesDraft &draft, const FeeTerms &terms)
{
    QHash<QString, QString> problems;
    for (const auto &[field, text] : {std::pair(u"fixed"_s, draft.feeFixed),
                                      {u"percent"_s, draft.feePercent},
                                      {u"minimum"_s, draft.feeMinimum}}) {
        if (!typedFee(text))
            problems.insert(field, refusal(field));
    }
    if (typedFee(draft.feePercent).value_or(0) > FeeRule::kMaxShare)
        problems.insert(u"percent"_s, refusal(u"percent"_s));
    if (!isTyped(draft))
        return problems;
    constexpr qsizetype kLongestNumber = 35;
    const QString number = draft.invoiceNumber.trimmed();
    if (number.isEmpty() || number.size() > kLongestNumber)
        problems.insert(u"number"_s, refusal(u"number"_s));
    if (draft.invoiceAmount.trimmed().isEmpty() || !typedFee(draft.invoiceAmount))
        problems.insert(u"amount"_s, refusal(u"amount"_s));
    const bool isOfAnotherMonth = std::ranges::any_of(terms.invoices, [&](const FeeInvoice &known) {
        return known.number == number && known.month != draft.invoiceMonth
            && terms.invoiceOf(known.month) == known;
    });
    if (isOfAnotherMonth)
        problems.insert(u"number"_s, refusal(u"number"_s));
    return problems;
}

QStringList SettingsFees::fields()
{
    return {u"fixed"_s, u"percent"_s, u"minimum"_s, u"month"_s, u"number"_s, u"amount"_s};
}

QString SettingsFees::refusal(const QString &field)
{
    if (field == "fixed"_L1 || field == "minimum"_L1)
        return tr("Euros with up to two decimals, such as 0.25.");
    if (field == "percent"_L1)
        return tr("A percentage from 0 to 100, such as 1.4.");
    if (field == "amount"_L1)
        return tr("The amount of the invoice, such as 123.45.");
    if (field == "number"_L1)
        return tr("The number of the invoice, up to 35 characters. No other month has it.");
    if (field == "month"_L1)
        return tr("A month that has ended.");
    return {};
}

QString SettingsFees::collection(FeeCollection collection)
{
    switch (collection) {
    case FeeCollection::Net: return tr("Net: less the fees");
    case FeeCollection::Gross: return tr("Gross: fees apart");
    }
    Q_UNREACHABLE();
}

QString SettingsFees::invoices(const FeeTerms &terms, const FeesDraft &draft)
{
    QStringList sentences;
    for (const FeeInvoice &invoice : terms.invoices)
        sentences.prepend(tr("%1: invoice %2 of %3 instead of %4")
                              .arg(QLocale().toString(invoice.month, u"MMMM yyyy"_s),
                                   invoice.number, money(invoice.amount), money(invoice.computed)));
    sentences = sentences.mid(0, kMonths);
    const auto before = terms.invoiceOf(draft.invoiceMonth);
    if (before && isTyped(draft))
        sentences.prepend(tr("The new invoice replaces invoice %1 of %2: the difference is booked.")
                              .arg(before->number, money(before->amount)));
    return sentences.join(u'\n');
}

} // namespace tilldesk::ui
