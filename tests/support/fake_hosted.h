#pragma once

#include "core/gateway/hosted.h"

namespace tilldesk::test {

/// In-memory fake of the connections of hosted profiles, without any at first. Replies at once with
/// a finished future.
class FakeHosted final : public gateway::Hosted
{
    Q_OBJECT

public:
    QList<HostedConnection> all; ///< reply of connections()
    QStringList apiKeys;         ///< that setConnection() got
    std::optional<Error> error;  ///< error reply of every call while set

    QFuture<Result<QList<HostedConnection>>> connections() override;
    QFuture<Result<HostedConnection>> setConnection(const HostedConnection &connection,
                                                    const std::optional<QString> &apiKey) override;
    QFuture<Result<HostedConnection>> makeKey(const ProfileId &profile,
                                              const QString &kid) override;
    QFuture<Result<HostedConnection>> allow(const ProfileId &profile, RealMoney allowed) override;

private:
    template <typename F>
    QFuture<Result<HostedConnection>> apply(const ProfileId &profile, F work);
};

} // namespace tilldesk::test
