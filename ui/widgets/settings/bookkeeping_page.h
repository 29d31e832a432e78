#pragma once

#include "ui/models/settings/settings_journal_day.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class AccountField;
class DateField;
class TextTableView;

/// Chart of accounts, accounts, fees, VAT rates by point of sale, and what a day becomes in the
/// journal.
class BookkeepingPage : public SettingsPage
{
    Q_OBJECT

public:
    BookkeepingPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                    QWidget *parent = nullptr);

    void load() override { m_form.load(); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addRows();
    void addAccounts();
    void addFees();
    [[nodiscard]] QWidget *makeVat();
    [[nodiscard]] QWidget *makeDay();
    void showForm();
    void showMerchants();
    void showPlaces();
    void showDay();

    const Theme &m_theme;
    SettingsProfiles &m_profiles;
    SettingsBooksForm m_form;
    SettingsJournalDay m_day;
    ComboBox *m_merchants;
    SettingRows *m_rows;
    BoundRows<SettingsBooksForm> m_fields;
    SettingRows *m_feeRows;
    BoundRows<SettingsBooksForm> m_feeFields;
    QLabel *m_invoices;
    SettingRows *m_accountRows = nullptr; ///< made again for another chart
    std::unique_ptr<BoundRows<SettingsBooksForm>> m_accountFields;
    QList<AccountField *> m_accounts;
    SettingRows *m_vatRows = nullptr; ///< made again for other places
    std::unique_ptr<BoundRows<SettingsBooksForm>> m_vatFields;
    QStringList m_shownPlaces;
    QVBoxLayout *m_vatLayout = nullptr;
    ComboBox *m_days;
    TextTableView *m_lines;
    QLabel *m_result;
    QWidget *m_side = nullptr;           ///< the rates and the day
    QScrollArea *m_besideArea = nullptr; ///< around m_side in a wide window
};

} // namespace tilldesk::ui
