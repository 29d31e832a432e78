#include "ui/widgets/settings/appearance_page.h"

#include "core/base/when_ready.h"
#include "core/domain/typed_amount.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/new_payment/amount_field.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/staff/lock_choices.h"
#include "ui/widgets/theme/theme.h"

#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

AppearancePage::AppearancePage(const Gateways &gateways, Theme &theme, Preferences &preferences,
                               QWidget *parent)
    : SettingsPage(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_preferences(preferences),
      m_look(new ComboBox(theme)),
      m_language(new ComboBox(theme)),
      m_lockAfter(new ComboBox(theme)),
      m_lockAfterPayment(new Switch(theme)),
      m_limit(new AmountField)
{
    setHeading(tr("Appearance"));
    m_look->addItem(tr("Follow the system"), int(ThemeChoice::System));
    m_look->addItem(tr("Light"), int(ThemeChoice::Light));
    m_look->addItem(tr("Dark"), int(ThemeChoice::Dark));
    m_look->setCurrentIndex(m_look->findData(int(theme.choice())));
    m_language->addItem(tr("Follow the system"), QString());
    for (const QString &language : languages()) {
        QString name = QLocale(language).nativeLanguageName();
        name = name.section(u' ', -1);
        m_language->addItem(QString(name.left(1).toUpper() + name.mid(1)), language);
    }
    m_language->setCurrentIndex(qMax(0, m_language->findData(preferences.language())));

    auto *rows = new SettingRows;
    rows->addSection(tr("This window"));
    rows->addRow(u"look"_s, tr("Theme"), tr("Light, dark, or as the system is set"), m_look);
    rows->addRow(u"language"_s, tr("Language"), tr("Takes effect at the next start"), m_language);
    m_lockAfter->addItem(tr("Never"), 0);
    for (const int minutes : {1, 2, 5, 10, 15, 30})
        m_lockAfter->addItem(tr("After %n minute(s)", nullptr, minutes), minutes);
    m_lockAfter->setCurrentIndex(qMax(0, m_lockAfter->findData(lockAfterMinutes(preferences))));
    m_lockAfterPayment->setChecked(locksAfterPayment(preferences));
    rows->addSection(tr("Lock till"));
    rows->addRow(u"lockAfter"_s, tr("Without input"),
                 tr("Only in a shop with staff; running payments go on"), m_lockAfter);
    rows->addRow(u"lockAfterPayment"_s, tr("After each payment"),
                 tr("Locks 5 seconds after a payment at the till was paid"), m_lockAfterPayment);
    rows->addSection(tr("Large sums"));
    rows->addRow(
        u"askAbove"_s, tr("Ask above"),
        tr("A larger payment or refund is asked about, with the sum in words. Empty: never "
           "ask"),
        m_limit);
    content().addWidget(rows);
    showLimit();

    connect(m_look, &ComboBox::activated, this, [this] {
        const auto choice = ThemeChoice(m_look->currentData().toInt());
        m_theme.setChoice(choice);
        m_preferences.setThemeChoice(choice);
    });
    connect(m_limit, &QLineEdit::editingFinished, this, &AppearancePage::saveLimit);
    connect(m_language, &ComboBox::activated, this,
            [this] { m_preferences.setLanguage(m_language->currentData().toString()); });
    connect(m_lockAfter, &ComboBox::activated, this,
            [this] { setLockAfterMinutes(m_preferences, m_lockAfter->currentData().toInt()); });
    connect(m_lockAfterPayment, &Switch::toggled, this,
            [this](bool locks) { setLocksAfterPayment(m_preferences, locks); });
}

void AppearancePage::showLimit()
{
    const Amount limit = m_gateways.endpoint.askAbove();
    m_limit->setText(limit.cents() == 0 ? QString() : money(limit));
}

void AppearancePage::saveLimit()
{
    const Amount limit = readTypedAmount(m_limit->text(), decimalMark()).value_or(Amount());
    if (limit == m_gateways.endpoint.askAbove())
        return;
    whenReady(m_gateways.endpoint.setAskAbove(limit), this, [this](const Result<void> &set) {
        setFailure(set ? QString() : Text::sentence(set.error()));
        showLimit();
    });
}

} // namespace tilldesk::ui
