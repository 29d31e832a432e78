#pragma once

#include "core/callbacks/inspection.h"
#include "core/storage/database.h"

namespace tilldesk::app {

/// Adds the facts that the database has about a callback: when it was received or sent, earlier
/// callbacks with its `jti`, and its payment.
/// @param context  `now` is the time of the service clock; valid afterwards as long as `db`
void addFacts(callbacks::InspectionContext &context, storage::Database &db,
              const CallbackInspection &wanted);

/// Returns a function that finds payments with expiry applied as of `now`. Valid as long as `db`.
[[nodiscard]] std::function<std::optional<Payment>(const PaymentId &)>
storedPayments(storage::Database &db, Timestamp now);

/// Parses a pasted key set. Errors: `FieldInvalid` (keySet).
[[nodiscard]] Result<callbacks::InspectionKeys> pastedKeys(const QString &json);

/// Returns whether a text is a key set, rather than the address of one.
[[nodiscard]] bool isKeySet(const QString &text);

} // namespace tilldesk::app
