#pragma once

#include "ui/models/common/gateways.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// Where the shop of this window is: on this computer, or on another one whose till this computer
/// is.
class ThisComputerPage : public SettingsPage
{
    Q_OBJECT

public:
    ThisComputerPage(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void tillsRequested();   ///< the user wants to add a till
    void pairingRequested(); ///< the user wants to pair this till again
    void leavingRequested(); ///< this computer shall be no till any more; the user has confirmed

private:
    void showShopHere(const Theme &theme);
    void showShopElsewhere();
    void showState();
    void askToLeave();

    const Gateways m_gateways;
    QLabel *m_where;
    QLabel *m_state;
};

} // namespace tilldesk::ui
