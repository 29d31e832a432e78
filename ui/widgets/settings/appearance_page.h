#pragma once

#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class ComboBox;
class Preferences;
class Theme;

/// How this window looks and what it speaks; holds at once.
class AppearancePage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre both outlive it
    AppearancePage(Theme &theme, Preferences &preferences, QWidget *parent = nullptr);

private:
    Theme &m_theme;
    Preferences &m_preferences;
    ComboBox *m_look;
    ComboBox *m_language;
};

} // namespace tilldesk::ui
