#pragma once

#include "core/base/result.h"
#include "core/callbacks/callback_outbox.h"
#include "core/domain/events.h"
#include "core/domain/simulation_state.h"
#include "core/storage/setting_repository.h"

#include <functional>
#include <memory>

namespace tilldesk::debtors {

/// Where the simulation's state is found. Thread-safe.
class PublishedSimulation
{
public:
    [[nodiscard]] SimulationState current() const { return *m_current.load(); }
    void publish(const SimulationState &state)
    {
        m_current.store(std::make_shared<const SimulationState>(state));
    }

private:
    std::atomic<std::shared_ptr<const SimulationState>> m_current =
        std::make_shared<const SimulationState>();
};

/// @return what the database has; for who only reads it
[[nodiscard]] SimulationState storedSimulation(storage::Database &db);

/// Switches the simulation and sets its clock. Lives on the core thread; each call belongs to the
/// transaction that is open; the clock changes with its commit, the fault of callbacks at once. The
/// state is in the database, so a restart goes on where it was.
class SimulationService
{
public:
    /// @param clock  the service's own, over `real`
    /// @pre all references outlive it; the schema is up to date
    SimulationService(storage::Database &db, AdjustableClock &clock, const Clock &real,
                      Events &events, callbacks::CallbackOutbox &outbox,
                      PublishedSimulation &published);
    SimulationService(const SimulationService &) = delete;
    SimulationService &operator=(const SimulationService &) = delete;

    [[nodiscard]] const SimulationState &state() const { return m_state; }

    /// Off gives the clock back to the computer. Errors: `AccessDenied` on a production database.
    Result<void> switchOn(bool isOn);
    /// Makes this a production database, for good, and switches the simulation off.
    Result<void> makeProduction();

    // Errors of all: `SimulationOff`.
    Result<void> freezeClock();
    /// Errors: `FieldInvalid` (by) when negative or beyond the year 2099.
    Result<void> advanceClock(std::chrono::milliseconds by);
    /// It stays frozen or goes on, as it was. Errors: `FieldInvalid` (to) outside of the years 2000
    /// to 2099.
    Result<void> setClock(Timestamp to);
    /// Lets a frozen clock go on from where it stands.
    Result<void> runClock();
    /// What is done wrong with callbacks that come about from now on.
    Result<void> setCallbackFault(CallbackFault fault);
    /// Whether refunds that are processed from now on fail.
    Result<void> setRefundsFail(bool fail);
    /// Whether payouts that are made from now on fail.
    Result<void> setPayoutsFail(bool fail);
    /// Gives the clock back to the computer.
    Result<void> resetClock();

private:
    Result<void> change(const std::function<void(SimulationState &)> &edit);
    Result<void> changeClock(const ClockSetting &setting);
    void store(const SimulationState &state);
    void apply();

    storage::SettingRepository m_settings;
    AdjustableClock &m_clock;
    const Clock &m_real;
    Events &m_events;
    callbacks::CallbackOutbox &m_outbox;
    PublishedSimulation &m_published;
    SimulationState m_state; ///< as the open transaction has it
    bool m_isChanged = false;
};

} // namespace tilldesk::debtors
