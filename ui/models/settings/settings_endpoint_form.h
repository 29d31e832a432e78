#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsEndpointForm, as typed.
struct SettingsEndpointDraft {
    QString port;
    QString lanPort;
    QString publicBaseUrl;
    QString certificateFile;
    QString certificateKeyFile;
    bool tls = false;
    bool lan = false;

    friend bool operator==(const SettingsEndpointDraft &, const SettingsEndpointDraft &) = default;
};

/// Form of the endpoint: the ports, addresses and certificate under which shop software reaches the
/// service.
class SettingsEndpointForm final : public DraftForm<SettingsEndpointDraft>
{
    Q_OBJECT

public:
    explicit SettingsEndpointForm(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads the stored settings again. Keeps unsaved edits.
    void load();
    [[nodiscard]] const EndpointState &state() const { return m_state; }
    /// Returns why the endpoint does not listen as configured; empty if it does.
    [[nodiscard]] QString stateProblem() const;
    /// Returns how phones and other computers can trust the certificate; empty if the service did
    /// not make the certificate itself.
    [[nodiscard]] QString trustHint() const;

    [[nodiscard]] bool isChanged() const override { return m_draft != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    const Gateways m_gateways;
    EndpointState m_state;
    Draft m_stored;
};

} // namespace tilldesk::ui
