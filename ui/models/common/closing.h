#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// What has to wait when the program ends: payments that are not paid yet, and callbacks that are
/// not sent yet.
class Closing : public QObject
{
    Q_OBJECT

public:
    /// @pre `gateways` outlive this object
    explicit Closing(const Gateways &gateways, QObject *parent = nullptr);

    /// Counts what has to wait, then emits counted(). No-op while counting. Does not block.
    void count();
    /// Returns what has to wait, for people; empty if nothing does, or if it could not be counted.
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
