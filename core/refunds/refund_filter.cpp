#include "core/refunds/refund_filter.h"

#include "core/domain/payout.h"
#include "core/domain/search_text.h"
#include "core/payments/payment_filter.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
namespace {

/// @param text  part of the name or posId; after a `=`, the whole of it
QList<qint64> pointsOfSaleOf(storage::Database &db, const QString &text)
{
    const QString wanted = searchable(text);
    QList<qint64> seqs;
    auto rows = db.prepare(u"SELECT seq, name, id FROM point_of_sale"_s);
    while (rows.next()) {
        const auto [seq, name, id] = rows.read<qint64, QString, QString>();
        for (const QString &known : {searchable(name), searchable(id)}) {
            if (wanted.startsWith(u'=') ? known == wanted.sliced(1) : known.contains(wanted))
                seqs << seq;
        }
    }
    return seqs;
}

} // namespace

SeqRange stretchOf(storage::Database &db, const RefundFilter &filter)
{
    SeqRange stretch;
    if (filter.from) {
        auto row = db.prepare(u"SELECT seq FROM refund WHERE created_at >= :from"
                              " ORDER BY created_at, seq LIMIT 1"_s);
        row.bind(u":from"_s, *filter.from);
        stretch.first = row.next() ? row.read<qint64>() : std::numeric_limits<qint64>::max();
    }
    if (filter.to) {
        auto row = db.prepare(u"SELECT seq FROM refund WHERE created_at <= :to"
                              " ORDER BY created_at DESC, seq DESC LIMIT 1"_s);
        row.bind(u":to"_s, *filter.to);
        stretch.last = row.next() ? row.read<qint64>() : 0;
    }
    return stretch;
}

QList<qint64> profilesOf(storage::Database &db, const RefundFilter &filter)
{
    const QString part = searchable(filter.profileName);
    QList<qint64> profiles;
    auto rows = db.prepare(u"SELECT seq, id, name FROM profile"_s);
    while (rows.next()) {
        const auto [seq, id, name] = rows.read<qint64, ProfileId, QString>();
        const bool isNamed =
            part.isEmpty() || id.text() == filter.profileName || searchable(name).contains(part);
        if (isNamed && (filter.profiles.isEmpty() || filter.profiles.contains(id)))
            profiles << seq;
    }
    return profiles;
}

bool isDetailed(const RefundFilter &filter)
{
    return !filter.find.isEmpty() || !filter.amounts.isAny() || !filter.payer.isEmpty()
        || !filter.referencePart.isEmpty() || !filter.pointOfSale.isEmpty()
        || !filter.payout.isEmpty() || !filter.person.isEmpty() || !filter.terms.isEmpty();
}

storage::ListConditions conditionsOf(storage::Database &db, const RefundFilter &filter,
                                     const SeqRange &stretch)
{
    storage::ListConditions conditions;
    const QString profiles = storage::sqlList(profilesOf(db, filter) << 0); // 0: never empty
    conditions.add(u"r.seq BETWEEN %1 AND %2"_s.arg(stretch.first).arg(stretch.last));
    if (!filter.profiles.isEmpty() || !filter.profileName.isEmpty())
        conditions.add(u"r.profile IN (%1)"_s.arg(profiles));
    if (filter.status)
        conditions.add(u"r.status = "_s + storage::sqlNumber(*filter.status));
    if (!filter.find.isEmpty())
        conditions.add(u"(r.id = %1 OR r.payment IN (SELECT seq FROM payment WHERE id = %1)"
                       " OR r.payment IN (SELECT seq FROM payment WHERE reference <> ''"
                       " AND reference = %1 AND profile IN (%2)))"_s.arg(
                           conditions.with(filter.find), profiles));
    conditions.addAmounts(filter.amounts, u"r.amount"_s);
    conditions.addPart(filter.payer, u"p.debtor_name"_s);
    conditions.addPart(filter.referencePart, u"p.reference"_s);
    if (!filter.pointOfSale.isEmpty())
        conditions.add(u"p.point_of_sale IN (%1)"_s.arg(
            storage::sqlList(pointsOfSaleOf(db, filter.pointOfSale) << 0)));
    if (!filter.payout.isEmpty())
        conditions.add(
            u"r.seq IN (SELECT i.refund FROM payout o JOIN payout_item i ON i.account = o.account"
            " AND i.kind = %1 AND i.position > o.refunds_after AND i.position <= o.refunds_upto"
            " WHERE has_text(%2, o.id) UNION ALL SELECT l.refund FROM hosted_payout_line l"
            " WHERE l.kind = %1 AND l.refund IS NOT NULL AND has_text(%2, l.payout_id))"_s.arg(
                storage::sqlNumber(PayoutItemKind::Refund),
                conditions.with(searchable(filter.payout))));
    if (!filter.person.isEmpty())
        conditions.add(u"r.actor_kind IN (%1)"_s.arg(payments::personKinds()));
    conditions.addPart(filter.person, u"r.actor_name"_s);
    conditions.addTerms(filter.terms,
                        {.texts = u"p.reference, p.debtor_name, r.description"_s,
                         .ids = u"r.id, p.id"_s,
                         .amount = u"r.amount"_s,
                         .time = u"r.created_at"_s});
    return conditions;
}

} // namespace tilldesk::refunds
