#pragma once

#include "app/command.h"
#include "core/domain/backup.h"

namespace tilldesk::app {

/// `backup` writes a copy of the whole shop, `restore` makes a new data folder of it.
[[nodiscard]] std::vector<Command> backupCommands();

/// Returns what a shop contains, for people: one line for each fact.
[[nodiscard]] QByteArray contentsText(const ShopContents &contents);

/// Returns the passphrase in a file's content, without the line end.
/// @param content  one character per byte, as a command gets it
/// Errors: `FieldInvalid` if it has fewer than 8 bytes, or more than one line.
[[nodiscard]] Result<QByteArray> passphraseIn(const QString &content);

} // namespace tilldesk::app
