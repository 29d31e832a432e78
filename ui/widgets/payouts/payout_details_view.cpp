#include "ui/widgets/payouts/payout_details_view.h"

#include "ui/models/common/format.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/payouts/payouts_model.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/charts/chart_card.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payouts/equation_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSide = metrics::kCardPadding;

} // namespace

PayoutDetailsView::PayoutDetailsView(const Gateways &gateways, const Theme &theme,
                                     PayoutPresenter &presenter, QWidget *parent)
    : DetailsFrame(theme, presenter,
                   {u"landmark"_s, tr("No payout chosen"),
                    tr("Choose a payout to see its payments and refunds."),
                    tr("The payout cannot be shown")},
                   parent),
      m_theme(theme),
      m_presenter(presenter),
      m_lines(gateways),
      m_waterfall(gateways),
      m_id(makeLabel({}, u"heading"_s)),
      m_account(makeLabel({}, u"muted"_s)),
      m_status(new Pill(theme)),
      m_equation(new EquationView(theme)),
      m_explain(named(makeButton(tr("Explain"), u"link"_s), u"explainPayout"_s)),
      m_remittance(named(makeLabel({}, u"muted"_s), u"remittance"_s)),
      m_otherWords(makeLabel({}, u"muted"_s)),
      m_other(named(new QPushButton, u"otherPayout"_s)),
      m_payAgain(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Pay out again")),
                       u"payAgain"_s)),
      m_export(named(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Export")),
                     u"exportPayout"_s)),
      m_notice(named(makeText({}, u"refused"_s), u"payoutNotice"_s)),
      m_all(named(new Chip(theme), u"payoutLines"_s)),
      m_payments(named(new Chip(theme), u"payoutPayments"_s)),
      m_refunds(named(new Chip(theme), u"payoutRefunds"_s)),
      m_fees(named(new Chip(theme), u"payoutFees"_s)),
      m_table(new TableView(theme, m_lines, tr("Lines of the payout"))),
      m_noLines(new MessagePage(theme)),
      m_lineCount(named(makeLabel({}, u"muted"_s), u"payoutLineCount"_s)),
      m_sumTitle(makeLabel({}, u"muted"_s)),
      m_sum(named(makeLabel({}, u"strong"_s), u"payoutLineSum"_s)),
      m_verdict(named(makeLabel({}, u"accented"_s), u"payoutLineVerdict"_s)),
      m_barsHead(new ChartHead(tr("From what was taken to what was paid out"))),
      m_bars(named(new BarChart(theme), u"payoutBars"_s))
{
    setAccessibleName(tr("Payout details"));
    connect(m_payAgain, &QPushButton::clicked, this, &PayoutDetailsView::askToPayAgain);
    connect(m_export, &QPushButton::clicked, this, &PayoutDetailsView::exportRequested);
    connect(m_explain, &QPushButton::clicked, this, &PayoutDetailsView::explanationRequested);
    connect(m_other, &QPushButton::clicked, this, [this] {
        const Payout &payout = m_presenter.details().payout;
        Q_EMIT payoutRequested(payout.paidBy.isEmpty() ? payout.againOf : payout.paidBy);
    });
    connect(&m_waterfall, &PayoutWaterfall::changed, this, &PayoutDetailsView::showBars);
    connect(m_bars, &BarChart::opened, this, &PayoutDetailsView::openBar);
    connect(m_bars, &BarChart::cleared, this, [this] {
        showKind({});
        m_bars->setChosen(-1);
    });
    connect(m_all, &Chip::clicked, this, [this] { showKind({}); });
    connect(m_payments, &Chip::clicked, this, [this] { showKind(PayoutItemKind::Payment); });
    connect(m_refunds, &Chip::clicked, this, [this] { showKind(PayoutItemKind::Refund); });
    connect(m_fees, &Chip::clicked, this, [this] { showKind(PayoutItemKind::Charge); });
    connect(m_table, &TableView::rowOpened, this, [this](int row) {
        const PayoutItem *item = m_lines.at(row);
        if (item != nullptr && !item->paymentId.isEmpty())
            Q_EMIT paymentRequested(item->paymentId);
    });
    connect(m_noLines, &MessagePage::actionTriggered, &m_lines, &PayoutLines::retry);
    connect(&m_lines, &PayoutLines::rowsLoaded, this, &PayoutDetailsView::showSum);
    connect(&m_lines, &PayoutLines::stateChanged, this, &PayoutDetailsView::showLines);
    setContent(makeContent());
}

QLayout *PayoutDetailsView::makeTop()
{
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explain->setProperty("look", u"flush"_s);
    m_explain->setAccessibleName(tr("Explain this payout"));
    m_remittance->setFont(m_theme.codeFont(metrics::kSmallTextSize));
    m_remittance->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_other->setProperty("role", u"link"_s);
    m_other->setProperty("look", u"flush"_s);
    m_other->setAccessibleName(tr("Repeated as payout"));
    m_export->setToolTip(tr("Save the payments and refunds of this payout to a file"));
    auto *copyId = new CopyButton(m_theme, tr("Payout ID"),
                                  [this] { return m_presenter.details().payout.id.text(); });
    copyId->setObjectName(u"copyPayoutId"_s);
    auto *copy = new CopyButton(m_theme, tr("Remittance text"),
                                [this] { return m_presenter.details().remittance; });
    copy->setObjectName(u"copyRemittance"_s);

    const LayoutItem stretch = LayoutItem::stretch();
    QWidget *head = wrapping({m_id, copyId, m_status, m_account});
    QLayout *first = row({{head, 1}, {m_payAgain, 0, Qt::AlignTop}, {m_export, 0, Qt::AlignTop}});
    QLayout *equation = column({stretch, m_equation, stretch}, {.spacing = 0});
    QLayout *second = row({{equation, 1}, m_explain});
    QWidget *third = wrapping(
        {makeLabel(tr("Remittance text"), u"muted"_s), m_remittance, copy, m_otherWords, m_other});
    return column({first, second, third, m_notice},
                  {.spacing = 4, .margins = {kSide, 8, kSide, 4}});
}

QWidget *PayoutDetailsView::makeContent()
{
    for (Chip *chip : {m_all, m_payments, m_refunds, m_fees})
        chip->setKind(Chip::Kind::Toggle);
    m_all->setText(tr("All"));
    m_payments->setText(PayoutsModel::tr("Payments")); // until the counts are loaded
    m_refunds->setText(PayoutsModel::tr("Refunds"));
    m_fees->hide();
    QLayout *tabs = row({{wrapping({m_all, m_payments, m_refunds, m_fees}), 1}},
                        {.margins = {kSide, 0, kSide, 0}});
    constexpr int kLeastTable = 60; // the heads and most of a line
    m_table->setMinimumHeight(kLeastTable);
    // Otherwise the scroll area would give the table its preferred height, and scroll.
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_noLines->hide();
    constexpr int kLeastBars = 76; // without notes
    constexpr QMargins kBarsMargins(kSide, 0, 8, 8);
    m_bars->setMinimumHeight(kLeastBars);
    m_bars->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // as the table
    QWidget *bars =
        columnWidget({m_barsHead, {m_bars, 1}}, {.spacing = 4, .margins = kBarsMargins});
    QWidget *sums = rowWidget(
        {m_lineCount, LayoutItem::stretch(), m_sumTitle, m_sum, LayoutItem::gap(6), m_verdict},
        {.spacing = 6, .margins = {kSide, 4, kSide, 4}});
    QWidget *lines = columnWidget({tabs, LayoutItem::gap(4), {m_table, 1}, {m_noLines, 1}, sums},
                                  {.spacing = 0});
    QWidget *body = rowWidget({{bars, 4}, {lines, 6}});
    return columnWidget({makeTop(),
                         row({{rule(), 1}}, {.margins = {kSide, 0, kSide, 0}}),
                         LayoutItem::gap(4),
                         {scrolling(body), 1}},
                        {.spacing = 0, .margins = {1, 1, 1, 1}});
}

void PayoutDetailsView::disableActions()
{
    m_payAgain->setEnabled(false);
}

void PayoutDetailsView::showRecord()
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
    m_otherWords->setText(isPaid ? tr("Repeated as payout") : tr("Repeats payout"));
    m_otherWords->setHidden(other.isEmpty());
    m_other->setText(other.text());
    m_other->setAccessibleName(tr("Show the payout %1").arg(other.text()));
    m_other->setHidden(other.isEmpty());
    setWhyNot(m_payAgain, m_presenter.whyNotPayAgain());
    m_payAgain->setHidden(payout.isHosted);
    const QString message = m_presenter.message();
    showText(m_notice, message.isEmpty() ? m_presenter.note() : message);
    m_all->setText(tr("All %1").arg(
        wholeNumber(payout.payments.count + payout.refunds.count + payout.charges)));
    m_payments->setText(tr("Payments %1").arg(wholeNumber(payout.payments.count)));
    m_refunds->setText(tr("Refunds %1").arg(wholeNumber(payout.refunds.count)));
    m_fees->setText(tr("Fees %1").arg(wholeNumber(payout.charges)));
    showFeesChip();
    m_table->lendColumns(details.proof.fees != Amount()
                             ? QList<int>{PayoutLines::FeeColumn, PayoutLines::NetColumn}
                             : QList<int>{});
    showKind(m_lines.kind());
    m_waterfall.show(details);
}

/// A low window has no room for a second line of chips; the bar shows the fees.
void PayoutDetailsView::showFeesChip()
{
    constexpr int kLow = 760;
    m_fees->setVisible(m_presenter.details().payout.charges > 0 && window()->height() >= kLow);
}

void PayoutDetailsView::resizeEvent(QResizeEvent *event)
{
    DetailsFrame::resizeEvent(event);
    showFeesChip();
}

void PayoutDetailsView::showBars()
{
    m_bars->show(m_waterfall.data());
    m_barsHead->setNote(m_waterfall.data().startNote());
    m_bars->setChosen(-1);
}

void PayoutDetailsView::openBar(int bar)
{
    if (const auto kind = m_waterfall.kindOf(bar)) {
        showKind(*kind);
        m_bars->setChosen(bar);
    }
}

void PayoutDetailsView::showKind(std::optional<PayoutItemKind> kind)
{
    m_all->setActive(!kind);
    m_payments->setActive(kind == PayoutItemKind::Payment);
    m_refunds->setActive(kind == PayoutItemKind::Refund);
    m_fees->setActive(kind == PayoutItemKind::Charge);
    if (!kind || m_waterfall.kindOf(m_bars->chosen()) != kind)
        m_bars->setChosen(kind && *kind != PayoutItemKind::Payment ? m_waterfall.barOf(*kind) : -1);
    m_lines.show(m_presenter.details().payout, kind);
    showLines();
}

void PayoutDetailsView::showLines()
{
    showSum();
    const bool isFailed = !m_lines.failure().isEmpty();
    const bool isEmpty = isFailed || m_lines.rowCount() == 0;
    m_table->setHidden(isEmpty);
    m_noLines->setHidden(!isEmpty);
    if (isFailed)
        m_noLines->setMessage(u"triangle-alert"_s, tr("The lines cannot be shown"),
                              m_lines.failure(), tr("Retry"));
    else
        m_noLines->setMessage(u"inbox"_s, tr("No lines in this payout"), {}, {});
}

/// Shows the number and the sum of the lines, and whether all of them are the payout.
void PayoutDetailsView::showSum()
{
    const PayoutProof &proof = m_presenter.details().proof;
    const auto kind = m_lines.kind();
    m_lineCount->setText(PayoutWords::lines(m_lines.rowCount()));
    m_sumTitle->setText(PayoutWords::sumTitle(proof, kind));
    const PayoutItem *newest = m_lines.at(0);
    m_sum->setText(kind == PayoutItemKind::Charge
                       ? money(newest && newest->sumSoFar ? *newest->sumSoFar : Amount())
                       : PayoutWords::sumOfLines(proof, kind));
    m_verdict->setText((proof.isProved ? u"✓ "_s : QString()) + PayoutWords::verdict(proof));
    setStyleProperty(m_verdict, "role", proof.isProved ? u"accented"_s : u"refused"_s);
    m_verdict->setHidden(kind.has_value());
}

void PayoutDetailsView::askToPayAgain()
{
    auto *dialog = new QuestionDialog(tr("Pay out again?"), m_presenter.payAgainQuestion(), this);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Pay out again"), QDialog::Accepted, u"primary"_s, u"confirmPayAgain"_s);
    connect(dialog, &QDialog::accepted, &m_presenter, &PayoutPresenter::payAgain);
    dialog->open();
}

} // namespace tilldesk::ui
