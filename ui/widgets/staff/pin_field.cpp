#include "ui/widgets/staff/pin_field.h"

#include <QKeyEvent>
#include <QRegularExpressionValidator>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PinField::PinField(QWidget *parent) : QLineEdit(parent)
{
    static const QRegularExpression digits(u"[0-9]{0,8}"_s);
    setEchoMode(Password);
    setValidator(new QRegularExpressionValidator(digits, this));
    setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhHiddenText | Qt::ImhSensitiveData);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void PinField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QLineEdit::keyPressEvent(event);
    event->accept(); // the dialog would press its default button
    Q_EMIT entered();
}

} // namespace tilldesk::ui
