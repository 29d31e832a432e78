#include "ui/models/settings/settings_till_form.h"

#include "core/base/when_ready.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kTillName = u"name"_s;

QString placeOf(const Till &till)
{
    return till.posId.isEmpty() ? QString() : TillCounter::keyOf(till.profileId, till.posId);
}

} // namespace

SettingsTillForm::SettingsTillForm(const ShopGateways &gateways, const Till &till,
                                   const QList<Till> &others, const QList<TillCounter> &counters,
                                   QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_till(till),
      m_others(others),
      m_counters(counters),
      m_stored{till.name, placeOf(till), till.atMost}
{
    m_draft = m_stored;
}

QList<std::pair<QString, QString>> SettingsTillForm::places() const
{
    QList<std::pair<QString, QString>> places{{QString(), tr("Chosen at the till")}};
    for (const TillCounter &counter : m_counters) {
        if (counter.hasSticker())
            places.append({counter.key(), counter.label()});
    }
    const auto isStored = [this](const auto &place) { return place.first == m_stored.place; };
    if (std::ranges::none_of(places, isStored)) // closed since
        places.append({m_stored.place, m_till.posId});
    return places;
}

QList<std::pair<StaffRole, QString>> SettingsTillForm::roles()
{
    return {{StaffRole::Owner, tr("What its user may do")},
            {StaffRole::Manager, tr("At most what a manager may do")},
            {StaffRole::Cashier, tr("At most what a cashier may do")}};
}

void SettingsTillForm::save()
{
    if (!canSave())
        return;
    begin();
    TillSettings settings{.name = m_draft.name.simplified(), .atMost = m_draft.atMost};
    const auto counter = std::ranges::find(m_counters, m_draft.place, &TillCounter::key);
    if (counter != m_counters.end()) {
        settings.profileId = counter->profile;
        settings.posId = counter->posId;
    } else if (m_draft.place == m_stored.place) {
        settings.profileId = m_till.profileId;
        settings.posId = m_till.posId;
    }
    whenReady(m_gateways.tills.change(m_till.id, settings), this, [this](const Result<Till> &till) {
        if (!till)
            return fail(till.error());
        succeed();
        Q_EMIT done();
    });
}

void SettingsTillForm::discard()
{
    setDraft(m_stored);
}

bool SettingsTillForm::isComplete() const
{
    return !m_draft.name.simplified().isEmpty();
}

QHash<QString, QString> SettingsTillForm::findProblems() const
{
    const QString name = m_draft.name.simplified();
    if (name.size() > kLongestTillName)
        return {
            {kTillName, tr("The name has at most %n characters", nullptr, int(kLongestTillName))}};
    const bool isTaken = std::ranges::any_of(m_others, [&name](const Till &other) {
        return other.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (isTaken)
        return {{kTillName, tr("Another till has this name")}};
    return {};
}

QStringList SettingsTillForm::fields() const
{
    return {kTillName, u"posId"_s, u"atMost"_s};
}

} // namespace tilldesk::ui
