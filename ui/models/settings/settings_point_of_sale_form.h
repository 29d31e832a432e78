#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// Form of a point of sale of the chosen profile: an existing point of sale, or a new one.
class SettingsPointOfSaleForm final : public DraftForm<PointOfSale>
{
    Q_OBJECT

public:
    /// @pre The gateways and `profiles` outlive this object.
    SettingsPointOfSaleForm(const Gateways &gateways, SettingsProfiles &profiles,
                            QObject *parent = nullptr);

    /// Returns the points of sale of the chosen profile.
    [[nodiscard]] QList<PointOfSale> all() const;
    void choose(const QString &posId);
    void beginNew();
    [[nodiscard]] bool isNew() const { return m_stored.id.isEmpty(); }
    /// Returns the stored point of sale. Its id is empty while a new point of sale is edited.
    [[nodiscard]] const PointOfSale &stored() const { return m_stored; }

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
    ProfileId m_profile; ///< the profile that owns the points of sale
    PointOfSale m_stored;
};

} // namespace tilldesk::ui
