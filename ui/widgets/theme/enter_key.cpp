#include "ui/widgets/theme/enter_key.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QKeyEvent>
#include <QRadioButton>

namespace tilldesk::ui {

bool EnterKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const auto held = key->modifiers() & ~Qt::KeypadModifier;
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!isEnter || held != Qt::NoModifier || button == nullptr || !button->isEnabled())
        return false;
    // A choice is changed with Space; Enter accepts the dialog with that choice.
    if (qobject_cast<QRadioButton *>(button) || qobject_cast<QCheckBox *>(button))
        return false;
    if (!key->isAutoRepeat())
        button->click();
    return true;
}

} // namespace tilldesk::ui
