#include "app/commands/fees.h"

#include "app/commands/export_values.h"
#include "app/commands/table.h"
#include "core/domain/fee_text.h"
#include "core/fees/fee_queries.h"
#include "core/fees/fee_service.h"
#include "core/merchants/merchant_repository.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Errors: `FieldInvalid` (the option).
Result<qint64> hundredths(const CommandValues &values, const QString &option)
{
    const QString text = values[option].trimmed();
    const auto number = hundredthsFrom(text);
    if (number)
        return *number;
    static const QRegularExpression kNumber(
        QRegularExpression::anchoredPattern(u"(-?)\\d+(?:[.,]\\d{1,2})?"_s));
    const auto found = kNumber.match(text); // negative, or with more digits
    if (!found.hasMatch())
        return fail(ErrorCode::FieldInvalid,
                    u"must be a number with up to two decimals, for example 0.25"_s, option);
    return fail(ErrorCode::FieldInvalid,
                found.captured(1).isEmpty() ? u"is too large"_s : u"must not be negative"_s,
                option);
}

QString inWords(const FeeRule &rule)
{
    if (rule.isFree())
        return u"no fees"_s;
    return u"EUR %1 + %2 %, at least EUR %3 a month, %4"_s.arg(
        hundredthsText(rule.fixed.cents()), hundredthsText(rule.share),
        hundredthsText(rule.minimum.cents()), toText(rule.collection));
}

CommandResult fine(const QString &text)
{
    return {CommandResult::kFine, text.toUtf8(), {}};
}

CommandResult listFees(const CommandValues &values, const storage::DataDirectory &directory,
                       const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto wanted = merchantsOf(values, db);
    if (!wanted)
        return CommandResult::failure(wanted.error());
    QList<QStringList> rules{
        {u"MERCHANT"_s, u"FROM"_s, u"FIXED"_s, u"PERCENT"_s, u"MINIMUM"_s, u"PAYOUTS"_s}};
    QList<QStringList> invoices{
        {u"MERCHANT"_s, u"MONTH"_s, u"INVOICE"_s, u"AMOUNT"_s, u"INSTEAD OF"_s, u"BOOKED BY"_s}};
    for (const Merchant &merchant : merchants::MerchantRepository(db).merchants()) {
        if (!wanted->isEmpty() && !wanted->contains(merchant.id))
            continue;
        const FeeTerms terms = fees::termsOf(db, merchant.id);
        for (const FeeRule &rule : terms.rules)
            rules << QStringList{merchant.id.text(),
                                 rule.first.toString(Qt::ISODate),
                                 hundredthsText(rule.fixed.cents()),
                                 hundredthsText(rule.share),
                                 hundredthsText(rule.minimum.cents()),
                                 toText(rule.collection)};
        for (const FeeInvoice &invoice : terms.invoices)
            invoices << QStringList{merchant.id.text(),
                                    invoice.month.toString(u"yyyy-MM"_s),
                                    invoice.number,
                                    hundredthsText(invoice.amount.cents()),
                                    hundredthsText(invoice.computed.cents()),
                                    invoice.actor};
    }
    if (rules.size() == 1 && invoices.size() == 1)
        return fine(u"No fees are set\n"_s);
    return {CommandResult::kFine,
            (rules.size() > 1 ? table(rules) : QByteArray())
                + (invoices.size() > 1 ? table(invoices) : QByteArray()),
            {}};
}

/// Errors: `FieldInvalid` naming the option.
Result<FeeChange> changeOf(const CommandValues &values)
{
    FeeChange change;
    std::optional<qint64> fixed;
    std::optional<qint64> share;
    std::optional<qint64> minimum;
    for (const auto &[option, number] :
         {std::pair(u"fixed"_s, &fixed), {u"percent"_s, &share}, {u"minimum"_s, &minimum}}) {
        if (!values.contains(option))
            continue;
        const auto read = hundredths(values, option);
        if (!read)
            return read.failure();
        *number = *read;
    }
    if (values.contains(u"none"_s)) {
        if (fixed || share || minimum)
            return fail(ErrorCode::FieldInvalid, u"leaves no fees: name no amounts with it"_s,
                        u"none"_s);
        fixed = share = minimum = 0;
    }
    if (values.contains(u"payouts"_s)) {
        change.collection = feeCollectionFrom(values[u"payouts"_s]);
        if (!change.collection)
            return fail(ErrorCode::FieldInvalid, u"must be net or gross"_s, u"payouts"_s);
    }
    if (!fixed && !share && !minimum && !change.collection)
        return fail(ErrorCode::FieldRequired,
                    u"name what changes: --fixed, --percent, --minimum, --payouts or --none"_s,
                    u"fixed"_s);
    if (values.contains(u"from"_s)) {
        const auto first = dayIn(values, u"from"_s);
        if (!first)
            return first.failure();
        change.first = *first;
    }
    if (share.value_or(0) > FeeRule::kMaxShare)
        return fail(ErrorCode::FieldInvalid, u"must be 0 to 100"_s, u"percent"_s);
    if (fixed)
        change.fixed = Amount::fromCents(*fixed);
    if (share)
        change.share = int(*share);
    if (minimum)
        change.minimum = Amount::fromCents(*minimum);
    return change;
}

CommandResult setFees(const CommandValues &values, Assembly &assembly)
{
    const auto wanted = changeOf(values);
    if (!wanted)
        return CommandResult::failure(wanted.error());
    const auto rule = onCore(assembly, [&] {
        return assembly.services().fees().changeRule(MerchantId(values[u"merchant"_s]), *wanted);
    });
    if (!rule)
        return CommandResult::failure(rule.error());
    return fine(u"From %1: %2\n"_s.arg(rule->first.toString(Qt::ISODate), inWords(*rule)));
}

CommandResult bookInvoice(const CommandValues &values, Assembly &assembly)
{
    const auto month = monthOf(values);
    if (!month)
        return CommandResult::failure(month.error());
    const auto amount = hundredths(values, u"amount"_s);
    if (!amount)
        return CommandResult::failure(amount.error());
    std::optional<FeeInvoice> before;
    const auto invoice = onCore(assembly, [&] {
        before = fees::termsOf(assembly.services().database(), MerchantId(values[u"merchant"_s]))
                     .invoiceOf(*month);
        return assembly.services().fees().bookInvoice(MerchantId(values[u"merchant"_s]),
                                                      {.month = *month,
                                                       .number = values[u"number"_s],
                                                       .amount = Amount::fromCents(*amount),
                                                       .computed = {},
                                                       .bookedAt = {},
                                                       .actor = {}});
    });
    if (!invoice)
        return CommandResult::failure(invoice.error());
    if (before == *invoice)
        return fine(u"%1: invoice %2 of EUR %3 is booked already; nothing changed\n"_s.arg(
            invoice->month.toString(u"yyyy-MM"_s), invoice->number,
            hundredthsText(invoice->amount.cents())));
    const qint64 difference = invoice->amount.cents() - invoice->computed.cents();
    return fine(u"%1: invoice %2 of EUR %3 instead of EUR %4: EUR %5 %6\n"_s.arg(
        invoice->month.toString(u"yyyy-MM"_s), invoice->number,
        hundredthsText(invoice->amount.cents()), hundredthsText(invoice->computed.cents()),
        hundredthsText(std::abs(difference)), difference < 0 ? u"taken back"_s : u"charged"_s));
}

} // namespace

std::vector<Command> feeCommands()
{
    const CommandOption merchant{u"merchant"_s, u"id"_s, u"the merchant"_s, true};
    return {
        {.words = u"fee list"_s,
         .summary = u"Lists the fees of payments, and the provider's invoices"_s,
         .options = {{u"merchant"_s, u"id"_s, u"only of this merchant"_s}},
         .read = listFees},
        {.words = u"fee set"_s,
         .summary = u"Sets the fees of a merchant's payments from a day on; what no option names"
                    " stays as it is"_s,
         .options = {merchant,
                     {u"fixed"_s, u"euros"_s, u"of each payment, for example 0.25"_s},
                     {u"percent"_s, u"percent"_s, u"of the payment's amount, for example 1.4"_s},
                     {u"minimum"_s, u"euros"_s, u"of each month"_s},
                     {u"payouts"_s, u"how"_s,
                      u"net: payouts are reduced by the fees (at first); gross: payouts are whole,"
                      " and the fees of a month are collected apart"_s},
                     {u"none"_s, {}, u"no fees: neither fixed, nor percent, nor minimum"_s},
                     {u"from"_s, u"day"_s, u"first day; default today, never earlier"_s}},
         .change = setFees},
        {.words = u"fee invoice"_s,
         .summary = u"Books the provider's invoice for the fees of a month; a later one for that"
                    " month replaces it"_s,
         .options = {merchant,
                     {u"month"_s, u"month"_s, u"a month that has ended, such as 2026-10"_s, true},
                     {u"amount"_s, u"euros"_s, u"of the invoice, for example 123.45"_s, true},
                     {u"number"_s, u"text"_s, u"number of the invoice, up to 35 characters"_s,
                      true}},
         .change = bookInvoice}};
}

} // namespace tilldesk::app
