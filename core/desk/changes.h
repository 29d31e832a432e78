#pragma once

#include "core/domain/events.h"

#include <QObject>
#include <QTimer>
#include <deque>

namespace tilldesk::desk {

/// A change and its number.
struct Numbered {
    qint64 number = 0;
    Events events; ///< of one commit, or of all commits of one pause
};

/// The latest changes of the service, numbered in the order of their commits, so that a window that
/// was cut off gets each change that it missed exactly once. Used on its own thread, but for add().
///
/// A change is told at once if the service was quiet. The commits of a busy service are gathered
/// for a short pause: a message to each window after each commit would take half of the rate of
/// creates (measured: 20 windows, 33,000 creates a second).
class Changes : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kPause{25};
    /// Changed payments that since() still knows, at most.
    static constexpr qsizetype kKeptPayments = 100'000;

    /// @param kept   number of changes that since() still knows
    /// @param pause  shortest time between two changes that are told; 0: each commit is told
    explicit Changes(qsizetype kept = 10'000, std::chrono::milliseconds pause = kPause,
                     QObject *parent = nullptr);

    /// Numbers a change and emits added() on the thread of this object. Thread-safe; called in the
    /// order of the commits.
    void add(const Events &events);

    /// Returns the name of this run of the service: random, of this object.
    [[nodiscard]] const QString &run() const { return m_run; }
    [[nodiscard]] qint64 last() const { return m_last; } ///< 0: none yet
    /// Returns the changes after `number`, oldest first.
    /// @return empty optional: some of them are no longer known
    [[nodiscard]] std::optional<QList<Numbered>> since(const QString &run, qint64 number) const;

Q_SIGNALS:
    /// @param message  the change as wire::toPackedBytes() writes it, once for all windows
    void added(const tilldesk::desk::Numbered &change, const QByteArray &message);

private:
    void gather(const Events &events);
    void tell();
    void forgetOldest();

    const qsizetype m_kept;
    const std::chrono::milliseconds m_pauseTime;
    const QString m_run;
    qint64 m_last = 0;
    std::deque<Numbered> m_latest;    ///< oldest first
    qsizetype m_latestPayments = 0;   ///< in m_latest
    std::optional<Events> m_gathered; ///< not told yet
    QTimer m_pause;
};

} // namespace tilldesk::desk
