#pragma once

#include "ui/models/settings/settings_pages.h"
#include "ui/models/settings/settings_profiles.h"

#include <QMap>
#include <QWidget>
#include <functional>

class QStackedWidget;

namespace tilldesk::ui {

class PageList;
class Preferences;
class ProfilesPage;
class SettingsPage;
class Theme;
class Ticker;

/// The settings: a list of pages, and the one that is chosen. What is filled in on a page stays
/// there until it is saved or discarded.
class SettingsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    SettingsView(const Gateways &gateways, Theme &theme, Ticker &ticker, Preferences &preferences,
                 QWidget *parent = nullptr);

    void goTo(SettingsPageId page);
    /// Something is filled in that was not saved.
    [[nodiscard]] bool isChanged() const;
    /// Calls `then` at once, or once the person has agreed to lose what was not saved.
    void leave(const std::function<void()> &then);
    /// Asks for what the page shows anew.
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Parts {
        const Gateways gateways;
        Theme &theme;
        Ticker &ticker;
        Preferences &preferences;
    };

    [[nodiscard]] SettingsPage *page(SettingsPageId id);
    [[nodiscard]] SettingsPage *makePage(SettingsPageId id);
    [[nodiscard]] ProfilesPage *makeProfilesPage();
    [[nodiscard]] SettingsPage *makeMerchantsPage();
    [[nodiscard]] SettingsPage *makePointsOfSalePage();
    [[nodiscard]] SettingsPage *makeSigningKeysPage();
    SettingsPage *makeCompatiblePage();
    void beginProfile(const MerchantId &merchant);
    void choose(const ProfileId &profile);
    void showMarks();

    Parts m_parts;
    SettingsProfiles m_profiles;
    PageList *m_list;
    QStackedWidget *m_stack;
    QMap<SettingsPageId, SettingsPage *> m_pages;
};

} // namespace tilldesk::ui
