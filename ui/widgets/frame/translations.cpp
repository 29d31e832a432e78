#include "ui/widgets/frame/translations.h"

#include <QApplication>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString spoken(const QString &language)
{
    if (languages().contains(language))
        return language;
    const QString system = QLocale::system().name().section(u'_', 0, 0);
    return languages().contains(system) ? system : u"en"_s;
}

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

QStringList languages()
{
    return {u"en"_s, u"nl"_s, u"fr"_s, u"de"_s};
}

QString installTranslations(QApplication &application, const QString &language)
{
    QString name = spoken(language);
    QLocale::setDefault(localeOf(name));
    const QString own = u"tilldeskTranslator"_s;
    if (auto *before = application.findChild<QTranslator *>(own)) {
        QCoreApplication::removeTranslator(before);
        delete before;
    }
    // The texts in the code are English plurals. The English file adds only their singular forms,
    // for texts with a number.
    auto *translator = new QTranslator(&application);
    translator->setObjectName(own);
    if (translator->load(u":/i18n/tilldesk_"_s + name + u".qm"_s))
        QCoreApplication::installTranslator(translator);
    return name;
}

} // namespace tilldesk::ui
