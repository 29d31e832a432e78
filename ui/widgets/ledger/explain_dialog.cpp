#include "ui/widgets/ledger/explain_dialog.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_jump.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ExplainDialog::ExplainDialog(const Gateways &gateways, const Theme &theme,
                             ExplanationPtr explanation, QWidget *parent)
    : QDialog(parent),
      m_model(gateways.clock),
      m_jump(new LedgerJump(gateways, this)),
      m_back(named(new QPushButton(tr("Back")), u"explainBack"_s)),
      m_title(makeText({}, u"heading"_s)),
      m_total(makeLabel({}, u"amount"_s)),
      m_table(new TableView(theme, m_model, tr("Parts of the sum"))),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_verdict(named(makeText({}, u"muted"_s), u"explainVerdict"_s)),
      m_again(named(new QPushButton(tr("Calculate again")), u"explainAgain"_s))
{
    setWindowTitle(tr("Explain this sum"));
    setAttribute(Qt::WA_DeleteOnClose);
    layOut();
    resize(840, 580);
    connect(m_table, &TableView::rowOpened, this, &ExplainDialog::open);
    connect(m_back, &QPushButton::clicked, this, &ExplainDialog::goBack);
    connect(m_again, &QPushButton::clicked, &m_model, &LedgerExplanationModel::reload);
    connect(m_message, &MessagePage::actionTriggered, &m_model, &LedgerExplanationModel::reload);
    connect(&m_model, &LedgerExplanationModel::changed, this, &ExplainDialog::showState);
    connect(m_jump, &LedgerJump::paymentFound, this, &ExplainDialog::paymentRequested);
    connect(this, &ExplainDialog::payoutRequested, this, &QDialog::accept);
    explain(std::move(explanation));
    m_table->setFocus();
}

void ExplainDialog::layOut()
{
    m_back->setAutoDefault(false);
    m_again->setAutoDefault(false);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);
    auto *close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    QLayout *words = column({m_title, m_total}, {.spacing = 2});
    fill(this,
         {row({{words, 1}, {m_back, 0, Qt::AlignTop}}),
          {card({m_stack}, {.margins = {1, 1, 1, 1}}), 1},
          row({{m_verdict, 1}, m_again, close})},
         {.spacing = metrics::kGap, .margins = {24, 20, 24, 20}});
}

void ExplainDialog::explain(ExplanationPtr explanation)
{
    m_title->setText(explanation->title());
    m_model.show(std::move(explanation));
    m_back->setHidden(m_before.isEmpty());
    if (m_table->hasFocus())
        m_table->chooseRow(0);
}

void ExplainDialog::showState()
{
    const bool isFailed = m_model.state() == LedgerExplanationModel::State::Failed;
    m_total->setText(money(m_model.total()));
    m_total->setAccessibleName(tr("Sum: %1").arg(m_total->text()));
    m_stack->setCurrentIndex(isFailed ? 1 : 0);
    if (isFailed)
        m_message->setMessage(u"triangle-alert"_s, tr("The sum cannot be explained now"),
                              Text::sentence(m_model.error()), tr("Retry"));
    m_verdict->setText(m_model.verdict());
    setStyleProperty(m_verdict, "role", m_model.isOff() ? u"refused"_s : u"muted"_s);
    m_again->setHidden(!m_model.isOff());
    const ExplainedRow *first = m_model.at(0);
    const bool hasTimes = first && first->at; // accounts, for example, have none
    if (m_table->isColumnHidden(LedgerExplanationModel::When) == hasTimes)
        m_table->lendColumns(hasTimes ? QList<int>{LedgerExplanationModel::When} : QList<int>{});
    if (m_model.rowCount() > 0 && !m_table->currentIndex().isValid())
        m_table->chooseRow(0);
}

void ExplainDialog::open(int row)
{
    const ExplainedRow *part = m_model.at(row);
    if (part == nullptr)
        return;
    if (part->inner) {
        m_before.append(m_model.explanation());
        explain(part->inner);
    } else if (!part->payment.isEmpty()) {
        Q_EMIT paymentRequested(part->payment);
    } else if (!part->refund.isEmpty()) {
        m_jump->toRefund(part->refund);
    } else if (!part->payout.isEmpty()) {
        Q_EMIT payoutRequested(part->payout);
    }
}

void ExplainDialog::goBack()
{
    if (!m_before.isEmpty())
        explain(m_before.takeLast());
}

} // namespace tilldesk::ui
