#pragma once

#include <QWidget>

namespace tilldesk::ui {

class ComboBox;
class Preferences;
class Theme;

/// The settings of this window: how it looks and what it speaks.
class SettingsView : public QWidget
{
    Q_OBJECT

public:
    SettingsView(Theme &theme, Preferences &preferences, QWidget *parent = nullptr);

private:
    Theme &m_theme;
    Preferences &m_preferences;
    ComboBox *m_look;
    ComboBox *m_language;
};

} // namespace tilldesk::ui
