#include "ui/models/settings/settings_profile_form.h"

#include "core/base/when_ready.h"
#include "core/domain/iban.h"
#include "core/domain/sepa_text.h"
#include "ui/models/common/bank_line_words.h"
#include "ui/models/common/format.h"
#include "ui/models/settings/settings_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsProfileForm::SettingsProfileForm(const Gateways &gateways, SettingsProfiles &profiles,
                                         QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsProfileForm::follow);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, [this] {
        m_stored = m_draft = Profile();
        forget();
        follow();
    });
    follow();
}

/// Loads the chosen profile. Keeps unsaved edits, unless another profile was chosen.
void SettingsProfileForm::follow()
{
    const ProfileEntry *entry = m_profiles.chosen();
    const bool isOther = entry != nullptr && entry->profile.id != m_stored.id;
    if (entry == nullptr || (isOther && isNew() && !m_stored.merchantId.isEmpty())) {
        Q_EMIT changed();
        return;
    }
    if (isOther || !isChanged())
        m_draft = entry->profile;
    m_stored = entry->profile;
    m_draft.jwks = m_stored.jwks; // the key set is edited on another page
    m_draft.jwksUrl = m_stored.jwksUrl;
    Q_EMIT changed();
}

void SettingsProfileForm::beginNew(const MerchantId &merchant)
{
    m_stored = Profile();
    m_stored.merchantId = merchant;
    const auto found = std::ranges::find_if(
        m_profiles.merchants(), [&merchant](const Merchant &m) { return m.id == merchant; });
    if (found != m_profiles.merchants().end())
        m_stored.creditorName = found->name;
    m_draft = m_stored;
    edited();
}

QString SettingsProfileForm::heading() const
{
    return isNew() ? tr("New profile") : m_stored.name;
}

QString SettingsProfileForm::bulkIdHint() const
{
    if (m_draft.bulkId.isEmpty())
        return tr("Combines payments in one payout; empty: no batch");
    QList<int> lengths;
    for (const ProfileEntry &other : m_profiles.entries()) {
        if (other.merchant.id == m_draft.merchantId && other.profile.id != m_draft.id
            && !other.profile.bulkId.isEmpty())
            lengths << characterCount(other.profile.bulkId);
    }
    if (lengths.isEmpty())
        return tr("Combines payments in one payout");
    const bool isSame = std::ranges::all_of(
        lengths, [length = characterCount(m_draft.bulkId)](int other) { return other == length; });
    return isSame ? tr("Same length as your other profiles ✓")
                  : tr("Your other profiles use %1 characters").arg(lengths.first());
}

QString SettingsProfileForm::bulkIdWarning() const
{
    QStringList bulkIds{m_draft.bulkId};
    for (const ProfileEntry &other : m_profiles.entries()) {
        if (other.merchant.id == m_draft.merchantId && other.profile.id != m_draft.id)
            bulkIds << other.profile.bulkId;
    }
    return BankLineWords::bulkIdWarning(bulkIds);
}

QString SettingsProfileForm::payoutLine() const
{
    return BankLineWords::payouts(m_draft, inShopZone(m_gateways.clock.now()).date());
}

QString SettingsProfileForm::ibanHint() const
{
    const QString iban = electronicIban(m_draft.iban);
    if (iban.isEmpty())
        return tr("Without an account the profile takes no payments");
    return isValidIban(iban) ? tr("The check digits are correct ✓") : QString();
}

Profile SettingsProfileForm::wanted() const
{
    Profile profile = m_draft;
    profile.iban = electronicIban(m_draft.iban);
    profile.name = m_draft.name.trimmed();
    profile.creditorName = m_draft.creditorName.trimmed();
    profile.callbackUrl = m_draft.callbackUrl.trimmed();
    profile.identifyCallbackUrl = m_draft.identifyCallbackUrl.trimmed();
    return profile;
}

void SettingsProfileForm::save()
{
    if (!canSave())
        return;
    begin();
    const Profile profile = wanted();
    auto &merchants = m_gateways.merchants;
    whenReady(isNew() ? merchants.addProfile(profile) : merchants.changeProfile(profile), this,
              [this](const Result<Profile> &stored) { take(stored); });
}

void SettingsProfileForm::take(const Result<Profile> &profile)
{
    if (!profile)
        return fail(profile.error());
    const bool wasNew = isNew();
    m_stored = m_draft = *profile;
    if (wasNew) {
        // clears this form, because the list does not hold the new profile yet
        m_profiles.choose(profile->id);
        m_stored = m_draft = *profile;
        m_profiles.load();
    }
    succeed();
}

void SettingsProfileForm::discard()
{
    m_draft = m_stored = Profile();
    forget();
    follow();
}

QHash<QString, QString> SettingsProfileForm::findProblems() const
{
    const Profile profile = wanted();
    const UrlRule rule = urlRuleOf(profile);
    QHash<QString, QString> all{
        {u"name"_s, SettingsWords::nameProblem(profile.name)},
        {u"creditorName"_s, SettingsWords::nameProblem(profile.creditorName)},
        {u"iban"_s, SettingsWords::ibanProblem(profile.iban)},
        {u"bulkId"_s, SettingsWords::idProblem(profile.bulkId, kReferenceLength)},
        {u"callbackUrl"_s, SettingsWords::addressProblem(profile.callbackUrl, rule)},
        {u"identifyCallbackUrl"_s,
         SettingsWords::addressProblem(profile.identifyCallbackUrl, rule)}};
    if (!isNew() && profile.name.isEmpty())
        all[u"name"_s] = tr("The profile needs a name.");
    if (!isNew() && profile.creditorName.isEmpty())
        all[u"creditorName"_s] = tr("Type the name that customers see.");
    all.removeIf([](auto entry) { return entry.value().isEmpty(); });
    return all;
}

bool SettingsProfileForm::isComplete() const
{
    return !m_draft.name.trimmed().isEmpty() && !m_draft.creditorName.trimmed().isEmpty();
}

QStringList SettingsProfileForm::fields() const
{
    return {u"name"_s,   u"creditorName"_s, u"iban"_s,
            u"bulkId"_s, u"callbackUrl"_s,  u"identifyCallbackUrl"_s};
}

} // namespace tilldesk::ui
