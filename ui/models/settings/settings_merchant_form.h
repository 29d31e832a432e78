#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsMerchantForm.
struct SettingsMerchantDraft {
    QString name;

    friend bool operator==(const SettingsMerchantDraft &, const SettingsMerchantDraft &) = default;
};

/// Form that adds a merchant.
class SettingsMerchantForm final : public DraftForm<SettingsMerchantDraft>
{
    Q_OBJECT

public:
    explicit SettingsMerchantForm(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] bool isChanged() const override { return !m_draft.name.trimmed().isEmpty(); }
    void save() override;
    void discard() override { setDraft({}); }

Q_SIGNALS:
    void added(const tilldesk::Merchant &merchant);

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QStringList fields() const override;

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
