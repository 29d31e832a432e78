#include "ui/widgets/payouts/payouts_page.h"

#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/frame/preferences.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/rows_table.h"
#include "ui/widgets/payouts/next_payout_strip.h"
#include "ui/widgets/payouts/payout_chips.h"
#include "ui/widgets/payouts/payout_details_view.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kLayoutKey = u"payoutSplitter"_s;
const QList<RowsTable::Column> kColumns{{116},     {0},        {86, 760},   {168, 1220},
                                        {92, 680}, {132, 680}, {108, 1000}, {100, 1000},
                                        {116},     {126}};

} // namespace

PayoutsPage::PayoutsPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                         QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_preferences(preferences),
      m_presenter(gateways),
      m_next(gateways),
      m_chosen(gateways),
      m_table(new RowsTable(theme, m_presenter.model(), tr("Payouts"), kColumns)),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_words(makeLabel({}, u"muted"_s)),
      m_splitter(new QSplitter(Qt::Vertical)),
      m_export(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Export") + u" ▾"_s))
{
    constexpr int kListHeight = 232;
    m_splitter->setHandleWidth(metrics::kGap);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeList());
    m_splitter->addWidget(makeDetails());
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({kListHeight, 2000});
    m_splitter->restoreState(preferences.layout(kLayoutKey));
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this, &preferences] { preferences.setLayout(kLayoutKey, m_splitter->saveState()); });
    auto *next = new NextPayoutStrip(m_next);
    connect(next, &NextPayoutStrip::explanationRequested, this, &PayoutsPage::explainNext);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(next);
    layout->addWidget(makeTop());
    layout->addWidget(m_splitter, 1);
    connectAll();
    setFocusProxy(m_table);
    m_presenter.start();
    m_next.start();
    showState();
}

QWidget *PayoutsPage::makeTop()
{
    m_export->setObjectName(u"exportPayouts"_s);
    m_export->setAccessibleName(tr("Export"));
    m_export->setToolTip(tr("Write payouts to a file, or a month for the accountant (Ctrl+E)"));
    auto *top = new QWidget;
    auto *layout = new QHBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new PayoutChips(m_theme, m_presenter), 1);
    layout->addWidget(m_export, 0, Qt::AlignTop);
    return top;
}

QWidget *PayoutsPage::makeList()
{
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);
    m_words->setContentsMargins(12, 8, 12, 8);
    m_words->setWordWrap(true);
    m_words->setObjectName(u"payoutsMessage"_s);
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumHeight(2 * metrics::kRowHeight + metrics::kHeaderHeight);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    inside->addWidget(m_stack, 1);
    inside->addWidget(m_words);
    return card;
}

QWidget *PayoutsPage::makeDetails()
{
    m_details = new PayoutDetailsView(m_gateways, m_theme, m_chosen);
    auto *details = m_details;
    connect(details, &PayoutDetailsView::exportRequested, this, &PayoutsPage::exportChosen);
    connect(details, &PayoutDetailsView::paymentRequested, this, &PayoutsPage::paymentRequested);
    connect(details, &PayoutDetailsView::payoutRequested, this, &PayoutsPage::choose);
    connect(details, &PayoutDetailsView::explanationRequested, this, &PayoutsPage::explainChosen);
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumHeight(272);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(details);
    return card;
}

void PayoutsPage::connectAll()
{
    connect(m_table, &RowsTable::rowChosen, this, [this](int row) {
        if (const Payout *payout = m_presenter.model().payoutAt(row))
            m_chosen.show(payout->id);
    });
    connect(m_table, &RowsTable::visibleRowsChanged, &m_presenter.model(),
            &PayoutsModel::setVisibleRows);
    connect(&m_presenter, &PayoutsPresenter::changed, this, &PayoutsPage::showState);
    connect(&m_presenter.model(), &PayoutsModel::rowsLoaded, this, &PayoutsPage::findChosen);
    connect(m_message, &MessagePage::actionTriggered, this, &PayoutsPage::act);
    connect(m_export, &QPushButton::clicked, this, &PayoutsPage::offerExports);
    auto *keys = new QShortcut(Qt::CTRL | Qt::Key_E, this);
    connect(keys, &QShortcut::activated, this, &PayoutsPage::exportShown);
}

void PayoutsPage::setMerchant(const std::optional<MerchantId> &merchant)
{
    m_presenter.setMerchant(merchant);
    m_next.setMerchant(merchant);
}

void PayoutsPage::choose(const PayoutId &id)
{
    m_chosen.show(id);
    findChosen();
}

void PayoutsPage::refresh()
{
    m_presenter.refresh();
    m_next.refresh();
    if (!m_chosen.id().isEmpty())
        m_chosen.reload();
}

void PayoutsPage::findChosen()
{
    PayoutsModel &model = m_presenter.model();
    if (m_chosen.id().isEmpty() && model.payoutAt(0))
        m_chosen.show(model.payoutAt(0)->id); // there is room for one; the newest is asked for most
    const int row = model.rowOf(m_chosen.id());
    if (row >= 0)
        m_table->chooseRow(row);
    else if (model.payoutAt(m_table->currentIndex().row()))
        m_table->selectionModel()->clear(); // it is not in the list; no other takes its place
    showState();
}

void PayoutsPage::showState()
{
    const PayoutsModel &model = m_presenter.model();
    const bool isFailed = model.state() == PayoutsModel::State::Failed;
    const bool isEmpty = model.rowCount() == 0 && model.state() != PayoutsModel::State::Loading;
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    m_words->setText(m_presenter.message());
    m_words->setHidden(m_presenter.message().isEmpty());
    if (isFailed) {
        m_message->setMessage(u"triangle-alert"_s, tr("The payouts cannot be shown"),
                              Text::sentence(model.error()), tr("Retry"));
    } else if (isEmpty) {
        const PayoutsPresenter::EmptyState empty = m_presenter.emptyState();
        m_message->setMessage(empty.action.isEmpty() ? u"landmark"_s : u"search-x"_s, empty.title,
                              empty.why, empty.action);
    }
}

void PayoutsPage::act()
{
    if (m_presenter.model().state() == PayoutsModel::State::Failed)
        m_presenter.retry();
    else
        m_presenter.clearFilters();
}

void PayoutsPage::offerExports()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("These payouts…"), this, &PayoutsPage::exportPayouts)
        ->setObjectName(u"exportTheseAction"_s);
    QAction *lines =
        menu->addAction(tr("The lines of the chosen payout…"), this, &PayoutsPage::exportChosen);
    lines->setObjectName(u"exportLinesAction"_s);
    lines->setEnabled(m_chosen.state() == PayoutPresenter::State::Shown);
    menu->addSeparator();
    menu->addAction(tr("A month for the accountant…"), this, &PayoutsPage::packMonth)
        ->setObjectName(u"packMonthAction"_s);
    menu->setActiveAction(menu->actions().first());
    const int left = m_export->width() - menu->sizeHint().width(); // under its right end
    menu->popup(m_export->mapToGlobal(QPoint(left, m_export->height() + 4)));
}

void PayoutsPage::exportShown()
{
    const QWidget *focus = window()->focusWidget();
    const bool isInDetails = focus && m_details->isAncestorOf(focus);
    if (isInDetails && m_chosen.state() == PayoutPresenter::State::Shown)
        exportChosen();
    else
        exportPayouts();
}

void PayoutsPage::exportPayouts()
{
    exportList(m_gateways, m_preferences, m_presenter.filter(), m_presenter.summary(), this);
}

void PayoutsPage::exportChosen()
{
    exportList(m_gateways, m_preferences, PayoutContent{m_chosen.id()},
               PayoutWords::content(m_chosen.details().payout), this);
}

void PayoutsPage::packMonth()
{
    const auto &merchant = m_presenter.merchant();
    makePack(m_gateways, m_theme, m_preferences,
             merchant ? QList<MerchantId>{*merchant} : QList<MerchantId>{}, this);
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
    auto *dialog = new ExplainDialog(m_gateways, m_theme, sum, this);
    connect(dialog, &ExplainDialog::paymentRequested, this, &PayoutsPage::paymentRequested);
    connect(dialog, &ExplainDialog::payoutRequested, this, &PayoutsPage::choose);
    dialog->show();
}

} // namespace tilldesk::ui
