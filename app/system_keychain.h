#pragma once

#include "core/keys/master_key.h"

namespace tilldesk::app {

/// The keychain of the desktop session: the Secret Service (GNOME and others) or KWallet. Entries
/// are of the service "Tilldesk". Waits in an event loop of its own, so it is for the main thread
/// and for a time when nothing else can happen: the start.
class SystemKeychain final : public keys::Keychain
{
public:
    [[nodiscard]] Result<std::optional<QByteArray>>
    read(const QString &entry, std::chrono::milliseconds patience) override;
    [[nodiscard]] Result<void> write(const QString &entry, const QByteArray &text,
                                     std::chrono::milliseconds patience) override;
};

} // namespace tilldesk::app
