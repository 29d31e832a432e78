#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// What a window says of the contact with the providers of its profiles.
struct ProviderState {
    Tone tone = Tone::Green;
    QString words;   ///< empty: there is no provider, or nothing is known yet
    QString details; ///< figures, in a sentence

    friend bool operator==(const ProviderState &, const ProviderState &) = default;
};

/// Returns the state of the contact that needs most attention: no response, then a refusal of the
/// credentials, then clock skew.
/// @param profiles  that count; empty: all
[[nodiscard]] ProviderState providerState(const QList<HostedContact> &contacts,
                                          const QList<ProfileId> &profiles);

/// Follows the contact with the providers of the profiles that a window shows.
class ProviderWatch : public QObject
{
    Q_OBJECT

public:
    /// Asks the service again after this many ticks, while there is a hosted profile.
    static constexpr int kEvery = 2;

    /// @pre All objects passed by reference must outlive this object.
    ProviderWatch(const ShopGateways &gateways, const ProfileChoice &profiles, const Ticker &ticker,
                  QObject *parent = nullptr);

    /// Reads the contacts for the first time. Does not call the gateway before start().
    void start();
    [[nodiscard]] const ProviderState &state() const { return m_state; }
    /// Returns how far the search for payments that a profile has missed has come, in a sentence;
    /// empty: no such search runs.
    [[nodiscard]] QString reading(const ProfileId &profile) const;

Q_SIGNALS:
    void changed();         ///< of state()
    void contactsChanged(); ///< of any profile, shown in the window or not

private:
    void ask();
    void tick();
    void show();

    gateway::Hosted &m_hosted;
    const ProfileChoice &m_profiles;
    QList<HostedContact> m_contacts;
    ProviderState m_state;
    Latest m_answers;
    int m_ticks = 0;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
