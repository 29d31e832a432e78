#include "ui/widgets/new_payment/amount_field.h"

#include "ui/models/common/format.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace tilldesk::ui {

AmountField::AmountField(QWidget *parent) : QLineEdit(parent)
{
    setPlaceholderText(money(Amount()));
    // The text was set by the program, or pasted from the menu.
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (m_isShowing)
            return;
        m_amount.clear();
        if (m_amount.take(text) == TillAmount::Refusal::None)
            showAmount();
    });
}

void AmountField::keyPressEvent(QKeyEvent *event)
{
    if (isReadOnly() || !takeKey(*event))
        QLineEdit::keyPressEvent(event);
}

bool AmountField::takeKey(const QKeyEvent &event)
{
    const TillAmount before = m_amount;
    if (event.matches(QKeySequence::Paste)) {
        m_amount.take(QGuiApplication::clipboard()->text());
    } else if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete) {
        if (hasSelectedText() || event.key() == Qt::Key_Delete)
            m_amount.clear();
        else
            m_amount.chop();
    } else {
        const bool isText = !event.text().isEmpty() && event.text().front().isPrint()
            && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (!isText)
            return false;
        if (hasSelectedText())
            m_amount.clear();
        if (m_amount.type(event.text()) != TillAmount::Refusal::None)
            m_amount = before;
    }
    showAmount();
    Q_EMIT textEdited(text());
    return true;
}

void AmountField::showAmount()
{
    const QScopedValueRollback showing(m_isShowing, true);
    setText(m_amount.isEmpty() ? QString() : money(m_amount.amount()));
}

} // namespace tilldesk::ui
