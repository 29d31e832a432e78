#include "ui/widgets/payouts/payouts_page.h"

#include "ui/models/payouts/payout_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/filters/list_order.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payouts/next_payout_strip.h"
#include "ui/widgets/payouts/payout_details_view.h"
#include "ui/widgets/theme/theme.h"

#include <QMenu>
#include <QPushButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLooked = 100; // newest payouts that decide whether fees are shown

} // namespace

PayoutsPage::PayoutsPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                         QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways),
      m_next(gateways),
      m_chosen(gateways),
      m_export(named(makeButton(theme.icon(u"chevron-down"_s, &Colours::text), tr("Export")),
                     u"exportPayouts"_s)),
      m_details(makeDetails())
{
    m_export->setLayoutDirection(Qt::RightToLeft); // the sign of the menu follows the word
    m_export->setAccessibleName(tr("Export"));
    m_export->setToolTip(tr("Save payouts to a file, or a month for the accountant (Ctrl+E)"));
    connect(m_export, &QPushButton::clicked, this, &PayoutsPage::offerExports);
    build({.presenter = m_presenter,
           .table = new TableView(theme, m_presenter.model(), tr("Payouts")),
           .above = makeNext(),
           .field = named(new FilterField(theme, m_presenter.filters()), u"payoutFilters"_s),
           .buttons = {m_export},
           .note = ListCard::Note::Message,
           .noteName = u"payoutsMessage"_s,
           .details = m_details,
           .split = Qt::Vertical,
           .size = 202,
           .layoutKey = u"payoutSplitter"_s});
    exportOnKeys();
    letSort(table(), m_presenter, preferences, u"payoutOrder"_s);
    connect(&table(), &TableView::chosen, &m_chosen,
            [this](const QString &id) { m_chosen.show(PayoutId(id)); });
    connect(&list(), &ListCard::elsewhereRequested, this, &PayoutsPage::newPaymentRequested);
    connect(&m_presenter.model(), &PayoutsModel::rowsLoaded, this, &PayoutsPage::chooseFirst);
    connect(&m_presenter.model(), &PayoutsModel::rowsLoaded, this, &PayoutsPage::showFees);
    m_presenter.start();
    m_next.start();
}

QWidget *PayoutsPage::makeNext()
{
    m_strip = new NextPayoutStrip(m_next);
    connect(m_strip, &NextPayoutStrip::explanationRequested, this, &PayoutsPage::explainNext);
    return m_strip;
}

void PayoutsPage::resizeEvent(QResizeEvent *event)
{
    constexpr int kLow = 760;
    ListPage::resizeEvent(event);
    m_strip->setBrief(window()->height() < kLow);
}

PayoutDetailsView *PayoutsPage::makeDetails()
{
    auto *details = new PayoutDetailsView(m_gateways, theme(), m_chosen);
    connect(details, &PayoutDetailsView::exportRequested, this, &PayoutsPage::exportChosen);
    connect(details, &PayoutDetailsView::paymentRequested, this, &PayoutsPage::paymentRequested);
    connect(details, &PayoutDetailsView::payoutRequested, this, &PayoutsPage::choose);
    connect(details, &PayoutDetailsView::explanationRequested, this, &PayoutsPage::explainChosen);
    return details;
}

void PayoutsPage::setMerchant(const std::optional<MerchantId> &merchant)
{
    m_presenter.setMerchant(merchant);
    m_next.setMerchant(merchant);
}

void PayoutsPage::setExpected(bool isExpected)
{
    m_strip->setExpected(isExpected);
}

void PayoutsPage::choose(const PayoutId &id)
{
    table().choose(id.text());
}

void PayoutsPage::refresh()
{
    ListPage::refresh();
    m_next.refresh();
    if (!m_chosen.id().isEmpty())
        m_chosen.reload();
}

void PayoutsPage::showFees()
{
    const PayoutsModel &rows = m_presenter.model();
    bool hasFees = false;
    for (int row = 0; row < std::min(rows.rowCount(), kLooked) && !hasFees; ++row) {
        const Payout *payout = rows.at(row);
        hasFees = payout != nullptr && payout->fees != Amount();
    }
    table().lendColumns(hasFees ? QList<int>{PayoutsModel::Fees} : QList<int>{});
}

void PayoutsPage::chooseFirst()
{
    // Show the newest payout at first: users look at it most.
    if (m_chosen.id().isEmpty() && m_presenter.model().at(0))
        table().choose(m_presenter.model().idAt(0));
}

void PayoutsPage::offerExports()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_export->accessibleName());
    menu->addAction(tr("These payouts…"), this, &PayoutsPage::exportPayouts)
        ->setObjectName(u"exportTheseAction"_s);
    QAction *lines =
        menu->addAction(tr("The lines of the chosen payout…"), this, &PayoutsPage::exportChosen);
    lines->setObjectName(u"exportLinesAction"_s);
    lines->setEnabled(m_chosen.isShown());
    menu->addSeparator();
    menu->addAction(tr("A month for the accountant…"), this, &PayoutsPage::packMonth)
        ->setObjectName(u"packMonthAction"_s);
    menu->setActiveAction(menu->actions().first());
    // Aligns the right edges of menu and button.
    const int left = m_export->width() - menu->sizeHint().width();
    menu->popup(m_export->mapToGlobal(QPoint(left, m_export->height() + 4)));
}

void PayoutsPage::exportShown()
{
    const QWidget *focus = window()->focusWidget();
    const bool isInDetails = focus && m_details->isAncestorOf(focus);
    if (isInDetails && m_chosen.isShown())
        exportChosen();
    else
        exportPayouts();
}

void PayoutsPage::exportPayouts()
{
    exportList(m_gateways, preferences(), m_presenter.filter(), m_presenter.summary(), this);
}

void PayoutsPage::exportChosen()
{
    exportList(m_gateways, preferences(), PayoutContent{m_chosen.id()},
               PayoutWords::content(m_chosen.details().payout), this);
}

void PayoutsPage::packMonth()
{
    const auto &merchant = m_presenter.merchant();
    const PackDialog *dialog =
        makePack(m_gateways, theme(), preferences(),
                 merchant ? QList<MerchantId>{*merchant} : QList<MerchantId>{}, this);
    connect(dialog, &PackDialog::linkChosen, this, &PayoutsPage::monthLinkChosen);
}

void PayoutsPage::explainNext()
{
    const auto &merchant = m_presenter.merchant();
    const QList<MerchantId> merchants =
        merchant ? QList<MerchantId>{*merchant} : QList<MerchantId>{};
    explain(explainNextRun(m_gateways, merchants, m_next.total()));
}

void PayoutsPage::explainChosen()
{
    explain(explainPayout(m_gateways, m_chosen.details().payout));
}

void PayoutsPage::explain(const ExplanationPtr &sum)
{
    auto *dialog = new ExplainDialog(m_gateways, theme(), sum, this);
    connect(dialog, &ExplainDialog::paymentRequested, this, &PayoutsPage::paymentRequested);
    connect(dialog, &ExplainDialog::payoutRequested, this, &PayoutsPage::choose);
    dialog->show();
}

} // namespace tilldesk::ui
