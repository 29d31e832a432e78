#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// One callback in the details of its payment.
struct PaymentCallbackRow {
    CallbackId id;
    QString answer; ///< text of a pill: `200`, `no answer`
    Tone tone = Tone::Grey;
    QString target; ///< `shop.example/notify`
    QString note;   ///< `184 ms · 2 attempts`
    QString hint;

    friend bool operator==(const PaymentCallbackRow &, const PaymentCallbackRow &) = default;
};

/// The callbacks of one payment, newest first, kept up to date.
class PaymentCallbacks : public QObject
{
    Q_OBJECT

public:
    explicit PaymentCallbacks(const Gateways &gateways, QObject *parent = nullptr);

    void show(const PaymentId &payment);
    [[nodiscard]] const QList<PaymentCallbackRow> &rows() const { return m_rows; }
    /// Returns the text shown in place of the rows, or why reading them failed; empty if there is
    /// neither.
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    [[nodiscard]] PaymentCallbackRow rowOf(const Callback &callback) const;

    const Gateways m_gateways;
    PaymentId m_payment;
    QList<PaymentCallbackRow> m_rows;
    QString m_failure;
    Throttled m_askSoon;
    bool m_isLoaded = false;
};

} // namespace tilldesk::ui
