#include "core/audit/day_close_record.h"

#include "core/domain/audit.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::audit {

std::optional<DayCloseRecord> recordOf(storage::Database &db, const DayClose &close)
{
    // Close to each other, but not equal: the time of a close is never before the last one.
    constexpr std::chrono::minutes kNear{1};
    auto row = db.prepare(
        u"SELECT actor_name, seq, hash FROM audit_trail WHERE at BETWEEN :from AND :to"
        " AND +kind = %1 AND subject = :point AND json_extract(nullif(facts, ''), '$.profileId') = "
        ":profile"
        " AND json_extract(nullif(facts, ''), '$.kind') = :kind AND "
        "CAST(json_extract(nullif(facts, ''), '$.number') AS BIGINT) = :number"
        " ORDER BY at DESC, seq DESC LIMIT 1"_s.arg(storage::sqlNumber(AuditKind::DayClosed)));
    row.bind(u":from"_s, close.at - kNear)
        .bind(u":to"_s, close.at + kNear)
        .bind(u":point"_s, close.scope.pointOfSale)
        .bind(u":profile"_s, close.scope.profile.text())
        .bind(u":kind"_s, close.kind == DayCloseKind::Z ? u"Z"_s : u"X"_s)
        .bind(u":number"_s, close.number);
    if (!row.next())
        return {};
    const auto [by, entry, hash] = row.read<QString, qint64, QByteArray>();
    return DayCloseRecord{by, entry, hash};
}

} // namespace tilldesk::audit
