#include "ui/widgets/payments/payments_view.h"

#include "ui/models/common/text.h"
#include "ui/models/common/ticker.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payment_details_view.h"
#include "ui/widgets/payments/payment_selection_bar.h"
#include "ui/widgets/payments/payment_selection_view.h"
#include "ui/widgets/payments/status_menu.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentsView::PaymentsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                           Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_ticker(ticker),
      m_presenter(gateways),
      m_selection(gateways, m_presenter.model()),
      m_chosen(gateways),
      m_details(makeDetails(m_chosen)),
      m_bar(new PaymentSelectionBar(theme, m_selection)),
      m_detailsArea(new QStackedWidget),
      m_tabs(makeTabs())
{
    build({.presenter = m_presenter,
           .table = makeTable(),
           .tabs = m_tabs,
           .filters = makeFilters(),
           .buttons = {makeColumnsButton()},
           .exportName = u"exportPayments"_s,
           .bar = m_bar,
           .details = makeDetailsArea(),
           .layoutKey = u"paymentSplitter"_s,
           .margins = metrics::kPageMargins});
    connect(&list(), &ListCard::elsewhereRequested, this, &PaymentsView::newPaymentRequested);
    connect(&m_presenter, &PaymentsPresenter::changed, this, &PaymentsView::showQuery);
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
    connect(&m_selection, &PaymentSelection::kept, &table(), &TableView::setChecked);
    connect(m_bar, &SelectionBar::copyRequested, &table(), &TableView::copyRows);
    connect(m_bar, &SelectionBar::clearRequested, this, [this] {
        table().setChecked({});
        table().setFocus();
    });
    connect(&m_presenter, &PaymentsPresenter::queryChanged, this,
            [this] { table().setChecked({}); });
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
    table->rememberColumns(preferences(), u"paymentColumns"_s);
    connect(table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        if (column == PaymentsModel::Created)
            m_presenter.setOldestFirst(!m_presenter.query().oldestFirst);
    });
    return table;
}

TabStrip *PaymentsView::makeTabs()
{
    QStringList titles;
    for (const PaymentTab tab : kPaymentTabs)
        titles.append(Text::tab(tab));
    auto *tabs = new TabStrip(theme(), titles, tr("Groups of payments"));
    connect(tabs, &TabStrip::chosen, this,
            [this](int tab) { m_presenter.setTab(kPaymentTabs[std::size_t(tab)]); });
    return tabs;
}

FilterChips *PaymentsView::makeFilters()
{
    auto *chips = new FilterChips(theme());
    PaymentsPresenter &list = m_presenter;
    chips->add(periodFilter(theme(), chips, u"periodChip"_s,
                            {.period = [&list] { return list.query().period; },
                             .choose = [&list](const Period &period) { list.setPeriod(period); },
                             .today = [&list] { return list.today(); }}));
    const auto statuses = [&list] {
        const QList<PaymentStatus> &chosen = list.query().statuses;
        if (chosen.isEmpty())
            return tr("Status");
        if (chosen.size() > 2)
            return tr("%1 statuses").arg(chosen.size());
        QStringList words;
        for (const PaymentStatus status : chosen)
            words.append(Text::status(status));
        return words.join(u", "_s);
    };
    chips->add({.name = u"statusChip"_s,
                .text = statuses,
                .spoken = [statuses] { return tr("Status: %1").arg(statuses()); },
                .isActive = [&list] { return !list.query().statuses.isEmpty(); },
                .clear = [&list] { list.setStatuses({}); },
                .click =
                    [&list](QWidget *chip) {
                        auto *menu = new StatusMenu(list.query().statuses, chip);
                        menu->setAttribute(Qt::WA_DeleteOnClose);
                        connect(menu, &StatusMenu::statusesChanged, &list,
                                &PaymentsPresenter::setStatuses);
                        menu->popup(chip->mapToGlobal(QPoint(0, chip->height() + 4)));
                    }});
    chips->add(findFilter(
        u"findChip"_s, [&list] { return list.query().find; }, [&list] { list.setFind({}); },
        [this] { Q_EMIT findRequested(); }));
    chips->addClear(u"clearFilters"_s, [&list] { list.clearFilters(); });
    return chips;
}

QWidget *PaymentsView::makeColumnsButton()
{
    auto *columns = new QToolButton;
    columns->setIcon(theme().icon(u"columns-3"_s, &Colours::muted));
    columns->setToolTip(tr("Choose columns"));
    columns->setAccessibleName(tr("Choose columns"));
    connect(columns, &QToolButton::clicked, this, [this, columns] {
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
    return details;
}

void PaymentsView::showQuery()
{
    m_tabs->setCurrent(
        int(std::ranges::find(kPaymentTabs, m_presenter.query().tab) - kPaymentTabs.begin()));
    for (std::size_t tab = 0; tab < kPaymentTabs.size(); ++tab)
        m_tabs->setCount(int(tab), m_presenter.countOf(kPaymentTabs[tab]));
    const PaymentTab shown = m_presenter.query().tab;
    table().lendColumns(shown == PaymentTab::Refunded ? QList<int>{PaymentsModel::RefundedColumn}
                            : shown == PaymentTab::NeedsAction
                            ? QList<int>{PaymentsModel::AcknowledgeWithin}
                            : QList<int>());
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

void PaymentsView::refundChosen()
{
    showDetails();
    m_details->refund();
}

void PaymentsView::exportShown()
{
    exportList(m_gateways, preferences(), m_presenter.filter(), m_presenter.summary(), this);
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
