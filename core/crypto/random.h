#pragma once

#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <functional>

namespace tilldesk::crypto {

/// @return `count` bytes of the system's random generator
[[nodiscard]] QByteArray randomBytes(int count);

/// @return a random UUID (RFC 4122, version 4) in its 36-character text form
[[nodiscard]] QString randomUuid();

/// Where random bytes come from; a demonstration that must repeat itself brings its own.
using ByteSource = std::function<QByteArray(int count)>;

/// The same bytes for the price of a few: fetched from the system by the page, each thread its own.
/// For what is unique but no secret. @source measured: randomBytes() for its id took 4 % of what a
/// refund takes the core
[[nodiscard]] QByteArray uniqueBytes(int count);

/// Makes ids that sort by time: 12 hex digits of the milliseconds since 1970, 12 of randomness.
/// @source service.md#ids
[[nodiscard]] QString newId(Timestamp time, const ByteSource &random = uniqueBytes);

} // namespace tilldesk::crypto
