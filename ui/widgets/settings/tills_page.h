#pragma once

#include "ui/models/settings/settings_tills.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class AddTillCard;

/// Lists, adds, renames and revokes the other computers of the shop whose windows may connect.
class TillsPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    TillsPage(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
              QWidget *parent = nullptr);

    void load() override { m_tills.load(); }

Q_SIGNALS:
    void logRequested(); ///< the user wants to see who changed tills

private:
    void showTills();
    void showMessage();
    void add();
    void change();
    void askToRevoke();
    void askToRemove();
    void toggle();

    const ShopGateways m_gateways;
    const Theme &m_theme;
    const Ticker &m_ticker;
    SettingsTills m_tills;
    QLabel *m_summary;
    QPushButton *m_switch;
    QLabel *m_asks;
    QWidget *m_asking;             ///< a till asks that was invited elsewhere
    AddTillCard *m_card = nullptr; ///< while a till is added
    QPushButton *m_add;
    MessagePage *m_message;
    TextTableView *m_table;
    QPushButton *m_change;
    QPushButton *m_revoke;
    QPushButton *m_remove;
    QPushButton *m_log;
    QLabel *m_note;
};

} // namespace tilldesk::ui
