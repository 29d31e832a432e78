#include "tests/support/fake_simulation.h"

#include "tests/support/done_future.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

PaymentTrigger triggerOf(CustomerAction action)
{
    switch (action) {
    case CustomerAction::Identify: return PaymentTrigger::DebtorIdentifies;
    case CustomerAction::Confirm:
    case CustomerAction::Authorize: return PaymentTrigger::BankAuthorizes;
    case CustomerAction::Settle: return PaymentTrigger::Settles;
    case CustomerAction::Refuse: return PaymentTrigger::BankRefuses;
    case CustomerAction::Cancel: return PaymentTrigger::DebtorCancels;
    case CustomerAction::Fail: return PaymentTrigger::TechnicalFailure;
    }
    Q_UNREACHABLE();
}

} // namespace

void FakeSimulation::setState(const SimulationState &state)
{
    m_state = state;
    Q_EMIT changed(state);
}

QFuture<Result<void>> FakeSimulation::done(const QString &call)
{
    calls << call;
    if (error)
        return doneFuture<void>(tl::unexpected<Error>(*error));
    setState(m_state);
    return doneFuture<void>({});
}

QFuture<Result<void>> FakeSimulation::switchOn(bool isOn)
{
    m_state.isOn = isOn && !error;
    return done(isOn ? u"on"_s : u"off"_s);
}

QFuture<Result<Payment>> FakeSimulation::act(const PaymentId &id, CustomerAction action)
{
    calls << u"act %1"_s.arg(int(action));
    if (error)
        return doneFuture<Payment>(tl::unexpected<Error>(*error));
    Payment *payment = m_payments.find(id);
    if (payment == nullptr)
        return doneFuture<Payment>(fail(ErrorCode::PaymentNotFound));
    auto next = nextStatus(asOf(*payment, m_clock.now()).status, triggerOf(action));
    if (next && action == CustomerAction::Confirm)
        next = nextStatus(*next, PaymentTrigger::Settles);
    if (!next)
        return doneFuture<Payment>(next.failure());
    m_payments.setStatus(id, *next);
    return doneFuture<Payment>(*m_payments.find(id));
}

QFuture<Result<void>> FakeSimulation::freezeClock()
{
    m_state.clock.frozenAt = m_clock.now();
    return done(u"freeze"_s);
}

QFuture<Result<void>> FakeSimulation::advanceClock(std::chrono::milliseconds by)
{
    m_clock.advance(by);
    return done(u"advance %1"_s.arg(by.count()));
}

QFuture<Result<void>> FakeSimulation::setClock(Timestamp to)
{
    m_clock.set(to);
    return done(u"set %1"_s.arg(QString::fromLatin1(toIsoUtc(to))));
}

QFuture<Result<void>> FakeSimulation::runClock()
{
    m_state.clock.frozenAt.reset();
    return done(u"run"_s);
}

QFuture<Result<void>> FakeSimulation::setCallbackFault(CallbackFault fault)
{
    if (!error)
        m_state.callbackFault = fault;
    return done(u"fault %1"_s.arg(toText(fault)));
}

QFuture<Result<void>> FakeSimulation::setRefundsFail(bool fail)
{
    if (!error)
        m_state.refundsFail = fail;
    return done(fail ? u"refunds fail"_s : u"refunds succeed"_s);
}

QFuture<Result<void>> FakeSimulation::setPayoutsFail(bool fail)
{
    if (!error)
        m_state.payoutsFail = fail;
    return done(fail ? u"payouts fail"_s : u"payouts succeed"_s);
}

QFuture<Result<void>> FakeSimulation::resetClock()
{
    m_state.clock = {};
    return done(u"reset"_s);
}

} // namespace tilldesk::test
