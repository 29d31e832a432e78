#include "core/exports/zip_file.h"

#include "core/crypto/digest.h"
#include "core/storage/atomic_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
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

Result<void> pack(const QString &folder, const QStringList &files, const QString &path,
                  const std::atomic<bool> &isCancelled)
{
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
        if (source == nullptr
            || zip_file_add(archive.get(), name.constData(), source, ZIP_FL_ENC_UTF_8) < 0) {
            if (source != nullptr)
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

} // namespace

Result<ZipFile> zipFolder(const QString &folder, const QString &path,
                          const std::atomic<bool> &isCancelled)
{
    qint64 bytes = 0;
    const QStringList files = filesIn(folder, bytes);
    auto target = storage::AtomicFile::begin(path, bytes);
    if (!target)
        return target.failure();
    // libzip replaces the file that it writes, so it cannot write the temporary file itself.
    const QString scratch = folder + u".zip"_s;
    const auto packed = pack(folder, files, scratch, isCancelled);
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
