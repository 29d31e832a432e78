#pragma once

#include "ui/models/common/gateways.h"

#include <QHash>

namespace tilldesk::ui {

/// Acknowledges several payments, one after the other, each with its own amount.
class AcknowledgeBatch : public QObject
{
    Q_OBJECT

public:
    explicit AcknowledgeBatch(const Gateways &gateways, QObject *parent = nullptr);

    /// Acknowledges the payments. No-op while a batch is running. Does not block.
    void start(const QList<Payment> &payments);
    /// Stops after the running request: sends none for the remaining payments.
    void stop();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Returns how many requests have been answered.
    [[nodiscard]] int answered() const { return m_answered; }
    [[nodiscard]] int total() const { return int(m_payments.size()); }
    /// Returns the payments acknowledged by the last batch.
    [[nodiscard]] const QList<Payment> &done() const { return m_done; }
    /// Returns why payments of the last batch were not acknowledged, for people.
    [[nodiscard]] const QHash<PaymentId, QString> &failures() const { return m_failures; }

Q_SIGNALS:
    void changed();
    void ended();

private:
    void sendNext();
    void take(const Payment &asked, const Result<Payment> &result);

    const Gateways m_gateways;
    QList<Payment> m_payments;
    QList<Payment> m_done;
    QHash<PaymentId, QString> m_failures;
    int m_answered = 0;
    bool m_isRunning = false;
    bool m_isStopped = false;
};

} // namespace tilldesk::ui
