#pragma once

#include "core/exports/words.h"

#include <QByteArrayView>

namespace tilldesk::exports {

/// @return what a status or kind of the protocol is called, for example `Paid` for SUCCEEDED; an
///         unknown one as it is
[[nodiscard]] QString statusInWords(const Words &words, QByteArrayView status);

/// @return euros and cents as they are written where the language is spoken, for example `1.234,50`
[[nodiscard]] QString eurosInWords(const Words &words, qint64 cents);

} // namespace tilldesk::exports
