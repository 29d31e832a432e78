#pragma once

#include "core/base/timestamp.h"

#include <QByteArrayView>

namespace tilldesk::hosted {

/// Parses the preferred form of an HTTP date, `Sun, 06 Nov 1994 08:49:37 GMT`; empty for anything
/// else. @source RFC 9110, section 5.6.7
[[nodiscard]] std::optional<Timestamp> parseHttpDate(QByteArrayView text);

/// Returns the pause of a `Retry-After`, in seconds or as a date after `now`; 0 to a day. Empty: it
/// has neither form. @source RFC 9110, section 10.2.3
[[nodiscard]] std::optional<std::chrono::seconds> parseRetryAfter(QByteArrayView text,
                                                                  Timestamp now);

/// Returns this computer's clock less the service's, at least, given that the service wrote its
/// `Date` between these two moments of this clock. @param date  a whole second
[[nodiscard]] std::chrono::milliseconds skewOf(Timestamp date, Timestamp sentAt,
                                               Timestamp answeredAt);

} // namespace tilldesk::hosted
