#pragma once

#include "core/audit/trail.h"
#include "core/runtime/promised.h"
#include "core/staff/session.h"
#include "core/threads/read_threads.h"

namespace tilldesk::runtime {

/// Returns the actor of a payment's step for an actor of the window: its name is that of the staff
/// member, empty in a shop without staff.
[[nodiscard]] inline Actor windowOf(const AuditActor &actor)
{
    return {Actor::Kind::Window, actor.name};
}

/// The way of the window's gateways into the core. Every call names its StaffCommand, and the
/// person who is signed in must be allowed to give it. A command without a row in permissionOf()
/// does not compile. Thread-safe.
///
/// Errors of every call: as staff::Session::admit().
class Gate
{
public:
    /// @pre all references must outlive the Gate; `database` is used on `core` only
    Gate(threads::CoreThread &core, threads::ReadThreads &readers, const staff::Session &session,
         storage::Database &database, const Clock &clock)
        : m_core(core),
          m_readers(readers),
          m_session(session),
          m_database(database),
          m_clock(clock)
    {
    }

    /// Runs `work()` or `work(const AuditActor &)`, which returns a Result<T>, on the core thread,
    /// in a transaction, as the person who is signed in. Checks the permission there too: a change
    /// of the staff counts at once. Records a refusal. Calls `done` as CoreThread::submit() does.
    template <StaffCommand command, typename T, typename F, typename D>
    void change(F work, D done)
    {
        if (const auto admitted = m_session.admit(command); !admitted) {
            recordRefusal(command, admitted.error());
            return done(Result<T>(admitted.failure()));
        }
        m_core.submit(
            [this, work = std::move(work)]() mutable -> Result<T> {
                const auto actor = m_session.admit(command);
                if (!actor)
                    return actor.failure();
                const audit::Acting acting(*actor);
                if constexpr (std::is_invocable_v<F &, const AuditActor &>)
                    return work(*actor);
                else
                    return work();
            },
            std::move(done));
    }
    template <StaffCommand command, typename T, typename F>
    [[nodiscard]] QFuture<Result<T>> change(F work)
    {
        auto [future, fulfil] = promised<T>();
        change<command, T>(std::move(work), std::move(fulfil));
        return future;
    }

    /// Runs `work()` on the core thread, in a transaction, as the person whom change() has admitted
    /// to the command that `work` goes on with. Calls `done` as CoreThread::submit() does.
    template <typename F, typename D>
    void goOn(const AuditActor &actor, F work, D done)
    {
        m_core.submit(
            [actor, work = std::move(work)]() mutable {
                const audit::Acting acting(actor);
                return work();
            },
            std::move(done));
    }

    /// Runs `query(storage::Database &)` on a reader. Calls `done` as ReadThreads::submit() does.
    template <StaffCommand command, typename T, typename F, typename D>
    void read(threads::ReadKind kind, F query, D done)
    {
        if (const auto admitted = m_session.admit(command); !admitted)
            return done(Result<T>(admitted.failure()));
        m_readers.submit(kind, std::move(query), std::move(done));
    }
    template <StaffCommand command, typename T, typename F>
    [[nodiscard]] QFuture<Result<T>> read(threads::ReadKind kind, F query)
    {
        auto [future, fulfil] = promised<T>();
        read<command, T>(kind, std::move(query), std::move(fulfil));
        return future;
    }

    /// Calls `begin(fulfil)`, which must call `fulfil(Result<T>)` once, on any thread. For
    /// commands that a worker thread or another gateway object carries out.
    template <StaffCommand command, typename T, typename F>
    [[nodiscard]] QFuture<Result<T>> start(F begin)
    {
        if (const auto admitted = m_session.admit(command); !admitted) {
            recordRefusal(command, admitted.error());
            return refused<T>(admitted.error());
        }
        auto [future, fulfil] = promised<T>();
        begin(std::move(fulfil));
        return future;
    }

    /// Returns whether the person who is signed in may give the command.
    [[nodiscard]] bool allows(StaffCommand command) const
    {
        return m_session.admit(command).has_value();
    }
    /// Returns the person who is signed in, for record(). In a shop without staff: the window.
    [[nodiscard]] AuditActor actor() const
    {
        return m_session.admit(StaffCommand::ReadStaff).value_or(AuditActor());
    }
    /// Returns the role that nobody exceeds at this window.
    [[nodiscard]] StaffRole atMost() const { return m_session.atMost(); }
    /// Records an event by the actor. Best effort: a core that is busy refuses it.
    void record(const AuditActor &actor, const audit::Event &event);

private:
    void recordRefusal(StaffCommand command, const Error &error);

    threads::CoreThread &m_core;
    threads::ReadThreads &m_readers;
    const staff::Session &m_session;
    storage::Database &m_database;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
