#include "ui/models/settings/settings_merchant_form.h"

#include "core/base/when_ready.h"
#include "core/domain/merchant_details.h"
#include "ui/models/settings/settings_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsMerchantForm::SettingsMerchantForm(const Gateways &gateways, SettingsProfiles &profiles,
                                           QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsMerchantForm::follow);
    follow();
}

/// Loads the stored values again, or the first merchant if none was chosen. Keeps unsaved edits.
void SettingsMerchantForm::follow()
{
    const QList<Merchant> &known = m_profiles.merchants();
    const auto now = std::ranges::find(known, m_stored.id, &Merchant::id);
    if (now != known.end()) {
        if (!isChanged())
            m_draft = *now;
        m_stored = *now;
    } else if (isNew() && !m_isAdding && !isChanged() && !known.isEmpty()) {
        m_stored = m_draft = known.first();
    }
    Q_EMIT changed();
}

void SettingsMerchantForm::choose(const MerchantId &id)
{
    const auto found = std::ranges::find(m_profiles.merchants(), id, &Merchant::id);
    if (found == m_profiles.merchants().end())
        return;
    m_isAdding = false;
    m_stored = m_draft = *found;
    edited();
}

void SettingsMerchantForm::beginNew()
{
    m_isAdding = true;
    m_stored = m_draft = Merchant();
    edited();
}

QString SettingsMerchantForm::heading() const
{
    return isNew() ? tr("A new merchant") : m_stored.name;
}

Merchant SettingsMerchantForm::wanted() const
{
    Merchant merchant = m_draft;
    merchant.name = m_draft.name.trimmed();
    merchant.companyName = m_draft.companyName.trimmed();
    merchant.address = m_draft.address.trimmed();
    merchant.vatNumber = checkedVatNumber(m_draft.vatNumber).value_or(m_draft.vatNumber);
    return merchant;
}

void SettingsMerchantForm::save()
{
    if (!canSave())
        return;
    begin();
    auto &merchants = m_gateways.merchants;
    whenReady(isNew() ? merchants.addMerchant(wanted()) : merchants.changeMerchant(wanted()), this,
              [this](const Result<Merchant> &stored) { take(stored); });
}

void SettingsMerchantForm::take(const Result<Merchant> &merchant)
{
    if (!merchant)
        return fail(merchant.error());
    m_isAdding = false;
    m_stored = m_draft = *merchant;
    m_profiles.load();
    succeed();
}

void SettingsMerchantForm::discard()
{
    m_isAdding = false;
    m_draft = m_stored;
    forget();
    follow();
}

QHash<QString, QString> SettingsMerchantForm::findProblems() const
{
    const Merchant merchant = wanted();
    QHash<QString, QString> all{
        {u"name"_s, SettingsWords::nameProblem(merchant.name)},
        {u"companyName"_s, SettingsWords::idProblem(merchant.companyName, kCompanyNameLength)},
        {u"address"_s, SettingsWords::postalAddressProblem(merchant.address)},
        {u"vatNumber"_s, SettingsWords::vatNumberProblem(merchant.vatNumber)}};
    if (!isNew() && merchant.name.isEmpty())
        all[u"name"_s] = tr("The merchant needs a name.");
    all.removeIf([](auto entry) { return entry.value().isEmpty(); });
    return all;
}

QStringList SettingsMerchantForm::fields() const
{
    return {u"name"_s, u"companyName"_s, u"address"_s, u"vatNumber"_s};
}

} // namespace tilldesk::ui
