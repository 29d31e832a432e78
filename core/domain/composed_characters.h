#pragma once

#include <QtGlobal>

namespace tilldesk {

/// Returns how many characters composed() has handed to NFC in this process. Thread-safe. NFC takes
/// quadratic time on long runs of combining marks; tests check with this number that callers bound
/// the work.
[[nodiscard]] quint64 charactersComposed();

} // namespace tilldesk
