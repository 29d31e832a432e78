#include "core/staff/staff_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::staff {
namespace {

storage::Statement &bindStaff(storage::Statement &statement, const StaffRow &row)
{
    const StaffMember &member = row.member;
    return statement.bind(u":id"_s, member.id.text())
        .bind(u":name"_s, member.name)
        .bind(u":role"_s, qint64(member.role))
        .bind(u":is_active"_s, qint64(member.isActive))
        .bind(u":pin"_s, row.pin)
        .bind(u":pin_is_temporary"_s, qint64(member.pin == PinState::Temporary))
        .bind(u":password"_s, row.password)
        .bind(u":wrong_pins"_s, qint64(member.wrongPins))
        .bind(u":blocks"_s, qint64(row.blocks))
        .bind(u":blocked_until"_s, member.blockedUntil)
        .bind(u":left_at"_s, member.leftAt)
        .bind(u":last_seen_at"_s, member.lastSeenAt)
        .bind(u":last_place"_s, member.lastPlace);
}

std::optional<qint64> centsOf(const std::optional<Amount> &amount)
{
    return amount ? std::optional(amount->cents()) : std::nullopt;
}

} // namespace

QList<StaffRow> StaffRepository::rows()
{
    QList<StaffRow> found;
    auto rows = m_db.prepare(
        u"SELECT id, name, role, is_active, pin, pin_is_temporary, password, wrong_pins, blocks,"
        " blocked_until, added_at, left_at, last_seen_at, last_place FROM staff_member"
        " ORDER BY seq"_s);
    while (rows.next()) {
        StaffRow row;
        StaffMember &member = row.member;
        member.id = rows.read<StaffId>();
        member.name = rows.read<QString>();
        member.role = rows.read<StaffRole>();
        member.isActive = rows.read<bool>();
        row.pin = rows.read<QString>();
        const auto isTemporary = rows.read<bool>();
        member.pin = row.pin.isEmpty() ? PinState::None
            : isTemporary              ? PinState::Temporary
                                       : PinState::Set;
        row.password = rows.read<QString>();
        member.hasPassword = !row.password.isEmpty();
        member.wrongPins = rows.read<int>();
        row.blocks = rows.read<int>();
        member.blockedUntil = rows.read<std::optional<Timestamp>>();
        member.addedAt = rows.read<Timestamp>();
        member.leftAt = rows.read<std::optional<Timestamp>>();
        member.lastSeenAt = rows.read<std::optional<Timestamp>>();
        member.lastPlace = rows.read<QString>();
        found << row;
    }
    return found;
}

void StaffRepository::insert(const StaffRow &row)
{
    auto insert = m_db.prepare(
        u"INSERT INTO staff_member (id, name, role, is_active, pin, pin_is_temporary, password,"
        " wrong_pins, blocks, blocked_until, added_at, left_at, last_seen_at, last_place)"
        " VALUES (:id, :name, :role, :is_active, :pin, :pin_is_temporary, :password, :wrong_pins,"
        " :blocks, :blocked_until, :added_at, :left_at, :last_seen_at, :last_place)"_s);
    bindStaff(insert, row).bind(u":added_at"_s, row.member.addedAt).run();
}

void StaffRepository::update(const StaffRow &row)
{
    auto update = m_db.prepare(
        u"UPDATE staff_member SET name = :name, role = :role, is_active = :is_active, pin = :pin,"
        " pin_is_temporary = :pin_is_temporary, password = :password, wrong_pins = :wrong_pins,"
        " blocks = :blocks, blocked_until = :blocked_until, left_at = :left_at,"
        " last_seen_at = :last_seen_at, last_place = :last_place WHERE id = :id"_s);
    bindStaff(update, row).run();
}

LimitsOfRoles StaffRepository::limits()
{
    LimitsOfRoles limits;
    auto rows = m_db.prepare(u"SELECT role, per_refund, per_day FROM staff_limit"_s);
    while (rows.next()) {
        const auto [role, perRefund, perDay] =
            rows.read<StaffRole, std::optional<Amount>, std::optional<Amount>>();
        limits[role] = {perRefund, perDay};
    }
    return limits;
}

void StaffRepository::setLimits(StaffRole role, const RefundLimits &limits)
{
    m_db.prepare(u"UPDATE staff_limit SET per_refund = :per_refund, per_day = :per_day"
                 " WHERE role = :role"_s)
        .bind(u":per_refund"_s, centsOf(limits.perRefund))
        .bind(u":per_day"_s, centsOf(limits.perDay))
        .bind(u":role"_s, qint64(role))
        .run();
}

void StaffRepository::insert(const StaffRefund &refund)
{
    m_db.prepare(u"INSERT INTO staff_refund (refund, member, payment, amount, at)"
                 " VALUES (:refund, :member, :payment, :amount, :at)"_s)
        .bind(u":refund"_s, refund.refund.text())
        .bind(u":member"_s, refund.member.text())
        .bind(u":payment"_s, refund.payment.text())
        .bind(u":amount"_s, refund.amount.cents())
        .bind(u":at"_s, refund.at)
        .run();
}

Amount StaffRepository::refundedSince(const StaffId &member, Timestamp from)
{
    auto row = m_db.prepare(u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM staff_refund"
                            " WHERE member = :member AND at >= :from"_s);
    row.bind(u":member"_s, member.text()).bind(u":from"_s, from);
    return row.next() ? row.read<Amount>() : Amount();
}

Amount StaffRepository::refundedOf(const StaffId &member, const PaymentId &payment)
{
    auto row = m_db.prepare(u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM staff_refund"
                            " WHERE member = :member AND payment = :payment"_s);
    row.bind(u":member"_s, member.text()).bind(u":payment"_s, payment.text());
    return row.next() ? row.read<Amount>() : Amount();
}

} // namespace tilldesk::staff
