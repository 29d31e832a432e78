#pragma once

#include <QTimer>

namespace tilldesk::ui {

/// Signals once a second that countdowns must be repainted. The whole window shares one ticker.
class Ticker : public QObject
{
    Q_OBJECT

public:
    explicit Ticker(QObject *parent = nullptr);

    /// Starts the timer. Without start(), only tick() emits ticked().
    void start();
    void tick() { Q_EMIT ticked(); }

Q_SIGNALS:
    void ticked();

private:
    QTimer m_timer;
};

} // namespace tilldesk::ui
