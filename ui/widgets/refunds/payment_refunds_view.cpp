#include "ui/widgets/refunds/payment_refunds_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/pill.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentRefundsView::PaymentRefundsView(const Theme &theme, PaymentRefunds &refunds, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_refunds(refunds)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(&refunds, &PaymentRefunds::changed, this, &PaymentRefundsView::showRows);
}

void PaymentRefundsView::showRows()
{
    const QString message = m_refunds.message();
    if (m_content && m_refunds.rows() == m_shown && message == m_shownMessage)
        return; // who stands on a row with the keyboard stays there
    m_shown = m_refunds.rows();
    m_shownMessage = message;
    delete m_content;
    m_content = new QWidget;
    auto *lines = new QVBoxLayout(m_content);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    for (const PaymentRefundRow &row : std::as_const(m_shown))
        lines->addWidget(makeRow(row));
    if (!message.isEmpty()) {
        QLabel *words = makeLabel(message, u"muted"_s);
        words->setWordWrap(true);
        lines->addWidget(words);
    }
    layout()->addWidget(m_content);
}

QWidget *PaymentRefundsView::makeRow(const PaymentRefundRow &row)
{
    auto *pill = new Pill(m_theme);
    pill->setWord(row.status, row.tone);
    pill->setToolTip(row.hint);
    auto *link = new QPushButton(row.amount);
    link->setObjectName(u"refundLink"_s);
    link->setProperty("role", u"link"_s);
    link->setToolTip(tr("Show the refund"));
    link->setAccessibleName(tr("Refund of %1: %2, %3").arg(row.amount, row.status, row.note));
    connect(link, &QPushButton::clicked, this, [this, id = row.id] { Q_EMIT refundRequested(id); });
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
