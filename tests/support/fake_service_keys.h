#pragma once

#include "core/gateway/service_keys.h"

namespace tilldesk::test {

/// In-memory fake, initially with two signing keys. Replies at once with a finished future.
class FakeServiceKeys final : public gateway::ServiceKeys
{
    Q_OBJECT

public:
    FakeServiceKeys();

    QList<ServiceKeyEntry> entries; ///< both were published at kPublishedAt
    QStringList addresses;
    QByteArray set;             ///< reply of keySet()
    int rotations = 0;          ///< number of rotate() calls
    std::optional<Error> error; ///< error reply of every call while set

    /// 20 November 2026, 13:32:10 UTC.
    static constexpr Timestamp kPublishedAt = fromMillis(1'795'181'530'000);

    void setEntries(const QList<ServiceKeyEntry> &now); ///< emits changed()
    QFuture<Result<QList<ServiceKeyEntry>>> keys() override;
    /// Adds waiting keys that sign a day after `kPublishedAt`. Fails if keys are waiting already.
    QFuture<Result<void>> rotate() override;
    [[nodiscard]] QStringList keySetAddresses() const override { return addresses; }
    [[nodiscard]] QByteArray keySet() const override { return set; }
};

} // namespace tilldesk::test
