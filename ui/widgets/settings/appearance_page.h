#pragma once

#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// The look and the language of the window, and when it locks the till. A choice takes effect at
/// once; there is no Save button.
class AppearancePage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre `theme` and `preferences` must outlive this object.
    AppearancePage(Theme &theme, Preferences &preferences, QWidget *parent = nullptr);

private:
    Theme &m_theme;
    Preferences &m_preferences;
    ComboBox *m_look;
    ComboBox *m_language;
    ComboBox *m_lockAfter;
    Switch *m_lockAfterPayment;
};

} // namespace tilldesk::ui
