#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// Counts the work that stops when the program ends: open payments and unsent callbacks.
class Closing : public QObject
{
    Q_OBJECT

public:
    /// @pre `gateways` outlive this object
    explicit Closing(const Gateways &gateways, QObject *parent = nullptr);

    /// Counts open payments and unsent callbacks, then emits counted(). No-op while counting. Does
    /// not block.
    void count();
    /// Returns a sentence with the open payments and unsent callbacks, for people; empty if there
    /// are none, or if they could not be counted.
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void counted();

private:
    void arrived();

    const Gateways m_gateways;
    int m_onTheirWay = 0;
    qint64 m_payments = 0;
    qint64 m_callbacks = 0;
};

} // namespace tilldesk::ui
