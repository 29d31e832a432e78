#include "core/exports/atomic_folder.h"

#include "core/crypto/file_digest.h"
#include "core/storage/atomic_file.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

using storage::FolderLock;

namespace {

const QString kSums = u"SHA256SUMS"_s;

tl::unexpected<Error> notWritten(const QString &path, const QString &why)
{
    return fail(ErrorCode::FileNotWritten, u"%1 cannot be written: %2"_s.arg(path, why));
}

Result<QByteArray> sumOf(const QString &path)
{
    const auto digest = crypto::sha256OfFile(path);
    if (!digest)
        return notWritten(path, u"the file cannot be read back"_s);
    return *digest;
}

/// Returns the hash of each file that the folder's SHA256SUMS lists.
QHash<QString, QByteArray> sumsIn(const QString &folder)
{
    QHash<QString, QByteArray> known;
    QFile sums(folder + u'/' + kSums);
    if (!sums.open(QIODevice::ReadOnly))
        return known;
    constexpr qsizetype kDigits = 64; // length of a hash in SHA256SUMS; two blanks follow it
    while (!sums.atEnd()) {
        const QByteArray line = sums.readLine().trimmed();
        known.insert(QString::fromUtf8(line.mid(kDigits + 2)), line.left(kDigits));
    }
    return known;
}

/// Returns the first entry that SHA256SUMS does not list or whose hash differs; empty if the folder
/// is an unmodified pack.
QString foreignIn(const QString &folder)
{
    const QHash<QString, QByteArray> known = sumsIn(folder);
    QSet<QString> folders;
    for (auto file = known.keyBegin(); file != known.keyEnd(); ++file)
        folders.insert(QFileInfo(*file).path());
    const QDir base(folder);
    QDirIterator entries(folder,
                         QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        QString name = base.relativeFilePath(path);
        const QFileInfo entry = entries.fileInfo();
        if (entry.isSymLink())
            return name;
        if (name == kSums || (entry.isDir() && folders.contains(name)))
            continue;
        const auto sum = entry.isFile() ? sumOf(path) : Result<QByteArray>(QByteArray());
        if (!known.contains(name) || !sum || known.value(name) != *sum)
            return name;
    }
    return {};
}

/// Removes the scratch folders that killed processes have left in `parent`: they hold customers'
/// data. A locked folder is still being filled by its process.
void removeLeftovers(const QString &parent)
{
    static const QRegularExpression scratch(
        u"^\\.(tilldesk-[0-9]{4}-[0-9]{2}[a-z0-9-]*)\\.[A-Za-z0-9]{6}$"_s);
    const auto entries = QDir(parent).entryInfoList(
        {u".tilldesk-*"_s}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks | QDir::NoDotAndDotDot);
    for (const QFileInfo &entry : entries) {
        const auto match = scratch.match(entry.fileName());
        if (!match.hasMatch() || entry.ownerId() != ::geteuid())
            continue;
        QStringList inside =
            QDir(entry.filePath())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        inside.removeAll(match.captured(1));
        if (!inside.isEmpty())
            continue; // other contents: not made by this program
        const FolderLock lock(entry.filePath(), FolderLock::Mode::Try);
        if (lock.isLocked())
            QDir(entry.filePath()).removeRecursively();
    }
}

/// Moves `from` to `to`. If `to` exists, the two are exchanged.
bool exchange(const QString &from, const QString &to)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (!QFileInfo::exists(to))
        return std::rename(source.constData(), target.constData()) == 0;
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_EXCHANGE)
        == 0)
        return true;
    // Fallback for file systems without an atomic exchange: two renames.
    const QByteArray aside = source + ".old";
    return std::rename(target.constData(), aside.constData()) == 0
        && (std::rename(source.constData(), target.constData()) == 0
            || (std::rename(aside.constData(), target.constData()), false));
}

} // namespace

AtomicFolder::AtomicFolder(QString place, std::unique_ptr<Scratch> scratch, QString madeParent)
    : m_place(std::move(place)),
      m_scratch(std::move(scratch)),
      m_inside(m_scratch->folder.filePath(QFileInfo(m_place).fileName())),
      m_madeParent(std::move(madeParent))
{
}

AtomicFolder::~AtomicFolder()
{
    if (!m_scratch)
        return;
    m_scratch.reset();
    if (!m_madeParent.isEmpty())
        QDir().rmdir(m_madeParent);
}

Result<AtomicFolder> AtomicFolder::begin(const QString &parent, const QString &wanted, qint64 bytes,
                                         bool isBeside)
{
    const QString folder = QFileInfo(parent).absoluteFilePath();
    QString name = wanted;
    for (int number = 2; isBeside && !foreignIn(folder + u'/' + name).isEmpty(); ++number)
        name = u"%1-%2"_s.arg(wanted).arg(number);
    const QString place = folder + u'/' + name;
    const bool isThere = QFileInfo(folder).isDir();
    if (!isThere && !QDir().mkpath(folder))
        return notWritten(folder, u"the folder cannot be created"_s);
    const QFileInfo there(place);
    if (there.isSymLink() || (there.exists() && !there.isDir()))
        return notWritten(place, u"a file with this name exists"_s);
    if (const QString foreign = foreignIn(place); !foreign.isEmpty())
        return fail(ErrorCode::FileNotWritten,
                    u"%1 cannot be replaced: %2 was changed or added after the pack was written;"
                    " write the new pack beside it, or move the folder"_s.arg(place, foreign),
                    foreign);
    if (const auto hasSpace = storage::checkSpace(place, folder, bytes); !hasSpace)
        return hasSpace.failure();
    // Locks the parent until the new scratch folder is locked too. Otherwise another process could
    // remove the new folder as a leftover.
    const FolderLock around(folder, FolderLock::Mode::Wait);
    removeLeftovers(folder);
    auto scratch = std::make_unique<Scratch>(QString(folder + u"/."_s + name + u".XXXXXX"_s));
    if (!scratch->folder.isValid())
        return notWritten(place, scratch->folder.errorString());
    scratch->lock.emplace(scratch->folder.path(), FolderLock::Mode::Try);
    AtomicFolder made(place, std::move(scratch), isThere ? QString() : folder);
    if (!QDir().mkdir(made.m_inside))
        return notWritten(place, u"the folder cannot be created"_s);
    return made;
}

Result<QString> AtomicFolder::pathFor(const QString &file)
{
    const QString path = m_inside + u'/' + file;
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return notWritten(path, u"the folder above it cannot be created"_s);
    return path;
}

Result<void> AtomicFolder::commit(QStringList files)
{
    files.sort();
    auto sums = storage::AtomicFile::begin(m_inside + u'/' + kSums, 0);
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
    storage::syncFolder(QFileInfo(m_place).absolutePath());
    return {};
}

} // namespace tilldesk::exports
