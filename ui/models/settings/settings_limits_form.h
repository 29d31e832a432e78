#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsLimitsForm, as typed. Empty: no limit.
struct SettingsLimitsDraft {
    QString managerRefund;
    QString managerDay;
    QString cashierRefund;
    QString cashierDay;

    friend bool operator==(const SettingsLimitsDraft &, const SettingsLimitsDraft &) = default;
};

/// Form of the limits of refunds for each role that has some.
class SettingsLimitsForm final : public DraftForm<SettingsLimitsDraft>
{
    Q_OBJECT

public:
    explicit SettingsLimitsForm(const Gateways &gateways, QObject *parent = nullptr);

    /// Takes the stored limits. Keeps unsaved edits.
    void load();

    [[nodiscard]] bool isChanged() const override { return m_draft != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QStringList fields() const override;

private:
    void store(QList<StaffRole> roles);
    [[nodiscard]] static RefundLimits limitsOf(const Draft &draft, StaffRole role);

    const Gateways m_gateways;
    Draft m_stored;
};

} // namespace tilldesk::ui
