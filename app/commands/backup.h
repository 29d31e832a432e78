#pragma once

#include "app/command.h"
#include "core/domain/backup.h"

namespace tilldesk::app {

/// `backup` writes a copy of the whole shop, `restore` makes a new data folder of it.
[[nodiscard]] std::vector<Command> backupCommands();

/// Returns what a shop contains, for people: one line for each fact.
[[nodiscard]] QByteArray contentsText(const ShopContents &contents);

} // namespace tilldesk::app
