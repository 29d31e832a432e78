#pragma once

#include "core/base/timestamp.h"

#include <QDate>
#include <QTimeZone>

namespace tilldesk::hosted {

/// Returns the UTC day of a time.
[[nodiscard]] QDate utcDay(Timestamp at);
/// Returns the first moment of a day in a zone. @pre the day is valid
[[nodiscard]] Timestamp startOfDay(const QDate &day, const QTimeZone &zone);

} // namespace tilldesk::hosted
