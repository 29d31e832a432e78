#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `pair`, and `till asking`, `till accept`, `till refuse`.
[[nodiscard]] std::vector<Command> pairingCommands();

/// Waits for the till of the code that `pair` has shown, and answers it as the person at the
/// terminal says. The end of the input is a no. Ends with the code.
/// @param ask  runs a command in the process that holds the database
/// Exit codes: CommandResult::kFine if a till was added, otherwise kFailed.
[[nodiscard]] CommandResult answerTill(const Terminal &terminal, const AskHolder &ask);

} // namespace tilldesk::app
