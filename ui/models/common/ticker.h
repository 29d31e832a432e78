#pragma once

#include <QTimer>

namespace tilldesk::ui {

/// Tells once a second that countdowns must be drawn anew. One for the whole window.
class Ticker : public QObject
{
    Q_OBJECT

public:
    explicit Ticker(QObject *parent = nullptr);

    /// Begins to tick; without it, only tick() does.
    void start();
    void tick() { Q_EMIT ticked(); }

Q_SIGNALS:
    void ticked();

private:
    QTimer m_timer;
};

} // namespace tilldesk::ui
