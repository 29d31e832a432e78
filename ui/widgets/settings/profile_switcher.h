#pragma once

#include "ui/models/settings/settings_profiles.h"

#include <QToolButton>

namespace tilldesk::ui {

class Theme;

/// The heading of a page about one profile: its name, and a menu of the others.
class ProfileSwitcher : public QToolButton
{
    Q_OBJECT

public:
    /// @param offersNew  whether the menu ends with "New profile"
    /// @pre `profiles` outlives it
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
