#pragma once

#include "ui/models/payments/payment_progress.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// Shows how far a payment is: Created, Scanned, Authorized, Paid.
class StepsRow : public QWidget
{
    Q_OBJECT

public:
    explicit StepsRow(const Theme &theme, QWidget *parent = nullptr);

    void setStatus(PaymentStatus status);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int widthOf(const ProgressStep &step) const;

    const Theme &m_theme;
    QList<ProgressStep> m_steps;
};

} // namespace tilldesk::ui
