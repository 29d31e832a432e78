#pragma once

#include "ui/models/common/gateways.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class AmountField;

/// The look and the language of the window, when it locks the till, and the sum above which it
/// asks. A choice takes effect at once; there is no Save button.
class AppearancePage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre The gateways, `theme` and `preferences` must outlive this object.
    AppearancePage(const Gateways &gateways, Theme &theme, Preferences &preferences,
                   QWidget *parent = nullptr);

    void load() override { showLimit(); }

private:
    void showLimit();
    void saveLimit();

    const Gateways m_gateways;
    Theme &m_theme;
    Preferences &m_preferences;
    ComboBox *m_look;
    ComboBox *m_language;
    ComboBox *m_lockAfter;
    Switch *m_lockAfterPayment;
    AmountField *m_limit;
};

} // namespace tilldesk::ui
