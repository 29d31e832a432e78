#pragma once

#include "ui/widgets/theme/theme.h"

#include <QSettings>
#include <optional>

namespace tilldesk::ui {

/// The user's choices for this window, stored in an INI file.
class Preferences
{
public:
    explicit Preferences(const QString &file);

    [[nodiscard]] ThemeChoice themeChoice() const;
    void setThemeChoice(ThemeChoice choice);
    /// Returns `en`, `nl`, `fr` or `de`. Empty: the language of the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &language);
    /// Returns the folder of the last saved file; the user's documents folder if there is none or
    /// it no longer exists.
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString &folder);
    /// Returns the format of the last export as toText(ExportFormat) writes it; empty if there was
    /// no export.
    [[nodiscard]] QString exportFormat() const;
    void setExportFormat(const QString &format);

    /// Returns whether the user has folded a part of the window; empty: never folded or unfolded.
    [[nodiscard]] std::optional<bool> isFolded(const QString &part) const;
    void setFolded(const QString &part, bool isFolded);

    /// Returns the saved sizes or columns of a part of the window, in the format of its Qt class.
    [[nodiscard]] QByteArray layout(const QString &part) const;
    void setLayout(const QString &part, const QByteArray &state);

private:
    QSettings m_settings;
};

} // namespace tilldesk::ui
