// Writes the package files that are generated from the program itself.
// usage: tilldesk_package_files FOLDER ICON.svg DATE SIZE...
#include "packaging/completion.h"
#include "packaging/manual.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace tilldesk::packaging;

namespace {

bool written(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.flush();
}

bool drawn(const QString &path, QSvgRenderer &icon, int size)
{
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    icon.render(&painter);
    painter.end();
    return size > 0 && image.save(path);
}

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 5) {
        std::fputs("usage: tilldesk_package_files FOLDER ICON.svg DATE SIZE...\n", stderr);
        return 2;
    }
    const QString folder = arguments[1] + u'/';
    QSvgRenderer icon(arguments[2]);
    bool isFine = QDir().mkpath(folder) && icon.isValid()
        && written(folder + u"tilldeskd.1"_s, serviceManual(arguments[3]))
        && written(folder + u"tilldesk.1"_s, desktopManual(arguments[3]))
        && written(folder + u"tilldeskd.bash"_s, serviceCompletion())
        && written(folder + u"tilldesk.bash"_s, desktopCompletion());
    for (const QString &size : arguments.sliced(4))
        isFine = isFine && drawn(folder + size + u".png"_s, icon, size.toInt());
    if (!isFine)
        std::fprintf(stderr, "cannot write the package's files to %s\n", qPrintable(folder));
    return isFine ? 0 : 1;
}
