#include "ui/models/settings/settings_point_of_sale_form.h"

#include "core/base/when_ready.h"
#include "ui/models/settings/settings_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsPointOfSaleForm::SettingsPointOfSaleForm(const Gateways &gateways,
                                                 SettingsProfiles &profiles, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsPointOfSaleForm::follow);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, &SettingsPointOfSaleForm::follow);
    follow();
}

QList<PointOfSale> SettingsPointOfSaleForm::all() const
{
    const ProfileEntry *entry = m_profiles.chosen();
    return entry != nullptr ? entry->pointsOfSale : QList<PointOfSale>();
}

/// Loads the stored values of the chosen profile. Keeps unsaved edits, unless another profile was
/// chosen.
void SettingsPointOfSaleForm::follow()
{
    const ProfileEntry *entry = m_profiles.chosen();
    const ProfileId profile = entry != nullptr ? entry->profile.id : ProfileId();
    const QList<PointOfSale> known = all();
    if (profile != m_profile) {
        m_profile = profile;
        m_stored = m_draft = known.isEmpty() ? PointOfSale() : known.first();
        m_stored.profileId = m_draft.profileId = profile;
        forget();
    } else if (!isNew()) {
        const auto now = std::ranges::find(known, m_stored.id, &PointOfSale::id);
        if (now != known.end()) {
            if (!isChanged())
                m_draft = *now;
            m_stored = *now;
        }
    } else if (!isChanged() && !known.isEmpty()) {
        m_stored = m_draft = known.first();
    }
    Q_EMIT changed();
}

void SettingsPointOfSaleForm::choose(const QString &posId)
{
    const QList<PointOfSale> known = all();
    const auto found = std::ranges::find(known, posId, &PointOfSale::id);
    if (found == known.end())
        return;
    m_stored = m_draft = *found;
    edited();
}

void SettingsPointOfSaleForm::beginNew()
{
    m_stored = m_draft = PointOfSale();
    m_stored.profileId = m_draft.profileId = m_profile;
    edited();
}

void SettingsPointOfSaleForm::save()
{
    if (!canSave())
        return;
    begin();
    auto &merchants = m_gateways.merchants;
    whenReady(isNew() ? merchants.addPointOfSale(m_draft) : merchants.changePointOfSale(m_draft),
              this, [this](const Result<PointOfSale> &stored) {
                  if (!stored)
                      return fail(stored.error());
                  m_stored = m_draft = *stored;
                  m_profiles.load();
                  succeed();
              });
}

void SettingsPointOfSaleForm::discard()
{
    const QString posId = m_stored.id;
    m_profile = ProfileId(); // makes follow() load everything again
    follow();
    if (!posId.isEmpty())
        choose(posId);
}

QHash<QString, QString> SettingsPointOfSaleForm::findProblems() const
{
    const auto isSame = [this](const PointOfSale &other) { return other.id == m_draft.id; };
    QHash<QString, QString> all{
        {u"name"_s, SettingsWords::idProblem(m_draft.name.trimmed(), kSettingNameLength)},
        {u"shopId"_s, SettingsWords::idProblem(m_draft.shopId, kShopLength)},
        {u"shopName"_s, SettingsWords::idProblem(m_draft.shopName, kShopLength)}};
    if (!m_draft.id.isEmpty() && !checkedPosId(m_draft.id))
        all[u"posId"_s] = tr("At most %1 letters A to Z and digits.").arg(kShopLength);
    else if (isNew() && std::ranges::any_of(this->all(), isSame))
        all[u"posId"_s] = tr("This profile already has a point of sale with this ID.");
    all.removeIf([](auto entry) { return entry.value().isEmpty(); });
    return all;
}

QString SettingsPointOfSaleForm::refusal(const Error &error) const
{
    return error.field == "posId"_L1
        ? tr("This ID is taken, or the profile already has the maximum of 1000 points of sale.")
        : SettingsForm::refusal(error);
}

QStringList SettingsPointOfSaleForm::fields() const
{
    return {u"posId"_s, u"name"_s, u"shopId"_s, u"shopName"_s};
}

} // namespace tilldesk::ui
