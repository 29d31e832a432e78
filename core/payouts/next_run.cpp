#include "core/payouts/next_run.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

const QString kNextRun = u"nextPayoutRun"_s;

/// Stored with the rule it was computed from: closing time, zone and days. After a change of the
/// rule, only a run already missed is kept; a future run is recomputed.
QString textOf(Timestamp at, const ClosingTime &closing)
{
    return u"%1 %2 %3%4"_s.arg(QString::number(toMillis(at)), closing.time.toString(u"HH:mm"_s),
                               QString::fromUtf8(closing.zone.id()),
                               closing.onBankDaysOnly ? u" bankDays"_s : QString());
}

/// Returns the run that is due, or the next one. A missed run is not made up for on a day without
/// payouts.
Timestamp payable(Timestamp run, Timestamp next, Timestamp now, const ClosingTime &closing)
{
    return run <= now && !closing.paysAt(now) ? next : run;
}

std::optional<Timestamp> stored(storage::SettingRepository &settings, const ClosingTime &closing,
                                Timestamp now)
{
    const QString text = settings.value(kNextRun).value_or(QString());
    if (text.isEmpty())
        return {};
    const Timestamp at = fromMillis(text.section(u' ', 0, 0).toLongLong());
    const bool isOfThisRule = text == textOf(at, closing);
    return isOfThisRule || at <= now ? std::optional(at) : std::nullopt;
}

} // namespace

NextRun::NextRun(storage::Database &db, ClosingTime closing)
    : m_settings(db),
      m_closing(std::move(closing))
{
    db.addHooks({.beforeCommit = [this] { keep(); },
                 .afterCommit = {},
                 .afterRollback =
                     [this] {
                         m_next.reset();
                         m_stored.reset();
                     }});
}

Timestamp NextRun::at(Timestamp now)
{
    // Cached: at() is called many times a second, and the result changes only at a closing time.
    if (now < m_askedAt || now >= m_closingAfter) {
        m_closingAfter = m_closing.next(now);
        m_askedAt = now;
    }
    if (!m_next)
        m_stored = m_next = stored(m_settings, m_closing, now);
    m_next = std::min(m_next.value_or(m_closingAfter), m_closingAfter);
    return payable(*m_next, m_closingAfter, now, m_closing);
}

void NextRun::done(Timestamp now)
{
    m_next = m_closing.next(now);
}

void NextRun::keep()
{
    if (!m_next || m_next == m_stored)
        return;
    m_settings.set(kNextRun, textOf(*m_next, m_closing));
    m_stored = m_next;
}

Timestamp storedNextRun(storage::Database &db, const ClosingTime &closing, Timestamp now)
{
    storage::SettingRepository settings(db);
    const Timestamp next = closing.next(now);
    const Timestamp run = std::min(stored(settings, closing, now).value_or(next), next);
    return payable(run, next, now, closing);
}

} // namespace tilldesk::payouts
