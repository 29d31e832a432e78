#include "tests/ui/screenshots/album.h"
#include "ui/widgets/frame/translations.h"

#include <QApplication>
#include <QDir>
#include <QProcess>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

/// Runs this program again for one scale: Qt reads the scale factor only when a process starts.
int takeAtScale(const QString &folder, const QString &language, const QString &scale)
{
    QProcess run;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_SCALE_FACTOR"_s, scale);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    run.setProcessEnvironment(environment);
    run.setProcessChannelMode(QProcess::ForwardedChannels);
    run.start(QCoreApplication::applicationFilePath(), {folder, language, scale, u"here"_s});
    return run.waitForFinished(-1) ? run.exitCode() : 1;
}

int takeHere(QApplication &application, const QStringList &arguments)
{
    ui::installTranslations(application, arguments[2]);
    ui::Theme theme(application, ui::ThemeChoice::Light);
    for (const auto choice : {ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
        theme.setChoice(choice);
        const QString look = choice == ui::ThemeChoice::Dark ? u"-dark"_s : QString();
        const QString scale = arguments[3] == "1"_L1 ? QString() : QString(u"@"_s + arguments[3]);
        const auto path = [&arguments, suffix = QString(look + scale)](const QString &name,
                                                                       const QString &end) {
            return QString(arguments[1] + u"/"_s + name + suffix + end);
        };
        const auto save = [&path](QWidget &widget, const QString &name) {
            const QString file = path(name, u".png"_s);
            if (!widget.grab().save(file))
                qFatal("cannot write %s", qPrintable(file));
        };
        test::Album(
            theme,
            {.look = save, .paper = [&path](const QString &name) { return path(name, u".pdf"_s); }})
            .takeAll();
    }
    return 0;
}

} // namespace

/// Usage: tilldesk_screenshots FOLDER [LANGUAGE [SCALE]]. Saves screenshots of every view, light
/// and dark, at SCALE or, without SCALE, at 100 % and 150 %.
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2)
        return 2;
    QDir().mkpath(arguments[1]);
    if (arguments.size() == 5)
        return takeHere(application, arguments);
    const QString language = arguments.value(2, u"en"_s);
    const QStringList scales =
        arguments.size() == 4 ? QStringList{arguments[3]} : QStringList{u"1"_s, u"1.5"_s};
    for (const QString &scale : scales) {
        if (const int failed = takeAtScale(arguments[1], language, scale))
            return failed;
    }
    return 0;
}
