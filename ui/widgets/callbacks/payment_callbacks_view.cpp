#include "ui/widgets/callbacks/payment_callbacks_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/pill.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentCallbacksView::PaymentCallbacksView(const Gateways &gateways, const Theme &theme,
                                           QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_callbacks(gateways)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(&m_callbacks, &PaymentCallbacks::changed, this, &PaymentCallbacksView::showRows);
}

void PaymentCallbacksView::showRows()
{
    const QString message = m_callbacks.message();
    if (m_content && m_callbacks.rows() == m_shown && message == m_shownMessage)
        return; // who stands on a row with the keyboard stays there
    m_shown = m_callbacks.rows();
    m_shownMessage = message;
    delete m_content;
    m_content = new QWidget;
    auto *lines = new QVBoxLayout(m_content);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    if (!message.isEmpty()) {
        QLabel *words = makeLabel(message, u"muted"_s);
        words->setWordWrap(true);
        lines->addWidget(words);
    }
    for (const PaymentCallbackRow &row : std::as_const(m_shown))
        lines->addWidget(makeRow(row));
    layout()->addWidget(m_content);
}

QWidget *PaymentCallbacksView::makeRow(const PaymentCallbackRow &row)
{
    constexpr int kMostTarget = 24;
    auto *pill = new Pill(m_theme);
    pill->setWord(row.answer, row.tone);
    const QString target = row.target.size() > kMostTarget
        ? QString(u"…"_s + row.target.last(kMostTarget))
        : row.target;
    auto *link = new QPushButton(target);
    link->setObjectName(u"callbackLink"_s);
    link->setProperty("role", u"link"_s);
    link->setToolTip(row.hint);
    link->setAccessibleName(tr("Callback to %1: %2, %3").arg(row.target, row.answer, row.note));
    connect(link, &QPushButton::clicked, this,
            [this, id = row.id] { Q_EMIT callbackRequested(id); });
    QLabel *note = makeLabel(row.note, u"small"_s);
    note->setWordWrap(true);
    note->setContentsMargins(2, 0, 0, 4);
    auto *first = new QHBoxLayout;
    first->setSpacing(4);
    first->addWidget(pill);
    first->addWidget(link);
    first->addStretch();
    auto *all = new QWidget;
    auto *layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(first);
    layout->addWidget(note);
    return all;
}

} // namespace tilldesk::ui
