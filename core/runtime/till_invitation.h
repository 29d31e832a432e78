#pragma once

#include "core/tills/till_place.h"
#include "core/tills/till_service.h"

#include <QStringList>

namespace tilldesk::runtime {

/// Makes a code for the next till, with the link and the QR code that its window needs.
/// @param host       name or address in the link; empty: the first of `addresses`
/// @param addresses  of this computer
/// Errors: `Unavailable` if `addresses` is needed and empty; `FieldInvalid` (host).
/// @pre on the core thread, inside an open transaction
[[nodiscard]] Result<TillInvitation> makeInvitation(tills::TillService &service,
                                                    const tills::TillPlace &place,
                                                    const QString &host,
                                                    const QStringList &addresses);

} // namespace tilldesk::runtime
