#pragma once

#include "core/audit/trail.h"
#include "core/base/result.h"
#include "core/callbacks/callback_outbox.h"
#include "core/debtors/clock_change.h"
#include "core/domain/environment.h"
#include "core/domain/events.h"
#include "core/domain/simulation.h"
#include "core/storage/setting_repository.h"

#include <functional>
#include <memory>

namespace tilldesk::debtors {

/// Holds the current state of the simulation. Thread-safe.
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

/// Returns the state stored in the database, for readers without a SimulationService.
[[nodiscard]] SimulationState storedSimulation(storage::Database &db);
/// Returns the time of the service clock, which the simulation may have stopped or set. For code
/// that has only the database. @pre no transaction is open on the connection
[[nodiscard]] Timestamp storedServiceTime(storage::Database &db);

/// Switches the simulation on and off and sets its clock and faults. Called on the core thread,
/// inside an open transaction. The clock changes at the commit, the fault of callbacks at once. The
/// state is stored, so a restart continues with it.
class SimulationService
{
public:
    /// @param clock  service clock, based on `real`
    /// @pre all references must outlive the SimulationService; the schema is up to date
    SimulationService(storage::Database &db, AdjustableClock &clock, const Clock &real,
                      Events &events, callbacks::CallbackOutbox &outbox,
                      PublishedSimulation &published);
    SimulationService(const SimulationService &) = delete;
    SimulationService &operator=(const SimulationService &) = delete;

    [[nodiscard]] const SimulationState &state() const { return m_state; }
    /// Errors: `SimulationOff`.
    [[nodiscard]] Result<void> requireOn() const;

    /// Switches the simulation on or off. Off also resets clock and faults.
    /// Errors: `AccessDenied` on a production database.
    Result<void> switchOn(bool isOn);
    /// Marks this database as production, irreversibly, and switches the simulation off.
    /// @pre the database has no payments, which its guards check
    Result<void> makeProduction();

    // All functions below can fail with `SimulationOff`.
    Result<void> freezeClock();
    /// Moves the clock forward.
    /// Errors: `FieldInvalid` (by) if negative or beyond the year 2099.
    Result<void> advanceClock(std::chrono::milliseconds by);
    /// Sets the clock. A frozen clock stays frozen; a running clock runs on.
    /// Errors: `FieldInvalid` (to) outside the years 2000 to 2099.
    Result<void> setClock(Timestamp to);
    /// Lets a frozen clock run on from its present time.
    Result<void> runClock();
    /// Sets the fault of callbacks added from now on.
    Result<void> setCallbackFault(CallbackFault fault);
    /// Sets whether refunds processed from now on fail.
    Result<void> setRefundsFail(bool fail);
    /// Sets whether payouts made from now on fail.
    Result<void> setPayoutsFail(bool fail);
    /// Resets the clock to the wall clock.
    Result<void> resetClock();
    /// Calls the function above that `change` names. Errors: as that function.
    Result<void> changeClock(const ClockChange &change);

private:
    Result<void> change(const std::function<void(SimulationState &)> &edit);
    Result<void> setClockTo(const ClockSetting &setting);
    void store(const SimulationState &state);
    void apply();

    storage::SettingRepository m_settings;
    audit::Trail m_trail;
    AdjustableClock &m_clock;
    const Clock &m_real;
    Events &m_events;
    callbacks::CallbackOutbox &m_outbox;
    PublishedSimulation &m_published;
    SimulationState m_state; ///< state as of the open transaction
    bool m_isChanged = false;
};

} // namespace tilldesk::debtors
