#include "ui/models/till/till_counters.h"

#include "core/base/when_ready.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

bool canTakePayments(const ProfileEntry &entry)
{
    return entry.profile.isOpen && !entry.profile.iban.isEmpty();
}

} // namespace

QString TillCounter::label() const
{
    const bool isSaid = posId.isEmpty() || name.endsWith(posId);
    return isSaid ? name : QString(name + u" ("_s + posId + u')');
}

TillCounters::TillCounters(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.merchants, &gateway::Merchants::changed, this, &TillCounters::load);
}

void TillCounters::load()
{
    whenReady(m_gateways.merchants.profiles(), this,
              [this](const Result<QList<ProfileEntry>> &entries) {
                  if (entries) {
                      m_entries = *entries;
                      build();
                  } else if (m_state != State::Ready) { // counters loaded earlier stay usable
                      m_state = State::Failed;
                      m_problem = Text::sentence(entries.error());
                  }
                  Q_EMIT changed();
              });
}

void TillCounters::setProfiles(const QList<ProfileId> &profiles)
{
    if (profiles == m_profiles)
        return;
    m_profiles = profiles;
    if (m_state == State::Loading || m_state == State::Failed)
        return;
    build();
    Q_EMIT changed();
}

void TillCounters::build()
{
    QList<ProfileEntry> open;
    std::ranges::copy_if(m_entries, std::back_inserter(open), [this](const ProfileEntry &entry) {
        return canTakePayments(entry)
            && (m_profiles.isEmpty() || m_profiles.contains(entry.profile.id));
    });
    m_counters.clear();
    for (const ProfileEntry &entry : std::as_const(open))
        append(entry, open.size() > 1);
    m_state = m_counters.isEmpty() ? State::NoProfile : State::Ready;
    const auto wanted = std::ranges::find_if(
        m_counters, [this](const TillCounter &counter) { return counter.key() == m_wanted; });
    m_chosen = m_counters.isEmpty()  ? -1
        : wanted == m_counters.end() ? 0
                                     : int(wanted - m_counters.begin());
}

void TillCounters::append(const ProfileEntry &entry, bool withProfile)
{
    const Profile &profile = entry.profile;
    if (entry.pointsOfSale.isEmpty())
        m_counters.append({profile.id,
                           {},
                           withProfile ? profile.name : tr("None"),
                           {},
                           {},
                           profile.creditorName});
    for (const PointOfSale &place : entry.pointsOfSale) {
        const QString plain = place.name.isEmpty() ? place.id : place.name;
        const QString name = withProfile ? QString(profile.name + u" · "_s + plain) : plain;
        m_counters.append(
            {profile.id, place.id, name, place.shopId, place.shopName, profile.creditorName});
    }
}

const TillCounter *TillCounters::current() const
{
    return m_chosen < 0 ? nullptr : &m_counters.at(m_chosen);
}

void TillCounters::choose(int index)
{
    if (index < 0 || index >= m_counters.size() || index == m_chosen)
        return;
    m_chosen = index;
    m_wanted = m_counters.at(index).key();
    Q_EMIT chosenChanged();
    Q_EMIT changed();
}

void TillCounters::recall(const QString &key)
{
    m_wanted = key;
    if (m_state != State::Ready)
        return;
    build();
    Q_EMIT changed();
}

const TillCounter *TillCounters::find(const ProfileId &profile, const QString &posId) const
{
    const auto found = std::ranges::find_if(m_counters, [&](const TillCounter &counter) {
        return counter.profile == profile && counter.posId == posId;
    });
    return found == m_counters.cend() ? nullptr : &*found;
}

TillCounters::Notice TillCounters::notice() const
{
    switch (m_state) {
    case State::Loading:
    case State::Ready: return {};
    case State::Failed: return {tr("The profiles could not be read"), m_problem, tr("Retry")};
    case State::NoProfile:
        return {m_profiles.size() == 1 ? tr("This profile takes no payments")
                                       : tr("No profile can take payments yet"),
                tr("A profile takes payments when it is open and has a bank account. You set both "
                   "in Settings."),
                tr("Open Settings")};
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
