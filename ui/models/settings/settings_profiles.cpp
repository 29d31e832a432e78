#include "ui/models/settings/settings_profiles.h"

#include "core/base/when_ready.h"
#include "ui/models/common/text.h"

#include <algorithm>

namespace tilldesk::ui {

SettingsProfiles::SettingsProfiles(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.merchants, &gateway::Merchants::changed, this, &SettingsProfiles::load);
}

void SettingsProfiles::load()
{
    whenReady(m_gateways.merchants.merchants(), this,
              [this](const Result<QList<Merchant>> &merchants) { take(merchants); });
}

void SettingsProfiles::take(const Result<QList<Merchant>> &merchants)
{
    if (!merchants)
        return fail(merchants.error());
    m_merchants = *merchants;
    whenReady(m_gateways.merchants.profiles(), this,
              [this](const Result<QList<ProfileEntry>> &entries) { take(entries); });
}

void SettingsProfiles::take(const Result<QList<ProfileEntry>> &entries)
{
    if (!entries)
        return fail(entries.error());
    m_entries = *entries;
    m_state = State::Ready;
    m_problem.clear();
    const ProfileId before = m_chosen;
    if (chosen() == nullptr)
        m_chosen = m_entries.isEmpty() ? ProfileId() : m_entries.first().profile.id;
    Q_EMIT changed();
    if (m_chosen != before)
        Q_EMIT chosenChanged();
}

void SettingsProfiles::fail(const Error &error)
{
    m_state = State::Failed;
    m_problem = Text::sentence(error);
    Q_EMIT changed();
}

int SettingsProfiles::profilesOf(const MerchantId &merchant) const
{
    return int(std::ranges::count_if(
        m_entries, [&merchant](const ProfileEntry &e) { return e.merchant.id == merchant; }));
}

const ProfileEntry *SettingsProfiles::find(const ProfileId &id) const
{
    const auto found = std::ranges::find_if(
        m_entries, [&id](const ProfileEntry &entry) { return entry.profile.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

void SettingsProfiles::choose(const ProfileId &id)
{
    if (id == m_chosen)
        return;
    m_chosen = id;
    Q_EMIT chosenChanged();
}

} // namespace tilldesk::ui
