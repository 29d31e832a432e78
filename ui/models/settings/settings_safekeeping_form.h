#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsSafekeepingForm, as typed.
struct SettingsSafekeepingDraft {
    QString folder;
    QString time;
    QString secondTime; ///< empty: no second one
    QString keep;
    int keepMonths = 0;
    bool isAtQuit = false;
    bool rehearses = true;

    friend bool operator==(const SettingsSafekeepingDraft &,
                           const SettingsSafekeepingDraft &) = default;
};

/// Form of the daily backups: folder, times, numbers to keep.
class SettingsSafekeepingForm final : public DraftForm<SettingsSafekeepingDraft>
{
    Q_OBJECT

public:
    explicit SettingsSafekeepingForm(const Gateways &gateways, QObject *parent = nullptr);

    /// Takes the stored settings. Keeps unsaved edits.
    void setStored(const BackupSettings &settings);

    [[nodiscard]] bool isChanged() const override { return m_draft != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    [[nodiscard]] BackupSettings wanted() const;

    const Gateways m_gateways;
    BackupSettings m_settings;
    Draft m_stored;
};

} // namespace tilldesk::ui
