#pragma once

#include "core/base/result.h"
#include "core/keys/master_key.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk::app {

/// What a till knows of the service that it was paired with.
struct KnownService {
    QString host;
    quint16 port = 0;
    QByteArray fingerprint; ///< SHA-256 of the service's certificate, in hex
    QString token;          ///< secret of this till
    QString name;           ///< of this till
};

/// Where a till keeps the service that it was paired with: `till.ini` in its data folder. The token
/// is kept in the keychain, or, if the keychain does not work, in `till.token`, which only its
/// owner can read. Used on the main thread, at the start.
class TillHome
{
public:
    /// @param keychain  null: the file is used; must outlive this object
    TillHome(QString folder, keys::Keychain *keychain)
        : m_folder(std::move(folder)),
          m_keychain(keychain)
    {
    }

    /// Returns whether the data folder is that of a till.
    [[nodiscard]] static bool isTill(const QString &folder);
    /// Returns the service; empty if this computer is no till.
    /// Errors: `Storage` if the token cannot be read.
    [[nodiscard]] Result<std::optional<KnownService>> read() const;
    /// Stores a service in the place of the one before. Errors: `FileNotWritten`, `Storage`.
    [[nodiscard]] Result<void> write(const KnownService &service) const;
    /// Makes this computer no till. Errors: `FileNotWritten`.
    [[nodiscard]] Result<void> forget() const;
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// Returns the payments whose creation was not answered; empty: none, or the file is
    /// unreadable.
    [[nodiscard]] QByteArray readBegun() const;
    /// Stores them durably in `begun.cbor`. Errors: `FileNotWritten`.
    [[nodiscard]] Result<void> writeBegun(const QByteArray &list) const;

private:
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString tokenPath() const;
    [[nodiscard]] QString begunPath() const;

    QString m_folder;
    keys::Keychain *m_keychain;
};

} // namespace tilldesk::app
