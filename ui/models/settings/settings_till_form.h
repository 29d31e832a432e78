#pragma once

#include "core/domain/till.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/settings/settings_form.h"
#include "ui/models/till/till_counters.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsTillForm.
struct SettingsTillDraft {
    QString name;
    QString place; ///< TillCounter::key(); empty: not decided
    StaffRole atMost = StaffRole::Owner;

    friend bool operator==(const SettingsTillDraft &, const SettingsTillDraft &) = default;
};

/// Form of what the owner decides about a till: its name, its point of sale, and what anybody may
/// do there.
class SettingsTillForm final : public DraftForm<SettingsTillDraft>
{
    Q_OBJECT

public:
    /// @param others    the other tills that may connect
    /// @param counters  the points of sale to choose from
    SettingsTillForm(const ShopGateways &gateways, const Till &till, const QList<Till> &others,
                     const QList<TillCounter> &counters, QObject *parent = nullptr);

    [[nodiscard]] bool isChanged() const override { return m_draft != m_stored; }
    void save() override;
    void discard() override;
    /// Returns the points of sale by key, with their words; the first one is none.
    [[nodiscard]] QList<std::pair<QString, QString>> places() const;
    [[nodiscard]] static QList<std::pair<StaffRole, QString>> roles();

Q_SIGNALS:
    void done(); ///< the till is stored

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QStringList fields() const override;

private:
    const ShopGateways m_gateways;
    const Till m_till;
    const QList<Till> m_others;
    const QList<TillCounter> m_counters;
    const Draft m_stored;
};

} // namespace tilldesk::ui
