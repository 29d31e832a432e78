#include "core/exports/zip_file.h"

#include "core/crypto/digest.h"
#include "core/storage/atomic_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QScopeGuard>
#include <array>
#include <functional>
#include <memory>
#include <zip.h>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

struct Discarding {
    void operator()(zip_t *archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, Discarding>;

/// Room for the head of a file in the archive.
constexpr qint64 kHeadBytes = 1024;

tl::unexpected<Error> refuse(const QString &path, const QString &why)
{
    return fail(ErrorCode::FileNotWritten, u"%1: %2"_s.arg(path, why));
}

/// Returns the paths below `folder`, sorted, so that the same folder gives the same order.
QStringList filesIn(const QString &folder, qint64 &bytes)
{
    QStringList files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        files << each.next();
        bytes += each.fileInfo().size() + kHeadBytes;
    }
    files.sort();
    return files;
}

/// @source APPNOTE.TXT 4.4.6: the MS-DOS format of a date
zip_uint16_t dosDate(const QDate &day)
{
    return zip_uint16_t((day.year() - 1980) << 9 | day.month() << 5 | day.day());
}

Result<void> pack(const QString &folder, const QStringList &files, const QString &path,
                  const QDate &day, const std::atomic<bool> &isCancelled)
{
    constexpr zip_uint16_t kNoon = 12 << 11;
    int code = 0;
    Archive archive(
        zip_open(QFile::encodeName(path).constData(), ZIP_CREATE | ZIP_TRUNCATE, &code));
    if (!archive)
        return refuse(path, u"cannot be created"_s);
    const QDir parent = QFileInfo(folder).dir();
    for (const QString &file : files) {
        zip_source_t *source =
            zip_source_file(archive.get(), QFile::encodeName(file).constData(), 0, -1);
        const QByteArray name = parent.relativeFilePath(file).toUtf8();
        const zip_int64_t index = source == nullptr
            ? -1
            : zip_file_add(archive.get(), name.constData(), source, ZIP_FL_ENC_UTF_8);
        if (index < 0
            || zip_file_set_dostime(archive.get(), zip_uint64_t(index), kNoon, dosDate(day), 0)
                < 0) {
            if (source != nullptr && index < 0)
                zip_source_free(source);
            return refuse(file, QString::fromUtf8(zip_strerror(archive.get())));
        }
    }
    const auto cancelled = [](zip_t * /*archive*/, void *flag) {
        return static_cast<const std::atomic<bool> *>(flag)->load() ? 1 : 0;
    };
    zip_register_cancel_callback_with_state(archive.get(), cancelled, nullptr,
                                            const_cast<std::atomic<bool> *>(&isCancelled));
    if (zip_close(archive.get()) == 0) {
        std::ignore = archive.release(); // closed and freed
        return {};
    }
    if (isCancelled)
        return fail(ErrorCode::Cancelled);
    return refuse(path, QString::fromUtf8(zip_strerror(archive.get())));
}

/// Returns the content of a file of an archive in pieces. Returns false if it cannot be read.
bool readEntry(zip_t *archive, zip_uint64_t index, const std::function<void(QByteArrayView)> &take)
{
    zip_file_t *file = zip_fopen_index(archive, index, 0);
    if (file == nullptr)
        return false;
    const auto closed = qScopeGuard([file] { zip_fclose(file); });
    std::array<char, 64 * 1024> block{};
    zip_int64_t count = 0;
    while ((count = zip_fread(file, block.data(), block.size())) > 0)
        take(QByteArrayView(block.data(), qsizetype(count)));
    return count == 0;
}

/// Returns the hash of each file that a SHA256SUMS lists.
QHash<QByteArray, QByteArray> sumsIn(const QByteArray &text)
{
    constexpr qsizetype kDigits = 64; // length of a hash; two blanks follow it
    QHash<QByteArray, QByteArray> sums;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty())
            sums.insert(line.mid(kDigits + 2), line.left(kDigits));
    }
    return sums;
}

} // namespace

bool isUnchangedPack(const QString &path)
{
    constexpr qsizetype kMostSums = 1 << 20; // of a SHA256SUMS
    int code = 0;
    const Archive archive(zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY, &code));
    if (!archive)
        return false;
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    QHash<QByteArray, QByteArray> found; // without the name of the folder
    QByteArray sums;
    for (zip_uint64_t i = 0; zip_int64_t(i) < count; ++i) {
        const char *whole = zip_get_name(archive.get(), i, 0);
        const QByteArray name = QByteArray(whole).mid(QByteArray(whole).indexOf('/') + 1);
        const bool hasSums = name == "SHA256SUMS";
        crypto::Sha256 hash;
        const bool isRead = readEntry(archive.get(), i, [&](QByteArrayView block) {
            hash.add(block);
            if (hasSums && sums.size() < kMostSums)
                sums.append(block);
        });
        if (!isRead || found.contains(name))
            return false;
        if (!hasSums)
            found.insert(name, hash.result().toHex());
    }
    return !found.isEmpty() && found == sumsIn(sums);
}

Result<ZipFile> zipFolder(const QString &folder, const QString &path, const QDate &day,
                          const std::atomic<bool> &isCancelled)
{
    qint64 bytes = 0;
    const QStringList files = filesIn(folder, bytes);
    auto target = storage::AtomicFile::begin(path, bytes);
    if (!target)
        return target.failure();
    // libzip replaces the file that it writes, so it cannot write the temporary file itself.
    const QString scratch = folder + u".zip"_s;
    const auto packed = pack(folder, files, scratch, day, isCancelled);
    QFile from(scratch);
    const auto removed = qScopeGuard([&from] { from.remove(); });
    if (!packed)
        return packed.failure();
    if (!from.open(QIODevice::ReadOnly))
        return refuse(scratch, from.errorString());
    crypto::Sha256 hash;
    ZipFile zip;
    constexpr qint64 kBlock = 1LL << 20;
    while (!from.atEnd()) {
        const QByteArray block = from.read(kBlock);
        hash.add(block);
        zip.bytes += block.size();
        if (target->file().write(block) != block.size())
            return refuse(path, target->file().errorString());
    }
    if (const auto written = target->commit(); !written)
        return written.failure();
    zip.sha256 = hash.result().toHex();
    return zip;
}

} // namespace tilldesk::exports
