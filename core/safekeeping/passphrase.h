#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace tilldesk::safekeeping {

/// Returns the passphrase in a file's content: its only line, without the line end.
/// Errors: `FieldInvalid` with the field `passphrase-file` if it has more than one line or fewer
/// than kMinPassphraseBytes.
[[nodiscard]] Result<QByteArray> passphraseIn(QByteArray content);

/// Reads the passphrase of the daily backups. Blocks. @param path  empty: backups are not sealed
/// Errors: `FileNotWritten` naming the setting if the file cannot be read or breaks a rule.
[[nodiscard]] Result<QByteArray> readPassphrase(const QString &path);

} // namespace tilldesk::safekeeping
