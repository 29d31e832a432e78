#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// Form of a merchant: a stored merchant, or a new one.
class SettingsMerchantForm final : public DraftForm<Merchant>
{
    Q_OBJECT

public:
    /// @pre The gateways and `profiles` outlive this object.
    SettingsMerchantForm(const Gateways &gateways, SettingsProfiles &profiles,
                         QObject *parent = nullptr);

    /// Returns the stored merchant; an empty one while a new merchant is edited.
    [[nodiscard]] const Merchant &stored() const { return m_stored; }
    [[nodiscard]] bool isNew() const { return m_stored.id.isEmpty(); }
    /// Shows a stored merchant. Discards unsaved edits. No-op if the merchant is not in the list.
    void choose(const MerchantId &id);
    /// Begins a new merchant. Discards unsaved edits.
    void beginNew();
    /// Returns the title of the fields: the stored name, or a title for a new merchant.
    [[nodiscard]] QString heading() const;

    [[nodiscard]] bool isChanged() const override { return wanted() != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override { return !m_draft.name.trimmed().isEmpty(); }
    [[nodiscard]] QStringList fields() const override;

private:
    [[nodiscard]] Merchant wanted() const;
    void follow();
    void take(const Result<Merchant> &merchant);

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    Merchant m_stored;
    bool m_isAdding = false; ///< the user asked for a new merchant
};

} // namespace tilldesk::ui
