#include "app/commands/refunds.h"

#include "app/commands/table.h"
#include "core/refunds/refund_json.h"
#include "core/refunds/refund_queries.h"
#include "core/refunds/refund_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult wrongUsage(const QString &option, const QString &why)
{
    return CommandResult::failure({ErrorCode::FieldInvalid, why, option});
}

QByteArray asTable(const QList<Refund> &refunds)
{
    QList<QStringList> rows{{u"ID"_s, u"CREATED"_s, u"STATUS"_s, u"CENTS"_s, u"PAYMENT"_s,
                             u"REFERENCE"_s, u"DESCRIPTION"_s}};
    for (const Refund &refund : refunds)
        rows << QStringList{
            refund.id.text(),        QString::fromLatin1(toIsoUtc(refund.createdAt)),
            toText(refund.status),   QString::number(refund.amount.cents()),
            refund.paymentId.text(), refund.reference,
            refund.description};
    return table(rows);
}

QByteArray asJson(const QList<Refund> &refunds)
{
    QByteArray text = "[";
    for (const Refund &refund : refunds) {
        if (text.size() > 1)
            text += ",\n ";
        text += QByteArray::fromStdString(refunds::refundJson(refund));
    }
    return text + "]\n";
}

CommandResult create(const CommandValues &values, Assembly &assembly)
{
    bool isNumber = false;
    const qint64 cents = values[u"amount"_s].toLongLong(&isNumber);
    if (!isNumber)
        return wrongUsage(u"amount"_s, u"must be a whole number of cents"_s);
    const QString key = values.value(u"key"_s, crypto::randomUuid());
    if (!isIdempotencyKey(key))
        return wrongUsage(u"key"_s,
                          u"must have 1 to %1 characters of ASCII"_s.arg(kIdempotencyKeyLength));
    const auto wanted =
        refunds::checkedNewRefund({.paymentId = PaymentId(values[u"payment"_s]),
                                   .amount = Amount::fromCents(cents),
                                   .description = values.value(u"description"_s, QString()),
                                   .idempotencyKey = key});
    if (!wanted)
        return CommandResult::failure(wanted.error());
    refunds::RefundService &service = assembly.services().refunds();
    const auto made = onCore(assembly, [&] {
        return service.create(*wanted, {{Actor::Kind::Window, {}}, {}});
    });
    if (!made)
        return CommandResult::failure(made.error());
    return {CommandResult::kFine, QByteArray::fromStdString(made->answer) + '\n', {}};
}

CommandResult listRefunds(const CommandValues &values, const storage::DataDirectory &directory,
                          const Settings & /*settings*/)
{
    constexpr int kMax = 500;
    RefundFilter filter;
    if (values.contains(u"profile"_s))
        filter.profiles << ProfileId(values[u"profile"_s]);
    if (values.contains(u"payment"_s))
        filter.find = values[u"payment"_s];
    if (values.contains(u"status"_s)) {
        filter.status = refundStatusFrom(values[u"status"_s]);
        if (!filter.status)
            return wrongUsage(u"status"_s, u"must be PENDING, REFUNDED or FAILED"_s);
    }
    bool isNumber = false;
    const int limit = values.value(u"limit"_s, u"20"_s).toInt(&isNumber);
    if (!isNumber || limit < 1 || limit > kMax)
        return wrongUsage(u"limit"_s, u"must be a number from 1 to %1"_s.arg(kMax));
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const RefundPage page = refunds::page(db, filter, {}, limit);
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? asJson(page.rows) : asTable(page.rows),
            {}};
}

} // namespace

std::vector<Command> refundCommands()
{
    return {
        {.words = u"refund create"_s,
         .summary = u"Refunds a payment, wholly or in part; prints the refund"_s,
         .options = {{u"payment"_s, u"id"_s, u"id of the payment"_s, true},
                     {u"amount"_s, u"cents"_s, u"amount to refund"_s, true},
                     {u"description"_s, u"text"_s, u"description for the customer"_s},
                     {u"key"_s, u"text"_s, u"with the same key the refund is made only once"_s}},
         .change = create},
        {.words = u"refund list"_s,
         .summary = u"Lists refunds, newest first"_s,
         .options = {{u"payment"_s, u"id"_s, u"only of this payment"_s},
                     {u"profile"_s, u"id"_s, u"only of this profile"_s},
                     {u"status"_s, u"status"_s, u"PENDING, REFUNDED or FAILED"_s},
                     {u"limit"_s, u"number"_s, u"number of rows, 1 to 500; default 20"_s},
                     {u"json"_s, {}, u"as JSON"_s}},
         .read = listRefunds}};
}

} // namespace tilldesk::app
