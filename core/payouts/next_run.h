#pragma once

#include "core/payouts/closing_time.h"
#include "core/storage/setting_repository.h"

namespace tilldesk::payouts {

/// When payouts are made next by themselves. It is in the database, so that a closing time at which
/// nothing ran is made up for at the next start. Lives on the core thread.
class NextRun
{
public:
    /// @pre `db` outlives it; the schema is up to date
    NextRun(storage::Database &db, ClosingTime closing);
    NextRun(const NextRun &) = delete;
    NextRun &operator=(const NextRun &) = delete;

    /// @return the closing time that is to be run next; in the past when it was missed
    [[nodiscard]] Timestamp at(Timestamp now);
    /// It has been run: the next one follows `now`.
    void done(Timestamp now);

private:
    void keep(); ///< writes it with the transaction that is open

    storage::SettingRepository m_settings;
    ClosingTime m_closing;
    std::optional<Timestamp> m_next;
    std::optional<Timestamp> m_stored;
    Timestamp m_askedAt; ///< the first moment for which m_closing gave m_closingAfter
    Timestamp m_closingAfter;
};

/// @return what the database says; for who only reads it
[[nodiscard]] Timestamp storedNextRun(storage::Database &db, const ClosingTime &closing,
                                      Timestamp now);

} // namespace tilldesk::payouts
