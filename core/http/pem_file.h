#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace tilldesk::http {

/// Reads a PEM file. Errors, all with the path: `Storage` if it cannot be read; `FieldInvalid` if
/// it exceeds 1 MiB.
[[nodiscard]] Result<QByteArray> readPemFile(const QString &path);

/// As readPemFile(), for a private key, which other users must not be able to use.
/// Errors: also `FieldInvalid`, unless only the owner has rights on the file (mode 0600), or root
/// owns it and a group may read it (0640).
[[nodiscard]] Result<QByteArray> readKeyFile(const QString &path);

enum class FileAccess { OwnerOnly, Everyone };
/// Atomic write: writes the complete file, or leaves the old one. Only the owner may write it.
/// Errors: `Storage` with the path.
[[nodiscard]] Result<void> writePemFile(const QString &path, const QByteArray &pem,
                                        FileAccess access);

} // namespace tilldesk::http
