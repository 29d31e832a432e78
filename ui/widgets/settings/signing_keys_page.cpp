#include "ui/widgets/settings/signing_keys_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using Source = SettingsMerchantKeysForm::Source;

SigningKeysPage::SigningKeysPage(const Gateways &gateways, const Theme &theme,
                                 SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_keys(gateways),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_table(new TextTableView(theme, m_keys.table(), tr("The service's keys"))),
      m_rotate(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Rotate keys…")),
                     u"rotate"_s)),
      m_keysFailure(makeText({}, u"problem"_s)),
      m_published(named(new CodeBox(theme, tr("Published key set"), 12), u"published"_s))
{
    addSwitcher(theme, profiles, false);
    layOutMerchant(theme);
    layOutService(theme);
    follow(m_form);
    connect(m_rotate, &QPushButton::clicked, this, &SigningKeysPage::askToRotate);
    connect(&m_form, &SettingsForm::changed, this, &SigningKeysPage::showForm);
    connect(&m_keys, &SettingsServiceKeys::changed, this, &SigningKeysPage::showKeys);
    showForm();
    showKeys();
}

void SigningKeysPage::load()
{
    m_profiles.load();
    m_keys.load();
}

void SigningKeysPage::layOutMerchant(const Theme &theme)
{
    constexpr int kKeySetHeight = 150;
    using Draft = SettingsMerchantKeysForm::Draft;
    m_rows->addSection(tr("The merchant's keys"));
    m_fields.choice(theme, u"source"_s, tr("Public keys"),
                    tr("Used to check the signed requests of this profile"), &Draft::source,
                    {{Source::None, tr("None")},
                     {Source::Address, tr("At an address")},
                     {Source::Pasted, tr("Pasted here")}});
    m_fields
        .text(u"jwksUrl"_s, tr("Address of the key set"),
              tr("Fetched when needed, kept for 12 hours"), &Draft::address)
        ->setPlaceholderText(u"https://shop.example/.well-known/jwks.json"_s);
    auto *keySet = new QPlainTextEdit;
    keySet->setFont(theme.codeFont(metrics::kSmallTextSize));
    keySet->setTabChangesFocus(true);
    keySet->setFixedHeight(kKeySetHeight);
    keySet->setPlaceholderText(u"{ \"keys\": [ … ] }"_s);
    m_rows->addRow(u"jwks"_s, tr("Key set"), tr("A JWKS (RFC 7517)"), keySet);
    m_fields.bindText(*keySet, &Draft::keySet);
    content().addWidget(m_rows);
}

void SigningKeysPage::layOutService(const Theme &theme)
{
    QLabel *title = makeSectionLabel(tr("The service's keys"));
    title->setContentsMargins(0, 20, 0, 0);
    QLabel *why = makeText(tr("The service signs callbacks and answers with these keys. They are "
                              "the same for all profiles."),
                           u"muted"_s);
    m_table->setWidths({0, 96, 112, 116, 116, 116});
    m_table->setYielding({3, 1, 5}); // published, algorithm, removed
    m_keysFailure->hide();
    QHBoxLayout *actions =
        row({m_rotate, LayoutItem::stretch()}, {.spacing = -1, .margins = {0, 4, 0, 4}});
    content().addWidget(title);
    content().addWidget(why);
    content().addWidget(m_table);
    content().addLayout(actions);
    content().addWidget(m_keysFailure);
    content().addWidget(makeLabel(tr("Shops find the key set at"), u"muted"_s));
    for (qsizetype i = 0; i < m_keys.addresses().size(); ++i) {
        m_addresses << new CodeBox(theme, tr("Address of the key set"), 1);
        content().addWidget(m_addresses.last());
    }
    content().addWidget(makeLabel(tr("Published key set"), u"muted"_s));
    content().addWidget(m_published);
}

void SigningKeysPage::showForm()
{
    showProfile(m_profiles.chosen() != nullptr, tr("Signing keys"), *m_rows);
    m_fields.show();
    const Source source = m_form.draft().source;
    m_rows->setRowVisible(u"jwksUrl"_s, source == Source::Address);
    m_rows->setRowVisible(u"jwks"_s, source == Source::Pasted);
    m_rows->setHint(u"jwks"_s,
                    m_form.summary().isEmpty() ? tr("A JWKS (RFC 7517)") : m_form.summary());
}

void SigningKeysPage::showKeys()
{
    setWhyNot(m_rotate, m_keys.whyNotRotate());
    showText(m_keysFailure, m_keys.failure());
    const QStringList addresses = m_keys.addresses();
    for (qsizetype i = 0; i < m_addresses.size(); ++i)
        m_addresses[i]->setText(addresses.value(i));
    m_published->setText(m_keys.keySet());
}

void SigningKeysPage::askToRotate()
{
    auto *dialog =
        new QuestionDialog(tr("Rotate the keys?"), SettingsServiceKeys::rotateQuestion(), window());
    dialog->addChoice(tr("Not now"), QDialog::Rejected);
    dialog->addChoice(tr("Rotate"), QDialog::Accepted, u"primary"_s, u"confirmRotate"_s);
    connect(dialog, &QDialog::accepted, &m_keys, &SettingsServiceKeys::rotate);
    dialog->open();
}

} // namespace tilldesk::ui
