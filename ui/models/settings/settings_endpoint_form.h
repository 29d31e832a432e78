#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// Where shops' software reaches the service, while it is edited.
class SettingsEndpointForm : public SettingsForm
{
    Q_OBJECT

public:
    /// As it was typed.
    struct Draft {
        QString port;
        QString lanPort;
        QString publicBaseUrl;
        QString certificateFile;
        QString certificateKeyFile;
        bool tls = false;
        bool lan = false;

        friend bool operator==(const Draft &, const Draft &) = default;
    };

    explicit SettingsEndpointForm(const Gateways &gateways, QObject *parent = nullptr);

    /// Asks what holds; what is filled in stays.
    void load();
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    void setDraft(const Draft &draft);
    [[nodiscard]] const EndpointState &state() const { return m_state; }
    /// What is wrong with how it runs now; empty when nothing is.
    [[nodiscard]] QString stateProblem() const;
    /// What phones and other computers need to know when it is open to them; empty otherwise.
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
    Draft m_draft;
};

} // namespace tilldesk::ui
