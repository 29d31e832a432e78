#include "core/audit/guarded_state.h"

#include "core/crypto/digest.h"

using namespace Qt::StringLiterals;

namespace tilldesk::audit {
namespace {

/// The columns that the digest covers, and how many they are.
struct Columns {
    QString sql;
    int count;
};

Columns columnsOf(AuditGuard guard)
{
    switch (guard) {
    case AuditGuard::None: break;
    case AuditGuard::ApiKey:
        return {u"SELECT k.id, p.id, k.sha256, k.name, k.subject, k.authorities, k.created_at,"
                " k.revoked_at, k.expires_at, k.addresses FROM api_key k"
                " JOIN profile p ON p.seq = k.profile WHERE k.id = :id"_s,
                10};
    case AuditGuard::Profile:
        return {u"SELECT p.id, m.id, p.name, p.creditor_name, p.iban, p.last_iban, p.channel,"
                " p.bulk_id, p.identify_callback_url, p.callback_url, p.is_open, p.allows_refunds,"
                " p.allows_loopback_callbacks, p.allows_private_callbacks,"
                " p.has_synchronous_callback, p.asks_acknowledgement, p.refunds_accept_api_key,"
                " p.callback_header, p.jwks_url, p.jwks FROM profile p"
                " JOIN merchant m ON m.seq = p.merchant WHERE p.id = :id"_s,
                20};
    case AuditGuard::ServiceKey:
        return {u"SELECT kid, algorithm, certificate FROM service_key WHERE kid = :id"_s, 3};
    case AuditGuard::StaffMember:
        return {u"SELECT id, name, role, is_active, pin, pin_is_temporary, password, added_at,"
                " left_at FROM staff_member WHERE id = :id"_s,
                9};
    }
    Q_UNREACHABLE();
}

QString idsOf(AuditGuard guard)
{
    switch (guard) {
    case AuditGuard::None: break;
    case AuditGuard::ApiKey: return u"SELECT id FROM api_key ORDER BY seq"_s;
    case AuditGuard::Profile: return u"SELECT id FROM profile ORDER BY seq"_s;
    case AuditGuard::ServiceKey: return u"SELECT kid FROM service_key ORDER BY seq"_s;
    case AuditGuard::StaffMember: return u"SELECT id FROM staff_member ORDER BY seq"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray stateOf(storage::Database &db, AuditGuard guard, const QString &id)
{
    const Columns columns = columnsOf(guard);
    auto row = db.prepare(columns.sql);
    row.bind(u":id"_s, id);
    if (!row.next())
        return {};
    QByteArray text;
    for (int i = 0; i < columns.count; ++i) {
        const auto value = row.read<QByteArray>();
        text += QByteArray::number(value.size()) + ':' + value;
    }
    return crypto::sha256(text).toHex();
}

QStringList guardedIds(storage::Database &db, AuditGuard guard)
{
    QStringList ids;
    auto rows = db.prepare(idsOf(guard));
    while (rows.next())
        ids << rows.read<QString>();
    return ids;
}

QString tableOf(AuditGuard guard)
{
    switch (guard) {
    case AuditGuard::None: break;
    case AuditGuard::ApiKey: return u"api_key"_s;
    case AuditGuard::Profile: return u"profile"_s;
    case AuditGuard::ServiceKey: return u"service_key"_s;
    case AuditGuard::StaffMember: return u"staff_member"_s;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::audit
