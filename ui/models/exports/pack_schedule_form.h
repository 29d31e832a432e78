#pragma once

#include "core/domain/pack_sending.h"
#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of PackScheduleForm, as typed.
struct PackScheduleDraft {
    QString folder;
    QString day;
    QString time;
    QString language;
    QString to; ///< addresses, separated by commas
    QString host;
    QString port;
    MailSecurity security = MailSecurity::Tls;
    QString from;
    QString user;
    QString password; ///< empty: the stored password stays
    QString caFile;

    friend bool operator==(const PackScheduleDraft &, const PackScheduleDraft &) = default;
};

/// Form of the month's pack that is made automatically: folder, day and time, and the mail server
/// that sends it.
class PackScheduleForm final : public DraftForm<PackScheduleDraft>
{
    Q_OBJECT

public:
    /// @param state  its settings are shown  @pre the gateways outlive this object
    PackScheduleForm(const Gateways &gateways, const PackState &state, QObject *parent = nullptr);

    /// Returns whether a password of the mail server is stored.
    [[nodiscard]] bool hasPassword() const { return m_hasPassword; }
    [[nodiscard]] bool isChanged() const override { return m_draft != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    [[nodiscard]] PackSettings wanted() const;
    void savePassword();
    void finish();

    const Gateways m_gateways;
    bool m_hasPassword;
    Draft m_stored;
};

} // namespace tilldesk::ui
