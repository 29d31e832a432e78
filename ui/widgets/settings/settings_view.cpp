#include "ui/widgets/settings/settings_view.h"

#include "ui/models/common/environment_words.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/api_keys_page.h"
#include "ui/widgets/settings/appearance_page.h"
#include "ui/widgets/settings/bookkeeping_page.h"
#include "ui/widgets/settings/compatible_page.h"
#include "ui/widgets/settings/connection_page.h"
#include "ui/widgets/settings/endpoint_page.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/settings/merchants_page.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/settings/points_of_sale_page.h"
#include "ui/widgets/settings/profiles_page.h"
#include "ui/widgets/settings/safekeeping_page.h"
#include "ui/widgets/settings/signing_keys_page.h"
#include "ui/widgets/settings/simulation_page.h"
#include "ui/widgets/settings/staff_page.h"
#include "ui/widgets/settings/this_computer_page.h"
#include "ui/widgets/settings/tills_page.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsView::SettingsView(const ShopGateways &gateways, Theme &theme, Ticker &ticker,
                           Preferences &preferences, const ProviderWatch &provider, QWidget *parent)
    : QWidget(parent),
      m_parts{gateways, theme, ticker, preferences, provider},
      m_profiles(gateways),
      m_list(new PageList(theme)),
      m_stack(new QStackedWidget)
{
    for (const SettingsPageId id : kSettingsPages)
        m_list->addPage(titleOf(id));
    this->setLayout(row({m_list, {m_stack, 1}},
                        {.spacing = metrics::kGap,
                         .margins = {metrics::kPageMargin, metrics::kCardPadding,
                                     metrics::kPageMargin, metrics::kCardPadding}}));
    setFocusProxy(m_list);
    const auto showRow = [this](int row) { show(kSettingsPages.at(size_t(row))); };
    connect(m_list, &QListWidget::currentRowChanged, this, showRow);
    // Leads from the connection back to the profile: the current row stays the same.
    connect(m_list, &QListWidget::itemClicked, this,
            [this, showRow](QListWidgetItem *item) { showRow(m_list->row(item)); });
    connect(&m_profiles, &SettingsProfiles::changed, this, &SettingsView::showPages);
    goTo(SettingsPageId::Profiles);
}

/// Leaves out the pages that the environment of the shop does not offer, and those that are a tab
/// of another page.
void SettingsView::showPages()
{
    const Environment strictest = environmentOf(m_profiles.entries()).strictest;
    for (int row = 0; row < m_list->count(); ++row) {
        const SettingsPageId id = kSettingsPages.at(size_t(row));
        m_list->item(row)->setHidden(listedPage(id) != id || !isOffered(id, strictest));
    }
    if (m_list->currentItem()->isHidden())
        goTo(SettingsPageId::Profiles);
}

void SettingsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void SettingsView::refresh()
{
    m_profiles.load();
    static_cast<SettingsPage *>(m_stack->currentWidget())->load();
}

void SettingsView::goTo(SettingsPageId page)
{
    const auto at = std::ranges::find(kSettingsPages, listedPage(page));
    {
        const QSignalBlocker listed(m_list); // a tab's page is shown instead of the listed page
        m_list->setCurrentRow(int(at - kSettingsPages.begin()));
    }
    show(page);
}

void SettingsView::show(SettingsPageId id)
{
    SettingsPage *chosen = page(id);
    if (chosen == m_stack->currentWidget())
        return;
    m_stack->setCurrentWidget(chosen);
    if (isVisible())
        chosen->load();
}

void SettingsView::goToTab(ProfileTab tab)
{
    const SettingsPageId id = pageOf(tab);
    goTo(id);
    page(id)->setTab(tab);
    page(id)->focusTab();
}

void SettingsView::goToPointOfSale(const ProfileId &profile, const QString &posId)
{
    leave([this, profile, posId] {
        m_profiles.choose(profile);
        goTo(SettingsPageId::PointsOfSale);
        static_cast<PointsOfSalePage *>(page(SettingsPageId::PointsOfSale))->choose(posId);
    });
}

bool SettingsView::isChanged() const
{
    return std::ranges::any_of(m_pages, &SettingsPage::isChanged);
}

void SettingsView::leave(const std::function<void()> &then)
{
    if (!isChanged())
        return then();
    auto *dialog = new QuestionDialog(
        tr("Discard the changes?"), tr("There are unsaved changes. They are lost if you continue."),
        window());
    dialog->addChoice(tr("Discard"), QDialog::Accepted, u"danger"_s, u"discardAll"_s);
    dialog->addChoice(tr("Keep editing"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this, then] {
        for (SettingsPage *each : std::as_const(m_pages))
            each->discard();
        then();
    });
    dialog->open();
}

SettingsPage *SettingsView::page(SettingsPageId id)
{
    if (SettingsPage *known = m_pages.value(id))
        return known;
    SettingsPage *made = makePage(id);
    m_pages.insert(id, made);
    m_stack->addWidget(made);
    if (m_parts.gateways.connection != nullptr) {
        for (FileField *file : made->findChildren<FileField *>())
            file->setAtTheShop();
    }
    connect(made, &SettingsPage::edited, this, &SettingsView::showMarks);
    connect(made, &SettingsPage::chooseRequested, this, &SettingsView::choose);
    connect(made, &SettingsPage::newRequested, this, &SettingsView::beginProfile);
    connect(made, &SettingsPage::leaveRequested, this, &SettingsView::leave);
    connect(made, &SettingsPage::tabRequested, this, &SettingsView::goToTab);
    connect(made, &SettingsPage::merchantsRequested, this,
            [this] { goTo(SettingsPageId::Merchants); });
    return made;
}

SettingsPage *SettingsView::makePage(SettingsPageId id)
{
    switch (id) {
    case SettingsPageId::Merchants:
        return new MerchantsPage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::Profiles:
        return new ProfilesPage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::Connection:
        return new ConnectionPage(m_parts.gateways, m_parts.theme, m_profiles, m_parts.provider);
    case SettingsPageId::PointsOfSale:
        return new PointsOfSalePage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::ApiKeys:
        return new ApiKeysPage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::SigningKeys:
        return new SigningKeysPage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::Tills: {
        auto *tills = new TillsPage(m_parts.gateways, m_parts.theme, m_parts.ticker);
        connect(tills, &TillsPage::logRequested, this, &SettingsView::tillsLogRequested);
        return tills;
    }
    case SettingsPageId::Bookkeeping:
        return new BookkeepingPage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::Endpoint: return new EndpointPage(m_parts.gateways, m_parts.theme);
    case SettingsPageId::Compatible:
        return new CompatiblePage(m_parts.gateways, m_parts.theme, m_profiles);
    case SettingsPageId::Simulation:
        return new SimulationPage(m_parts.gateways, m_parts.theme, m_parts.ticker);
    case SettingsPageId::Staff: return new StaffPage(m_parts.gateways, m_parts.theme);
    case SettingsPageId::Safekeeping: {
        auto *safekeeping = new SafekeepingPage(m_parts.gateways, m_parts.theme, m_parts.ticker);
        connect(safekeeping, &SafekeepingPage::supportRequested, this,
                &SettingsView::supportRequested);
        return safekeeping;
    }
    case SettingsPageId::Appearance:
        return new AppearancePage(m_parts.gateways, m_parts.theme, m_parts.preferences);
    case SettingsPageId::ThisComputer: {
        auto *computer = new ThisComputerPage(m_parts.gateways, m_parts.theme);
        connect(computer, &ThisComputerPage::tillsRequested, this,
                [this] { goTo(SettingsPageId::Tills); });
        connect(computer, &ThisComputerPage::pairingRequested, this,
                &SettingsView::pairingRequested);
        connect(computer, &ThisComputerPage::leavingRequested, this,
                &SettingsView::leavingRequested);
        return computer;
    }
    }
    Q_UNREACHABLE();
}

void SettingsView::beginProfile(const MerchantId &merchant)
{
    leave([this, merchant] {
        goTo(SettingsPageId::Profiles);
        static_cast<ProfilesPage *>(page(SettingsPageId::Profiles))->beginNew(merchant);
    });
}

void SettingsView::choose(const ProfileId &profile)
{
    leave([this, profile] { m_profiles.choose(profile); });
}

void SettingsView::showMarks()
{
    for (size_t row = 0; row < kSettingsPages.size(); ++row) {
        QString why;
        for (const auto &[id, each] : m_pages.asKeyValueRange()) {
            if (listedPage(id) != kSettingsPages[row])
                continue;
            if (each->isChanged())
                why = tr("There are unsaved changes");
            else if (why.isEmpty())
                why = each->warning();
        }
        m_list->setMarked(int(row), why);
    }
}

} // namespace tilldesk::ui
