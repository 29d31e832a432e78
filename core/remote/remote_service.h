#pragma once

#include "core/remote/line.h"

namespace tilldesk::remote {

/// gateway::Callbacks of the service.
class RemoteCallbacks final : public gateway::Callbacks
{
public:
    explicit RemoteCallbacks(Line &line, QObject *parent = nullptr)
        : Callbacks(parent),
          m_line(line)
    {
    }

    QFuture<Result<CallbackPage>> page(const CallbackFilter &filter, std::optional<qint64> before,
                                       int count) override
    {
        return m_line.ask<&gateway::Callbacks::page>(filter, before, count);
    }
    QFuture<Result<CallbackCounts>> counts(const CallbackFilter &filter) override
    {
        return m_line.ask<&gateway::Callbacks::counts>(filter);
    }
    QFuture<Result<CallbackTimes>> times(const CallbackFilter &filter) override
    {
        return m_line.ask<&gateway::Callbacks::times>(filter);
    }
    QFuture<Result<CallbackDetails>> details(const CallbackId &id) override
    {
        return m_line.ask<&gateway::Callbacks::details>(id);
    }
    QFuture<Result<void>> sendAgain(const CallbackId &id) override
    {
        return m_line.ask<&gateway::Callbacks::sendAgain>(id);
    }
    QFuture<Result<int>> sendFailedAgain(const CallbackFilter &filter) override
    {
        return m_line.ask<&gateway::Callbacks::sendFailedAgain>(filter);
    }
    QFuture<Result<CallbackId>> sendTest(const TestCallback &wanted) override
    {
        return m_line.ask<&gateway::Callbacks::sendTest>(wanted);
    }
    QFuture<Result<QList<CallbackFinding>>> inspect(const CallbackInspection &wanted) override
    {
        return m_line.ask<&gateway::Callbacks::inspect>(wanted);
    }
    QString inboxAddress() const override
    {
        return m_line.state<&gateway::Callbacks::inboxAddress>();
    }
    QFuture<Result<void>> setInbox(bool isOn) override
    {
        return m_line.ask<&gateway::Callbacks::setInbox>(isOn);
    }
    QFuture<Result<QList<InboxMessage>>> inbox() override
    {
        return m_line.ask<&gateway::Callbacks::inbox>();
    }
    QFuture<Result<void>> clearInbox() override
    {
        return m_line.ask<&gateway::Callbacks::clearInbox>();
    }

private:
    Line &m_line;
};

/// gateway::Simulation of the service.
class RemoteSimulation final : public gateway::Simulation
{
public:
    explicit RemoteSimulation(Line &line, QObject *parent = nullptr)
        : Simulation(parent),
          m_line(line)
    {
    }

    SimulationState state() const override { return m_line.state<&gateway::Simulation::state>(); }
    QFuture<Result<void>> switchOn(bool isOn) override
    {
        return m_line.ask<&gateway::Simulation::switchOn>(isOn);
    }
    QFuture<Result<Payment>> act(const PaymentId &id, CustomerAction action) override
    {
        return m_line.ask<&gateway::Simulation::act>(id, action);
    }
    QFuture<Result<void>> freezeClock() override
    {
        return m_line.ask<&gateway::Simulation::freezeClock>();
    }
    QFuture<Result<void>> advanceClock(std::chrono::milliseconds by) override
    {
        return m_line.ask<&gateway::Simulation::advanceClock>(by);
    }
    QFuture<Result<void>> setClock(Timestamp to) override
    {
        return m_line.ask<&gateway::Simulation::setClock>(to);
    }
    QFuture<Result<void>> runClock() override
    {
        return m_line.ask<&gateway::Simulation::runClock>();
    }
    QFuture<Result<void>> setCallbackFault(CallbackFault fault) override
    {
        return m_line.ask<&gateway::Simulation::setCallbackFault>(fault);
    }
    QFuture<Result<void>> setRefundsFail(bool fail) override
    {
        return m_line.ask<&gateway::Simulation::setRefundsFail>(fail);
    }
    QFuture<Result<void>> setPayoutsFail(bool fail) override
    {
        return m_line.ask<&gateway::Simulation::setPayoutsFail>(fail);
    }
    QFuture<Result<void>> resetClock() override
    {
        return m_line.ask<&gateway::Simulation::resetClock>();
    }

private:
    Line &m_line;
};

/// gateway::Activity of the service.
class RemoteActivity final : public gateway::Activity
{
public:
    explicit RemoteActivity(Line &line, QObject *parent = nullptr) : Activity(parent), m_line(line)
    {
    }

    QFuture<Result<AuditPage>> entries(const AuditFilter &filter, std::optional<qint64> before,
                                       int count) override
    {
        return m_line.ask<&gateway::Activity::entries>(filter, before, count);
    }
    QFuture<Result<qint64>> count(const AuditFilter &filter) override
    {
        return m_line.ask<&gateway::Activity::count>(filter);
    }
    QFuture<Result<ChainCheck>> check(const ChainCheck &done) override
    {
        return m_line.ask<&gateway::Activity::check>(done);
    }

private:
    Line &m_line;
};

/// gateway::Bookkeeping of the service.
class RemoteBookkeeping final : public gateway::Bookkeeping
{
public:
    explicit RemoteBookkeeping(Line &line, QObject *parent = nullptr)
        : Bookkeeping(parent),
          m_line(line)
    {
    }

    QFuture<Result<Books>> books(const MerchantId &merchant) override
    {
        return m_line.ask<&gateway::Bookkeeping::books>(merchant);
    }
    QFuture<Result<Books>> change(const MerchantId &merchant, const Books &books) override
    {
        return m_line.ask<&gateway::Bookkeeping::change>(merchant, books);
    }
    QFuture<Result<QList<VatPlace>>> vatPlaces(const QList<MerchantId> &merchants) override
    {
        return m_line.ask<&gateway::Bookkeeping::vatPlaces>(merchants);
    }
    QFuture<Result<void>> setVat(const ProfileId &profile, const QString &posId,
                                 const VatShares &shares, const QDate &first) override
    {
        return m_line.ask<&gateway::Bookkeeping::setVat>(profile, posId, shares, first);
    }
    QFuture<Result<QList<QDate>>> days(const MerchantId &merchant, int count) override
    {
        return m_line.ask<&gateway::Bookkeeping::days>(merchant, count);
    }
    QFuture<Result<JournalDay>> journalOf(const MerchantId &merchant, const Books &books,
                                          const QDate &day) override
    {
        return m_line.ask<&gateway::Bookkeeping::journalOf>(merchant, books, day);
    }
    QFuture<Result<MonthFigures>> month(const MerchantId &merchant, const QDate &month) override
    {
        return m_line.ask<&gateway::Bookkeeping::month>(merchant, month);
    }
    QFuture<Result<FeeTerms>> fees(const MerchantId &merchant) override
    {
        return m_line.ask<&gateway::Bookkeeping::fees>(merchant);
    }
    QFuture<Result<void>> setFeeRule(const MerchantId &merchant, const FeeRule &rule) override
    {
        return m_line.ask<&gateway::Bookkeeping::setFeeRule>(merchant, rule);
    }
    QFuture<Result<FeeInvoice>> bookFeeInvoice(const MerchantId &merchant,
                                               const FeeInvoice &invoice) override
    {
        return m_line.ask<&gateway::Bookkeeping::bookFeeInvoice>(merchant, invoice);
    }

private:
    Line &m_line;
};

/// gateway::Tills of the service.
class RemoteTills final : public gateway::Tills
{
public:
    explicit RemoteTills(Line &line, QObject *parent = nullptr) : Tills(parent), m_line(line) {}

    TillAccess access() const override { return m_line.state<&gateway::Tills::access>(); }
    QFuture<Result<TillList>> tills() override { return m_line.ask<&gateway::Tills::tills>(); }
    QFuture<Result<void>> setOn(bool isOn) override
    {
        return m_line.ask<&gateway::Tills::setOn>(isOn);
    }
    QFuture<Result<TillInvitation>> invite(const QString &host) override
    {
        return m_line.ask<&gateway::Tills::invite>(host);
    }
    QFuture<Result<void>> stopInviting() override
    {
        return m_line.ask<&gateway::Tills::stopInviting>();
    }
    QFuture<Result<Till>> accept(const TillId &id) override
    {
        return m_line.ask<&gateway::Tills::accept>(id);
    }
    QFuture<Result<void>> refuse(const TillId &id) override
    {
        return m_line.ask<&gateway::Tills::refuse>(id);
    }
    QFuture<Result<Till>> change(const TillId &id, const TillSettings &settings) override
    {
        return m_line.ask<&gateway::Tills::change>(id, settings);
    }
    QFuture<Result<Till>> revoke(const TillId &id) override
    {
        return m_line.ask<&gateway::Tills::revoke>(id);
    }
    QFuture<Result<void>> remove(const TillId &id) override
    {
        return m_line.ask<&gateway::Tills::remove>(id);
    }

private:
    Line &m_line;
};

} // namespace tilldesk::remote
