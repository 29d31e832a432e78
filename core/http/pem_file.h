#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace tilldesk::http {

/// Errors, all with the path: `Storage` when it cannot be read; `FieldInvalid` beyond 1 MiB.
[[nodiscard]] Result<QByteArray> readPemFile(const QString &path);

/// The same for a private key, which nobody else may be able to use.
/// Errors: also `FieldInvalid` unless the file is its owner's alone (mode 0600), or root's and for
/// a group to read (0640).
[[nodiscard]] Result<QByteArray> readKeyFile(const QString &path);

enum class Readers { Owner, Everybody };
/// Writes the whole file or leaves the old one. Only the owner may write it.
/// Errors: `Storage` with the path.
[[nodiscard]] Result<void> writePemFile(const QString &path, const QByteArray &pem,
                                        Readers readers);

} // namespace tilldesk::http
