#include "core/debtors/simulation_service.h"

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

const QString kIsOn = u"simulation"_s;
const QString kClockOffset = u"clockOffset"_s;
const QString kClockFrozenAt = u"clockFrozenAt"_s;
const QString kCallbackFault = u"callbackFault"_s;
const QString kRefundsFail = u"refundsFail"_s;
const QString kPayoutsFail = u"payoutsFail"_s;

/// The state without its clock, for the audit trail.
QJsonObject factsOf(const SimulationState &state)
{
    return {{u"isOn"_s, state.isOn},
            {u"isProduction"_s, state.isProduction},
            {u"callbackFault"_s, QString(toText(state.callbackFault))},
            {u"refundsFail"_s, state.refundsFail},
            {u"payoutsFail"_s, state.payoutsFail}};
}

QJsonObject factsOf(const ClockSetting &clock)
{
    return {{u"offsetMillis"_s, qint64(clock.offset.count())},
            {u"frozenAt"_s,
             clock.frozenAt ? QString::fromLatin1(toIsoUtc(*clock.frozenAt)) : QString()}};
}

constexpr Timestamp kEarliest = std::chrono::sys_days(std::chrono::year(2000) / 1 / 1);
constexpr Timestamp kLatest = std::chrono::sys_days(std::chrono::year(2100) / 1 / 1);

} // namespace

SimulationState storedSimulation(storage::Database &db)
{
    storage::SettingRepository settings(db);
    SimulationState state;
    state.isProduction = settings.value(kEnvironmentSetting.toString()) == kProductionSetting;
    state.isOn = !state.isProduction && settings.value(kIsOn) == u"1"_s;
    if (!state.isOn)
        return state;
    state.clock.offset =
        std::chrono::milliseconds(settings.value(kClockOffset).value_or(QString()).toLongLong());
    if (const QString at = settings.value(kClockFrozenAt).value_or(QString()); !at.isEmpty())
        state.clock.frozenAt = fromMillis(at.toLongLong());
    state.callbackFault = callbackFaultFrom(settings.value(kCallbackFault).value_or(QString()))
                              .value_or(CallbackFault::None);
    state.refundsFail = settings.value(kRefundsFail) == u"1"_s;
    state.payoutsFail = settings.value(kPayoutsFail) == u"1"_s;
    return state;
}

Timestamp storedServiceTime(storage::Database &db)
{
    const SystemClock computer;
    AdjustableClock clock(computer);
    clock.adjust(storedSimulation(db).clock);
    return clock.now();
}

SimulationService::SimulationService(storage::Database &db, AdjustableClock &clock,
                                     const Clock &real, Events &events,
                                     callbacks::CallbackOutbox &outbox,
                                     PublishedSimulation &published)
    : m_settings(db),
      m_trail(db, clock),
      m_clock(clock),
      m_real(real),
      m_events(events),
      m_outbox(outbox),
      m_published(published),
      m_state(storedSimulation(db))
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit = [this] { apply(); },
                 .afterRollback =
                     [this] {
                         if (!std::exchange(m_isChanged, false))
                             return;
                         m_state = m_published.current();
                         m_outbox.setFault(m_state.callbackFault);
                     }});
    m_clock.adjust(m_state.clock);
    m_published.publish(m_state);
    m_outbox.setFault(m_state.callbackFault);
}

Result<void> SimulationService::requireOn() const
{
    if (!m_state.isOn)
        return fail(ErrorCode::SimulationOff, u"The simulation is off"_s);
    return {};
}

Result<void> SimulationService::switchOn(bool isOn)
{
    if (isOn && m_state.isProduction)
        return fail(ErrorCode::AccessDenied,
                    u"The simulation cannot be used with a production database"_s);
    SimulationState next = m_state;
    next.isOn = isOn;
    if (!isOn) {
        next.clock = {};
        next.callbackFault = CallbackFault::None;
        next.refundsFail = next.payoutsFail = false;
    }
    store(next);
    return {};
}

Result<void> SimulationService::makeProduction()
{
    SimulationState next;
    next.isProduction = true;
    store(next);
    return {};
}

Result<void> SimulationService::freezeClock()
{
    return setClockTo({.offset = {}, .frozenAt = m_clock.now()});
}

Result<void> SimulationService::advanceClock(std::chrono::milliseconds by)
{
    if (by < std::chrono::milliseconds::zero() || by > kLatest - m_clock.now())
        return fail(ErrorCode::FieldInvalid, u"must be positive and end before the year 2100"_s,
                    u"by"_s);
    return setClock(m_clock.now() + by);
}

Result<void> SimulationService::setClock(Timestamp to)
{
    if (to < kEarliest || to >= kLatest)
        return fail(ErrorCode::FieldInvalid, u"must be in the years 2000 to 2099"_s, u"to"_s);
    return setClockTo(m_state.clock.frozenAt
                          ? ClockSetting{.offset = {}, .frozenAt = to}
                          : ClockSetting{.offset = to - m_real.now(), .frozenAt = {}});
}

Result<void> SimulationService::runClock()
{
    if (!m_state.clock.frozenAt)
        return setClockTo(m_state.clock);
    return setClockTo({.offset = *m_state.clock.frozenAt - m_real.now(), .frozenAt = {}});
}

Result<void> SimulationService::resetClock()
{
    return setClockTo({});
}

Result<void> SimulationService::changeClock(const ClockChange &change)
{
    using enum ClockChange::Kind;
    switch (change.kind) {
    case Freeze: return freezeClock();
    case Run: return runClock();
    case Advance: return advanceClock(change.by);
    case Set: return setClock(change.to);
    case Reset: return resetClock();
    }
    Q_UNREACHABLE();
}

Result<void> SimulationService::setCallbackFault(CallbackFault fault)
{
    return change([fault](SimulationState &next) { next.callbackFault = fault; });
}

Result<void> SimulationService::setRefundsFail(bool fail)
{
    return change([fail](SimulationState &next) { next.refundsFail = fail; });
}

Result<void> SimulationService::setPayoutsFail(bool fail)
{
    return change([fail](SimulationState &next) { next.payoutsFail = fail; });
}

Result<void> SimulationService::setClockTo(const ClockSetting &setting)
{
    return change([&setting](SimulationState &next) { next.clock = setting; });
}

Result<void> SimulationService::change(const std::function<void(SimulationState &)> &edit)
{
    if (auto isOn = requireOn(); !isOn)
        return isOn;
    SimulationState next = m_state;
    edit(next);
    store(next);
    return {};
}

void SimulationService::store(const SimulationState &state)
{
    m_settings.set(kIsOn, state.isOn ? u"1"_s : u"0"_s);
    if (state.isProduction)
        m_settings.set(kEnvironmentSetting.toString(), kProductionSetting.toString());
    m_settings.set(kClockOffset, QString::number(state.clock.offset.count()));
    m_settings.set(kClockFrozenAt,
                   state.clock.frozenAt ? QString::number(toMillis(*state.clock.frozenAt))
                                        : QString());
    m_settings.set(kCallbackFault, toText(state.callbackFault));
    m_settings.set(kRefundsFail, state.refundsFail ? u"1"_s : u"0"_s);
    m_settings.set(kPayoutsFail, state.payoutsFail ? u"1"_s : u"0"_s);
    if (state.clock != m_state.clock)
        m_outbox.clockSetTo(state.clock.frozenAt.value_or(m_real.now() + state.clock.offset));
    m_trail.record({.kind = AuditKind::SimulationChanged,
                    .subject = u"simulation"_s,
                    .before = factsOf(m_state),
                    .after = factsOf(state),
                    .guard = AuditGuard::Simulation});
    m_trail.record({.kind = AuditKind::ClockChanged,
                    .subject = u"clock"_s,
                    .before = factsOf(m_state.clock),
                    .after = factsOf(state.clock),
                    .guard = AuditGuard::Simulation});
    m_state = state;
    m_outbox.setFault(state.callbackFault);
    m_isChanged = true;
}

void SimulationService::apply()
{
    if (!std::exchange(m_isChanged, false))
        return;
    m_clock.adjust(m_state.clock);
    m_published.publish(m_state);
    m_events.simulationChanged = true;
}

} // namespace tilldesk::debtors
