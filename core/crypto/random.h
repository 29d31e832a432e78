#pragma once

#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <functional>

namespace tilldesk::crypto {

/// Returns `count` bytes of the system's random generator.
[[nodiscard]] QByteArray randomBytes(int count);

/// Returns a random UUID (RFC 4122, version 4) in its 36-character text form.
[[nodiscard]] QString randomUuid();

/// Source of random bytes; a reproducible demonstration passes its own.
using ByteSource = std::function<QByteArray(int count)>;

/// Returns random bytes from a buffer per thread, refilled by the page from the system's generator.
/// For values that must be unique but not secret. @source measured: with randomBytes(), the id took
/// 4 % of the core thread's time for a refund
[[nodiscard]] QByteArray uniqueBytes(int count);

/// Returns an id that sorts by time: 12 hex digits of milliseconds since 1970, then 12 random ones.
/// @source service.md#ids
[[nodiscard]] QString newId(Timestamp time, const ByteSource &random = uniqueBytes);

} // namespace tilldesk::crypto
