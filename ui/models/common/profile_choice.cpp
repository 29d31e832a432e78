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
              });
}

void ProfileChoice::choose(const std::optional<ProfileId> &profile)
{
    if (profile == m_chosen)
        return;
    m_chosen = profile;
    Q_EMIT chosenChanged();
}

QString ProfileChoice::nameOf(const ProfileEntry &entry)
{
    return entry.merchant.name + u" · "_s + entry.profile.name;
}

QString ProfileChoice::chosenName() const
{
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
