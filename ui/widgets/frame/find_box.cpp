#include "ui/widgets/frame/find_box.h"

#include "ui/models/payments/payments_query.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 340;
constexpr int kSmallestWidth = 180;

} // namespace

FindBox::FindBox(const Theme &theme, QWidget *parent)
    : QLineEdit(parent),
      m_keys(makeLabel(tr("Ctrl K"), u"key"_s, this))
{
    setMaximumWidth(kWidth);
    setMinimumWidth(kSmallestWidth);
    setAccessibleName(tr("Find a payment"));
    setAccessibleDescription(tr("A payment ID or a part of a reference; Enter finds it"));
    addAction(theme.icon(u"search"_s, &Colours::muted), QLineEdit::LeadingPosition);
    m_keys->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(this, &QLineEdit::textChanged, this, &FindBox::showHint);
    connect(this, &QLineEdit::returnPressed, this, [this] {
        if (text().isEmpty() && !m_offered.isEmpty())
            setText(m_offered);
        Q_EMIT submitted(text().trimmed());
    });
    showHint();
}

void FindBox::begin()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void FindBox::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    const QSize size = m_keys->sizeHint();
    m_keys->setGeometry(width() - size.width() - 9, (height() - size.height()) / 2, size.width(),
                        size.height());
}

void FindBox::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    m_offered = looksLikePaymentId(copied) ? copied : QString();
    showHint();
}

void FindBox::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    m_offered.clear();
    showHint();
}

bool FindBox::event(QEvent *event)
{
    // Escape first clears the text of this field; it reaches the window's shortcut only if the text
    // is empty.
    if (event->type() == QEvent::ShortcutOverride && !text().isEmpty()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void FindBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        Q_EMIT submitted({});
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void FindBox::showHint()
{
    m_keys->setVisible(text().isEmpty() && !hasFocus());
    if (m_offered.isEmpty())
        setPlaceholderText(tr("Find a payment ID or a reference"));
    else
        setPlaceholderText(tr("Enter finds %1…").arg(m_offered.first(8)));
    setToolTip(m_offered.isEmpty()
                   ? QString()
                   : tr("Press Enter to find %1 from the clipboard").arg(m_offered));
}

} // namespace tilldesk::ui
