#include "ui/widgets/payments/status_menu.h"

#include "ui/models/common/text.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace tilldesk::ui {

StatusMenu::StatusMenu(const QList<PaymentStatus> &chosen, QWidget *parent) : QMenu(parent)
{
    for (const PaymentStatus status : kPaymentStatuses) {
        QAction *action = addAction(Text::status(status));
        action->setCheckable(true);
        action->setChecked(chosen.contains(status));
        action->setToolTip(toText(status));
        action->setData(int(status));
        connect(action, &QAction::toggled, this, &StatusMenu::tell);
    }
    setToolTipsVisible(true);
}

void StatusMenu::mouseReleaseEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->position().toPoint());
    if (action && action->isEnabled())
        action->toggle(); // toggling the action here keeps the menu open
    else
        QMenu::mouseReleaseEvent(event);
}

void StatusMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && activeAction())
        activeAction()->toggle();
    else
        QMenu::keyPressEvent(event);
}

void StatusMenu::tell()
{
    QList<PaymentStatus> statuses;
    for (const QAction *action : actions()) {
        if (action->isChecked())
            statuses.append(PaymentStatus(action->data().toInt()));
    }
    Q_EMIT statusesChanged(statuses);
}

} // namespace tilldesk::ui
