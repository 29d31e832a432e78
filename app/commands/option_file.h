#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// @return the bytes of the file that an option names, at most 1 MiB; none without the option.
/// Errors: `FieldInvalid` with the option's name.
[[nodiscard]] Result<QByteArray> fileOf(const CommandValues &values, const QString &option);

} // namespace tilldesk::app
