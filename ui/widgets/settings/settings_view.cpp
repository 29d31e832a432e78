#include "ui/widgets/settings/settings_view.h"

#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/frame/preferences.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/theme/theme.h"

#include <QGridLayout>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// A setting: its name and a sentence at the left, its field at the right.
void addSetting(QGridLayout *grid, const QString &name, const QString &sentence, ComboBox *field)
{
    constexpr int kFieldWidth = 280;
    const int row = grid->rowCount();
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(makeLabel(name, u"plain"_s));
    QLabel *small = makeLabel(sentence, u"small"_s);
    small->setWordWrap(true);
    words->addWidget(small);
    field->setFixedWidth(kFieldWidth);
    field->setAccessibleName(name);
    field->setAccessibleDescription(sentence);
    grid->addLayout(words, row, 0);
    grid->addWidget(field, row, 1, Qt::AlignLeft | Qt::AlignVCenter);
    QFrame *rule = makeFrame(u"rule"_s);
    rule->setFixedHeight(1);
    grid->addWidget(rule, row + 1, 0, 1, 3);
}

} // namespace

SettingsView::SettingsView(Theme &theme, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_preferences(preferences),
      m_look(new ComboBox(theme)),
      m_language(new ComboBox(theme))
{
    m_look->addItem(tr("As the system"), int(ThemeChoice::System));
    m_look->addItem(tr("Light"), int(ThemeChoice::Light));
    m_look->addItem(tr("Dark"), int(ThemeChoice::Dark));
    m_look->setCurrentIndex(m_look->findData(int(theme.choice())));
    m_look->setObjectName(u"look"_s);
    m_language->addItem(tr("As the system"), QString());
    for (const QString &language : languages()) {
        QString name = QLocale(language).nativeLanguageName();
        name = name.section(u' ', -1);
        m_language->addItem(QString(name.left(1).toUpper() + name.mid(1)), language);
    }
    m_language->setCurrentIndex(qMax(0, m_language->findData(preferences.language())));

    auto *grid = new QGridLayout;
    grid->setColumnMinimumWidth(0, 190);
    grid->setColumnStretch(2, 1);
    grid->setHorizontalSpacing(metrics::kGap);
    grid->setVerticalSpacing(12);
    addSetting(grid, tr("Look"), tr("Light, dark, or what the system has chosen"), m_look);
    addSetting(grid, tr("Language"), tr("From the next start on"), m_language);
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(24, 20, 24, 24);
    inside->setSpacing(4);
    inside->addWidget(makeLabel(tr("Appearance"), u"heading"_s));
    inside->addSpacing(8);
    inside->addWidget(makeSectionLabel(tr("This window")));
    inside->addSpacing(8);
    inside->addLayout(grid);
    inside->addSpacing(8);
    QLabel *later = makeLabel(tr("Profiles, points of sale, API keys and the endpoint will be set "
                                 "up here as well."),
                              u"muted"_s);
    later->setWordWrap(true);
    inside->addWidget(later);
    inside->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPageMargin, metrics::kCardPadding, metrics::kPageMargin,
                               metrics::kCardPadding);
    layout->addWidget(card);

    connect(m_look, &ComboBox::activated, this, [this] {
        const auto choice = ThemeChoice(m_look->currentData().toInt());
        m_theme.setChoice(choice);
        m_preferences.setThemeChoice(choice);
    });
    connect(m_language, &ComboBox::activated, this,
            [this] { m_preferences.setLanguage(m_language->currentData().toString()); });
}

} // namespace tilldesk::ui
