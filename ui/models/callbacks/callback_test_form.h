#pragma once

#include "core/gateway/merchants.h"
#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// A callback that is sent to try a receiver, while it is filled in.
class CallbackTestForm : public SettingsForm
{
    Q_OBJECT

public:
    /// @param entries  the profiles there are
    CallbackTestForm(const Gateways &gateways, QList<ProfileEntry> entries,
                     const std::optional<ProfileId> &chosen, QObject *parent = nullptr);

    [[nodiscard]] const QList<ProfileEntry> &entries() const { return m_entries; }
    [[nodiscard]] const TestCallback &draft() const { return m_draft; }
    /// Also takes the profile's own address, unless another one is typed.
    void setProfile(const ProfileId &profile);
    void setStatus(PaymentStatus status);
    void setUrl(const QString &url);
    void setFault(CallbackFault fault);
    /// Why no fault can be chosen; empty when one can.
    [[nodiscard]] QString whyNoFault() const;
    /// What was sent; empty until it is.
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
