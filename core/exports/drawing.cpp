#include "core/exports/drawing.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QHash>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Message handler that prints fatal messages only: without a desktop session Qt warns about
/// session folders that drawing does not need.
void printFatalOnly(QtMsgType type, const QMessageLogContext & /*context*/, const QString &message)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

} // namespace

std::unique_ptr<QCoreApplication> makeDrawingApplication(int &argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Deterministic output: Qt writes fonts in hash order, so the hash seed is fixed. Safe: this
    // program hashes no untrusted keys (no hash flooding).
    QHashSeed::setDeterministicGlobalSeed();
    const QtMessageHandler before = qInstallMessageHandler(printFatalOnly);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return application;
}

bool canDraw()
{
    return qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr;
}

Result<void> requireDrawing()
{
    if (!canDraw())
        return fail(ErrorCode::Internal, u"this program has no fonts to draw with"_s);
    return {};
}

QString drawingFont()
{
    QString family = u"Inter Tilldesk"_s;
    // A program with windows has loaded the font already.
    if (!QFontDatabase::hasFamily(family)) {
        for (const QString &weight : {u"regular"_s, u"semibold"_s})
            QFontDatabase::addApplicationFont(u":/fonts/inter-tilldesk-"_s + weight + u".otf"_s);
    }
    return family;
}

} // namespace tilldesk::exports
