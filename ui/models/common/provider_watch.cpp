#include "ui/models/common/provider_watch.h"

#include "ui/models/common/format.h"
#include "ui/models/common/outcome_watch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class ProviderWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ProviderWords)

public:
    static QString lost(const HostedContact &contact)
    {
        return contact.answeredAgo ? tr("Provider does not answer; it last did %1")
                                         .arg(OutcomeWords::ago(*contact.answeredAgo))
                                   : tr("Provider does not answer");
    }
    static QString refused(int status)
    {
        return tr("Provider refuses access (%1): check the connection").arg(status);
    }
    static QString skewed(std::chrono::milliseconds skew)
    {
        const qint64 seconds =
            std::chrono::abs(std::chrono::round<std::chrono::seconds>(skew)).count();
        return skew > std::chrono::milliseconds::zero()
            ? tr("This computer’s clock is %1 s ahead of the provider’s").arg(seconds)
            : tr("This computer’s clock is %1 s behind the provider’s").arg(seconds);
    }
    static QString answered(std::chrono::milliseconds ago)
    {
        return tr("Provider answered %1").arg(OutcomeWords::ago(ago));
    }
    static QString reading(const HostedContact &contact)
    {
        return tr("Reading payments: %1 so far, up to %2")
            .arg(wholeNumber(contact.found), dayText(inShopZone(contact.foundUpTo).date()));
    }
    static QString figures(const HostedContact &contact)
    {
        return tr("Requests in the last minute: %1. The latest answer took %2 ms.")
            .arg(contact.perMinute)
            .arg(contact.took.count());
    }
};

bool isRefused(const HostedContact &contact)
{
    constexpr int kUnauthorized = 401;
    constexpr int kForbidden = 403;
    return contact.status == kUnauthorized || contact.status == kForbidden;
}

bool isSkewed(const HostedContact &contact)
{
    return contact.skew && std::chrono::abs(*contact.skew) > kSkewToWarn;
}

/// Higher: needs more attention.
int urgency(const HostedContact &contact)
{
    if (contact.failedAgo)
        return 5;
    if (!contact.answeredAgo)
        return 0;
    return isRefused(contact) ? 4 : isSkewed(contact) ? 3 : contact.found > 0 ? 2 : 1;
}

} // namespace

ProviderState providerState(const QList<HostedContact> &contacts, const QList<ProfileId> &profiles)
{
    const HostedContact *worst = nullptr;
    for (const HostedContact &contact : contacts) {
        const bool counts = profiles.isEmpty() || profiles.contains(contact.profileId);
        if (counts && (worst == nullptr || urgency(contact) > urgency(*worst)))
            worst = &contact;
    }
    if (worst == nullptr || urgency(*worst) == 0)
        return {};
    const QString figures = ProviderWords::figures(*worst);
    if (worst->failedAgo)
        return {Tone::Red, ProviderWords::lost(*worst), figures};
    if (isRefused(*worst))
        return {Tone::Red, ProviderWords::refused(worst->status), figures};
    if (isSkewed(*worst))
        return {Tone::Amber, ProviderWords::skewed(*worst->skew), figures};
    if (worst->found > 0)
        return {Tone::Green, ProviderWords::reading(*worst), figures};
    return {Tone::Green, ProviderWords::answered(*worst->answeredAgo), figures};
}

ProviderWatch::ProviderWatch(const ShopGateways &gateways, const ProfileChoice &profiles,
                             const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_hosted(gateways.hosted),
      m_profiles(profiles)
{
    connect(&m_hosted, &gateway::Hosted::changed, this, [this] {
        if (m_isStarted)
            ask();
    });
    connect(&profiles, &ProfileChoice::chosenChanged, this, &ProviderWatch::show);
    connect(&ticker, &Ticker::ticked, this, &ProviderWatch::tick);
}

void ProviderWatch::start()
{
    m_isStarted = true;
    ask();
}

QString ProviderWatch::reading(const ProfileId &profile) const
{
    const auto contact = std::ranges::find(m_contacts, profile, &HostedContact::profileId);
    return contact != m_contacts.end() && contact->found > 0 ? ProviderWords::reading(*contact)
                                                             : QString();
}

void ProviderWatch::tick()
{
    if (!m_contacts.isEmpty() && ++m_ticks % kEvery == 0)
        ask();
}

void ProviderWatch::ask()
{
    m_answers.ask(m_hosted.contacts(), this, [this](const Result<QList<HostedContact>> &contacts) {
        if (contacts && *contacts != m_contacts) {
            m_contacts = *contacts;
            Q_EMIT contactsChanged();
        }
        show();
    });
}

void ProviderWatch::show()
{
    ProviderState now = providerState(m_contacts, m_profiles.profiles());
    if (now == m_state)
        return;
    m_state = std::move(now);
    Q_EMIT changed();
}

} // namespace tilldesk::ui
