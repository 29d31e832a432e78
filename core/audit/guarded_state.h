#pragma once

#include "core/domain/audit.h"
#include "core/storage/database.h"

#include <array>

namespace tilldesk::audit {

/// A guarded record as it is stored now.
struct GuardedState {
    QString id;
    QByteArray digest; ///< SHA-256 in hex
};

/// Returns the digest of a guarded record as it is stored now, 64 hex digits; empty if the record
/// does not exist or has the values of a new shop. It covers what the record allows or pays to, and
/// not when it was last used.
/// @param id  see AuditGuard
/// @pre `guard` is not None
[[nodiscard]] QByteArray stateOf(storage::Database &db, AuditGuard guard, const QString &id);

/// Returns all records of this kind, except those that have the values of a new shop.
/// @pre `guard` is not None
[[nodiscard]] QList<GuardedState> statesOf(storage::Database &db, AuditGuard guard);

/// Returns what the records are called in messages, mostly their table. @pre `guard` is not None
[[nodiscard]] QString nameOf(AuditGuard guard);

/// The guarded kinds of record, in the order of their numbers.
inline constexpr std::array kGuards{
    AuditGuard::ApiKey,      AuditGuard::Profile,      AuditGuard::ServiceKey,
    AuditGuard::StaffMember, AuditGuard::RefundLimits, AuditGuard::WrongPins,
    AuditGuard::Merchant,    AuditGuard::PointOfSale,  AuditGuard::Simulation,
    AuditGuard::Books,       AuditGuard::VatRates,     AuditGuard::BankFile,
    AuditGuard::Till,        AuditGuard::Connection};

} // namespace tilldesk::audit
