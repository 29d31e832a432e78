#pragma once

#include "ui/models/settings/settings_endpoint_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class CodeBox;
class FileField;

/// Settings of the addresses at which shops' software and phones reach the service.
class EndpointPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object.
    EndpointPage(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    void load() override { m_form.load(); }

private:
    void layOut();
    void addRows(const Theme &theme);
    void showForm();
    void showState();

    const bool m_isHere; ///< the shop is on this computer
    SettingsEndpointForm m_form;
    Pill *m_pill;
    CodeBox *m_address;
    QLabel *m_noAddress; ///< in the place of `m_address`
    QLabel *m_lanTitle;
    CodeBox *m_lanAddress;
    QFrame *m_trust;
    QLabel *m_trustWords;
    CodeBox *m_authority;
    SettingRows *m_rows;
    BoundRows<SettingsEndpointForm> m_fields;
    QLineEdit *m_lanPort = nullptr;
    FileField *m_certificate;
    FileField *m_key;
};

} // namespace tilldesk::ui
