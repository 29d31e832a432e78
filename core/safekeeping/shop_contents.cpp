#include "core/safekeeping/shop_contents.h"

#include "core/storage/dialect.h"

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

template <typename T>
T first(storage::Database &db, const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.read<T>() : T();
}

using Time = std::optional<Timestamp>;

} // namespace

ShopContents readContents(storage::Database &db)
{
    ShopContents found{
        .database = first<QString>(db, u"SELECT value FROM setting WHERE name = 'serviceId'"_s),
        .schema = first<qint64>(db, u"SELECT max(version) FROM schema_migration"_s),
        .merchants = {},
        .profiles = first<qint64>(db, u"SELECT count(*) FROM profile"_s),
        .payments = first<qint64>(db, u"SELECT count(*) FROM payment"_s),
        .refunds = 0,
        .payouts = 0,
        .ledgerEntries = 0,
        .firstPayment = first<Time>(db, u"SELECT created_at FROM payment ORDER BY seq LIMIT 1"_s),
        .lastPayment =
            first<Time>(db, u"SELECT created_at FROM payment ORDER BY seq DESC LIMIT 1"_s),
        .lastEntry = {}};
    auto merchants = db.prepare(u"SELECT name FROM merchant ORDER BY seq"_s);
    while (merchants.next())
        found.merchants << merchants.read<QString>();
    if (!storage::hasTable(db, u"ledger_entry"_s)) // a database from before migration 4
        return found;
    found.refunds = first<qint64>(db, u"SELECT count(*) FROM refund"_s);
    found.payouts = first<qint64>(db, u"SELECT count(*) FROM payout"_s);
    if (storage::hasTable(db, u"hosted_payout"_s))
        found.payouts += first<qint64>(db, u"SELECT count(*) FROM hosted_payout"_s);
    found.ledgerEntries = first<qint64>(db, u"SELECT max(seq) FROM ledger_entry"_s);
    found.lastEntry = first<Time>(db, u"SELECT at FROM ledger_entry ORDER BY seq DESC LIMIT 1"_s);
    return found;
}

} // namespace tilldesk::safekeeping
