#include "app/commands/payouts.h"

#include "app/commands/table.h"
#include "core/payouts/reconciliation_json.h"
#include "core/payouts/reconciliation_queries.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QByteArray asTable(const QList<Payout> &payouts)
{
    QList<QStringList> rows{{u"ID"_s, u"MADE"_s, u"STATUS"_s, u"CENTS"_s, u"PAYMENTS"_s,
                             u"REFUNDS"_s, u"MERCHANT"_s, u"IBAN"_s, u"BULK"_s,
                             u"PAID AGAIN BY"_s}};
    for (const Payout &payout : payouts)
        rows << QStringList{payout.id.text(),
                            QString::fromLatin1(toIsoUtc(payout.madeAt)),
                            toText(payout.status),
                            QString::number(payout.amount.cents()),
                            QString::number(payout.payments.count),
                            QString::number(payout.refunds.count),
                            payout.merchantId.text(),
                            payout.iban,
                            payout.bulkId.isEmpty() ? QString(kNoBulk) : payout.bulkId,
                            payout.paidBy.isEmpty() ? u"-"_s : payout.paidBy.text()};
    return table(rows);
}

CommandResult shown(const CommandValues &values, const QList<Payout> &payouts)
{
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? QByteArray::fromStdString(payouts::runJson(payouts)) + '\n'
                                       : asTable(payouts),
            {}};
}

CommandResult run(const CommandValues &values, Assembly &assembly)
{
    payouts::PayoutService &service = assembly.services().payouts();
    const auto made = onCore(assembly, [&] { return service.run(assembly.clock().now()); });
    if (!made)
        return CommandResult::failure(made.error());
    if (made->isEmpty() && !values.contains(u"json"_s))
        return {CommandResult::kFine, "There is nothing to pay out.\n", {}};
    return shown(values, *made);
}

CommandResult again(const CommandValues &values, Assembly &assembly)
{
    const PayoutId id(values[u"id"_s]);
    payouts::PayoutService &service = assembly.services().payouts();
    const auto made = onCore(assembly, [&] { return service.payAgain(id); });
    return made ? shown(values, {*made}) : CommandResult::failure(made.error());
}

CommandResult listPayouts(const CommandValues &values, const storage::DataDirectory &directory,
                          const Settings & /*settings*/)
{
    constexpr int kMax = 500;
    PayoutFilter filter;
    if (values.contains(u"merchant"_s))
        filter.merchants << MerchantId(values[u"merchant"_s]);
    if (values.contains(u"failed"_s))
        filter.status = PayoutStatus::Failed;
    bool isNumber = false;
    const int limit = values.value(u"limit"_s, u"20"_s).toInt(&isNumber);
    if (!isNumber || limit < 1 || limit > kMax)
        return CommandResult::failure(
            {ErrorCode::FieldInvalid, u"must be a number from 1 to %1"_s.arg(kMax), u"limit"_s});
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    using Queries = payouts::ReconciliationQueries;
    return shown(values, Queries(db).payouts(filter, 0, limit).rows);
}

} // namespace

std::vector<Command> payoutCommands()
{
    const CommandOption json{u"json"_s, {}, u"as JSON, with the members of reconciliation"_s};
    return {
        {.words = u"payout run"_s,
         .summary = u"Pays out now, at any hour, and lists the payouts made"_s,
         .options = {json},
         .change = run},
        {.words = u"payout list"_s,
         .summary = u"Lists payouts, newest first"_s,
         .options = {{u"merchant"_s, u"id"_s, u"only of this merchant"_s},
                     {u"failed"_s, {}, u"only failed payouts"_s},
                     {u"limit"_s, u"number"_s, u"number of rows, 1 to 500; default 20"_s},
                     json},
         .read = listPayouts},
        {.words = u"payout again"_s,
         .summary = u"Repeats a failed payout with the same payments and refunds"_s,
         .options = {{u"id"_s, u"id"_s, u"id of the payout, as the list shows it"_s, true}, json},
         .change = again}};
}

} // namespace tilldesk::app
