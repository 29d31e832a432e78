#include "ui/models/common/profile_choice.h"

#include "core/base/when_ready.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ProfileChoice::ProfileChoice(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.merchants, &gateway::Merchants::changed, this, &ProfileChoice::load);
}

void ProfileChoice::load()
{
    whenReady(m_gateways.merchants.profiles(), this,
              [this](const Result<QList<ProfileEntry>> &entries) {
                  if (!entries || *entries == m_entries)
                      return;
                  m_entries = *entries;
                  Q_EMIT entriesChanged();
                  if (m_merchant) // may have other profiles now
                      Q_EMIT chosenChanged();
              });
}

void ProfileChoice::choose(const std::optional<ProfileId> &profile)
{
    if (profile == m_chosen && !m_merchant)
        return;
    m_chosen = profile;
    m_merchant.reset();
    Q_EMIT chosenChanged();
}

void ProfileChoice::chooseMerchant(const MerchantId &merchant)
{
    if (m_merchant == merchant)
        return;
    m_chosen.reset();
    m_merchant = merchant;
    Q_EMIT chosenChanged();
}

std::optional<MerchantId> ProfileChoice::merchant() const
{
    if (!m_chosen)
        return m_merchant;
    const auto found = std::ranges::find_if(
        m_entries, [this](const ProfileEntry &entry) { return entry.profile.id == m_chosen; });
    return found == m_entries.end() ? std::nullopt : std::optional(found->merchant.id);
}

QList<ProfileId> ProfileChoice::profiles() const
{
    if (m_chosen)
        return {*m_chosen};
    QList<ProfileId> profiles;
    for (const ProfileEntry &entry : m_entries) {
        if (m_merchant && entry.merchant.id == *m_merchant)
            profiles.append(entry.profile.id);
    }
    return profiles;
}

QList<MerchantId> ProfileChoice::merchants() const
{
    const auto one = merchant();
    return one ? QList{*one} : QList<MerchantId>();
}

QList<Merchant> ProfileChoice::allMerchants() const
{
    QList<Merchant> merchants;
    for (const ProfileEntry &entry : m_entries) {
        if (!merchants.contains(entry.merchant))
            merchants.append(entry.merchant);
    }
    return merchants;
}

QString ProfileChoice::nameOf(const ProfileEntry &entry)
{
    return entry.merchant.name + u" · "_s + entry.profile.name;
}

QString ProfileChoice::nameOf(const Merchant &merchant)
{
    return tr("%1 · All profiles").arg(merchant.name);
}

QString ProfileChoice::chosenName() const
{
    for (const Merchant &each : allMerchants()) {
        if (m_merchant == each.id)
            return nameOf(each);
    }
    const auto found = std::ranges::find_if(
        m_entries, [this](const ProfileEntry &entry) { return entry.profile.id == m_chosen; });
    return found == m_entries.end() ? tr("All profiles") : nameOf(*found);
}

QList<ProfileEntry> ProfileChoice::openEntries() const
{
    QList<ProfileEntry> open;
    std::ranges::copy_if(m_entries, std::back_inserter(open), [](const ProfileEntry &entry) {
        return entry.profile.isOpen && !entry.profile.iban.isEmpty();
    });
    return open;
}

} // namespace tilldesk::ui
