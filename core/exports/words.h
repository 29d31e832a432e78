#pragma once

#include "core/domain/profile.h"

#include <QByteArrayView>
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

/// Returns the word for a status or kind of the protocol, for example `Paid` for SUCCEEDED; an
/// unknown status unchanged.
[[nodiscard]] QString statusInWords(const Words &words, QByteArrayView status);

/// Returns the lines below a merchant's name: company, address, VAT number.
[[nodiscard]] QStringList detailsOf(const Merchant &merchant, const Words &words);

/// Returns euros and cents in the notation of the language, for example `1.234,50`.
[[nodiscard]] QString eurosInWords(const Words &words, qint64 cents);

} // namespace tilldesk::exports
