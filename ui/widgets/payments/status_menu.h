#pragma once

#include "core/domain/payment.h"

#include <QMenu>

namespace tilldesk::ui {

/// A menu of the ten statuses. It stays open, so that the user can choose several.
class StatusMenu : public QMenu
{
    Q_OBJECT

public:
    explicit StatusMenu(const QList<PaymentStatus> &chosen, QWidget *parent = nullptr);

Q_SIGNALS:
    void statusesChanged(const QList<tilldesk::PaymentStatus> &statuses);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void tell();
};

} // namespace tilldesk::ui
