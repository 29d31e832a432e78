#pragma once

#include "core/domain/events.h"

#include <QObject>
#include <deque>

namespace tilldesk::desk {

/// A change and its number.
struct Numbered {
    qint64 number = 0;
    Events events;
};

/// The latest changes of the service, numbered in the order of their commits, so that a window that
/// was cut off gets each change that it missed exactly once. Used on its own thread, but for add().
class Changes : public QObject
{
    Q_OBJECT

public:
    /// @param kept  number of changes that since() still knows
    explicit Changes(qsizetype kept = 10'000, QObject *parent = nullptr);

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
    void added(const tilldesk::desk::Numbered &change);

private:
    void number(const Events &events);

    const qsizetype m_kept;
    const QString m_run;
    qint64 m_last = 0;
    std::deque<Numbered> m_latest; ///< oldest first
};

} // namespace tilldesk::desk
