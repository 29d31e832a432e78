#include "core/verification/checks.h"

#include "core/domain/hosted_outcome.h"
#include "core/domain/refund.h"
#include "core/storage/sql_list.h"
#include "core/verification/hosted_payouts.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// Adds a finding for each row `seq` that the query returns.
void findRows(storage::Database &db, Findings &found, const QString &table, const QString &what,
              const QString &sql)
{
    auto rows = db.prepare(sql);
    while (rows.next())
        found.at(table, rows.read<qint64>(), what);
}

qint64 countOf(storage::Database &db, const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : 0;
}

void checkConnections(storage::Database &db, Findings &found)
{
    findRows(db, found, u"profile"_s, u"it is local, but has a connection with a provider"_s,
             u"SELECT r.seq FROM hosted_connection c JOIN profile r ON r.seq = c.profile"
             " WHERE r.environment = 1 ORDER BY r.seq"_s);
    findRows(db, found, u"profile"_s,
             u"it has payments of a provider, but no connection with one"_s,
             u"SELECT r.seq FROM profile r WHERE r.environment > 1"
             " AND NOT EXISTS (SELECT 1 FROM hosted_connection c WHERE c.profile = r.seq)"
             " AND EXISTS (SELECT 1 FROM payment p WHERE p.profile = r.seq) ORDER BY r.seq"_s);
    findRows(db, found, u"profile"_s, u"a key of it signs before it was made"_s,
             u"SELECT r.seq FROM hosted_key k JOIN profile r ON r.seq = k.profile"
             " WHERE k.signs_from < k.made_at ORDER BY r.seq"_s);
}

void checkHostedPayments(storage::Database &db, Findings &found)
{
    findRows(db, found, u"payment"_s, u"its provider's word of it is missing"_s,
             u"SELECT p.seq FROM profile r CROSS JOIN payment p ON p.profile = r.seq"
             " WHERE r.environment > 1"
             " AND NOT EXISTS (SELECT 1 FROM hosted_payment h WHERE h.payment = p.seq)"
             " ORDER BY p.seq"_s);
    findRows(db, found, u"payment"_s, u"it is local, but has a provider's word"_s,
             u"SELECT p.seq FROM hosted_payment h JOIN payment p ON p.seq = h.payment"
             " JOIN profile r ON r.seq = p.profile WHERE r.environment = 1 ORDER BY p.seq"_s);
    findRows(db, found, u"payment"_s,
             u"it differs from the request that made it: profile, amount or reference"_s,
             u"SELECT p.seq FROM hosted_payment h JOIN payment p ON p.seq = h.payment"
             " JOIN hosted_intent i ON i.seq = h.intent WHERE p.profile <> i.profile"
             " OR p.amount <> i.amount OR h.reference <> i.reference ORDER BY p.seq"_s);
}

void checkIntents(storage::Database &db, Findings &found)
{
    auto rows = db.prepare(
        u"SELECT i.seq FROM hosted_intent i LEFT JOIN hosted_payment h ON h.payment = i.payment"
        " WHERE i.state = %1 AND (h.intent IS DISTINCT FROM i.seq OR h.is_duplicate <> 0)"
        " UNION ALL SELECT i.seq FROM hosted_intent i JOIN hosted_payment h ON h.intent = i.seq"
        " WHERE i.state <> %1 OR (h.is_duplicate = 0 AND h.payment <> i.payment)"
        " ORDER BY 1"_s.arg(storage::sqlNumber(OutcomeState::Created)));
    while (rows.next())
        found.add(u"hosted_intent %1"_s.arg(rows.read<qint64>()),
                  u"the payment that it made is not the one that names it"_s);
}

void checkHostedRefunds(storage::Database &db, Findings &found)
{
    const QString table = u"refund"_s;
    findRows(db, found, table, u"its provider was never asked for it"_s,
             u"SELECT r.seq FROM profile f JOIN refund r ON r.profile = f.seq"
             " WHERE f.environment > 1"
             " AND NOT EXISTS (SELECT 1 FROM hosted_refund h WHERE h.refund = r.seq)"
             " ORDER BY r.seq"_s);
    findRows(db, found, table, u"it is local, but a provider was asked for it"_s,
             u"SELECT r.seq FROM hosted_refund h JOIN refund r ON r.seq = h.refund"
             " JOIN profile f ON f.seq = r.profile WHERE f.environment = 1 ORDER BY r.seq"_s);
    // 1 open, 2 accepted, 3 refused.
    findRows(db, found, table, u"its status does not follow from its provider's answer"_s,
             u"SELECT r.seq FROM hosted_refund h JOIN refund r ON r.seq = h.refund"
             " WHERE (h.state = 1 AND r.status <> %1) OR (h.state = 3 AND r.status <> %2)"
             " ORDER BY r.seq"_s.arg(storage::sqlNumber(RefundStatus::Pending),
                                     storage::sqlNumber(RefundStatus::Failed)));
}

} // namespace

QString checkHosted(storage::Database &db, Findings &found)
{
    checkConnections(db, found);
    checkHostedPayments(db, found);
    checkIntents(db, found);
    checkHostedRefunds(db, found);
    const HostedPayouts payouts = readHostedPayouts(db, found);
    const qint64 payments = countOf(db, u"SELECT count(*) FROM hosted_payment"_s);
    const qint64 refunds = countOf(db, u"SELECT count(*) FROM hosted_refund"_s);
    const qint64 open = countOf(db,
                                u"SELECT count(*) FROM hosted_intent WHERE state IN (%1)"_s.arg(
                                    storage::sqlList({OutcomeState::Sent, OutcomeState::Unknown})));
    const qint64 contradicted =
        countOf(db,
                u"SELECT (SELECT count(*) FROM hosted_payment WHERE contradiction_at IS NOT NULL)"
                " + (SELECT count(*) FROM hosted_refund WHERE contradiction_at IS NOT NULL)"_s);
    return u"%1 payments and %2 refunds of providers, each as its provider answered;"
           " %3 requests without an outcome, %4 contradictions of providers;"
           " %5 payouts by the word of providers, each in the ledger, %6 of them the sum of their"
           " lines to the cent"_s.arg(payments)
               .arg(refunds)
               .arg(open)
               .arg(contradicted)
               .arg(payouts.count)
               .arg(payouts.proved);
}

} // namespace tilldesk::verification
