#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The chosen point of sale of the chosen profile, or a new one, while it is edited.
class SettingsPointOfSaleForm : public SettingsForm
{
    Q_OBJECT

public:
    /// @pre both outlive it
    SettingsPointOfSaleForm(const Gateways &gateways, SettingsProfiles &profiles,
                            QObject *parent = nullptr);

    /// Of the chosen profile.
    [[nodiscard]] QList<PointOfSale> all() const;
    void choose(const QString &posId);
    void beginNew();
    [[nodiscard]] bool isNew() const { return m_stored.id.isEmpty(); }
    /// What holds; without an id when a new one is filled in.
    [[nodiscard]] const PointOfSale &stored() const { return m_stored; }
    [[nodiscard]] const PointOfSale &draft() const { return m_draft; }
    void setDraft(const PointOfSale &draft);

    [[nodiscard]] bool isChanged() const override { return m_draft != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override { return !m_draft.id.isEmpty(); }
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    void follow();

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    ProfileId m_profile; ///< whose points of sale these are
    PointOfSale m_stored;
    PointOfSale m_draft;
};

} // namespace tilldesk::ui
