#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace tilldesk::keys {

/// The master key in a file of its owner's: 64 hex digits and a line end, mode 0600.
/// @pre of several processes only the one that holds the data directory's lock uses it
class MasterKeyFile
{
public:
    explicit MasterKeyFile(QString path) : m_path(std::move(path)) {}

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Also true for what is no master key: it must be looked at, not replaced.
    [[nodiscard]] bool exists() const;
    /// @return kSealKeyBytes
    /// Errors: `Storage` with the path when it is no plain file of this user's, when others may
    /// read it, or when something else is in it.
    [[nodiscard]] Result<QByteArray> read() const;
    /// Makes the file whole or not at all, and on disk when this returns; never replaces one.
    /// Errors: `Storage` with the path.
    [[nodiscard]] Result<void> create(const QByteArray &key) const;

private:
    QString m_path;
};

/// @return the key as text, for a file or a keychain
[[nodiscard]] QByteArray masterKeyText(const QByteArray &key);
/// @return the key; empty when `text` is none
[[nodiscard]] QByteArray masterKeyFrom(const QByteArray &text);

} // namespace tilldesk::keys
