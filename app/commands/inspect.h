#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `inspect`: runs every check of a callback and prints what each has found.
[[nodiscard]] Command inspectCommand();

/// Returns the hint that many receivers refuse a message of the inbox although it fails no check;
/// empty: they do not, or the sender's keys would have to be fetched.
[[nodiscard]] QString strictHintOf(storage::Database &db, qint64 message, const Settings &settings);

} // namespace tilldesk::app
