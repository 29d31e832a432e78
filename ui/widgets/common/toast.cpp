#include "ui/widgets/common/toast.h"

#include "ui/models/common/ticker.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QAccessible>
#include <QEvent>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

Toast::Toast(const Ticker &ticker, const QString &action, QWidget *page)
    : QFrame(page),
      m_words(named(makeLabel({}, u"strong"_s), u"toastWords"_s)),
      m_action(named(makeButton(action, u"link"_s), u"toastAction"_s))
{
    setObjectName(u"toast"_s);
    setProperty("role", u"toast"_s);
    setLayout(row({m_words, m_action}, {.spacing = 12, .margins = {16, 10, 16, 10}}));
    connect(m_action, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT actionTriggered();
    });
    connect(&ticker, &Ticker::ticked, this, &Toast::tick);
    page->installEventFilter(this);
    hide();
}

void Toast::say(const QString &words, bool hasAction)
{
    m_words->setText(words);
    m_words->setAccessibleName(words);
    m_action->setVisible(hasAction);
    m_secondsLeft = kSeconds;
    place();
    show();
    raise();
    QAccessibleEvent said(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void Toast::place()
{
    constexpr int kAboveFooter = 112; // above the selection bar and the sums of a list
    adjustSize();
    const QWidget *page = parentWidget();
    move((page->width() - width()) / 2, page->height() - height() - kAboveFooter);
}

void Toast::tick()
{
    if (!isHidden() && --m_secondsLeft <= 0)
        hide();
}

} // namespace tilldesk::ui
