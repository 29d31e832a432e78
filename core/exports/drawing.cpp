#include "core/exports/drawing.h"

#include <QGuiApplication>
#include <cstdio>

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
    const QtMessageHandler before = qInstallMessageHandler(tellTheWorstOnly);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return application;
}

bool canDraw()
{
    return qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr;
}

} // namespace tilldesk::exports
