#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// Form that adds a merchant.
class SettingsMerchantForm : public SettingsForm
{
    Q_OBJECT

public:
    explicit SettingsMerchantForm(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] const QString &name() const { return m_name; }
    void setName(const QString &name);

    [[nodiscard]] bool isChanged() const override { return !m_name.trimmed().isEmpty(); }
    void save() override;
    void discard() override;

Q_SIGNALS:
    void added(const tilldesk::Merchant &merchant);

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QStringList fields() const override;

private:
    const Gateways m_gateways;
    QString m_name;
};

} // namespace tilldesk::ui
