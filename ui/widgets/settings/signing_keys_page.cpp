#include "ui/widgets/settings/signing_keys_page.h"

#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
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
      m_switcher(new ProfileSwitcher(theme, profiles, false)),
      m_rows(new SettingRows),
      m_source(new ComboBox(theme)),
      m_address(new QLineEdit),
      m_keySet(new QPlainTextEdit),
      m_table(new TextTableView(theme, m_keys.table(), tr("The service's keys"))),
      m_rotate(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Rotate keys…"))),
      m_keysFailure(makeLabel({}, u"problem"_s)),
      m_published(new CodeBox(theme, tr("Published key set"), 12))
{
    header().addWidget(m_switcher);
    m_keySet->setFont(theme.codeFont(metrics::kSmallTextSize));
    layOutMerchant();
    layOutService(theme);
    follow(m_form);

    connect(m_source, &QComboBox::currentIndexChanged, this, &SigningKeysPage::edit);
    connect(m_address, &QLineEdit::textEdited, this, &SigningKeysPage::edit);
    connect(m_address, &QLineEdit::returnPressed, &m_form, &SettingsForm::save);
    connect(m_keySet, &QPlainTextEdit::textChanged, this, &SigningKeysPage::edit);
    connect(m_rotate, &QPushButton::clicked, this, &SigningKeysPage::askToRotate);
    connect(m_switcher, &ProfileSwitcher::chooseRequested, this, &SigningKeysPage::chooseRequested);
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

void SigningKeysPage::layOutMerchant()
{
    constexpr int kKeySetHeight = 150;
    m_source->addItem(tr("None"), int(Source::None));
    m_source->addItem(tr("At an address"), int(Source::Address));
    m_source->addItem(tr("Pasted here"), int(Source::Pasted));
    m_address->setPlaceholderText(u"https://shop.example/.well-known/jwks.json"_s);
    m_keySet->setTabChangesFocus(true);
    m_keySet->setFixedHeight(kKeySetHeight);
    m_keySet->setPlaceholderText(u"{ \"keys\": [ … ] }"_s);
    m_rows->addSection(tr("The merchant's keys"));
    m_rows->addRow(u"source"_s, tr("Public keys"),
                   tr("Used to check the signed requests of this profile"), m_source);
    m_rows->addRow(u"jwksUrl"_s, tr("Address of the key set"),
                   tr("Fetched when needed, kept for 12 hours"), m_address);
    m_rows->addRow(u"jwks"_s, tr("Key set"), tr("A JWKS (RFC 7517)"), m_keySet);
    content().addWidget(m_rows);
}

void SigningKeysPage::layOutService(const Theme &theme)
{
    QLabel *title = makeSectionLabel(tr("The service's keys"));
    title->setContentsMargins(0, 20, 0, 0);
    QLabel *why = makeLabel(tr("The service signs callbacks and answers with these keys. They are "
                               "the same for all profiles."),
                            u"muted"_s);
    why->setWordWrap(true);
    m_table->setWidths({0, 96, 112, 116, 116, 116});
    m_rotate->setObjectName(u"rotate"_s);
    m_keysFailure->setWordWrap(true);
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
    m_published->setObjectName(u"published"_s);
    content().addWidget(m_published);
}

void SigningKeysPage::edit()
{
    m_form.setDraft({.source = Source(m_source->currentData().toInt()),
                     .address = m_address->text(),
                     .keySet = m_keySet->toPlainText()});
}

void SigningKeysPage::showForm()
{
    const SettingsMerchantKeysForm::Draft draft = m_form.draft();
    const bool isThere = m_profiles.chosen() != nullptr;
    m_switcher->setVisible(isThere);
    setHeading(isThere ? QString() : tr("Signing keys"));
    m_rows->setVisible(isThere);
    for (QPushButton *button : {saveButton(), discardButton()})
        button->setVisible(isThere);
    const QSignalBlocker quietSource(m_source);
    const QSignalBlocker quietSet(m_keySet);
    m_source->setCurrentIndex(m_source->findData(int(draft.source)));
    if (m_address->text() != draft.address)
        m_address->setText(draft.address);
    if (m_keySet->toPlainText() != draft.keySet)
        m_keySet->setPlainText(draft.keySet);
    m_rows->setRowVisible(u"jwksUrl"_s, draft.source == Source::Address);
    m_rows->setRowVisible(u"jwks"_s, draft.source == Source::Pasted);
    m_rows->setHint(u"jwks"_s,
                    m_form.summary().isEmpty() ? tr("A JWKS (RFC 7517)") : m_form.summary());
    m_rows->showProblems(m_form.problems());
}

void SigningKeysPage::showKeys()
{
    const QString whyNot = m_keys.whyNotRotate();
    m_rotate->setEnabled(whyNot.isEmpty());
    m_rotate->setToolTip(whyNot);
    m_keysFailure->setText(m_keys.failure());
    m_keysFailure->setHidden(m_keys.failure().isEmpty());
    const QStringList addresses = m_keys.addresses();
    for (qsizetype i = 0; i < m_addresses.size(); ++i)
        m_addresses[i]->setText(addresses.value(i));
    m_published->setText(m_keys.keySet());
}

void SigningKeysPage::askToRotate()
{
    auto *dialog =
        new QuestionDialog(tr("Rotate the keys?"), SettingsServiceKeys::rotateQuestion(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addChoice(tr("Not now"), QDialog::Rejected);
    dialog->addChoice(tr("Rotate"), QDialog::Accepted, u"primary"_s)
        ->setObjectName(u"confirmRotate"_s);
    connect(dialog, &QDialog::accepted, &m_keys, &SettingsServiceKeys::rotate);
    dialog->open();
}

} // namespace tilldesk::ui
