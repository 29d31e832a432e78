#include "ui/widgets/ledger/payment_ledger_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QGridLayout>
#include <QPushButton>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentLedgerView::PaymentLedgerView(QWidget *parent) : QWidget(parent)
{
    fill(this, {});
}

void PaymentLedgerView::setPayment(const PaymentDetails &details, Timestamp now)
{
    const QList<PaymentLedgerRow> rows = ledgerOf(details, now);
    const bool isSame = m_content && rows == m_rows && details.payoutId == m_payout;
    if (isSame)
        return; // a rebuild would take the keyboard focus from its link
    m_rows = rows;
    m_payout = details.payoutId;
    rebuild(details.payment.refunded.cents() > 0);
}

void PaymentLedgerView::rebuild(bool isRefunded)
{
    delete m_content;
    m_content = new QWidget;
    QVBoxLayout *lines = fill(m_content, {}, {.spacing = 6});
    if (m_rows.isEmpty())
        lines->addWidget(makeLabel(tr("No money has moved."), u"muted"_s));
    for (const PaymentLedgerRow &row : std::as_const(m_rows))
        lines->addWidget(makeRow(row));
    if (!m_rows.isEmpty())
        lines->addWidget(makeLinks(isRefunded));
    layout()->addWidget(m_content);
}

QWidget *PaymentLedgerView::makeRow(const PaymentLedgerRow &row)
{
    auto *all = new QWidget;
    all->setToolTip(row.hint);
    all->setAccessibleName(u"%1, %2, %3, %4"_s.arg(row.what, row.amount, row.way, row.when));
    QLabel *note = makeText(row.way, u"small"_s);
    auto *grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->addWidget(makeText(row.what, u"plain"_s), 0, 0);
    grid->addWidget(makeLabel(row.amount, u"figures"_s), 0, 1, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(note, 1, 0);
    grid->addWidget(makeLabel(row.when, u"small"_s), 1, 1, Qt::AlignRight | Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    return all;
}

QWidget *PaymentLedgerView::makeLinks(bool isRefunded)
{
    QHBoxLayout *layout = row({}, {.spacing = 4});
    if (m_payout.isEmpty()) {
        layout->addWidget(makeLabel(tr("Waiting for the next payout"), u"accented"_s));
    } else {
        layout->addWidget(makeLabel(tr("In payout"), u"muted"_s));
        auto *link = named(makeButton(m_payout.text(), u"link"_s), u"paymentPayout"_s);
        link->setAccessibleName(tr("Show the payout %1").arg(m_payout.text()));
        connect(link, &QPushButton::clicked, this, [this] { Q_EMIT payoutRequested(m_payout); });
        layout->addWidget(link);
    }
    layout->addStretch();
    if (isRefunded) {
        auto *explain = named(makeButton(tr("Explain"), u"link"_s), u"explainRefunded"_s);
        explain->setToolTip(tr("Explain the refunded amount"));
        explain->setAccessibleName(explain->toolTip());
        connect(explain, &QPushButton::clicked, this, &PaymentLedgerView::explanationRequested);
        layout->addWidget(explain);
    }
    auto *all = new QWidget;
    all->setLayout(layout);
    return all;
}

} // namespace tilldesk::ui
