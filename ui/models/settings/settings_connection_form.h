#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The edited connection of a profile, and the API key that shall replace the stored one.
struct ConnectionDraft : HostedConnection {
    bool replacesKey = false;
    QString newApiKey; ///< as pasted; never that of the service, which does not show it
    QString history;   ///< historyFrom as typed, for example 31/01/2026 or 2026-01-31; empty: none

    friend bool operator==(const ConnectionDraft &, const ConnectionDraft &) = default;
};

/// Edits the connection of the chosen profile with its provider. The owner's alone.
class SettingsConnectionForm : public DraftForm<ConnectionDraft>
{
    Q_OBJECT

public:
    /// @pre the gateways and `profiles` outlive this object
    SettingsConnectionForm(const ShopGateways &gateways, SettingsProfiles &profiles,
                           QObject *parent = nullptr);

    /// Reads the connections. Does not block.
    void load();
    [[nodiscard]] bool isChanged() const override { return m_isLoaded && m_draft != m_stored; }
    /// Stores the connection. Emits productionAsked() instead if the profile becomes one of
    /// production: that is for ever.
    void save() override;
    /// Stores the connection; the owner has typed the profile's name.
    void saveConfirmed();
    void discard() override;
    /// Makes a key that signs requests. Does not block.
    void makeKey();
    /// Sets what is allowed with real money. Does not block.
    void allow(RealMoney allowed);

    /// Returns whether the connection of the chosen profile is known.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    [[nodiscard]] const HostedConnection &stored() const { return m_stored; }
    [[nodiscard]] QString profileName() const;
    /// Returns why an environment cannot be chosen; empty: it can.
    [[nodiscard]] QString whyNot(Environment environment) const;
    /// Returns why the fields cannot be changed; empty: they can.
    [[nodiscard]] QString whyNotPermitted() const;
    /// `•••• 7Qx2`, or that there is none.
    [[nodiscard]] QString apiKeyWords() const;
    /// `ES256 · made 4 Nov 2026`
    [[nodiscard]] QString keyWords() const;
    /// Returns what is allowed with real money, in a sentence.
    [[nodiscard]] QString allowedWords() const;
    /// Returns how a day may be typed, in the language of the window: `31/01/2026`.
    [[nodiscard]] static QString dayExample();
    /// Returns the question before a step of allow(); empty: none is needed.
    [[nodiscard]] QString allowQuestion(RealMoney allowed) const;

Q_SIGNALS:
    void productionAsked();

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    void follow();
    void take(const QList<HostedConnection> &all);
    void take(const Result<HostedConnection> &stored);
    /// Returns the day of ConnectionDraft::history; null: none, or the text is no day.
    [[nodiscard]] QDate typedHistory() const;

    const ShopGateways m_gateways;
    SettingsProfiles &m_profiles;
    ConnectionDraft m_stored;
    ProfileId m_profile;
    bool m_isLoaded = false;
};

} // namespace tilldesk::ui
