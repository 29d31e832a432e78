#pragma once

#include "core/gateway/hosted.h"

namespace tilldesk::test {

/// In-memory fake of the connections of hosted profiles, without any at first. Replies at once with
/// a finished future.
class FakeHosted final : public gateway::Hosted
{
    Q_OBJECT

public:
    QList<HostedConnection> all;     ///< reply of connections()
    QStringList apiKeys;             ///< that setConnection() got
    QList<HostedOutcome> outcomes;   ///< openOutcomes() has those that are open
    QList<HostedContradiction> told; ///< reply of contradictions()
    HostedComparison compared;       ///< reply of openItems()
    QList<ProfileId> fetched;        ///< that fetchPayouts() got
    QList<PaymentId> asked;          ///< that askNow() got
    QList<PaymentId> lookedUp;       ///< that outcome() got
    QList<PaymentId> shown;          ///< that show() got last
    ConnectionReport report;         ///< reply of checked()
    QList<ProfileId> checks;         ///< that startCheck() got
    bool isStopped = false;          ///< stopCheck() was called
    QList<HostedContact> met;        ///< reply of contacts()
    std::optional<Error> error;      ///< error reply of every call while set

    QFuture<Result<QList<HostedConnection>>> connections() override;
    QFuture<Result<HostedConnection>> setConnection(const HostedConnection &connection,
                                                    const std::optional<QString> &apiKey) override;
    QFuture<Result<HostedConnection>> makeKey(const ProfileId &profile,
                                              const QString &kid) override;
    QFuture<Result<HostedConnection>> allow(const ProfileId &profile, RealMoney allowed) override;
    QFuture<Result<void>> startCheck(const ProfileId &profile) override;
    QFuture<Result<void>> stopCheck() override;
    QFuture<Result<ConnectionReport>> checked() override;
    /// Sets the reply of checked() and emits checkChanged().
    void setReport(const ConnectionReport &seen);
    QFuture<Result<QList<HostedOutcome>>> openOutcomes() override;
    QFuture<Result<HostedOutcome>> outcome(const PaymentId &id) override;
    QFuture<Result<void>> askNow(const PaymentId &id) override;
    /// Sets the state at once, whatever it is.
    QFuture<Result<HostedOutcome>> setNotCreated(const PaymentId &id,
                                                 const QString &reason) override;
    QFuture<Result<QList<HostedContradiction>>> contradictions() override;
    QFuture<Result<HostedComparison>> openItems(const ProfileId &profile) override;
    QFuture<Result<void>> fetchPayouts(const ProfileId &profile) override;
    QFuture<Result<QList<HostedContact>>> contacts() override;
    QFuture<Result<void>> show(const QList<PaymentId> &payments) override;
    /// Adds or replaces a request and emits outcomesChanged().
    void setOutcome(const HostedOutcome &outcome);

private:
    template <typename F>
    QFuture<Result<HostedConnection>> apply(const ProfileId &profile, F work);
};

} // namespace tilldesk::test
