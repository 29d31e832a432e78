#include "core/exports/drawing.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QHash>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Where no desktop runs, Qt wonders about folders of the session that drawing does not need.
void tellTheWorstOnly(QtMsgType type, const QMessageLogContext & /*context*/,
                      const QString &message)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

} // namespace

std::unique_ptr<QCoreApplication> makeDrawingApplication(int &argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt writes a PDF file's fonts in the order of a hash; the same data are to be the same bytes.
    // Nobody from outside gives such a program keys that could be chosen to collide.
    QHashSeed::setDeterministicGlobalSeed();
    const QtMessageHandler before = qInstallMessageHandler(tellTheWorstOnly);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return application;
}

bool canDraw()
{
    return qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr;
}

QString drawingFont()
{
    const QString family = u"Inter Tilldesk"_s;
    // A window has loaded it already.
    if (!QFontDatabase::hasFamily(family)) {
        for (const QString &weight : {u"regular"_s, u"semibold"_s})
            QFontDatabase::addApplicationFont(u":/fonts/inter-tilldesk-"_s + weight + u".otf"_s);
    }
    return family;
}

} // namespace tilldesk::exports
