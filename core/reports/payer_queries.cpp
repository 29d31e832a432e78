#include "core/reports/payer_queries.h"

#include "core/payments/payment_filter.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

using namespace Qt::StringLiterals;

namespace tilldesk::reports {

ReturningPayers payers(storage::Database &db, const QList<ProfileId> &profiles, Timestamp from,
                       Timestamp to, const QString &pointOfSale)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    PaymentFilter period;
    period.profiles = profiles;
    period.from = from;
    period.to = to - std::chrono::milliseconds(1);
    const payments::PaymentRange range = payments::rangeOf(db, period);
    auto row = db.prepare(
        u"SELECT CASE WHEN times < 3 THEN times - 1 WHEN times < 5 THEN 2 ELSE 3 END AS often,"
        " count(*), CAST(sum(times) AS BIGINT), CAST(sum(amount) AS BIGINT) FROM (SELECT count(*) "
        "AS times,"
        " CAST(sum(p.amount) AS BIGINT) AS amount FROM payment p WHERE p.seq BETWEEN :first AND "
        ":last"
        " AND +p.status = %1 AND +p.profile IN (%2) AND p.debtor_iban <> ''%3"
        " GROUP BY p.debtor_iban) r GROUP BY often"_s.arg(
            storage::sqlNumber(PaymentStatus::Succeeded), storage::sqlList(range.profiles),
            pointOfSale.isEmpty()
                ? QString()
                : u" AND +p.point_of_sale IN (SELECT seq FROM point_of_sale WHERE id = :pos)"_s));
    row.bind(u":first"_s, range.first).bind(u":last"_s, range.last);
    if (!pointOfSale.isEmpty())
        row.bind(u":pos"_s, pointOfSale);
    ReturningPayers payers;
    while (row.next()) {
        const auto often = row.read<qint64>();
        payers.groups[std::size_t(often)] = {.payers = row.read<qint64>(),
                                             .payments = {row.read<qint64>(), row.read<Amount>()}};
    }
    return payers;
}

} // namespace tilldesk::reports
