#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/models/settings/settings_profiles.h"
#include "ui/widgets/common/forward.h"

#include <QMap>
#include <QWidget>
#include <functional>

namespace tilldesk::ui {

class PageList;
class ProviderWatch;
class SettingsPage;

/// The settings: a list of pages and the chosen page. Unsaved changes stay on their page until the
/// user saves or discards them.
class SettingsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    SettingsView(const ShopGateways &gateways, Theme &theme, Ticker &ticker,
                 Preferences &preferences, const ProviderWatch &provider,
                 QWidget *parent = nullptr);

    void goTo(SettingsPageId page);
    /// Chooses the profile that the pages show. Asks first if changes are unsaved.
    void choose(const ProfileId &profile);
    /// Shows a point of sale. Asks first if changes are unsaved.
    void goToPointOfSale(const ProfileId &profile, const QString &posId);
    /// Returns whether any page holds unsaved changes.
    [[nodiscard]] bool isChanged() const;
    /// Calls `then` at once if nothing is unsaved. Otherwise asks first, and discards the changes
    /// of all pages if the user agrees.
    void leave(const std::function<void()> &then);
    /// Reloads the profiles and the chosen page.
    void refresh();

Q_SIGNALS:
    void supportRequested();  ///< the user wants to see a support file
    void pairingRequested();  ///< the user wants to pair this till again
    void leavingRequested();  ///< this computer shall be no till any more
    void tillsLogRequested(); ///< the user wants to see who changed tills

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Parts {
        const ShopGateways gateways;
        Theme &theme;
        Ticker &ticker;
        Preferences &preferences;
        const ProviderWatch &provider;
    };

    [[nodiscard]] SettingsPage *page(SettingsPageId id);
    [[nodiscard]] SettingsPage *makePage(SettingsPageId id);
    void show(SettingsPageId id);
    void goToTab(ProfileTab tab);
    void beginProfile(const MerchantId &merchant);
    void showMarks();
    void showPages();

    Parts m_parts;
    SettingsProfiles m_profiles;
    PageList *m_list;
    QStackedWidget *m_stack;
    QMap<SettingsPageId, SettingsPage *> m_pages;
};

} // namespace tilldesk::ui
