#pragma once

#include "core/keys/master_key.h"

namespace tilldesk::app {

/// The keychain of the desktop session: the Secret Service (GNOME and others) or KWallet. Entries
/// belong to the service "Tilldesk". Blocks in a local event loop, so it is used on the main thread
/// during the start only.
class SystemKeychain final : public keys::Keychain
{
public:
    [[nodiscard]] Result<std::optional<QByteArray>>
    read(const QString &entry, std::chrono::milliseconds timeout) override;
    [[nodiscard]] Result<void> write(const QString &entry, const QByteArray &text,
                                     std::chrono::milliseconds timeout) override;
};

} // namespace tilldesk::app
