#include "ui/widgets/payouts/payouts_view.h"

#include "ui/models/common/environment_words.h"
#include "ui/models/common/place.h"
#include "ui/widgets/bank/bank_file_card.h"
#include "ui/widgets/bank/bank_page.h"
#include "ui/widgets/bank/drop_edge.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/filters/saved_view_tabs.h"
#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/payouts/open_items_page.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/theme/metrics.h"

#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kTabs = PayoutsView::Ledger + 1;

const QString kViewsKey = u"payoutViews"_s; ///< key of the preference
const QString kLedger = u"ledger"_s;        ///< the tab of a view of the ledger

} // namespace

PayoutsView::PayoutsView(const ShopGateways &gateways, const Theme &theme,
                         const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_profiles(profiles),
      m_tabs(new TabStrip(theme, {tr("Payouts"), tr("Open items"), tr("Bank"), tr("Ledger")},
                          wordsOf(Place::Payouts).title)),
      m_stack(new QStackedWidget),
      m_payouts(new PayoutsPage(gateways, theme, preferences)),
      m_openItems(new OpenItemsPage(gateways, theme, preferences)),
      m_bank(new BankPage(gateways, theme, preferences)),
      m_ledger(new LedgerOverview(gateways, theme, preferences)),
      m_views(preferences.layout(kViewsKey),
              [&preferences](const QByteArray &saved) { preferences.setLayout(kViewsKey, saved); }),
      m_viewTabs(makeViewTabs(theme)),
      m_edge(new DropEdge(theme, this))
{
    m_stack->addWidget(m_payouts);
    m_stack->addWidget(m_openItems);
    m_stack->addWidget(m_bank);
    m_stack->addWidget(m_ledger);
    QWidget *top = rowWidget({LayoutItem(m_tabs, 1), m_viewTabs->saveButton()});
    fill(this, {top, m_viewTabs->undoLine(), {m_stack, 1}},
         {.spacing = 10, .margins = metrics::kPageMargins});
    connect(m_tabs, &TabStrip::chosen, this, [this](int tab) {
        if (tab < kTabs)
            goTo(Tab(tab));
    });
    for (FilteredPresenter *list : std::initializer_list<FilteredPresenter *>{
             &m_payouts->presenter(), &m_ledger->presenter()})
        connect(list, &ListPresenter::changed, m_viewTabs, &SavedViewTabs::showState);
    connect(m_payouts, &PayoutsPage::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_payouts, &PayoutsPage::monthLinkChosen, this, &PayoutsView::monthLinkChosen);
    connect(m_ledger, &LedgerOverview::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_payouts, &PayoutsPage::newPaymentRequested, this, &PayoutsView::newPaymentRequested);
    connect(m_ledger, &LedgerOverview::newPaymentRequested, this,
            &PayoutsView::newPaymentRequested);
    connect(m_ledger, &LedgerOverview::payoutRequested, this, &PayoutsView::choose);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &PayoutsView::followMerchant);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &PayoutsView::followMerchant);
    connect(m_openItems, &OpenItemsPage::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_openItems, &OpenItemsPage::payoutRequested, this, &PayoutsView::choose);
    connect(&m_openItems->presenter(), &OpenItemsPresenter::changed, this, [this] {
        const int open = m_openItems->presenter().needsPerson();
        m_tabs->setCount(OpenItems, open > 0 ? std::optional<qint64>(open) : std::nullopt);
    });
    connect(&m_bank->presenter(), &BankPresenter::changed, this, [this] {
        const int open = m_bank->presenter().countOf(BankPresenter::Group::NeedsYou);
        m_tabs->setCount(Bank, open > 0 ? std::optional<qint64>(open) : std::nullopt);
    });
    auto *open =
        new QShortcut(QKeySequence::Open, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(open, &QShortcut::activated, this, [this] {
        goTo(Bank);
        m_bank->findChild<BankFileCard *>()->chooseFile();
    });
    setAcceptDrops(true);
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->setAcceptDrops(false); // it would insert the path of the file
    setFocusProxy(m_payouts);
    followMerchant();
    goTo(Payouts);
}

void PayoutsView::goTo(Tab tab)
{
    m_tabs->setCurrent(tab);
    m_stack->setCurrentIndex(tab);
    switch (tab) {
    case Payouts: break;
    case OpenItems: m_openItems->presenter().start(); break;
    case Bank: m_bank->presenter().start(); break;
    case Ledger: m_ledger->presenter().start(); break;
    }
    m_viewTabs->showState();
}

void PayoutsView::showLedger(const QString &query)
{
    LedgerPresenter &ledger = m_ledger->presenter();
    goTo(Ledger);
    Q_EMIT ledger.replaced();
    ledger.choose(0);
    ledger.setFind(query);
}

FilteredPresenter &PayoutsView::shown() const
{
    if (m_stack->currentIndex() == Ledger)
        return m_ledger->presenter();
    return m_payouts->presenter();
}

SavedViewTabs *PayoutsView::makeViewTabs(const Theme &theme)
{
    const SavedViewTabs::List list{
        .now =
            [this] {
                SavedView view = shown().view();
                if (m_stack->currentIndex() == Ledger)
                    view.tab = kLedger;
                return view;
            },
        .show =
            [this](const SavedView &view) {
                goTo(view.tab == kLedger ? Ledger : Payouts);
                shown().show(view);
            },
        .fixedTab = [this] { return m_stack->currentIndex(); },
        .isPlain = [this] { return shown().view().showsTheSame(shown().startView()); },
        .isOffered =
            [this] {
                return m_stack->currentIndex() == Payouts || m_stack->currentIndex() == Ledger;
            }};
    return new SavedViewTabs(theme, m_views, list, kTabs, *m_tabs);
}

void PayoutsView::choose(const PayoutId &id)
{
    m_views.setOpen(-1);
    goTo(Payouts);
    m_payouts->choose(id);
}

void PayoutsView::refresh()
{
    m_payouts->refresh();
    m_openItems->presenter().refresh();
    m_bank->presenter().refresh();
    m_ledger->presenter().refresh();
}

void PayoutsView::followMerchant()
{
    m_payouts->setMerchant(m_profiles.merchant());
    m_payouts->setExpected(environmentOf(m_profiles).isAllHosted);
    m_bank->presenter().setMerchant(m_profiles.merchant());
    m_ledger->presenter().setMerchant(m_profiles.merchant());
    followProviders();
}

void PayoutsView::followProviders()
{
    const QList<ProfileId> shown = m_profiles.profiles();
    QList<ProfileId> hosted;
    for (const ProfileEntry &entry : m_profiles.entries()) {
        const Profile &profile = entry.profile;
        if (isHosted(profile.environment) && (shown.isEmpty() || shown.contains(profile.id)))
            hosted << profile.id;
    }
    if (hosted.isEmpty() && m_stack->currentIndex() == OpenItems)
        goTo(Payouts);
    m_tabs->setOffered(OpenItems, !hosted.isEmpty());
    m_openItems->presenter().setProfiles(hosted);
    if (!hosted.isEmpty())
        m_openItems->presenter().start(); // the tab shows how many need a person
}

void PayoutsView::dragEnterEvent(QDragEnterEvent *event)
{
    if (droppedFile(*event->mimeData()).isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    m_edge->showOver();
}

void PayoutsView::dragLeaveEvent(QDragLeaveEvent *)
{
    m_edge->hide();
}

void PayoutsView::dropEvent(QDropEvent *event)
{
    m_edge->hide();
    const QString path = droppedFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    goTo(Bank);
    m_bank->presenter().import(path);
}

void PayoutsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_edge->setGeometry(rect());
}

} // namespace tilldesk::ui
