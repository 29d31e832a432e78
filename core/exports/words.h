#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace tilldesk::exports {

/// The words of a file in the language of whoever asked for it, whatever the program's own language
/// is. Mark each with QT_TRANSLATE_NOOP("tilldesk::exports", "…"). Belongs to one thread.
class Words
{
public:
    /// @param language  en, nl, fr or de; anything else is English
    explicit Words(const QString &language);
    Words(const Words &) = delete;
    Words &operator=(const Words &) = delete;

    /// @param english  marked as above
    [[nodiscard]] QString operator()(const char *english) const;
    /// How numbers and dates are written where the language is spoken.
    [[nodiscard]] const QLocale &locale() const { return m_locale; }

private:
    QTranslator m_translator;
    QLocale m_locale;
};

} // namespace tilldesk::exports
