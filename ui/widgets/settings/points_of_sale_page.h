#pragma once

#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_point_of_sale_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class StickerBox;

/// Lists and edits the points of sale of a profile, and prints their stickers.
class PointsOfSalePage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    PointsOfSalePage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                     QWidget *parent = nullptr);

    void load() override { m_profiles.load(); }
    /// Selects a point of sale of the chosen profile, now or as soon as it is loaded.
    void choose(const QString &posId);
    [[nodiscard]] bool isChanged() const override { return m_isAdding || m_form.isChanged(); }
    void discard() override;

private:
    void addRows();
    void beginNew();
    void showForm();
    void showRows();
    void showParts();
    void follow(const QString &posId);

    SettingsProfiles &m_profiles;
    SettingsPointOfSaleForm m_form;
    TextTable m_model;
    MessagePage *m_message;
    TextTableView *m_table;
    QPushButton *m_add;
    SettingRows *m_rows;
    BoundRows<SettingsPointOfSaleForm> m_fields;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_posId = nullptr;
    QLabel *m_stickerTitle;
    StickerBox *m_sticker;
    QString m_wanted; ///< the point of sale to select once it is loaded; empty: none
    bool m_isAdding = false;
};

} // namespace tilldesk::ui
