#include "core/payouts/payout_parts_queries.h"

#include "core/payouts/payout_repository.h"
#include "core/payouts/provider_payouts.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

Result<QList<PayoutPart>> partsOf(storage::Database &db, const PayoutId &id)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const auto known = findPayout(db, id);
    if (!known)
        return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
    if (known->isHosted)
        return providerParts(db, *known);
    const auto payout = PayoutRepository(db).find(id);
    // Payments at a point of sale are taken in the store, whatever the channel of their profile.
    auto row = db.prepare(
        u"SELECT CASE WHEN s.seq IS NULL AND p.type <> %1 THEN f.channel ELSE %2 END AS way,"
        " CASE WHEN s.name <> '' THEN s.name ELSE coalesce(s.id, '') END AS place, count(*),"
        " CAST(sum(i.amount) AS BIGINT) AS amount FROM payout_item i JOIN payment p ON p.seq = "
        "i.payment"
        " JOIN profile f ON f.seq = p.profile LEFT JOIN point_of_sale s ON s.seq = p.point_of_sale"
        " WHERE i.account = :account AND i.kind = %3 AND i.position BETWEEN :first AND :last"
        " GROUP BY s.seq, s.name, s.id, way ORDER BY amount DESC, place, way"_s.arg(
            storage::sqlNumber(PaymentType::StaticQr), storage::sqlNumber(PaymentChannel::InStore),
            storage::sqlNumber(PayoutItemKind::Payment)));
    row.bind(u":account"_s, payout->account)
        .bind(u":first"_s, payout->payments.after + 1)
        .bind(u":last"_s, payout->payments.upto);
    QList<PayoutPart> parts;
    while (row.next())
        parts << PayoutPart{.channel = row.read<PaymentChannel>(),
                            .pointOfSale = row.read<QString>(),
                            .payments = {row.read<qint64>(), row.read<Amount>()}};
    return parts;
}

} // namespace tilldesk::payouts
