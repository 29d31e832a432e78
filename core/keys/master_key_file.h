#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace tilldesk::keys {

/// The master key in a file: 64 hex digits and a line end, mode 0600, owned by the service's user.
/// @pre the calling process holds the data directory's lock
class MasterKeyFile
{
public:
    explicit MasterKeyFile(QString path) : m_path(std::move(path)) {}

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Also true if the file holds no valid master key: it must be examined, not replaced.
    [[nodiscard]] bool exists() const;
    /// Returns whether the file is one of this user, the only ones that read() accepts.
    [[nodiscard]] bool belongsToThisUser() const;
    /// @return kSealKeyBytes
    /// Errors: `Storage` with the path if it is not a regular file of this user, if other users
    /// have any right on it, or if its content is not a master key.
    [[nodiscard]] Result<QByteArray> read() const;
    /// Atomic write: the file exists completely or not at all, and is synced when this returns.
    /// Never replaces a file. Errors: `Storage` with the path.
    [[nodiscard]] Result<void> create(const QByteArray &key) const;

private:
    QString m_path;
};

/// Encodes a master key as text, for the file or the keychain.
[[nodiscard]] QByteArray masterKeyText(const QByteArray &key);
/// Decodes a master key; empty if `text` is not a valid one.
[[nodiscard]] QByteArray masterKeyFrom(const QByteArray &text);

} // namespace tilldesk::keys
