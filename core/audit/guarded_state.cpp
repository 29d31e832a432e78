#include "core/audit/guarded_state.h"

#include "core/crypto/digest.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::audit {
namespace {

/// How the records of a kind are read. A record may have several rows.
struct Source {
    QString rows;                            ///< SELECT whose first column is the id, up to WHERE
    QString idColumn;                        ///< of the first column, for a condition
    QString order;                           ///< rows of one record are neighbours
    int columns;                             ///< number of columns, all covered by the digest
    QString counts = QStringLiteral("true"); ///< condition of the records that statesOf() returns
};

/// The limits and settings of a new shop are no records: no entry made them.
Source sourceOf(AuditGuard guard)
{
    switch (guard) {
    case AuditGuard::None: break;
    case AuditGuard::ApiKey:
        return {u"SELECT k.id, p.id, k.sha256, k.name, k.subject, k.authorities, k.created_at,"
                " k.revoked_at, k.expires_at, k.addresses FROM api_key k"
                " JOIN profile p ON p.seq = k.profile WHERE true"_s,
                u"k.id"_s, u"k.seq"_s, 10};
    case AuditGuard::Profile:
        return {u"SELECT p.id, m.id, p.name, p.creditor_name, p.iban, p.last_iban, p.channel,"
                " p.bulk_id, p.identify_callback_url, p.callback_url, p.is_open, p.allows_refunds,"
                " p.allows_loopback_callbacks, p.allows_private_callbacks,"
                " p.has_synchronous_callback, p.asks_acknowledgement, p.refunds_accept_api_key,"
                " p.callback_header, p.jwks_url, p.jwks FROM profile p"
                " JOIN merchant m ON m.seq = p.merchant WHERE true"_s,
                u"p.id"_s, u"p.seq"_s, 20};
    case AuditGuard::Connection:
        return {u"SELECT id, part, a, b, c, d, e, f, g, h, i FROM (SELECT p.id, p.seq, 0 AS part,"
                " CAST(p.environment AS TEXT) AS a, c.base_url AS b, c.key_set_url AS c,"
                " c.hosted_profile AS d, c.hosted_merchant AS e, c.issuer AS f,"
                " c.claim_namespace AS g, c.sealed_api_key AS h,"
                " CAST(2 * c.allowed + c.relays_callbacks AS TEXT) || c.history_from AS i"
                " FROM profile p"
                " LEFT JOIN hosted_connection c ON c.profile = p.seq WHERE p.environment > 1"
                " UNION ALL"
                " SELECT p.id, p.seq, k.seq, k.kid, k.public_key, CAST(k.made_at AS TEXT),"
                " CAST(k.signs_from AS TEXT), '', '', '', '', '' FROM hosted_key k"
                " JOIN profile p ON p.seq = k.profile) s WHERE true"_s,
                u"id"_s, u"seq, part"_s, 11};
    case AuditGuard::ServiceKey:
        return {u"SELECT kid, algorithm, certificate FROM service_key WHERE true"_s, u"kid"_s,
                u"seq"_s, 3};
    case AuditGuard::StaffMember:
        return {u"SELECT id, name, role, is_active, pin, pin_is_temporary, password, added_at,"
                " left_at FROM staff_member WHERE true"_s,
                u"id"_s, u"seq"_s, 9};
    case AuditGuard::RefundLimits:
        return {u"SELECT n.name, l.per_refund, l.per_day FROM (SELECT 1 AS role, 'owner' AS name,"
                " NULL AS per_refund, NULL AS per_day UNION ALL VALUES"
                " (2, 'manager', 50000, 150000), (3, 'cashier', 5000, 15000),"
                " (4, 'bookkeeper', 0, 0)) n LEFT JOIN staff_limit l ON l.role = n.role"
                " WHERE (coalesce(l.per_refund, -1) <> coalesce(n.per_refund, -1)"
                " OR coalesce(l.per_day, -1) <> coalesce(n.per_day, -1))"_s,
                u"n.name"_s, u"n.role"_s, 3};
    case AuditGuard::WrongPins:
        return {u"SELECT id, wrong_pins, blocks, blocked_until FROM staff_member"
                " WHERE (wrong_pins > 0 OR blocks > 0 OR blocked_until IS NOT NULL)"_s,
                u"id"_s, u"seq"_s, 4};
    case AuditGuard::Merchant:
        return {u"SELECT id, name, created_at, clearing_account, company_name, address, vat_number"
                " FROM merchant WHERE true"_s,
                u"id"_s, u"seq"_s, 7};
    case AuditGuard::PointOfSale:
        return {u"SELECT s.id, p.id, s.name, s.shop_id, s.shop_name FROM point_of_sale s"
                " JOIN profile p ON p.seq = s.profile WHERE true"_s,
                u"s.id"_s, u"s.id, s.seq"_s, 5};
    case AuditGuard::Simulation:
        return {
            u"SELECT kind, name, value FROM (SELECT CASE WHEN name LIKE 'clock%' THEN 'clock' ELSE"
            " 'simulation' END AS kind, name, value FROM setting WHERE name IN ('simulation',"
            " 'environment', 'callbackFault', 'refundsFail', 'payoutsFail', 'clockOffset',"
            " 'clockFrozenAt') AND value NOT IN ('', '0', 'none')) s WHERE true"_s,
            u"kind"_s, u"kind, name"_s, 3};
    case AuditGuard::Books:
        return {u"SELECT id, kind, rate, account, journal, consultant, client, first_year,"
                " large_sale FROM (SELECT m.id, m.seq, 0 AS kind, 0 AS rate, CAST(b.chart AS TEXT) "
                "AS account,"
                " b.journal, b.consultant, b.client, b.first_year, b.large_sale FROM book_setting b"
                " JOIN merchant m ON m.seq = b.merchant UNION ALL"
                " SELECT m.id, m.seq, a.kind, a.rate, a.account, NULL, NULL, NULL, NULL, NULL"
                " FROM book_account a JOIN merchant m ON m.seq = a.merchant) s WHERE true"_s,
                u"id"_s, u"seq, kind, rate"_s, 9};
    case AuditGuard::VatRates:
        return {u"SELECT p.id, coalesce(r.point_of_sale, 0), r.first_day, r.shares, r.set_at"
                " FROM vat_rate r JOIN profile p ON p.seq = r.profile WHERE true"_s,
                u"p.id"_s, u"p.seq, r.seq"_s, 5};
    case AuditGuard::BankFile:
        return {u"SELECT file, part, number, a, b, c, d, e, f, g FROM (SELECT seq AS file,"
                " 0 AS part, seq AS number, name AS a, sha256 AS b, CAST(format AS TEXT) AS c, "
                "CAST(read_at AS TEXT) AS d,"
                " actor AS e, '' AS f, '' AS g FROM bank_file UNION ALL"
                " SELECT s.file, 1, s.seq, k.iban, s.number, s.first_day, s.last_day, "
                "CAST(s.opening AS TEXT),"
                " CAST(s.closing AS TEXT), '' FROM bank_statement s JOIN bank_account k ON k.seq = "
                "s.account"
                " UNION ALL SELECT l.file, 2, l.seq, CAST(l.statement AS TEXT), l.day, "
                "CAST(l.amount AS TEXT), l.reference,"
                " l.party, l.text, l.places || ' ' || l.line || ' ' || l.names_payout || ' '"
                " || k.iban FROM bank_entry l JOIN bank_account k ON k.seq = l.account) s"
                " WHERE true"_s,
                // A number, so that the indexes by file are used.
                u"file = CAST(:id AS BIGINT) AND :id"_s, u"file, part, number"_s, 10,
                u"file NOT IN (SELECT file FROM bank_staged)"_s};
    case AuditGuard::Till:
        return {u"SELECT id, name, token, added_at, added_by, revoked_at, revoked_by, profile_id,"
                " pos_id, at_most, is_removed FROM till_device WHERE true"_s,
                u"id"_s, u"seq"_s, 11};
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray stateOf(storage::Database &db, AuditGuard guard, const QString &id)
{
    const Source source = sourceOf(guard);
    auto rows = db.prepare(
        u"%1 AND %2 = :id ORDER BY %3"_s.arg(source.rows, source.idColumn, source.order));
    rows.bind(u":id"_s, id);
    QByteArray text;
    while (rows.next()) {
        for (int i = 0; i < source.columns; ++i) {
            const auto value = rows.read<QByteArray>();
            text += QByteArray::number(value.size()) + ':' + value;
        }
    }
    return text.isEmpty() ? QByteArray() : crypto::sha256(text).toHex();
}

QList<GuardedState> statesOf(storage::Database &db, AuditGuard guard)
{
    const Source source = sourceOf(guard);
    QList<GuardedState> found;
    QByteArray text; // covered by the digest of the last record
    auto rows =
        db.prepare(u"%1 AND %2 ORDER BY %3"_s.arg(source.rows, source.counts, source.order));
    while (rows.next()) {
        for (int i = 0; i < source.columns; ++i) {
            const auto value = rows.read<QByteArray>();
            if (i == 0 && (found.isEmpty() || found.last().id != QString::fromUtf8(value))) {
                if (!found.isEmpty())
                    found.last().digest = crypto::sha256(std::exchange(text, {})).toHex();
                found << GuardedState{QString::fromUtf8(value), {}};
            }
            text += QByteArray::number(value.size()) + ':' + value;
        }
    }
    if (!found.isEmpty())
        found.last().digest = crypto::sha256(text).toHex();
    return found;
}

QString nameOf(AuditGuard guard)
{
    switch (guard) {
    case AuditGuard::None: break;
    case AuditGuard::ApiKey: return u"api_key"_s;
    case AuditGuard::Profile: return u"profile"_s;
    case AuditGuard::ServiceKey: return u"service_key"_s;
    case AuditGuard::StaffMember: return u"staff_member"_s;
    case AuditGuard::RefundLimits: return u"staff_limit"_s;
    case AuditGuard::WrongPins: return u"wrong PINs of staff_member"_s;
    case AuditGuard::Merchant: return u"merchant"_s;
    case AuditGuard::PointOfSale: return u"point_of_sale"_s;
    case AuditGuard::Simulation: return u"setting"_s;
    case AuditGuard::Books: return u"books of merchant"_s;
    case AuditGuard::VatRates: return u"VAT rates of profile"_s;
    case AuditGuard::BankFile: return u"bank_file"_s;
    case AuditGuard::Till: return u"till_device"_s;
    case AuditGuard::Connection: return u"hosted_connection"_s;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::audit
