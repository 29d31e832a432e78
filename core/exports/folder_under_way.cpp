#include "core/exports/folder_under_way.h"

#include "core/exports/file_under_way.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QSet>
#include <QStorageInfo>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

const QString kSums = u"SHA256SUMS"_s;

tl::unexpected<Error> notWritten(const QString &path, const QString &why)
{
    return fail(ErrorCode::FileNotWritten, u"%1 cannot be written: %2"_s.arg(path, why));
}

/// @return a file in the folder that its SHA256SUMS does not name; empty: all are an earlier pack's
QString foreignFileIn(const QString &folder)
{
    QSet<QString> known{kSums};
    QFile sums(folder + u'/' + kSums);
    if (sums.open(QIODevice::ReadOnly)) {
        constexpr qsizetype kDigest = 66; // 64 digits and two blanks
        while (!sums.atEnd())
            known.insert(QString::fromUtf8(sums.readLine().trimmed().mid(kDigest)));
    }
    const QDir base(folder);
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = base.relativeFilePath(files.next());
        if (!known.contains(file))
            return file;
    }
    return {};
}

Result<QByteArray> sumOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return notWritten(path, u"it cannot be read back"_s);
    return hash.result().toHex();
}

/// Puts `from` into the place of `to`, which may be there; then that is where `from` was.
bool exchange(const QString &from, const QString &to)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (!QFileInfo::exists(to))
        return std::rename(source.constData(), target.constData()) == 0;
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_EXCHANGE)
        == 0)
        return true;
    // A file system that cannot exchange: one step after the other.
    const QByteArray aside = source + ".old";
    return std::rename(target.constData(), aside.constData()) == 0
        && (std::rename(source.constData(), target.constData()) == 0
            || (std::rename(aside.constData(), target.constData()), false));
}

} // namespace

FolderUnderWay::FolderUnderWay(QString place, std::unique_ptr<QTemporaryDir> scratch,
                               QString madeParent)
    : m_place(std::move(place)),
      m_scratch(std::move(scratch)),
      m_inside(m_scratch->filePath(QFileInfo(m_place).fileName())),
      m_madeParent(std::move(madeParent))
{
}

FolderUnderWay::~FolderUnderWay()
{
    if (!m_scratch)
        return;
    m_scratch.reset();
    if (!m_madeParent.isEmpty())
        QDir().rmdir(m_madeParent);
}

Result<FolderUnderWay> FolderUnderWay::begin(const QString &parent, const QString &name,
                                             qint64 bytes)
{
    const QString folder = QFileInfo(parent).absoluteFilePath();
    const QString place = folder + u'/' + name;
    const bool isThere = QFileInfo(folder).isDir();
    if (!isThere && !QDir().mkpath(folder))
        return notWritten(folder, u"the folder cannot be made"_s);
    if (QFileInfo::exists(place) && !QFileInfo(place).isDir())
        return notWritten(place, u"a file is there"_s);
    if (const QString foreign = foreignFileIn(place); !foreign.isEmpty())
        return notWritten(place,
                          u"it has a file that is not of an earlier pack: %1"_s.arg(foreign));
    const QStorageInfo disk(folder);
    if (disk.isValid() && disk.bytesAvailable() < bytes)
        return fail(ErrorCode::NoSpace,
                    u"%1 needs about %2 MiB, of which %3 are free"_s.arg(place)
                        .arg(bytes / (1024 * 1024) + 1)
                        .arg(disk.bytesAvailable() / (1024 * 1024)));
    auto scratch = std::make_unique<QTemporaryDir>(QString(folder + u"/."_s + name + u".XXXXXX"_s));
    if (!scratch->isValid())
        return notWritten(place, scratch->errorString());
    FolderUnderWay made(place, std::move(scratch), isThere ? QString() : folder);
    if (!QDir().mkdir(made.m_inside))
        return notWritten(place, u"the folder cannot be made"_s);
    return made;
}

Result<QString> FolderUnderWay::pathFor(const QString &file)
{
    const QString path = m_inside + u'/' + file;
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return notWritten(path, u"its folder cannot be made"_s);
    return path;
}

Result<void> FolderUnderWay::commit(QStringList files)
{
    files.sort();
    auto sums = FileUnderWay::begin(m_inside + u'/' + kSums, 0);
    if (!sums)
        return sums.failure();
    for (const QString &file : std::as_const(files)) {
        const auto sum = sumOf(m_inside + u'/' + file);
        if (!sum)
            return sum.failure();
        const QByteArray line = *sum + "  " + file.toUtf8() + '\n';
        if (sums->file().write(line) != line.size())
            return notWritten(m_place, sums->file().errorString());
    }
    if (const auto written = sums->commit(); !written)
        return written.failure();
    if (!exchange(m_inside, m_place))
        return notWritten(m_place, qt_error_string(errno));
    m_scratch.reset();
    syncFolder(QFileInfo(m_place).absolutePath());
    return {};
}

} // namespace tilldesk::exports
