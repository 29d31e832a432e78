#include "ui/models/settings/settings_api_key_form.h"

#include "core/base/when_ready.h"
#include "ui/models/settings/settings_words.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SettingsApiKeyForm::SettingsApiKeyForm(const Gateways &gateways, SettingsProfiles &profiles,
                                       QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways)
{
    if (const ProfileEntry *entry = profiles.chosen())
        m_draft.profile = entry->profile.id;
}

void SettingsApiKeyForm::save()
{
    if (!canSave() || !m_key.isEmpty())
        return;
    begin();
    NewApiKey wanted{.profileId = m_draft.profile,
                     .name = m_draft.name.trimmed(),
                     .subject = {},
                     .authorities = {}};
    wanted.authorities.setFlag(Authority::MerchantPayment, m_draft.pays);
    wanted.authorities.setFlag(Authority::MerchantRefund, m_draft.refunds);
    if (!m_draft.integrator.trimmed().isEmpty())
        wanted.subject = u"INTEGRATOR:"_s + m_draft.integrator.trimmed();
    if (m_draft.days > 0)
        wanted.expiresAt = m_gateways.clock.now() + std::chrono::days(m_draft.days);
    wanted.addresses = networksFrom(m_draft.addresses).value_or(QList<IpNetwork>());
    whenReady(m_gateways.merchants.createApiKey(wanted), this,
              [this](const Result<CreatedApiKey> &created) {
                  if (!created)
                      return fail(created.error());
                  m_key = created->text;
                  succeed();
              });
}

QString SettingsApiKeyForm::curlLine() const
{
    const EndpointState state = m_gateways.endpoint.state();
    const QString base = state.address.isEmpty()
        ? u"http://127.0.0.1:%1"_s.arg(m_gateways.endpoint.settings().port)
        : state.address;
    const QString trust = state.authorityFile.isEmpty() || !base.startsWith("https:"_L1)
        ? QString()
        : u" --cacert \"%1\""_s.arg(state.authorityFile);
    const QString header = u" -H \"Authorization: Bearer %1\""_s.arg(m_key);
    if (!m_draft.pays)
        return u"curl%1 %2/v3/payments/PAYMENT_ID/debtor/refundIban%3"_s.arg(trust, base, header);
    return u"curl%1 %2/v3/payments%3 -d '{\"amount\": 100, \"reference\": \"Test\"}'"_s.arg(
        trust, base, header);
}

QHash<QString, QString> SettingsApiKeyForm::findProblems() const
{
    static const QRegularExpression allowed(
        QRegularExpression::anchoredPattern(u"[A-Za-z0-9._-]{1,64}"_s));
    QHash<QString, QString> problems;
    const QString name = SettingsWords::nameProblem(m_draft.name);
    if (!name.isEmpty())
        problems[u"name"_s] = name;
    const QString integrator = m_draft.integrator.trimmed();
    if (!integrator.isEmpty() && !allowed.match(integrator).hasMatch())
        problems[u"subject"_s] = tr("At most 64 letters, digits, dots, hyphens and underscores.");
    if (!m_draft.pays && !m_draft.refunds)
        problems[u"authority"_s] = tr("Choose at least one right for the key.");
    if (!networksFrom(m_draft.addresses))
        problems[u"addresses"_s] =
            tr("At most 16 addresses or networks such as 192.168.1.0/24, separated by commas.");
    return problems;
}

QStringList SettingsApiKeyForm::fields() const
{
    return {u"name"_s, u"profile"_s, u"subject"_s, u"authority"_s, u"expires"_s, u"addresses"_s};
}

} // namespace tilldesk::ui
