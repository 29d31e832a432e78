#include "core/fees/fee_queries.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::fees {
namespace {

Result<Amount> sumOf(storage::Statement rows, qint64 account, qint64 after, qint64 upto)
{
    rows.bind(u":account"_s, account).bind(u":after"_s, after).bind(u":upto"_s, upto);
    Amount sum;
    while (rows.next()) {
        const auto more = Amount::add(sum, rows.read<Amount>());
        if (!more)
            return more.failure();
        sum = *more;
    }
    return sum;
}

} // namespace

Result<Amount> withheldOf(storage::Database &db, qint64 account, qint64 after, qint64 upto)
{
    static const QString sql =
        u"SELECT f.amount FROM payment_fee f JOIN fee_rule r ON r.seq = f.rule"
        " WHERE f.account = :account AND f.position > :after AND f.position <= :upto"
        " AND r.collection = "_s
        + storage::sqlNumber(FeeCollection::Net);
    return sumOf(db.prepare(sql), account, after, upto);
}

Result<Amount> chargesOf(storage::Database &db, qint64 account, qint64 after, qint64 upto)
{
    return sumOf(db.prepare(u"SELECT amount FROM fee_charge WHERE account = :account"
                            " AND position > :after AND position <= :upto"_s),
                 account, after, upto);
}

Amount feeOf(storage::Database &db, qint64 payment)
{
    auto row = db.prepare(u"SELECT amount FROM payment_fee WHERE payment = :payment"_s);
    row.bind(u":payment"_s, payment);
    return row.next() ? row.read<Amount>() : Amount();
}

FeeTerms termsOf(storage::Database &db, const MerchantId &merchant)
{
    FeeTerms terms;
    auto rules = db.prepare(u"SELECT r.first_day, r.fixed, r.share, r.minimum, r.collection"
                            " FROM fee_rule r JOIN merchant m ON m.seq = r.merchant"
                            " WHERE m.id = :merchant ORDER BY r.first_day, r.seq"_s);
    rules.bind(u":merchant"_s, merchant.text());
    while (rules.next())
        terms.rules << FeeRule{.first = QDate::fromJulianDay(rules.read<qint64>()),
                               .fixed = rules.read<Amount>(),
                               .share = int(rules.read<qint64>()),
                               .minimum = rules.read<Amount>(),
                               .collection = rules.read<FeeCollection>()};
    auto invoices = db.prepare(u"SELECT i.month, i.number, i.amount, i.computed, i.booked_at,"
                               " i.actor FROM fee_invoice i JOIN merchant m ON m.seq = i.merchant"
                               " WHERE m.id = :merchant ORDER BY i.month, i.seq"_s);
    invoices.bind(u":merchant"_s, merchant.text());
    while (invoices.next())
        terms.invoices << FeeInvoice{.month = QDate::fromJulianDay(invoices.read<qint64>()),
                                     .number = invoices.read<QString>(),
                                     .amount = invoices.read<Amount>(),
                                     .computed = invoices.read<Amount>(),
                                     .bookedAt = invoices.read<Timestamp>(),
                                     .actor = invoices.read<QString>()};
    return terms;
}

bool areUsed(storage::Database &db, const QList<MerchantId> &merchants)
{
    auto row = db.prepare(
        u"SELECT m.id FROM merchant m WHERE EXISTS (SELECT 1 FROM fee_rule r WHERE r.merchant ="
        " m.seq) OR EXISTS (SELECT 1 FROM fee_invoice i WHERE i.merchant = m.seq)"_s);
    while (row.next()) {
        if (merchants.isEmpty() || merchants.contains(row.read<MerchantId>()))
            return true;
    }
    return false;
}

bool areUsed(storage::Database &db, const QList<ProfileId> &profiles)
{
    if (profiles.isEmpty())
        return areUsed(db, QList<MerchantId>());
    QList<MerchantId> merchants;
    auto row =
        db.prepare(u"SELECT r.id, m.id FROM profile r JOIN merchant m ON m.seq = r.merchant"_s);
    while (row.next()) {
        const auto [profile, merchant] = row.read<ProfileId, MerchantId>();
        if (profiles.contains(profile))
            merchants << merchant;
    }
    return !merchants.isEmpty() && areUsed(db, merchants);
}

} // namespace tilldesk::fees
