#include "ui/models/common/number_words.h"

#include <QLocale>

#include <unicode/rbnf.h>

namespace tilldesk::ui {

QString numberInWords(qint64 number)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Locale locale(QLocale().name().toLatin1().constData());
    icu::RuleBasedNumberFormat format(icu::URBNF_SPELLOUT, locale, error);
    if (U_FAILURE(error))
        return {};
    if (QLocale().language() == QLocale::English)
        format.setDefaultRuleSet(u"%spellout-cardinal-verbose", error); // one hundred and five
    else if (QLocale().language() == QLocale::German)
        format.setDefaultRuleSet(u"%spellout-cardinal-masculine", error); // ein Euro, not: eins
    icu::UnicodeString words;
    format.format(int64_t(number), words, error);
    return U_FAILURE(error) ? QString() : QString::fromUtf16(words.getBuffer(), words.length());
}

} // namespace tilldesk::ui
