#include "ui/models/settings/settings_connection_form.h"

#include "core/base/when_ready.h"
#include "core/domain/callback_url.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

ConnectionDraft draftOf(const HostedConnection &connection)
{
    ConnectionDraft draft;
    static_cast<HostedConnection &>(draft) = connection;
    draft.history = QLocale().toString(connection.historyFrom, numericDatePattern());
    return draft;
}

} // namespace

SettingsConnectionForm::SettingsConnectionForm(const ShopGateways &gateways,
                                               SettingsProfiles &profiles, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_profiles(profiles)
{
    connect(&profiles, &SettingsProfiles::changed, this, &SettingsConnectionForm::follow);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, &SettingsConnectionForm::follow);
    connect(&gateways.hosted, &gateway::Hosted::changed, this, &SettingsConnectionForm::load);
    connect(&gateways.staff, &gateway::Staff::changed, this, &SettingsForm::changed);
    follow();
}

void SettingsConnectionForm::follow()
{
    const ProfileEntry *entry = m_profiles.chosen();
    const ProfileId chosen = entry != nullptr ? entry->profile.id : ProfileId();
    if (chosen == m_profile)
        return;
    m_profile = chosen;
    m_isLoaded = false;
    m_stored = m_draft = {};
    forget();
    Q_EMIT changed();
    if (!chosen.isEmpty())
        load();
}

void SettingsConnectionForm::load()
{
    whenReady(m_gateways.hosted.connections(), this,
              [this](const Result<QList<HostedConnection>> &all) {
                  if (all)
                      take(*all);
                  else
                      fail(all.error());
              });
}

void SettingsConnectionForm::take(const QList<HostedConnection> &all)
{
    const auto found = std::ranges::find(all, m_profile, &HostedConnection::profileId);
    if (found == all.end())
        return;
    const ConnectionDraft stored = draftOf(*found);
    if (!isChanged()) {
        m_draft = stored;
    } else { // keep the edits; what the service sets is shown as it is
        m_draft.apiKeyEnd = stored.apiKeyEnd;
        m_draft.kid = stored.kid;
        m_draft.keyMadeAt = stored.keyMadeAt;
        m_draft.keySignsFrom = stored.keySignsFrom;
        m_draft.publicKeys = stored.publicKeys;
        m_draft.ownKeySetUrl = stored.ownKeySetUrl;
        m_draft.allowed = stored.allowed;
    }
    m_stored = stored;
    m_isLoaded = true;
    Q_EMIT changed();
}

void SettingsConnectionForm::take(const Result<HostedConnection> &stored)
{
    if (!stored)
        return fail(stored.error());
    m_stored = m_draft = draftOf(*stored);
    m_profiles.load(); // the environment is part of the profile, too
    succeed();
}

QString SettingsConnectionForm::profileName() const
{
    const ProfileEntry *entry = m_profiles.find(m_profile);
    return entry != nullptr ? entry->profile.name : QString();
}

QString SettingsConnectionForm::whyNot(Environment environment) const
{
    if (environment == m_stored.environment)
        return {};
    if (m_stored.environment == Environment::Production)
        return tr("A profile of production stays one for ever. Make a new profile.");
    return {};
}

QString SettingsConnectionForm::whyNotPermitted() const
{
    return ui::whyNotPermitted(m_gateways.staff.session(), StaffCommand::ChangeHosted);
}

QString SettingsConnectionForm::apiKeyWords() const
{
    return m_stored.apiKeyEnd.isEmpty() ? tr("No API key yet") : u"•••• "_s + m_stored.apiKeyEnd;
}

QString SettingsConnectionForm::keyWords() const
{
    if (m_stored.kid.isEmpty())
        return tr("No key yet. Refunds and payout lists are signed with it.");
    return m_stored.keyMadeAt ? tr("ES256, made %1").arg(fullMoment(*m_stored.keyMadeAt))
                              : u"ES256"_s;
}

QString SettingsConnectionForm::allowedWords() const
{
    switch (m_stored.allowed) {
    case RealMoney::ReadOnly:
        return tr("Payments are followed and listed. No payment and no refund is made from here.");
    case RealMoney::Payments: return tr("Payments are allowed. No refund is made from here.");
    case RealMoney::PaymentsAndRefunds: return tr("Payments and refunds are allowed.");
    }
    Q_UNREACHABLE();
}

QString SettingsConnectionForm::allowQuestion(RealMoney allowed) const
{
    if (allowed <= m_stored.allowed)
        return {}; // less is always possible
    if (allowed == RealMoney::Payments)
        return tr("From now on each payment of %1 is charged to a customer’s bank account.")
            .arg(profileName());
    return tr("From now on refunds of %1 pay real money back to customers.").arg(profileName());
}

QHash<QString, QString> SettingsConnectionForm::findProblems() const
{
    QHash<QString, QString> problems;
    if (!isChanged() || !isHosted(m_draft.environment))
        return problems;
    const auto needsHttps = [this](const QString &url) {
        return url.startsWith("http://"_L1)
            && !admitsLoopback(providerRule(url, m_draft.environment));
    };
    if (needsHttps(m_draft.baseUrl))
        problems.insert(u"baseUrl"_s, tr("Needs https."));
    if (needsHttps(m_draft.keySetUrl))
        problems.insert(u"keySetUrl"_s, tr("Needs https."));
    if (!m_draft.history.trimmed().isEmpty() && !typedHistory().isValid())
        problems.insert(u"historyFrom"_s, tr("Enter a day such as %1.").arg(dayExample()));
    return problems;
}

QString SettingsConnectionForm::refusal(const Error &error) const
{
    if (error.code == ErrorCode::FieldRequired)
        return tr("Fill in this field.");
    if (error.field == "hostedProfileId"_L1 || error.field == "hostedMerchantId"_L1)
        return tr("An ID has 24 digits of 0–9 and a–f.");
    if (error.field == "apiKey"_L1)
        return tr("This is no API key. Paste it whole, without spaces.");
    if (error.field == "historyFrom"_L1) {
        const QDate today = inShopZone(m_gateways.clock.now()).date();
        return checkHistoryFrom(typedHistory(), today)
            ? tr("Enter a later day: payouts before it were stored without this profile.")
            : tr("Enter a day of the last %1 years.").arg(kHistoryYears);
    }
    if (error.field == "environment"_L1)
        return tr("Not possible: the profile has payments, or the shop is for another environment. "
                  "Make a new profile.");
    return SettingsForm::refusal(error);
}

QStringList SettingsConnectionForm::fields() const
{
    return {u"environment"_s,     u"baseUrl"_s,          u"keySetUrl"_s,
            u"hostedProfileId"_s, u"hostedMerchantId"_s, u"issuer"_s,
            u"claimNamespace"_s,  u"historyFrom"_s,      u"apiKey"_s};
}

void SettingsConnectionForm::save()
{
    if (!canSave())
        return;
    if (m_draft.environment == Environment::Production
        && m_stored.environment != Environment::Production)
        Q_EMIT productionAsked();
    else
        saveConfirmed();
}

void SettingsConnectionForm::saveConfirmed()
{
    if (!canSave())
        return;
    begin();
    const auto key =
        m_draft.replacesKey ? std::optional(m_draft.newApiKey.trimmed()) : std::nullopt;
    HostedConnection wanted = m_draft;
    wanted.historyFrom = typedHistory();
    whenReady(m_gateways.hosted.setConnection(wanted, key), this,
              [this](const Result<HostedConnection> &stored) { take(stored); });
}

QString SettingsConnectionForm::dayExample()
{
    return QLocale().toString(QDate(2026, 1, 31),
                              numericDatePattern()); // no month has the number 31
}

QDate SettingsConnectionForm::typedHistory() const
{
    const QString text = m_draft.history.trimmed();
    const QString pattern = numericDatePattern().replace(u"dd"_s, u"d"_s).replace(u"MM"_s, u"M"_s);
    const QDate day = QLocale().toDate(text, pattern);
    return day.isValid() ? day : QDate::fromString(text, Qt::ISODate);
}

void SettingsConnectionForm::discard()
{
    m_draft = m_stored;
    edited();
}

void SettingsConnectionForm::makeKey()
{
    begin();
    whenReady(m_gateways.hosted.makeKey(m_profile, {}), this,
              [this](const Result<HostedConnection> &stored) { take(stored); });
}

void SettingsConnectionForm::allow(RealMoney allowed)
{
    begin();
    whenReady(m_gateways.hosted.allow(m_profile, allowed), this,
              [this](const Result<HostedConnection> &stored) { take(stored); });
}

} // namespace tilldesk::ui
