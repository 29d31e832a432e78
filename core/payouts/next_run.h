#pragma once

#include "core/payouts/closing_time.h"
#include "core/storage/setting_repository.h"

namespace tilldesk::payouts {

/// The time of the next automatic payout run. Stored in the database, so that a run missed while
/// the program was stopped is made up for at the next start. Called on the core thread.
class NextRun
{
public:
    /// @pre `db` outlives this object; the schema is up to date
    NextRun(storage::Database &db, ClosingTime closing);
    NextRun(const NextRun &) = delete;
    NextRun &operator=(const NextRun &) = delete;

    /// Returns the next closing time to run; in the past if that run was missed.
    [[nodiscard]] Timestamp at(Timestamp now);
    /// Records that the run was made: the next one is the first closing time after `now`.
    void done(Timestamp now);

private:
    void keep(); ///< stores the time as part of the open transaction

    storage::SettingRepository m_settings;
    ClosingTime m_closing;
    std::optional<Timestamp> m_next;
    std::optional<Timestamp> m_stored;
    Timestamp m_askedAt; ///< service time at which m_closingAfter was computed
    Timestamp m_closingAfter;
};

/// Returns the next run as stored in the database. Read-only: for commands without a NextRun.
[[nodiscard]] Timestamp storedNextRun(storage::Database &db, const ClosingTime &closing,
                                      Timestamp now);

} // namespace tilldesk::payouts
