#pragma once

#include "core/exports/words.h"

#include <QByteArrayView>

namespace tilldesk::exports {

/// Returns the word for a status or kind of the protocol, for example `Paid` for SUCCEEDED; an
/// unknown status unchanged.
[[nodiscard]] QString statusInWords(const Words &words, QByteArrayView status);

/// Returns euros and cents in the notation of the language, for example `1.234,50`.
[[nodiscard]] QString eurosInWords(const Words &words, qint64 cents);

} // namespace tilldesk::exports
