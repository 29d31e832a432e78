#pragma once

#include "ui/models/settings/settings_profiles.h"

#include <QToolButton>

namespace tilldesk::ui {

class Theme;

/// The heading of a page about one profile: the profile's name, with a menu of all profiles.
class ProfileSwitcher : public QToolButton
{
    Q_OBJECT

public:
    /// @param offersNew  adds "New profile" to the menu, for each merchant
    /// @pre `theme` and `profiles` must outlive this object.
    ProfileSwitcher(const Theme &theme, SettingsProfiles &profiles, bool offersNew,
                    QWidget *parent = nullptr);

    void setHeading(const QString &heading);

Q_SIGNALS:
    void chooseRequested(const tilldesk::ProfileId &profile);
    void newRequested(const tilldesk::MerchantId &merchant);

private:
    void fill();

    SettingsProfiles &m_profiles;
    bool m_offersNew;
};

} // namespace tilldesk::ui
