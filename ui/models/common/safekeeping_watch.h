#pragma once

#include "core/gateway/safekeeping.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"

#include <optional>

namespace tilldesk::ui {

/// The state of safekeeping, read again when it changes and every ten minutes, because a backup
/// grows old by itself.
class SafekeepingWatch : public QObject
{
    Q_OBJECT

public:
    /// @pre both references must outlive this object
    SafekeepingWatch(gateway::Safekeeping &safekeeping, const Ticker &ticker,
                     QObject *parent = nullptr);

    /// Reads the state for the first time. Does not call the gateway before start().
    void start();
    /// Reads the state again. No-op before start().
    void refresh();
    /// Returns the last state; empty until loaded.
    [[nodiscard]] const std::optional<SafekeepingState> &state() const { return m_state; }
    /// Returns why the state could not be read; empty if state() is up to date.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void changed();

private:
    gateway::Safekeeping &m_safekeeping;
    Throttled m_askSoon;
    std::optional<SafekeepingState> m_state;
    std::optional<Error> m_error;
    int m_ticks = 0; ///< seconds since the last reading
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
