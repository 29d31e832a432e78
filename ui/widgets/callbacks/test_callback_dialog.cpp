#include "ui/widgets/callbacks/test_callback_dialog.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/text.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/text_field.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TestCallbackDialog::TestCallbackDialog(const Gateways &gateways, const Theme &theme,
                                       const QList<ProfileEntry> &entries,
                                       const std::optional<ProfileId> &chosen, QWidget *parent)
    : QDialog(parent),
      m_form(gateways, entries, chosen),
      m_rows(new SettingRows),
      m_profile(new ComboBox(theme)),
      m_status(new ComboBox(theme)),
      m_url(new TextField),
      m_fault(new ComboBox(theme)),
      m_faultWords(makeText({}, u"small"_s)),
      m_failure(makeText({}, u"problem"_s)),
      m_send(named(makeButton(tr("Send"), u"primary"_s), u"sendTest"_s))
{
    constexpr int kWidth = 620;
    setWindowTitle(tr("Send a test callback"));
    addRows();
    m_send->setDefault(true);
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    QHBoxLayout *buttons = row({LayoutItem::stretch(), cancel, m_send});
    QLabel *why = makeText(tr("The test callback is signed and sent like any callback. It belongs "
                              "to no payment, so nothing changes in the shop."),
                           u"muted"_s);
    fill(this,
         {makeLabel(tr("Send a test callback"), u"heading"_s), why, m_rows, m_failure,
          LayoutItem::stretch(), buttons},
         {.spacing = 12, .margins = {28, 24, 28, 24}});
    setMinimumWidth(kWidth);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connectFields();
    showForm();
    m_url->setFocus();
}

void TestCallbackDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    growToContent(*this); // hints wrap
}

void TestCallbackDialog::addRows()
{
    for (const ProfileEntry &entry : m_form.entries())
        m_profile->addItem(ProfileChoice::nameOf(entry), entry.profile.id.text());
    m_profile->setCurrentIndex(m_profile->findData(m_form.draft().profile.text()));
    for (const PaymentStatus status : kPaymentStatuses)
        m_status->addItem(u"%1 · %2"_s.arg(Text::status(status), toText(status)), int(status));
    m_status->setCurrentIndex(m_status->findData(int(m_form.draft().status)));
    for (const CallbackFault fault : kCallbackFaults)
        m_fault->addItem(CallbackWords::fault(fault), int(fault));
    m_url->setPlaceholderText(u"https://shop.example/notify"_s);
    const QString whyNoFault = m_form.whyNoFault();
    m_fault->setEnabled(whyNoFault.isEmpty());
    m_fault->setToolTip(whyNoFault);
    m_rows->addRow(u"profile"_s, tr("Profile"), tr("In whose name"), m_profile);
    m_rows->addRow(u"status"_s, tr("Status"), tr("The status that the callback reports"), m_status);
    m_rows->addRow(u"url"_s, tr("Address"), tr("Where the callback is sent"), m_url);
    m_rows->addRow(u"fault"_s, tr("Fault"), tr("To see what the receiver does"), m_fault);
    constexpr int kTwoLines = 40;
    m_faultWords->setMinimumHeight(kTwoLines);
    m_faultWords->setContentsMargins(0, 6, 0, 0);
    m_faultWords->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rows->addWide(m_faultWords);
}

void TestCallbackDialog::connectFields()
{
    connect(m_profile, &QComboBox::currentIndexChanged, this,
            [this] { m_form.setProfile(ProfileId(m_profile->currentData().toString())); });
    connect(m_status, &QComboBox::currentIndexChanged, this,
            [this] { m_form.setStatus(PaymentStatus(m_status->currentData().toInt())); });
    connect(m_fault, &QComboBox::currentIndexChanged, this,
            [this] { m_form.setFault(CallbackFault(m_fault->currentData().toInt())); });
    connect(m_url, &QLineEdit::textEdited, &m_form, &CallbackTestForm::setUrl);
    connect(m_send, &QPushButton::clicked, &m_form, &CallbackTestForm::save);
    connect(&m_form, &SettingsForm::changed, this, &TestCallbackDialog::showForm);
    connect(&m_form, &SettingsForm::saved, this, &QDialog::accept);
}

void TestCallbackDialog::showForm()
{
    if (m_url->text().trimmed() != m_form.draft().url)
        m_url->setText(m_form.draft().url);
    m_faultWords->setText(m_fault->isEnabled() ? CallbackWords::faultSentence(m_form.draft().fault)
                                               : m_form.whyNoFault());
    m_rows->showProblems(m_form.problems());
    showText(m_failure, m_form.failure());
    m_send->setEnabled(m_form.canSave());
    m_send->setToolTip(m_form.saveHint());
}

} // namespace tilldesk::ui
