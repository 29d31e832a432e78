#include "ui/widgets/refunds/refunds_view.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/frame/preferences.h"
#include "ui/widgets/payments/tab_button.h"
#include "ui/widgets/refunds/refund_chips.h"
#include "ui/widgets/refunds/refund_details_view.h"
#include "ui/widgets/refunds/refund_window.h"
#include "ui/widgets/refunds/refunds_table.h"
#include "ui/widgets/theme/theme.h"

#include <QButtonGroup>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kLayoutKey = u"refundSplitter"_s;

} // namespace

RefundsView::RefundsView(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                         QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_preferences(preferences),
      m_presenter(gateways),
      m_chosen(gateways),
      m_table(new RefundsTable(theme, m_presenter.model())),
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
    layout->addWidget(makeTabs());
    layout->addWidget(m_splitter, 1);

    connect(m_table, &RefundsTable::chosen, this, &RefundsView::showChosen);
    connect(m_table, &RefundsTable::openRequested, this, &RefundsView::open);
    connect(&m_presenter, &RefundsPresenter::changed, this, &RefundsView::showState);
    connect(&m_presenter.model(), &RefundsModel::rowsLoaded, this, &RefundsView::showState);
    connect(m_message, &MessagePage::actionTriggered, this, &RefundsView::act);
    setFocusProxy(m_table);
    auto *keys = new QShortcut(Qt::CTRL | Qt::Key_E, this);
    connect(keys, &QShortcut::activated, this, &RefundsView::exportShown);
    showState();
    m_presenter.start();
}

QWidget *RefundsView::makeTabs()
{
    constexpr int kTabGap = 16;
    auto *tabs = new QWidget;
    tabs->setAccessibleName(tr("Groups of refunds"));
    auto *layout = new FlowLayout(kTabGap, tabs);
    auto *group = new QButtonGroup(this);
    const auto add = [this, layout, group](std::optional<RefundStatus> status,
                                           const QString &words) {
        auto *button = new TabButton(m_theme, words);
        group->addButton(button);
        layout->addWidget(button);
        m_tabs.append({status, button});
        connect(button, &QAbstractButton::clicked, &m_presenter,
                [this, status] { m_presenter.setStatus(status); });
    };
    add({}, tr("All"));
    for (const RefundStatus status : kRefundStatuses)
        add(status, RefundWords::status(status));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    tabs->setSizePolicy(policy);
    return tabs;
}

QWidget *RefundsView::makeList()
{
    auto *chips = new RefundChips(m_theme, m_presenter);
    connect(chips, &RefundChips::findRequested, this, &RefundsView::findRequested);
    QPushButton *write = makeButton(m_theme.icon(u"download"_s, &Colours::text), tr("Export"));
    write->setObjectName(u"exportRefunds"_s);
    write->setToolTip(tr("Write what the filters show to a file (Ctrl+E)"));
    connect(write, &QPushButton::clicked, this, &RefundsView::exportShown);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(chips, 1);
    top->addWidget(write, 0, Qt::AlignTop);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);
    m_summary->setObjectName(u"refundSummary"_s);
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

QWidget *RefundsView::makeDetails()
{
    auto *details = new RefundDetailsView(m_theme, m_chosen);
    connect(details, &RefundDetailsView::paymentRequested, this, &RefundsView::paymentRequested);
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumWidth(350);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(details);
    return card;
}

void RefundsView::choose(const RefundId &id)
{
    m_presenter.showOnly({}, {}, id.text());
    m_table->choose(id.text());
}

void RefundsView::showChosen(const QString &id)
{
    if (const Refund *refund = m_presenter.model().at(m_presenter.model().rowOfId(id)))
        m_chosen.show(*refund);
}

void RefundsView::refresh()
{
    m_presenter.refresh();
    m_chosen.reload();
}

void RefundsView::exportShown()
{
    exportList(m_gateways, m_preferences, m_presenter.filter(), m_presenter.summary(), this);
}

void RefundsView::showState()
{
    const RefundsModel &model = m_presenter.model();
    const bool isFailed = model.state() == RefundsModel::State::Failed;
    const bool isEmpty = model.rowCount() == 0 && model.state() != RefundsModel::State::Loading;
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    m_summary->setText(m_presenter.summary());
    showTabs();
    // One that was chosen before it was in the list.
    if (m_chosen.refund().id.text() != m_table->chosenId())
        showChosen(m_table->chosenId());
    if (isFailed) {
        m_message->setMessage(u"triangle-alert"_s, tr("The refunds cannot be shown"),
                              Text::sentence(model.error()), tr("Retry"));
    } else if (isEmpty) {
        const RefundsPresenter::EmptyState empty = m_presenter.emptyState();
        const bool isFound = empty.does == RefundsPresenter::EmptyState::Does::ClearFilters;
        m_message->setMessage(isFound ? u"search-x"_s : u"undo-2"_s, empty.title, empty.why,
                              empty.action);
    }
}

void RefundsView::showTabs()
{
    for (const Tab &tab : std::as_const(m_tabs)) {
        const std::optional<qint64> count = m_presenter.countOf(tab.status);
        tab.button->setChecked(tab.status == m_presenter.status());
        tab.button->setCount(count ? wholeNumber(*count) : QString());
    }
    m_tabs.first().button->parentWidget()->layout()->invalidate();
}

void RefundsView::act()
{
    using Does = RefundsPresenter::EmptyState::Does;
    if (m_presenter.model().state() == RefundsModel::State::Failed) {
        m_presenter.retry();
        return;
    }
    switch (m_presenter.emptyState().does) {
    case Does::GoToPayments: Q_EMIT paymentsRequested(); return;
    case Does::ClearFilters: m_presenter.clearFilters(); return;
    case Does::ShowAll: m_presenter.setStatus({}); return;
    }
}

void RefundsView::open(const QString &id)
{
    const Refund *refund = m_presenter.model().at(m_presenter.model().rowOfId(id));
    if (!refund)
        return;
    auto *window = new RefundWindow(m_gateways, m_theme, *refund, this);
    connect(window, &RefundWindow::paymentRequested, this, &RefundsView::paymentRequested);
    window->show();
}

void RefundsView::resizeEvent(QResizeEvent *event)
{
    constexpr int kRoomForDetails = 1000; // below it, Enter still opens them in a window
    QWidget::resizeEvent(event);
    m_details->setHidden(width() < kRoomForDetails);
}

} // namespace tilldesk::ui
