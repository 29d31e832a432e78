#include "ui/widgets/common/preferences.h"

#include "core/base/enum_texts.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr EnumTexts<ThemeChoice> kThemes{
    {ThemeChoice::System, "system"},
    {ThemeChoice::Light, "light"},
    {ThemeChoice::Dark, "dark"},
};

} // namespace

Preferences::Preferences(const QString &file) : m_settings(file, QSettings::IniFormat) {}

ThemeChoice Preferences::themeChoice() const
{
    const QString name = m_settings.value(u"appearance/theme"_s).toString();
    return kThemes.valueOf(name).value_or(ThemeChoice::System);
}

void Preferences::setThemeChoice(ThemeChoice choice)
{
    m_settings.setValue(u"appearance/theme"_s, QString(kThemes.textOf(choice)));
}

QString Preferences::language() const
{
    return m_settings.value(u"appearance/language"_s).toString();
}

void Preferences::setLanguage(const QString &language)
{
    m_settings.setValue(u"appearance/language"_s, language);
}

QString Preferences::exportFolder() const
{
    QString folder = m_settings.value(u"export/folder"_s).toString();
    if (!folder.isEmpty() && QDir(folder).exists())
        return folder;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void Preferences::setExportFolder(const QString &folder)
{
    m_settings.setValue(u"export/folder"_s, folder);
}

QString Preferences::exportFormat() const
{
    return m_settings.value(u"export/format"_s).toString();
}

void Preferences::setExportFormat(const QString &format)
{
    m_settings.setValue(u"export/format"_s, format);
}

std::optional<bool> Preferences::isFolded(const QString &part) const
{
    const QVariant value = m_settings.value(u"folded/"_s + part);
    return value.isValid() ? std::optional(value.toBool()) : std::nullopt;
}

void Preferences::setFolded(const QString &part, bool isFolded)
{
    m_settings.setValue(u"folded/"_s + part, isFolded);
}

QByteArray Preferences::layout(const QString &part) const
{
    return m_settings.value(u"layout/"_s + part).toByteArray();
}

void Preferences::setLayout(const QString &part, const QByteArray &state)
{
    m_settings.setValue(u"layout/"_s + part, state);
}

} // namespace tilldesk::ui
