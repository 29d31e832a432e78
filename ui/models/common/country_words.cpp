#include "ui/models/common/country_words.h"

#include <QLocale>

#include <unicode/locid.h>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString countryName(const QString &code)
{
    if (code == "NL"_L1 && QLocale().language() == QLocale::English)
        return u"the Netherlands"_s; // the only name in the SEPA area with an article
    const icu::Locale country("", code.toLatin1().constData());
    icu::UnicodeString name;
    country.getDisplayCountry(icu::Locale(QLocale().name().toLatin1().constData()), name);
    return QString::fromUtf16(name.getBuffer(), name.length());
}

} // namespace tilldesk::ui
