#include "tests/support/fake_hosted.h"

#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

template <typename F>
QFuture<Result<HostedConnection>> FakeHosted::apply(const ProfileId &profile, F work)
{
    if (error)
        return doneFuture<HostedConnection>(tl::unexpected<Error>(*error));
    const auto found = std::ranges::find(all, profile, &HostedConnection::profileId);
    if (found == all.end())
        return doneFuture<HostedConnection>(
            fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s));
    work(*found);
    const HostedConnection changedOne = *found;
    Q_EMIT changed();
    return doneFuture<HostedConnection>(changedOne);
}

QFuture<Result<QList<HostedConnection>>> FakeHosted::connections()
{
    if (error)
        return doneFuture<QList<HostedConnection>>(tl::unexpected<Error>(*error));
    return doneFuture<QList<HostedConnection>>(all);
}

QFuture<Result<HostedConnection>> FakeHosted::setConnection(const HostedConnection &connection,
                                                            const std::optional<QString> &apiKey)
{
    return apply(connection.profileId, [&](HostedConnection &stored) {
        stored = connection;
        if (!apiKey)
            return;
        apiKeys << *apiKey;
        stored.apiKeyEnd = apiKey->right(4);
    });
}

QFuture<Result<HostedConnection>> FakeHosted::makeKey(const ProfileId &profile, const QString &kid)
{
    return apply(profile, [&kid](HostedConnection &stored) {
        stored.kid = kid.isEmpty() ? u"made-here"_s : kid;
        stored.publicKeys = R"({"keys":[{"kty":"EC"}]})";
        constexpr int kSmallest = 21;
        stored.publicKeysQr = {.size = kSmallest, .modules = QByteArray(kSmallest * kSmallest, 1)};
    });
}

QFuture<Result<HostedConnection>> FakeHosted::allow(const ProfileId &profile, RealMoney allowed)
{
    return apply(profile, [allowed](HostedConnection &stored) { stored.allowed = allowed; });
}

QFuture<Result<void>> FakeHosted::startCheck(const ProfileId &profile)
{
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    checks << profile;
    report = {};
    for (const CheckStep step : kCheckSteps)
        report.steps << CheckedStep{.step = step};
    report.steps.first().state = CheckState::Running;
    Q_EMIT checkChanged();
    return doneFuture<void>({});
}

QFuture<Result<void>> FakeHosted::stopCheck()
{
    isStopped = true;
    report.stop();
    Q_EMIT checkChanged();
    return doneFuture<void>({});
}

QFuture<Result<ConnectionReport>> FakeHosted::checked()
{
    return doneFuture<ConnectionReport>(ConnectionReport(report));
}

void FakeHosted::setReport(const ConnectionReport &seen)
{
    report = seen;
    Q_EMIT checkChanged();
}

void FakeHosted::setOutcome(const HostedOutcome &outcome)
{
    const auto found = std::ranges::find(outcomes, outcome.id, &HostedOutcome::id);
    if (found == outcomes.end())
        outcomes << outcome;
    else
        *found = outcome;
    Q_EMIT outcomesChanged();
}

QFuture<Result<QList<HostedOutcome>>> FakeHosted::openOutcomes()
{
    if (error)
        return doneFuture<QList<HostedOutcome>>(tl::unexpected<Error>(*error));
    QList<HostedOutcome> found;
    for (const HostedOutcome &outcome : std::as_const(outcomes)) {
        if (isOpen(outcome.state))
            found << outcome;
    }
    return doneFuture<QList<HostedOutcome>>(found);
}

QFuture<Result<HostedOutcome>> FakeHosted::outcome(const PaymentId &id)
{
    lookedUp << id;
    const auto found = std::ranges::find(outcomes, id, &HostedOutcome::id);
    if (found == outcomes.end())
        return doneFuture<HostedOutcome>(
            fail(ErrorCode::PaymentNotFound, u"There is no such request"_s));
    return doneFuture<HostedOutcome>(HostedOutcome(*found));
}

QFuture<Result<void>> FakeHosted::askNow(const PaymentId &id)
{
    asked << id;
    return doneFuture<void>({});
}

QFuture<Result<HostedOutcome>> FakeHosted::setNotCreated(const PaymentId &id, const QString &reason)
{
    const auto found = std::ranges::find(outcomes, id, &HostedOutcome::id);
    if (found == outcomes.end())
        return doneFuture<HostedOutcome>(
            fail(ErrorCode::PaymentNotFound, u"There is no such request"_s));
    HostedOutcome changedOne = *found;
    changedOne.state = OutcomeState::NotCreated;
    changedOne.note = reason;
    setOutcome(changedOne);
    return doneFuture<HostedOutcome>(changedOne);
}

QFuture<Result<QList<HostedContradiction>>> FakeHosted::contradictions()
{
    return doneFuture<QList<HostedContradiction>>(told);
}

QFuture<Result<HostedComparison>> FakeHosted::openItems(const ProfileId & /*profile*/)
{
    if (error)
        return doneFuture<HostedComparison>(tl::unexpected<Error>(*error));
    return doneFuture<HostedComparison>(compared);
}

QFuture<Result<void>> FakeHosted::fetchPayouts(const ProfileId &profile)
{
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    fetched << profile;
    return doneFuture<void>({});
}

QFuture<Result<QList<HostedContact>>> FakeHosted::contacts()
{
    if (error)
        return doneFuture<QList<HostedContact>>(tl::unexpected<Error>(*error));
    return doneFuture<QList<HostedContact>>(met);
}

QFuture<Result<void>> FakeHosted::show(const QList<PaymentId> &payments)
{
    shown = payments;
    return doneFuture<void>({});
}

} // namespace tilldesk::test
