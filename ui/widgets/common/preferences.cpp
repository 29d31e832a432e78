#include "ui/widgets/common/preferences.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

Preferences::Preferences(const QString &file) : m_settings(file, QSettings::IniFormat) {}

ThemeChoice Preferences::themeChoice() const
{
    const QString name = m_settings.value(u"appearance/theme"_s).toString();
    if (name == "light"_L1)
        return ThemeChoice::Light;
    return name == "dark"_L1 ? ThemeChoice::Dark : ThemeChoice::System;
}

void Preferences::setThemeChoice(ThemeChoice choice)
{
    const QString name = choice == ThemeChoice::Light ? u"light"_s
        : choice == ThemeChoice::Dark                 ? u"dark"_s
                                                      : u"system"_s;
    m_settings.setValue(u"appearance/theme"_s, name);
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
    const QString folder = m_settings.value(u"export/folder"_s).toString();
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

QByteArray Preferences::layout(const QString &part) const
{
    return m_settings.value(u"layout/"_s + part).toByteArray();
}

void Preferences::setLayout(const QString &part, const QByteArray &state)
{
    m_settings.setValue(u"layout/"_s + part, state);
}

} // namespace tilldesk::ui
