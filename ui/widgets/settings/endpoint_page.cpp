#include "ui/widgets/settings/endpoint_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

EndpointPage::EndpointPage(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : SettingsPage(parent),
      m_isHere(gateways.connection == nullptr),
      m_form(gateways),
      m_pill(new Pill(theme)),
      m_address(named(new CodeBox(theme, tr("Address on this computer"), 1), u"address"_s)),
      m_noAddress(named(makeLabel(tr("No address while the service is closed"), u"plain"_s),
                        u"noAddress"_s)),
      m_lanTitle(makeLabel(tr("On the network"), u"muted"_s)),
      m_lanAddress(named(new CodeBox(theme, tr("Address on the network"), 1), u"lanAddress"_s)),
      m_trust(makeFrame(u"warning"_s)),
      m_trustWords(makeText({}, u"warning"_s)),
      m_authority(
          named(new CodeBox(theme, tr("Certificate to install on phones"), 1), u"authority"_s)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_certificate(new FileField(tr("Choose the certificate"))),
      m_key(new FileField(tr("Choose the key")))
{
    setHeading(tr("Service address"));
    layOut();
    addRows(theme);
    follow(m_form, tr("Apply"));
    connect(&m_form, &SettingsForm::changed, this, &EndpointPage::showForm);
    showForm();
}

void EndpointPage::layOut()
{
    header().addWidget(m_pill);
    fill(m_trust, {m_trustWords, m_authority}, {.margins = {12, 10, 12, 12}});
    content().addWidget(makeSectionLabel(tr("Addresses")));
    content().addWidget(
        makeLabel(m_isHere ? tr("On this computer") : tr("On the shop’s computer"), u"muted"_s));
    content().addWidget(m_address);
    content().addWidget(m_noAddress);
    content().addWidget(m_lanTitle);
    content().addWidget(m_lanAddress);
    content().addWidget(m_trust);
    content().addSpacing(10);
    content().addWidget(m_rows);
}

void EndpointPage::addRows(const Theme &theme)
{
    using Draft = SettingsEndpointForm::Draft;
    m_rows->addSection(m_isHere ? tr("This computer") : tr("The shop’s computer"));
    m_fields.text(u"port"_s, tr("Port"), tr("A port that no other program uses"), &Draft::port);
    m_fields.toggle(theme, u"tls"_s,
                    m_isHere ? tr("https on this computer") : tr("https on the shop’s computer"),
                    tr("Off: http. The network always uses https"), &Draft::tls);
    m_rows->addSection(tr("Network"));
    m_fields.toggle(theme, u"lan"_s, tr("Open to the network"),
                    tr("Phones and other computers on your network can reach this service"),
                    &Draft::lan);
    m_lanPort = m_fields.text(u"lanPort"_s, tr("Port on the network"), {}, &Draft::lanPort);
    m_fields
        .text(u"publicBaseUrl"_s, tr("Public address"),
              tr("Used in links and QR codes if this service is behind a proxy"),
              &Draft::publicBaseUrl)
        ->setPlaceholderText(u"https://pay.example.com"_s);
    m_rows->addSection(tr("Certificate of your own"));
    m_rows->addRow(u"tlsCertificate"_s, tr("Certificate"),
                   tr("PEM with its chain; empty: Tilldesk makes a certificate"), m_certificate);
    m_fields.bindLine(m_certificate->line(), &Draft::certificateFile);
    m_rows->addRow(u"tlsKey"_s, tr("Key"), tr("PEM, without a passphrase"), m_key);
    m_fields.bindLine(m_key->line(), &Draft::certificateKeyFile);
}

void EndpointPage::showForm()
{
    m_fields.show();
    m_lanPort->setEnabled(m_form.draft().lan);
    const QHash<QString, QString> problems = m_form.problems();
    setStyleProperty(&m_certificate->line(), "problem", problems.contains(u"tlsCertificate"_s));
    setStyleProperty(&m_key->line(), "problem", problems.contains(u"tlsKey"_s));
    showState();
}

void EndpointPage::showState()
{
    const EndpointState &state = m_form.state();
    m_pill->setWord(state.isListening ? tr("Open") : tr("Closed"),
                    state.isListening ? Tone::Green : Tone::Red);
    m_address->setText(state.address);
    m_address->setVisible(state.isListening);
    m_noAddress->setHidden(state.isListening);
    m_lanTitle->setVisible(!state.lanAddress.isEmpty());
    m_lanAddress->setVisible(!state.lanAddress.isEmpty());
    m_lanAddress->setText(state.lanAddress);
    m_trust->setVisible(!m_form.trustHint().isEmpty());
    m_trustWords->setText(m_form.trustHint());
    m_authority->setText(state.authorityFile);
    setFailure(m_form.failure().isEmpty() ? m_form.stateProblem() : m_form.failure());
}

} // namespace tilldesk::ui
