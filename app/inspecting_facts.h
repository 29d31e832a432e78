#pragma once

#include "core/callbacks/inspection.h"
#include "core/storage/database.h"

namespace tilldesk::app {

/// Lets a callback be checked against what the database knows: when it was received or sent, what
/// came before it, and the payment that it tells of.
/// @param context  `now` is the clock's; afterwards usable as long as `db`
void addFacts(callbacks::InspectionContext &context, storage::Database &db,
              const CallbackInspection &wanted);

/// Returns how the payments are found that callbacks tell of, as they must be answered at `now`.
/// Usable as long as `db`.
[[nodiscard]] std::function<std::optional<Payment>(const PaymentId &)>
storedPayments(storage::Database &db, Timestamp now);

/// @return a key set that was pasted. Errors: `FieldInvalid` (keySet).
[[nodiscard]] Result<callbacks::InspectionKeys> pastedKeys(const QString &json);

/// @return whether a text is a key set itself, and not the address of one
[[nodiscard]] bool isKeySet(const QString &text);

} // namespace tilldesk::app
