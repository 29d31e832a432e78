#include "ui/models/settings/settings_endpoint_form.h"

#include "core/base/when_ready.h"

#include <QUrl>
#include <optional>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

std::optional<int> portOf(const QString &text)
{
    constexpr int kHighest = 65535;
    bool isNumber = false;
    const int port = text.trimmed().toInt(&isNumber);
    return isNumber && port >= 1 && port <= kHighest ? std::optional(port) : std::nullopt;
}

SettingsEndpointForm::Draft draftOf(const EndpointSettings &settings)
{
    return {QString::number(settings.port),
            QString::number(settings.lanPort),
            settings.publicBaseUrl,
            settings.certificateFile,
            settings.certificateKeyFile,
            settings.tls,
            settings.lan};
}

bool isBaseAddress(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1)
        && !url.host().isEmpty() && !url.hasQuery() && !url.hasFragment() && !text.endsWith(u'/');
}

} // namespace

SettingsEndpointForm::SettingsEndpointForm(const Gateways &gateways, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_state(gateways.endpoint.state())
{
    connect(&gateways.endpoint, &gateway::Endpoint::changed, this,
            [this](const EndpointState &state) {
                m_state = state;
                load();
            });
    load();
}

void SettingsEndpointForm::load()
{
    const Draft now = draftOf(m_gateways.endpoint.settings());
    if (!isChanged())
        m_draft = now;
    m_stored = now;
    Q_EMIT changed();
}

QString SettingsEndpointForm::stateProblem() const
{
    if (m_state.error.isEmpty())
        return {};
    if (m_state.isListening)
        return tr("The service runs on this computer, but not on the network: port %1 is taken "
                  "there, or this computer has no network. Choose another port or connect the "
                  "computer.")
            .arg(m_stored.lanPort);
    return tr("The service cannot be reached: port %1 is used by another program, or this user may "
              "not use the port. Choose another port.")
        .arg(m_stored.port);
}

QString SettingsEndpointForm::trustHint() const
{
    if (m_state.authorityFile.isEmpty())
        return {};
    return tr("Tilldesk made this certificate itself, so phones and other computers do not trust "
              "it yet. Install this file on each of them as a trusted authority, or choose a "
              "certificate of your own below.");
}

void SettingsEndpointForm::save()
{
    if (!canSave())
        return;
    begin();
    const EndpointSettings wanted{.port = *portOf(m_draft.port),
                                  .tls = m_draft.tls,
                                  .lan = m_draft.lan,
                                  .lanPort = *portOf(m_draft.lanPort),
                                  .publicBaseUrl = m_draft.publicBaseUrl.trimmed(),
                                  .certificateFile = m_draft.certificateFile.trimmed(),
                                  .certificateKeyFile = m_draft.certificateKeyFile.trimmed()};
    whenReady(m_gateways.endpoint.apply(wanted), this, [this](const Result<EndpointState> &state) {
        if (!state)
            return fail(state.error());
        m_state = *state;
        m_stored = m_draft = draftOf(m_gateways.endpoint.settings());
        succeed();
    });
}

void SettingsEndpointForm::discard()
{
    m_draft = m_stored;
    edited();
}

QHash<QString, QString> SettingsEndpointForm::findProblems() const
{
    QHash<QString, QString> problems;
    const QString noPort = tr("A port must be a number from 1 to 65535.");
    if (!portOf(m_draft.port))
        problems[u"port"_s] = noPort;
    if (!portOf(m_draft.lanPort))
        problems[u"lanPort"_s] = noPort;
    else if (m_draft.lan && portOf(m_draft.port) == portOf(m_draft.lanPort))
        problems[u"lanPort"_s] =
            tr("Choose different ports for the network and for this computer.");
    const QString base = m_draft.publicBaseUrl.trimmed();
    if (!base.isEmpty() && !isBaseAddress(base))
        problems[u"publicBaseUrl"_s] =
            tr("Type an address like https://pay.example.com, without a slash at the end.");
    const bool hasCertificate = !m_draft.certificateFile.trimmed().isEmpty();
    const bool hasKey = !m_draft.certificateKeyFile.trimmed().isEmpty();
    if (hasKey && !hasCertificate)
        problems[u"tlsCertificate"_s] = tr("Choose the certificate of this key too.");
    if (hasCertificate && !hasKey)
        problems[u"tlsKey"_s] = tr("Choose the key of this certificate too.");
    return problems;
}

QString SettingsEndpointForm::refusal(const Error &error) const
{
    if (error.field == "tlsCertificate"_L1 || error.field == "tlsKey"_L1)
        return tr("These files cannot be used. They must be readable PEM files that belong "
                  "together. The certificate must be valid today. The key must have no passphrase "
                  "and be readable only by its owner.");
    return SettingsForm::refusal(error);
}

QStringList SettingsEndpointForm::fields() const
{
    return {u"port"_s, u"lanPort"_s, u"publicBaseUrl"_s, u"tlsCertificate"_s, u"tlsKey"_s};
}

} // namespace tilldesk::ui
