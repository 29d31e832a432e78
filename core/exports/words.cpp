#include "core/exports/words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

QLocale localeOf(const QString &language)
{
    if (language == "nl"_L1)
        return {QLocale::Dutch, QLocale::Belgium};
    if (language == "fr"_L1)
        return {QLocale::French, QLocale::Belgium};
    if (language == "de"_L1)
        return {QLocale::German, QLocale::Germany};
    return {QLocale::English, QLocale::UnitedKingdom};
}

} // namespace

Words::Words(const QString &language) : m_locale(localeOf(language))
{
    // The source texts are English: they are used if the translation file is missing.
    if (language == "nl"_L1 || language == "fr"_L1 || language == "de"_L1)
        (void)m_translator.load(u":/i18n/tilldesk_"_s + language + u".qm"_s);
}

QString Words::operator()(const char *english) const
{
    const QString translated = m_translator.translate("tilldesk::exports", english);
    return translated.isEmpty() ? QString::fromUtf8(english) : translated;
}

} // namespace tilldesk::exports
