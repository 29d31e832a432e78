#pragma once

#include "ui/widgets/theme/theme.h"

#include <QSettings>

namespace tilldesk::ui {

/// What a person has chosen for this window, kept in an ini file between starts.
class Preferences
{
public:
    explicit Preferences(const QString &file);

    [[nodiscard]] ThemeChoice themeChoice() const;
    void setThemeChoice(ThemeChoice choice);
    /// `en`, `nl`, `fr`, `de`; empty: the system's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &language);
    /// Where the last file was saved; the person's documents until one was.
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString &folder);
    /// The format of the last export, as toText(ExportFormat) says it; empty: none.
    [[nodiscard]] QString exportFormat() const;
    void setExportFormat(const QString &format);

    /// Sizes and columns of a part of the window, as its Qt class saves them.
    [[nodiscard]] QByteArray layout(const QString &part) const;
    void setLayout(const QString &part, const QByteArray &state);

private:
    QSettings m_settings;
};

} // namespace tilldesk::ui
