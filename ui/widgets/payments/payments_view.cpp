#include "ui/widgets/payments/payments_view.h"

#include "ui/models/common/text.h"
#include "ui/models/common/ticker.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/frame/preferences.h"
#include "ui/widgets/payments/filter_bar.h"
#include "ui/widgets/payments/payment_details_view.h"
#include "ui/widgets/payments/payment_window.h"
#include "ui/widgets/payments/payments_table.h"
#include "ui/widgets/payments/tab_strip.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kLayoutKey = u"paymentSplitter"_s;

} // namespace

PaymentsView::PaymentsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                           Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_ticker(ticker),
      m_preferences(preferences),
      m_presenter(gateways),
      m_chosen(gateways),
      m_tabs(new TabStrip(theme)),
      m_table(new PaymentsTable(theme, m_presenter, preferences)),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_summary(makeLabel({}, u"muted"_s)),
      m_splitter(new QSplitter(Qt::Horizontal)),
      m_details(makeDetails())
{
    constexpr int kDetailsWidth = 372;
    m_splitter->setHandleWidth(metrics::kGap);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeList());
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setSizes({2000, kDetailsWidth});
    m_splitter->restoreState(preferences.layout(kLayoutKey));
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this, &preferences] { preferences.setLayout(kLayoutKey, m_splitter->saveState()); });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPageMargin, 12, metrics::kPageMargin,
                               metrics::kCardPadding);
    layout->setSpacing(12);
    layout->addWidget(m_tabs);
    layout->addWidget(m_splitter, 1);
    connectPresenter();
    showCounts();
    showState();
    setFocusProxy(m_table);
    addShortcuts();
    m_presenter.start();
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
    add(Qt::CTRL | Qt::Key_E, &PaymentsView::exportShown);
    add(Qt::CTRL | Qt::Key_P, [this] { m_chosenDetails->makeReceipt(); });
}

QWidget *PaymentsView::makeList()
{
    auto *filters = new FilterBar(m_theme, m_presenter);
    connect(filters, &FilterBar::findRequested, this, &PaymentsView::findRequested);
    auto *columns = new QToolButton;
    columns->setIcon(m_theme.icon(u"columns-3"_s, &Colours::muted));
    columns->setToolTip(tr("Choose columns"));
    columns->setAccessibleName(tr("Choose columns"));
    connect(columns, &QToolButton::clicked, this, [this, columns] {
        m_table->chooseColumns(columns->mapToGlobal(QPoint(0, columns->height() + 4)));
    });
    QPushButton *write = makeButton(m_theme.icon(u"download"_s, &Colours::text), tr("Export"));
    write->setObjectName(u"exportPayments"_s);
    write->setToolTip(tr("Write what the filters show to a file (Ctrl+E)"));
    connect(write, &QPushButton::clicked, this, &PaymentsView::exportShown);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(filters, 1);
    top->addWidget(write, 0, Qt::AlignTop);
    top->addWidget(columns, 0, Qt::AlignTop);

    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);
    m_summary->setContentsMargins(12, 0, 12, 0);
    m_summary->setFixedHeight(metrics::kHeaderHeight);
    m_summary->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    QFrame *rule = makeFrame(u"rule"_s);
    rule->setFixedHeight(1);
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    inside->addWidget(m_stack, 1);
    inside->addWidget(rule);
    inside->addWidget(m_summary);

    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(top);
    layout->addWidget(card, 1);
    list->setMinimumWidth(400);
    return list;
}

QWidget *PaymentsView::makeDetails()
{
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumWidth(350);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    m_chosenDetails = new PaymentDetailsView(m_gateways, m_theme, m_chosen, m_ticker);
    connect(m_chosenDetails, &PaymentDetailsView::callbackRequested, this,
            &PaymentsView::callbackRequested);
    connect(m_chosenDetails, &PaymentDetailsView::refundRequested, this,
            &PaymentsView::refundRequested);
    connect(m_chosenDetails, &PaymentDetailsView::payoutRequested, this,
            &PaymentsView::payoutRequested);
    inside->addWidget(m_chosenDetails);
    return card;
}

void PaymentsView::connectPresenter()
{
    connect(m_tabs, &TabStrip::chosen, &m_presenter, &PaymentsPresenter::setTab);
    connect(&m_presenter, &PaymentsPresenter::queryChanged, this, &PaymentsView::showCounts);
    connect(&m_presenter, &PaymentsPresenter::totalsChanged, this, &PaymentsView::showCounts);
    connect(&m_presenter.model(), &PaymentsModel::stateChanged, this, &PaymentsView::showState);
    connect(&m_presenter.model(), &PaymentsModel::rowsLoaded, this, &PaymentsView::showState);
    connect(m_message, &MessagePage::actionTriggered, this, &PaymentsView::act);
    connect(m_table, &PaymentsTable::selectedChanged, &m_chosen, &PaymentPresenter::show);
    connect(m_table, &PaymentsTable::openRequested, this, &PaymentsView::open);
    connect(&m_ticker, &Ticker::ticked, &m_presenter.model(), &PaymentsModel::tick);
}

void PaymentsView::showCounts()
{
    m_tabs->setCurrent(m_presenter.query().tab);
    for (const PaymentTab tab : kPaymentTabs)
        m_tabs->setCount(tab, m_presenter.countOf(tab));
    m_summary->setText(m_presenter.summary());
}

void PaymentsView::showState()
{
    const PaymentsModel &model = m_presenter.model();
    const bool isFailed = model.state() == PaymentsModel::State::Failed;
    const bool isEmpty = model.rowCount() == 0 && model.state() != PaymentsModel::State::Loading;
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    if (isFailed) {
        m_message->setMessage(u"triangle-alert"_s, tr("The payments cannot be shown"),
                              Text::sentence(model.error()), tr("Retry"));
    } else if (isEmpty) {
        const PaymentsPresenter::EmptyState empty = m_presenter.emptyState();
        const bool isFound = empty.does == PaymentsPresenter::EmptyState::Does::ClearFilters;
        m_message->setMessage(isFound ? u"search-x"_s : u"inbox"_s, empty.title, empty.why,
                              empty.action);
    }
}

void PaymentsView::act()
{
    if (m_presenter.model().state() == PaymentsModel::State::Failed) {
        m_presenter.retry();
        return;
    }
    switch (m_presenter.emptyState().does) {
    case PaymentsPresenter::EmptyState::Does::CreatePayment: Q_EMIT newPaymentRequested(); return;
    case PaymentsPresenter::EmptyState::Does::ClearFilters: m_presenter.clearFilters(); return;
    case PaymentsPresenter::EmptyState::Does::ShowAll: m_presenter.setTab(PaymentTab::All); return;
    }
}

void PaymentsView::resizeEvent(QResizeEvent *event)
{
    constexpr int kRoomForDetails = 1000; // below it, Enter still opens them in a window
    QWidget::resizeEvent(event);
    m_details->setHidden(width() < kRoomForDetails);
}

void PaymentsView::refresh()
{
    m_presenter.refresh();
    if (!m_chosen.id().isEmpty())
        m_chosen.reload();
}

void PaymentsView::refundChosen()
{
    m_chosenDetails->refund();
}

void PaymentsView::exportShown()
{
    exportList(m_gateways, m_preferences, m_presenter.filter(), m_presenter.summary(), this);
}

void PaymentsView::open(const PaymentId &id)
{
    auto *window = new PaymentWindow(m_gateways, m_theme, m_ticker, id, this);
    connect(window, &PaymentWindow::callbackRequested, this, [this](const CallbackId &callback) {
        this->window()->activateWindow(); // the log is there, not in the payment's own window
        Q_EMIT callbackRequested(callback);
    });
    connect(window, &PaymentWindow::refundRequested, this, [this](const RefundId &refund) {
        this->window()->activateWindow(); // the list of refunds is there
        Q_EMIT refundRequested(refund);
    });
    connect(window, &PaymentWindow::payoutRequested, this, [this](const PayoutId &payout) {
        this->window()->activateWindow(); // the payouts are there
        Q_EMIT payoutRequested(payout);
    });
    window->show();
}

} // namespace tilldesk::ui
