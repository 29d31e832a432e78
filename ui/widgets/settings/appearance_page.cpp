#include "ui/widgets/settings/appearance_page.h"

#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

AppearancePage::AppearancePage(Theme &theme, Preferences &preferences, QWidget *parent)
    : SettingsPage(parent),
      m_theme(theme),
      m_preferences(preferences),
      m_look(new ComboBox(theme)),
      m_language(new ComboBox(theme))
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
    content().addWidget(rows);

    connect(m_look, &ComboBox::activated, this, [this] {
        const auto choice = ThemeChoice(m_look->currentData().toInt());
        m_theme.setChoice(choice);
        m_preferences.setThemeChoice(choice);
    });
    connect(m_language, &ComboBox::activated, this,
            [this] { m_preferences.setLanguage(m_language->currentData().toString()); });
}

} // namespace tilldesk::ui
