#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace tilldesk::exports {

/// Translates the texts of a file into the requester's language, independent of the program's own
/// language. Mark each text with QT_TRANSLATE_NOOP("tilldesk::exports", "…"). Not thread-safe.
class Words
{
public:
    /// @param language  en, nl, fr or de; any other value means English
    explicit Words(const QString &language);
    Words(const Words &) = delete;
    Words &operator=(const Words &) = delete;

    /// @param english  text marked with QT_TRANSLATE_NOOP
    [[nodiscard]] QString operator()(const char *english) const;
    /// Returns the locale that formats numbers and dates in the language.
    [[nodiscard]] const QLocale &locale() const { return m_locale; }

private:
    QTranslator m_translator;
    QLocale m_locale;
};

} // namespace tilldesk::exports
