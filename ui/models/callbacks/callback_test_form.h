#pragma once

#include "core/gateway/merchants.h"
#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// Form that sends a test callback to a receiver.
class CallbackTestForm : public SettingsForm
{
    Q_OBJECT

public:
    /// @param entries  all profiles
    CallbackTestForm(const Gateways &gateways, QList<ProfileEntry> entries,
                     const std::optional<ProfileId> &chosen, QObject *parent = nullptr);

    [[nodiscard]] const QList<ProfileEntry> &entries() const { return m_entries; }
    [[nodiscard]] const TestCallback &draft() const { return m_draft; }
    /// Sets the profile, and its callback URL unless the user has typed a URL.
    void setProfile(const ProfileId &id);
    void setStatus(PaymentStatus status);
    void setUrl(const QString &url);
    void setFault(CallbackFault fault);
    /// Returns why no fault can be chosen; empty if a fault can be chosen.
    [[nodiscard]] QString whyNoFault() const;
    /// Returns the id of the test callback; empty until it is sent.
    [[nodiscard]] const CallbackId &sent() const { return m_sent; }

    [[nodiscard]] bool isChanged() const override { return true; }
    void save() override;
    void discard() override {}

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QStringList fields() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;

private:
    [[nodiscard]] const Profile *profile() const;

    const Gateways m_gateways;
    QList<ProfileEntry> m_entries;
    TestCallback m_draft;
    CallbackId m_sent;
    bool m_isUrlTyped = false;
};

} // namespace tilldesk::ui
