#include "ui/widgets/settings/endpoint_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

EndpointPage::EndpointPage(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : SettingsPage(parent),
      m_form(gateways),
      m_pill(new Pill(theme)),
      m_address(new CodeBox(theme, tr("Address on this computer"), 1)),
      m_lanTitle(makeLabel(tr("On the network"), u"muted"_s)),
      m_lanAddress(new CodeBox(theme, tr("Address on the network"), 1)),
      m_trust(makeFrame(u"warning"_s)),
      m_trustWords(makeLabel({}, u"warning"_s)),
      m_authority(new CodeBox(theme, tr("File to trust"), 1)),
      m_rows(new SettingRows),
      m_port(new QLineEdit),
      m_tls(new Switch(theme)),
      m_lan(new Switch(theme)),
      m_lanPort(new QLineEdit),
      m_base(new QLineEdit),
      m_certificate(new FileField(tr("Choose the certificate"))),
      m_key(new FileField(tr("Choose the key")))
{
    setHeading(tr("Endpoint"));
    layOut(theme);
    addRows();
    follow(m_form, tr("Apply"));
    for (QLineEdit *field : {m_port, m_lanPort, m_base}) {
        connect(field, &QLineEdit::textEdited, this, &EndpointPage::edit);
        connect(field, &QLineEdit::returnPressed, &m_form, &SettingsForm::save);
    }
    for (const FileField *field : {m_certificate, m_key})
        connect(field, &FileField::edited, this, &EndpointPage::edit);
    for (const Switch *field : {m_tls, m_lan})
        connect(field, &QCheckBox::clicked, this, &EndpointPage::edit);
    connect(&m_form, &SettingsForm::changed, this, &EndpointPage::showForm);
    showForm();
}

void EndpointPage::layOut(const Theme &)
{
    header().addWidget(m_pill);
    m_address->setObjectName(u"address"_s);
    m_lanAddress->setObjectName(u"lanAddress"_s);
    m_authority->setObjectName(u"authority"_s);
    m_trustWords->setWordWrap(true);
    auto *inside = new QVBoxLayout(m_trust);
    inside->setContentsMargins(12, 10, 12, 12);
    inside->setSpacing(8);
    inside->addWidget(m_trustWords);
    inside->addWidget(m_authority);
    content().addWidget(makeSectionLabel(tr("Addresses")));
    content().addWidget(makeLabel(tr("On this computer"), u"muted"_s));
    content().addWidget(m_address);
    content().addWidget(m_lanTitle);
    content().addWidget(m_lanAddress);
    content().addWidget(m_trust);
    content().addSpacing(10);
    content().addWidget(m_rows);
}

void EndpointPage::addRows()
{
    m_base->setPlaceholderText(u"https://pay.example.com"_s);
    m_rows->addSection(tr("This computer"));
    m_rows->addRow(u"port"_s, tr("Port"), tr("Other programs must not use it"), m_port);
    m_rows->addRow(u"tls"_s, tr("https on this computer"),
                   tr("Otherwise http; the network always "
                      "has https"),
                   m_tls);
    m_rows->addSection(tr("Network"));
    m_rows->addRow(u"lan"_s, tr("Open to the network"),
                   tr("Phones and other computers near you reach this service"), m_lan);
    m_rows->addRow(u"lanPort"_s, tr("Port on the network"), {}, m_lanPort);
    m_rows->addRow(u"publicBaseUrl"_s, tr("Public address"),
                   tr("In links and QR codes, when this service stands behind a proxy"), m_base);
    m_rows->addSection(tr("Certificate of your own"));
    m_rows->addRow(u"tlsCertificate"_s, tr("Certificate"),
                   tr("PEM, with its chain; empty: one is "
                      "made here"),
                   m_certificate);
    m_rows->addRow(u"tlsKey"_s, tr("Key"), tr("PEM, without a passphrase"), m_key);
}

void EndpointPage::edit()
{
    m_form.setDraft({.port = m_port->text(),
                     .lanPort = m_lanPort->text(),
                     .publicBaseUrl = m_base->text(),
                     .certificateFile = m_certificate->line().text(),
                     .certificateKeyFile = m_key->line().text(),
                     .tls = m_tls->isChecked(),
                     .lan = m_lan->isChecked()});
}

void EndpointPage::showForm()
{
    const auto show = [](QLineEdit &field, const QString &text) {
        if (field.text() != text)
            field.setText(text);
    };
    const SettingsEndpointForm::Draft &draft = m_form.draft();
    show(*m_port, draft.port);
    show(*m_lanPort, draft.lanPort);
    show(*m_base, draft.publicBaseUrl);
    show(m_certificate->line(), draft.certificateFile);
    show(m_key->line(), draft.certificateKeyFile);
    m_tls->setChecked(draft.tls);
    m_lan->setChecked(draft.lan);
    m_lanPort->setEnabled(draft.lan);
    const QHash<QString, QString> problems = m_form.problems();
    m_rows->showProblems(problems);
    setStyleProperty(&m_certificate->line(), "problem", problems.contains(u"tlsCertificate"_s));
    setStyleProperty(&m_key->line(), "problem", problems.contains(u"tlsKey"_s));
    showState();
}

void EndpointPage::showState()
{
    const EndpointState &state = m_form.state();
    m_pill->setWord(state.isListening ? tr("Open") : tr("Closed"),
                    state.isListening ? Tone::Green : Tone::Red);
    m_address->setText(state.isListening ? state.address : tr("None while it is closed"));
    m_lanTitle->setVisible(!state.lanAddress.isEmpty());
    m_lanAddress->setVisible(!state.lanAddress.isEmpty());
    m_lanAddress->setText(state.lanAddress);
    m_trust->setVisible(!m_form.trustHint().isEmpty());
    m_trustWords->setText(m_form.trustHint());
    m_authority->setText(state.authorityFile);
    setFailure(m_form.failure().isEmpty() ? m_form.stateProblem() : m_form.failure());
}

} // namespace tilldesk::ui
