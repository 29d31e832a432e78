#include "ui/widgets/payouts/payout_details_view.h"

#include "ui/models/common/format.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/payouts/payouts_model.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/ledger/rows_table.h"
#include "ui/widgets/payouts/equation_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSide = metrics::kCardPadding;
const QList<RowsTable::Column> kColumns{{120}, {204}, {150}, {0, 760}, {100, 640}, {120}};

} // namespace

PayoutDetailsView::PayoutDetailsView(const Gateways &gateways, const Theme &theme,
                                     PayoutPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_lines(gateways),
      m_stack(new QStackedLayout(this)),
      m_message(new MessagePage(theme)),
      m_id(makeLabel({}, u"heading"_s)),
      m_account(makeLabel({}, u"muted"_s)),
      m_status(new Pill(theme)),
      m_equation(new EquationView(theme)),
      m_explain(new QPushButton(tr("Explain"))),
      m_remittance(makeLabel({}, u"muted"_s)),
      m_otherWords(makeLabel({}, u"muted"_s)),
      m_other(new QPushButton),
      m_payAgain(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Pay out again"))),
      m_export(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Export"))),
      m_notice(makeLabel({}, u"refused"_s)),
      m_payments(new Chip(theme)),
      m_refunds(new Chip(theme)),
      m_table(new RowsTable(theme, m_lines, tr("Lines of the payout"), kColumns)),
      m_noLines(new MessagePage(theme)),
      m_linesStack(new QStackedWidget)
{
    setAccessibleName(tr("Payout details"));
    m_stack->addWidget(m_message);
    m_stack->addWidget(makeContent(theme));
    // The next payout is there in a few milliseconds; only a slow answer is worth a word.
    m_loadingSoon.setSingleShot(true);
    m_loadingSoon.setInterval(std::chrono::milliseconds(200));
    connect(&m_loadingSoon, &QTimer::timeout, this, [this] {
        m_stack->setCurrentIndex(0);
        showMessagePage();
    });
    connect(m_payAgain, &QPushButton::clicked, this, &PayoutDetailsView::askToPayAgain);
    connect(m_export, &QPushButton::clicked, this, &PayoutDetailsView::exportRequested);
    connect(m_explain, &QPushButton::clicked, this, &PayoutDetailsView::explanationRequested);
    connect(m_other, &QPushButton::clicked, this, [this] {
        const Payout &payout = m_presenter.details().payout;
        Q_EMIT payoutRequested(payout.paidBy.isEmpty() ? payout.againOf : payout.paidBy);
    });
    connect(m_payments, &Chip::clicked, this, [this] { showKind(PayoutItemKind::Payment); });
    connect(m_refunds, &Chip::clicked, this, [this] { showKind(PayoutItemKind::Refund); });
    connect(m_table, &RowsTable::rowOpened, this, [this](int row) {
        if (const PayoutItem *item = m_lines.lineAt(row))
            Q_EMIT paymentRequested(item->paymentId);
    });
    connect(m_table, &RowsTable::visibleRowsChanged, &m_lines, &PayoutLines::setVisibleRows);
    connect(m_noLines, &MessagePage::actionTriggered, &m_lines, &PayoutLines::retry);
    connect(&m_lines, &PayoutLines::failureChanged, this, &PayoutDetailsView::showLines);
    connect(m_message, &MessagePage::actionTriggered, &presenter, &PayoutPresenter::reload);
    connect(&presenter, &PayoutPresenter::changed, this, &PayoutDetailsView::showState);
    showState();
}

QWidget *PayoutDetailsView::makeTop(const Theme &theme)
{
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explain->setObjectName(u"explainPayout"_s);
    m_explain->setProperty("role", u"link"_s);
    m_explain->setAccessibleName(tr("Explain this payout"));
    m_remittance->setObjectName(u"remittance"_s);
    m_remittance->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_remittance->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_other->setObjectName(u"otherPayout"_s);
    m_other->setProperty("role", u"link"_s);
    m_other->setAccessibleName(tr("Paid out again by"));
    m_payAgain->setObjectName(u"payAgain"_s);
    m_export->setObjectName(u"exportPayout"_s);
    m_export->setToolTip(tr("Write the payments and refunds of this payout to a file"));
    m_notice->setObjectName(u"payoutNotice"_s);
    m_notice->setWordWrap(true);
    auto *copyId = new CopyButton(theme, tr("Payout ID"),
                                  [this] { return m_presenter.details().payout.id.text(); });
    copyId->setObjectName(u"copyPayoutId"_s);
    auto *copy = new CopyButton(theme, tr("Remittance text"),
                                [this] { return m_presenter.details().remittance; });
    copy->setObjectName(u"copyRemittance"_s);

    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_id);
    first->addWidget(copyId);
    first->addWidget(m_status);
    first->addWidget(m_account);
    first->addStretch();
    first->addWidget(m_payAgain);
    first->addWidget(m_export);
    auto *second = new QHBoxLayout;
    second->setSpacing(8);
    auto *equation = new QVBoxLayout; // in the middle of the button beside it
    equation->addStretch();
    equation->addWidget(m_equation);
    equation->addStretch();
    second->addLayout(equation, 1);
    second->addWidget(m_explain);
    auto *third = new QHBoxLayout;
    third->setSpacing(8);
    third->addWidget(makeLabel(tr("Remittance text"), u"muted"_s));
    third->addWidget(m_remittance);
    third->addWidget(copy);
    third->addStretch();
    auto *top = new QWidget;
    auto *layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addLayout(second);
    layout->addLayout(third);
    layout->addWidget(m_notice);
    return top;
}

QWidget *PayoutDetailsView::makeContent(const Theme &theme)
{
    for (Chip *chip : {m_payments, m_refunds})
        chip->setKind(Chip::Kind::Toggle);
    m_payments->setText(PayoutsModel::tr("Payments")); // until they are counted
    m_refunds->setText(PayoutsModel::tr("Refunds"));
    m_payments->setObjectName(u"payoutPayments"_s);
    m_refunds->setObjectName(u"payoutRefunds"_s);
    auto *tabs = new QHBoxLayout;
    tabs->setContentsMargins(kSide, 0, kSide, 0);
    tabs->setSpacing(8);
    tabs->addWidget(m_payments);
    tabs->addWidget(m_refunds);
    tabs->addStretch();
    tabs->addWidget(m_otherWords);
    tabs->addWidget(m_other);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kSide, 12, kSide, 10);
    head->addWidget(makeTop(theme));
    QFrame *rule = makeFrame(u"rule"_s);
    rule->setFixedHeight(1);
    auto *ruled = new QVBoxLayout;
    ruled->setContentsMargins(kSide, 0, kSide, 0);
    ruled->addWidget(rule);
    m_linesStack->addWidget(m_table);
    m_linesStack->addWidget(m_noLines);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addLayout(ruled);
    layout->addSpacing(10);
    layout->addLayout(tabs);
    layout->addSpacing(4);
    layout->addWidget(m_linesStack, 1);
    return content;
}

void PayoutDetailsView::showState()
{
    const PayoutPresenter::State state = m_presenter.state();
    if (state == PayoutPresenter::State::Loading) {
        m_payAgain->setEnabled(false);
        m_loadingSoon.start();
        return;
    }
    m_loadingSoon.stop();
    const bool isShown = state == PayoutPresenter::State::Shown;
    m_stack->setCurrentIndex(isShown ? 1 : 0);
    if (isShown)
        showPayout();
    else
        showMessagePage();
}

void PayoutDetailsView::showMessagePage()
{
    switch (m_presenter.state()) {
    case PayoutPresenter::State::Nothing:
        m_message->setMessage(u"landmark"_s, tr("No payout chosen"),
                              tr("Choose a payout to see its payments and refunds."), {});
        return;
    case PayoutPresenter::State::Loading:
        m_message->setMessage(u"clock"_s, tr("Loading…"), {}, {});
        return;
    case PayoutPresenter::State::Failed:
        m_message->setMessage(u"triangle-alert"_s, tr("The payout cannot be shown"),
                              m_presenter.message(), tr("Retry"));
        return;
    case PayoutPresenter::State::Shown: return;
    }
}

void PayoutDetailsView::showPayout()
{
    const PayoutDetails &details = m_presenter.details();
    const Payout &payout = details.payout;
    m_id->setText(payout.id.text());
    m_account->setText(PayoutWords::account(payout.iban, payout.bulkId));
    m_account->setToolTip(fullMoment(payout.madeAt));
    m_status->setWord(PayoutWords::outcome(payout), PayoutWords::tone(payout));
    m_equation->setEquation(equationOf(details));
    m_remittance->setText(details.remittance);
    const bool isPaid = !payout.paidBy.isEmpty();
    const PayoutId other = isPaid ? payout.paidBy : payout.againOf;
    m_otherWords->setText(isPaid ? tr("Paid out again by") : tr("Pays out again"));
    m_otherWords->setHidden(other.isEmpty());
    m_other->setText(other.text());
    m_other->setAccessibleName(tr("Show the payout %1").arg(other.text()));
    m_other->setHidden(other.isEmpty());
    m_payAgain->setHidden(!m_presenter.isWaiting());
    m_payAgain->setEnabled(!m_presenter.isPaying());
    m_notice->setText(m_presenter.message());
    m_notice->setHidden(m_presenter.message().isEmpty());
    m_payments->setText(tr("Payments %1").arg(wholeNumber(payout.payments.count)));
    m_refunds->setText(tr("Refunds %1").arg(wholeNumber(payout.refunds.count)));
    showKind(m_lines.kind());
}

void PayoutDetailsView::showKind(PayoutItemKind kind)
{
    const Payout &payout = m_presenter.details().payout;
    const bool isPayment = kind == PayoutItemKind::Payment;
    m_payments->setActive(isPayment);
    m_refunds->setActive(!isPayment);
    m_lines.show(payout.id, kind, isPayment ? payout.payments.count : payout.refunds.count);
    showLines();
}

void PayoutDetailsView::showLines()
{
    const bool isFailed = !m_lines.failure().isEmpty();
    m_linesStack->setCurrentIndex(isFailed || m_lines.rowCount() == 0 ? 1 : 0);
    if (isFailed)
        m_noLines->setMessage(u"triangle-alert"_s, tr("The lines cannot be shown"),
                              m_lines.failure(), tr("Retry"));
    else
        m_noLines->setMessage(u"inbox"_s, tr("None in this payout"), {}, {});
}

void PayoutDetailsView::askToPayAgain()
{
    auto *dialog = new QuestionDialog(tr("Pay out again?"), m_presenter.payAgainQuestion(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Pay out again"), QDialog::Accepted, u"primary"_s)
        ->setObjectName(u"confirmPayAgain"_s);
    connect(dialog, &QDialog::accepted, &m_presenter, &PayoutPresenter::payAgain);
    dialog->open();
}

} // namespace tilldesk::ui
