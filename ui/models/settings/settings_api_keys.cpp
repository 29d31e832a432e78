#include "ui/models/settings/settings_api_keys.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsApiKeys::SettingsApiKeys(const Gateways &gateways, SettingsProfiles &profiles,
                                 QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_profiles(profiles),
      m_table({tr("Name"), tr("Profile"), tr("Used by"), tr("Rights"), tr("Created"),
               tr("Last used"), tr("State")})
{
    connect(&gateways.merchants, &gateway::Merchants::changed, this, &SettingsApiKeys::load);
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsApiKeys::showRows);
}

void SettingsApiKeys::load()
{
    whenReady(m_gateways.merchants.apiKeys(), this, [this](const Result<QList<ApiKey>> &keys) {
        if (m_state == State::Failed || !keys)
            m_failure = keys ? QString() : Text::sentence(keys.error());
        m_state = keys ? State::Ready : State::Failed;
        if (keys)
            m_keys = *keys;
        showRows();
    });
}

void SettingsApiKeys::showRows()
{
    const Timestamp now = m_gateways.clock.now();
    QList<TextRow> rows;
    for (const ApiKey &key : m_keys) {
        const ProfileEntry *entry = m_profiles.find(key.profileId);
        const QString integrator = u"INTEGRATOR:"_s;
        const QString madeFor = key.subject.startsWith(integrator)
            ? tr("Integrator %1").arg(key.subject.sliced(integrator.size()))
            : tr("The merchant");
        const bool isOld = key.revokedAt || (key.expiresAt && *key.expiresAt <= now);
        rows << TextRow{key.id.text(),
                        {{.text = key.name, .hint = key.id.text(), .isQuiet = isOld},
                         {.text = entry != nullptr ? entry->profile.name : QString(),
                          .hint = entry != nullptr ? ProfileChoice::nameOf(*entry) : QString(),
                          .isQuiet = isOld},
                         {.text = madeFor, .hint = key.subject, .isQuiet = isOld},
                         {.text = rights(key.authorities),
                          .hint = toTexts(key.authorities).join(u", "_s),
                          .isQuiet = isOld},
                         {.text = dayText(inShopZone(key.createdAt).date()),
                          .hint = fullMoment(key.createdAt),
                          .isQuiet = true},
                         {.text = key.lastUsedAt ? shortMoment(*key.lastUsedAt, now) : tr("Never"),
                          .hint = key.lastUsedAt ? fullMoment(*key.lastUsedAt) : QString(),
                          .isQuiet = true},
                         stateOf(key, now)}};
    }
    m_table.setRows(rows);
    Q_EMIT changed();
}

const ApiKey *SettingsApiKeys::find(const QString &id) const
{
    const auto found =
        std::ranges::find_if(m_keys, [&id](const ApiKey &key) { return key.id.text() == id; });
    return found == m_keys.end() ? nullptr : &*found;
}

bool SettingsApiKeys::canRevoke(const QString &id) const
{
    const ApiKey *key = find(id);
    return key != nullptr && !key->revokedAt;
}

QString SettingsApiKeys::revokeQuestion(const QString &id) const
{
    const ApiKey *key = find(id);
    return tr("Requests with the key “%1” are refused from now on. This cannot be undone, but you "
              "can make a new key at any time.")
        .arg(key != nullptr ? key->name : QString());
}

void SettingsApiKeys::revoke(const QString &id)
{
    m_failure.clear();
    whenReady(m_gateways.merchants.revokeApiKey(ApiKeyId(id)), this,
              [this](const Result<void> &result) {
                  if (!result)
                      m_failure = Text::sentence(result.error());
                  load();
              });
}

TextCell SettingsApiKeys::stateOf(const ApiKey &key, Timestamp now)
{
    if (key.revokedAt)
        return {.text = tr("Revoked"), .hint = fullMoment(*key.revokedAt), .tone = Tone::Grey};
    if (key.expiresAt && *key.expiresAt <= now)
        return {.text = tr("Expired"), .hint = fullMoment(*key.expiresAt), .tone = Tone::Grey};
    QStringList limits;
    if (key.expiresAt)
        limits << tr("Expires on %1").arg(fullMoment(*key.expiresAt));
    if (!key.addresses.isEmpty())
        limits << tr("Only from %1").arg(toText(key.addresses));
    return {.text = tr("Valid"), .hint = limits.join(u'\n'), .tone = Tone::Green};
}

QString SettingsApiKeys::rights(Authorities authorities)
{
    const bool pays = authorities.testFlag(Authority::MerchantPayment);
    const bool refunds = authorities.testFlag(Authority::MerchantRefund);
    if (pays && refunds)
        return tr("Payments, refunds");
    return pays ? tr("Payments") : tr("Refunds");
}

} // namespace tilldesk::ui
