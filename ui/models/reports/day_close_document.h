#pragma once

#include "core/domain/audit.h"
#include "core/domain/day_close.h"
#include "core/gateway/merchants.h"

namespace tilldesk::ui {

/// A day close as printed on A4 or on a till roll.
struct DayCloseDocument {
    QString title; ///< `Z 13 · Webshop · Till 1`
    QString body;  ///< HTML for a PrintedDocument
};

/// Returns the printable document of a close.
/// @param entry   the profile of the close; null: unknown
/// @param copyAt  time of a reprint, which is marked as a copy; empty: first print
/// @param record  entry of the audit trail about the close: who closed, and the head of the trail's
///                chain at that moment; empty: not known, or not to be seen by this person
[[nodiscard]] DayCloseDocument documentOf(const DayClose &close, const ProfileEntry *entry,
                                          std::optional<Timestamp> copyAt,
                                          const std::optional<AuditEntry> &record = {});
/// Returns the filter that finds the entry of the audit trail about a close.
[[nodiscard]] AuditFilter recordFilter(const DayClose &close);
/// Returns the entry about a close; empty if none of the entries is about it.
[[nodiscard]] std::optional<AuditEntry> recordOf(const DayClose &close,
                                                 const QList<AuditEntry> &entries);

} // namespace tilldesk::ui
