#include "core/runtime/local_hosted.h"

#include "core/hosted/connection_routes.h"
#include "core/hosted/open_items.h"
#include "core/qr/qr_encoder.h"
#include "core/storage/transaction.h"

namespace tilldesk::runtime {

using Connections = QList<HostedConnection>;

/// Of each reason; a list that long needs another remedy than its items have.
constexpr int kMaxShownItems = 1000;

LocalHosted::LocalHosted(Gate &gate, const Needs &needs, QObject *parent)
    : Hosted(parent),
      m_gate(gate),
      m_needs(needs),
      m_show(needs.provider.show())
{
    static std::atomic<int> windows = 0;
    m_window = ++windows;
}

LocalHosted::~LocalHosted()
{
    m_check.reset(); // may call take() no more
    m_show(m_window, {});
}

template <StaffCommand command, typename T, typename F>
QFuture<Result<T>> LocalHosted::changeAndShow(F work)
{
    auto [future, fulfil] = promised<T>();
    m_gate.change<command, T>(
        std::move(work), [this, fulfil = std::move(fulfil)](Result<T> stored) mutable {
            if (!stored)
                return fulfil(std::move(stored));
            const auto show = [this, stored = std::move(*stored)] {
                return Result<T>(shown(stored));
            };
            m_gate.read<command, T>(
                threads::ReadKind::List, [show](storage::Database &) { return show(); },
                [show, fulfil = std::move(fulfil)](Result<T> shown) {
                    fulfil(shown ? std::move(shown) : show()); // it is stored, whoever shows it
                });
        });
    return future;
}

QFuture<Result<Connections>> LocalHosted::connections()
{
    return changeAndShow<StaffCommand::ReadHosted, Connections>([this]() -> Result<Connections> {
        Connections all;
        const auto directory = m_needs.directory.current();
        for (const merchants::StoredProfile &stored : directory->profiles()) {
            auto connection = m_needs.connections.find(stored.profile.id);
            if (!connection)
                return connection.failure();
            all << std::move(*connection);
        }
        return all;
    });
}

QFuture<Result<HostedConnection>> LocalHosted::setConnection(const HostedConnection &connection,
                                                             const std::optional<QString> &apiKey)
{
    return changeAndShow<StaffCommand::ChangeHosted, HostedConnection>(
        [this, connection, apiKey] { return m_needs.connections.set(connection, apiKey); });
}

QFuture<Result<HostedConnection>> LocalHosted::makeKey(const ProfileId &profile, const QString &kid)
{
    return changeAndShow<StaffCommand::ChangeHosted, HostedConnection>(
        [this, profile, kid] { return m_needs.connections.makeKey(profile, kid); });
}

QFuture<Result<HostedConnection>> LocalHosted::allow(const ProfileId &profile, RealMoney allowed)
{
    return changeAndShow<StaffCommand::AllowRealMoney, HostedConnection>(
        [this, profile, allowed] { return m_needs.connections.allow(profile, allowed); });
}

QFuture<Result<void>> LocalHosted::startCheck(const ProfileId &profile)
{
    return m_gate.start<StaffCommand::ChangeHosted, void>([&](auto fulfil) {
        m_check.reset();
        m_report = {};
        auto started =
            m_needs.check(profile, [this, number = ++m_checkNumber](const ConnectionReport &seen) {
                QMetaObject::invokeMethod(
                    this, [this, number, seen] { take(number, seen); }, Qt::QueuedConnection);
            });
        if (!started)
            return fulfil(Result<void>(started.failure()));
        m_check = std::move(*started);
        fulfil(Result<void>());
    });
}

void LocalHosted::take(int number, const ConnectionReport &report)
{
    if (number != m_checkNumber)
        return;
    m_report = report;
    if (report.isOver)
        m_check.reset();
    Q_EMIT checkChanged();
}

QFuture<Result<void>> LocalHosted::stopCheck()
{
    return m_gate.start<StaffCommand::ChangeHosted, void>([&](auto fulfil) {
        if (m_check) {
            m_check.reset();
            ++m_checkNumber;
            m_report.stop();
            Q_EMIT checkChanged();
        }
        fulfil(Result<void>());
    });
}

QFuture<Result<ConnectionReport>> LocalHosted::checked()
{
    return m_gate.start<StaffCommand::ChangeHosted, ConnectionReport>(
        [&](auto fulfil) { fulfil(Result<ConnectionReport>(m_report)); });
}

QFuture<Result<QList<HostedOutcome>>> LocalHosted::openOutcomes()
{
    using Outcomes = QList<HostedOutcome>;
    return m_gate.read<StaffCommand::ReadHosted, Outcomes>(
        threads::ReadKind::LookUp, [](storage::Database &db) -> Result<Outcomes> {
            return hosted::IntentRepository(db).open();
        });
}

QFuture<Result<HostedOutcome>> LocalHosted::outcome(const PaymentId &id)
{
    return m_gate.read<StaffCommand::ReadHosted, HostedOutcome>(
        threads::ReadKind::LookUp, [id](storage::Database &db) -> Result<HostedOutcome> {
            const auto row = hosted::IntentRepository(db).find(id);
            if (!row)
                return fail(ErrorCode::PaymentNotFound,
                            QStringLiteral("There is no such request for a payment"));
            return row->outcome;
        });
}

QFuture<Result<void>> LocalHosted::askNow(const PaymentId &id)
{
    return m_gate.start<StaffCommand::ReadHosted, void>([&](auto fulfil) {
        m_needs.provider.hastenOutcome(id);
        fulfil(Result<void>());
    });
}

QFuture<Result<HostedOutcome>> LocalHosted::setNotCreated(const PaymentId &id,
                                                          const QString &reason)
{
    return m_gate.change<StaffCommand::SettleOutcome, HostedOutcome>(
        [this, id, reason] { return m_needs.intents.setNotCreated(id, reason); });
}

QFuture<Result<QList<HostedContradiction>>> LocalHosted::contradictions()
{
    using Contradictions = QList<HostedContradiction>;
    return m_gate.read<StaffCommand::ReadHosted, Contradictions>(
        threads::ReadKind::LookUp, [](storage::Database &db) -> Result<Contradictions> {
            return hosted::IntentRepository(db).contradictions();
        });
}

QFuture<Result<HostedComparison>> LocalHosted::openItems(const ProfileId &profile)
{
    return m_gate.read<StaffCommand::ReadPayouts, HostedComparison>(
        threads::ReadKind::List,
        [profile, now = m_needs.realClock.now(), late = m_needs.payoutLate](storage::Database &db) {
            const storage::Transaction view(db, storage::Transaction::Kind::Read);
            return hosted::compareWithProvider(db, profile, now, late, kMaxShownItems);
        });
}

QFuture<Result<void>> LocalHosted::fetchPayouts(const ProfileId &profile)
{
    return m_gate.start<StaffCommand::ReadPayouts, void>([&](auto fulfil) {
        m_needs.provider.fetchPayouts(profile);
        fulfil(Result<void>());
    });
}

QFuture<Result<QList<HostedContact>>> LocalHosted::contacts()
{
    return m_gate.start<StaffCommand::ReadHosted, QList<HostedContact>>(
        [&](auto fulfil) { fulfil(Result<QList<HostedContact>>(m_needs.provider.contacts())); });
}

QFuture<Result<void>> LocalHosted::show(const QList<PaymentId> &payments)
{
    return m_gate.start<StaffCommand::ReadPayments, void>([&](auto fulfil) {
        m_show(m_window, payments);
        fulfil(Result<void>());
    });
}

HostedConnection LocalHosted::shown(HostedConnection connection) const
{
    if (connection.kid.isEmpty())
        return connection;
    connection.ownKeySetUrl =
        QString::fromStdString(m_needs.address.base()) + hosted::keySetPath(connection.profileId);
    if (auto code = encodeQr(QString::fromUtf8(connection.publicKeys)))
        connection.publicKeysQr = std::move(*code);
    return connection;
}

Connections LocalHosted::shown(Connections connections) const
{
    for (HostedConnection &connection : connections)
        connection = shown(std::move(connection));
    return connections;
}

void LocalHosted::notify(const Events &events)
{
    if (events.hostedChanged)
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
    if (events.outcomesChanged)
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT outcomesChanged(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
