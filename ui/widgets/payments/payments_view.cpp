#include "ui/widgets/payments/payments_view.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/common/ticker.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/common/toast.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/filters/saved_view_tabs.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/outcome_strip.h"
#include "ui/widgets/payments/payment_details_view.h"
#include "ui/widgets/payments/payment_selection_bar.h"
#include "ui/widgets/payments/payment_selection_view.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

// Preferences keys.
const QString kViewsKey = u"paymentViews"_s;
const QString kOrderKey = u"paymentOrder"_s;

} // namespace

PaymentsView::PaymentsView(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                           const OutcomeWatch &outcomes, Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_ticker(ticker),
      m_presenter(gateways),
      m_selection(gateways, m_presenter.model()),
      m_chosen(gateways),
      m_details(makeDetails(m_chosen)),
      m_bar(new PaymentSelectionBar(theme, m_selection)),
      m_toast(new Toast(ticker, tr("Show"), this)),
      m_detailsArea(new QStackedWidget),
      m_tabs(makeTabs()),
      m_views(preferences.layout(kViewsKey),
              [&preferences](const QByteArray &saved) { preferences.setLayout(kViewsKey, saved); }),
      m_viewCounts(gateways, m_views),
      m_viewTabs(makeViewTabs()),
      m_outcomes(new OutcomeStrip(outcomes, theme, ticker, gateways.clock))
{
    readOrder();
    m_field = named(new FilterField(theme, m_presenter.filters()), u"paymentFilters"_s);
    build({.presenter = m_presenter,
           .table = makeTable(),
           .tabs = m_tabs,
           .above = m_viewTabs->undoLine(),
           .field = m_field,
           .top = makeFilters(),
           .buttons = {makeColumnsButton()},
           .exportName = u"exportPayments"_s,
           .bar = m_bar,
           .details = makeDetailsArea(),
           .layoutKey = u"paymentSplitter"_s,
           .margins = metrics::kPageMargins});
    static_cast<QBoxLayout *>(layout())->insertWidget(0, m_outcomes);
    connect(m_outcomes, &OutcomeStrip::counted, this,
            [this] { m_presenter.setUnknownOutcomes(m_outcomes->count()); });
    connect(m_outcomes, &OutcomeStrip::outcomeRequested, this, &PaymentsView::outcomeRequested);
    connect(&list(), &ListCard::elsewhereRequested, this, &PaymentsView::newPaymentRequested);
    connect(&m_presenter, &PaymentsPresenter::changed, this, &PaymentsView::showQuery);
    connect(&m_presenter, &PaymentsPresenter::replaced, this, [this] { m_views.setOpen(-1); });
    connect(&m_presenter, &PaymentsPresenter::queryChanged, this, [this] {
        m_viewCounts.setProfiles(m_presenter.query().profiles);
        m_outcomes->setProfiles(m_presenter.query().profiles);
        showQuery();
    });
    connect(&m_viewCounts, &ViewCounts::changed, this,
            [this] { m_viewTabs->setCounts(m_viewCounts.counts()); });
    connect(&table(), &TableView::chosen, &m_chosen,
            [this](const QString &id) { m_chosen.show(PaymentId(id)); });
    connect(&ticker, &Ticker::ticked, &m_presenter.model(), &PaymentsModel::tick);
    connect(&ticker, &Ticker::ticked, m_bar, &PaymentSelectionBar::tick);
    connectSelection();
    addShortcuts();
    showQuery();
    m_presenter.start();
}

QWidget *PaymentsView::makeDetailsArea()
{
    auto *selected = new PaymentSelectionView(theme(), m_selection);
    connect(selected, &PaymentSelectionView::paymentRequested, this, &PaymentsView::open);
    connect(selected, &PaymentSelectionView::payoutRequested, this, &PaymentsView::payoutRequested);
    m_detailsArea->setAccessibleName(m_details->accessibleName());
    m_detailsArea->addWidget(m_details);
    m_detailsArea->addWidget(selected);
    return m_detailsArea;
}

void PaymentsView::connectSelection()
{
    table().allowChecks();
    connect(&table(), &TableView::checkedChanged, this,
            [this] { m_selection.setIds(table().checkedIds()); });
    connect(&m_selection, &PaymentSelection::changed, this,
            [this] { m_detailsArea->setCurrentIndex(m_selection.isShown() ? 1 : 0); });
    connect(&m_selection, &PaymentSelection::kept, this, [this](const QStringList &ids) {
        m_selection.setIds(ids); // the check marks may stay as they are
        table().setChecked(ids);
    });
    connect(&table(), &TableView::checkedChanged, this, &PaymentsView::offerAll);
    connect(&m_presenter.model(), &PaymentsModel::rowsLoaded, this, &PaymentsView::offerAll);
    connect(&m_selection.batch(), &AcknowledgeBatch::ended, this, [this] {
        if (!m_selection.batch().done().isEmpty())
            m_toast->say(m_selection.doneWords());
    });
    connect(m_toast, &Toast::actionTriggered, this, &PaymentsView::showDone);
    connect(m_bar, &SelectionBar::allRequested, this, [this] {
        m_selection.selectAll(m_presenter.filter());
        table().setFocus(); // the button will hide
    });
    connect(m_bar, &SelectionBar::exportRequested, this, &PaymentsView::exportShown);
    connect(m_bar, &SelectionBar::copyRequested, &table(), &TableView::copyRows);
    connect(m_bar, &SelectionBar::clearRequested, this, [this] {
        table().setChecked({});
        table().setFocus();
    });
    connect(&m_presenter, &PaymentsPresenter::queryChanged, this,
            [this] { table().setChecked({}); });
}

void PaymentsView::offerAll()
{
    const int all = m_presenter.model().rowCount();
    const bool hasMore = table().areAllLoadedChecked() && all > table().checkedCount();
    m_bar->offerAll(hasMore ? all : 0,
                    all > PaymentSelection::kMost
                        ? tr("At most %1 payments can be selected. Export writes the whole list.")
                              .arg(wholeNumber(PaymentSelection::kMost))
                        : QString());
}

void PaymentsView::showDone()
{
    const QList<Payment> done = m_selection.batch().done();
    m_presenter.showOnly(PaymentTab::Paid, {});
    if (done.size() == 1)
        return choose(done.first().id);
    m_selection.know(done);
    table().setChecked(m_selection.ids());
}

void PaymentsView::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, this, does);
        return shortcut;
    };
    add(Qt::CTRL | Qt::Key_R, &PaymentsView::refundChosen)
        ->setContext(Qt::WidgetWithChildrenShortcut);
    add(Qt::CTRL | Qt::Key_P, [this] {
        showDetails();
        m_details->makeReceipt();
    });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        add(Qt::CTRL | key, [this] {
            showDetails();
            m_details->acknowledge();
        })->setContext(Qt::WidgetWithChildrenShortcut);
}

TableView *PaymentsView::makeTable()
{
    auto *table = new TableView(theme(), m_presenter.model(), tr("Payments"));
    table->rememberColumns(preferences(), u"paymentTable"_s);
    const auto sort = [this](int column) {
        if (const auto order =
                PaymentsModel::orderAfterClick(column, orderOf(m_presenter.query()))) {
            m_presenter.setOrder(*order);
            preferences().setLayout(kOrderKey, viewOf(m_presenter.query()).order.toLatin1());
        }
    };
    connect(table->horizontalHeader(), &QHeaderView::sectionClicked, this, sort);
    connect(table, &TableView::sortRequested, this, sort);
    return table;
}

TabStrip *PaymentsView::makeTabs()
{
    QStringList titles;
    for (const PaymentTab tab : kPaymentTabs)
        titles.append(Text::tab(tab));
    auto *tabs = new TabStrip(theme(), titles, tr("Groups of payments"));
    connect(tabs, &TabStrip::chosen, this, [this](int tab) {
        if (std::size_t(tab) < kPaymentTabs.size())
            m_presenter.setTab(kPaymentTabs[std::size_t(tab)]);
    });
    return tabs;
}

SavedViewTabs *PaymentsView::makeViewTabs()
{
    const SavedViewTabs::List list{
        .now = [this] { return viewOf(m_presenter.query()); },
        .show = [this](const SavedView &view) { m_presenter.show(view); },
        .fixedTab =
            [this] {
                return int(std::ranges::find(kPaymentTabs, m_presenter.query().tab)
                           - kPaymentTabs.begin());
            },
        .isPlain = [this] { return viewOf(m_presenter.query()).showsTheSame(viewOf({})); }};
    return new SavedViewTabs(theme(), m_views, list, int(kPaymentTabs.size()), *m_tabs);
}

/// Sorts the list as the user has left it.
void PaymentsView::readOrder()
{
    const QString order = QString::fromLatin1(preferences().layout(kOrderKey));
    if (const auto kept = queryOf({{}, {}, {}, order}).order)
        m_presenter.setOrder(*kept);
}

/// Returns the filter field with the button that saves the view.
QWidget *PaymentsView::makeFilters()
{
    return rowWidget(
        {LayoutItem(m_field, 1), LayoutItem(m_viewTabs->saveButton(), 0, Qt::AlignTop)});
}

QWidget *PaymentsView::makeColumnsButton()
{
    auto *columns = makeButton(theme().icon(u"columns-3"_s, &Colours::text), QString());
    columns->setProperty("role", u"icon"_s);
    columns->setToolTip(tr("Choose columns"));
    columns->setAccessibleName(tr("Choose columns"));
    connect(columns, &QPushButton::clicked, this, [this, columns] {
        table().offerColumns(columns->mapToGlobal(QPoint(0, columns->height() + 4)));
    });
    return columns;
}

PaymentDetailsView *PaymentsView::makeDetails(PaymentPresenter &payment)
{
    auto *details = new PaymentDetailsView(m_gateways, theme(), payment, m_ticker);
    // The lists are in this window, but the details may be in another one: activate this window.
    connect(details, &PaymentDetailsView::callbackRequested, this, [this](const CallbackId &id) {
        window()->activateWindow();
        Q_EMIT callbackRequested(id);
    });
    connect(details, &PaymentDetailsView::refundRequested, this, [this](const RefundId &id) {
        window()->activateWindow();
        Q_EMIT refundRequested(id);
    });
    connect(details, &PaymentDetailsView::payoutRequested, this, [this](const PayoutId &id) {
        window()->activateWindow();
        Q_EMIT payoutRequested(id);
    });
    connect(details, &PaymentDetailsView::endpointRequested, this, [this] {
        window()->activateWindow();
        Q_EMIT endpointRequested();
    });
    return details;
}

void PaymentsView::showQuery()
{
    for (std::size_t tab = 0; tab < kPaymentTabs.size(); ++tab)
        m_tabs->setCount(int(tab), m_presenter.countOf(kPaymentTabs[tab]));
    m_viewTabs->showState();
    QList<int> lent;
    if (m_gateways.staff.session().isOn)
        lent << PaymentsModel::Person;
    const PaymentTab shown = m_presenter.query().tab;
    if (shown == PaymentTab::NeedsAction) // all of them have the same status
        table().lendColumns(lent << PaymentsModel::AcknowledgeWithin, PaymentsModel::Status);
    else if (shown == PaymentTab::Refunded)
        table().lendColumns(lent << PaymentsModel::RefundedColumn);
    else
        table().lendColumns(lent);
}

void PaymentsView::refresh()
{
    ListPage::refresh();
    if (!m_chosen.id().isEmpty())
        m_chosen.reload();
}

void PaymentsView::openRow(const QString &id)
{
    open(PaymentId(id));
}

void PaymentsView::addToMenu(QMenu &menu)
{
    addOpen(menu);
    m_details->addActions(menu);
}

void PaymentsView::refundChosen()
{
    showDetails();
    m_details->refund();
}

void PaymentsView::exportShown()
{
    if (!m_selection.isShown())
        return exportList(m_gateways, preferences(), m_presenter.filter(), m_presenter.summary(),
                          this);
    PaymentFilter selected;
    for (const QString &id : m_selection.ids())
        selected.ids.append(PaymentId(id));
    exportList(m_gateways, preferences(), selected, m_selection.exportWords(), this);
}

void PaymentsView::choose(const PaymentId &id)
{
    if (m_presenter.model().rowOfId(id.text()) < 0)
        filterBy(id.text());
    table().choose(id.text());
}

void PaymentsView::filterBy(const QString &query)
{
    m_presenter.showOnly(query);
}

void PaymentsView::open(const PaymentId &id)
{
    auto payment = std::make_unique<PaymentPresenter>(m_gateways);
    PaymentDetailsView *details = makeDetails(*payment);
    payment->show(id);
    auto *window =
        new DetailsWindow(std::move(payment), details, tr("Payment"), QSize(460, 760), this);
    const auto add = [window, details](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, window);
        connect(shortcut, &QShortcut::activated, details, does);
    };
    add(Qt::CTRL | Qt::Key_R, &PaymentDetailsView::refund);
    add(Qt::CTRL | Qt::Key_P, &PaymentDetailsView::makeReceipt);
    add(Qt::CTRL | Qt::Key_Return, &PaymentDetailsView::acknowledge);
    add(Qt::CTRL | Qt::Key_Enter, &PaymentDetailsView::acknowledge);
    window->show();
}

} // namespace tilldesk::ui
