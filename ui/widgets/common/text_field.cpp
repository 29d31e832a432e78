#include "ui/widgets/common/text_field.h"

#include <QFocusEvent>
#include <utility>

namespace tilldesk::ui {
namespace {

/// Tells that the field keeps its caret: another window or a menu takes or had the focus.
bool isInterruption(Qt::FocusReason reason)
{
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
}

} // namespace

TextField::TextField(QWidget *parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, [this] { m_isTyped = true; });
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (!std::exchange(m_isTyped, false) && !hasFocus())
            setCursorPosition(0);
    });
}

void TextField::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::MouseFocusReason && !isInterruption(event->reason()))
        end(false);
    QLineEdit::focusInEvent(event);
}

void TextField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (!isInterruption(event->reason()))
        setCursorPosition(0);
}

} // namespace tilldesk::ui
