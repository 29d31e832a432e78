#pragma once

#include "core/gateway/service_keys.h"

namespace tilldesk::test {

/// The keys of a service in memory, at first two that sign. Answers at once, as a done future.
class FakeServiceKeys final : public gateway::ServiceKeys
{
    Q_OBJECT

public:
    FakeServiceKeys();

    QList<ServiceKeyEntry> entries; ///< both were published at kPublishedAt
    QStringList addresses;
    QByteArray set;             ///< answer of keySet()
    int rotations = 0;          ///< that were asked for
    std::optional<Error> error; ///< answer of everything while it is set

    /// 20 November 2026, 13:32:10 UTC.
    static constexpr Timestamp kPublishedAt = fromMillis(1'795'181'530'000);

    void setEntries(const QList<ServiceKeyEntry> &now); ///< and tells it
    QFuture<Result<QList<ServiceKeyEntry>>> keys() override;
    /// Lets new keys wait, made at `kPublishedAt`; refuses when some wait.
    QFuture<Result<void>> rotate() override;
    [[nodiscard]] QStringList keySetAddresses() const override { return addresses; }
    [[nodiscard]] QByteArray keySet() const override { return set; }
};

} // namespace tilldesk::test
