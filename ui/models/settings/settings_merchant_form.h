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

    struct Draft {
        QString name;

        friend bool operator==(const Draft &, const Draft &) = default;
    };
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    void setDraft(const Draft &draft);

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
    Draft m_draft;
};

} // namespace tilldesk::ui
