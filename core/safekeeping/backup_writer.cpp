#include "core/safekeeping/backup_writer.h"

#include "core/crypto/random.h"
#include "core/crypto/sealed.h"
#include "core/safekeeping/backup_reader.h"

#include <cerrno>
#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
BackupWriter::BackupWriter(storage::AtomicFile file, QString path, BackupControl &control)
    : m_file(std::move(file)),
      m_path(std::move(path)),
      m_pacer(m_file.file().handle()),
      m_control(&control)
{
}

Result<BackupWriter> BackupWriter::begin(const QString &path, BackupHeader header,
                                         QByteArrayView passphrase, BackupControl &control)
{
    QByteArray key;
    if (!passphrase.isEmpty()) {
        header.salt = crypto::randomBytes(kSaltBytes);
        auto derived = chunkKey(header, passphrase);
        if (!derived)
            return derived.failure();
        key = std::move(*derived);
    }
    const QByteArray encoded = encode(header);
    auto file = storage::AtomicFile::begin(path, header.fileBytes(encoded.size()),
                                           storage::FileAccess::OwnerOnly);
    if (!file)
        return file.failure();
    BackupWriter writer(std::move(*file), path, control);
    writer.m_key = std::move(key);
    writer.m_headerDigest = crypto::sha256(encoded);
    if (const auto written = writer.write(encoded); !written)
        return written.failure();
    return writer;
}

Result<void> BackupWriter::write(const QByteArray &bytes)
{
    m_digest->add(bytes);
    // Flushed at once: QFile would otherwise buffer, and report a full disk late.
    if (m_file.file().write(bytes) == bytes.size() && m_file.file().flush()) {
        m_pacer.written(m_file.file().pos());
        return {};
    }
    if (errno == ENOSPC || errno == EDQUOT)
        return fail(ErrorCode::NoSpace, u"the disk has no space for %1"_s.arg(m_path));
    return fail(ErrorCode::FileNotWritten,
                u"%1 cannot be written: %2"_s.arg(m_path, storage::whyNotWritten(m_file.file())));
}

Result<void> BackupWriter::writeChunk()
{
    const QByteArray bytes = m_key.isEmpty()
        ? m_chunk
        : crypto::seal(m_chunk, m_key, associatedData(m_headerDigest, m_chunks));
    ++m_chunks;
    m_control->done += m_chunk.size();
    m_chunk.clear();
    auto written = write(bytes);
    m_control->pieceDone();
    return written;
}

Result<void> BackupWriter::add(QIODevice &part, qint64 bytes)
{
    qint64 rest = bytes;
    while (rest > 0) {
        if (m_control->isCancelled)
            return fail(ErrorCode::Cancelled);
        const QByteArray more = part.read(std::min(rest, kChunkBytes - m_chunk.size()));
        if (more.isEmpty())
            return fail(ErrorCode::FileNotWritten,
                        u"a part of the backup cannot be read: %1"_s.arg(part.errorString()));
        rest -= more.size();
        m_chunk += more;
        if (m_chunk.size() < kChunkBytes)
            continue;
        if (auto written = writeChunk(); !written)
            return written;
    }
    return {};
}

Result<qint64> BackupWriter::commit()
{
    if (!m_chunk.isEmpty()) {
        if (const auto written = writeChunk(); !written)
            return written.failure();
    }
    const QByteArray digest = m_digest->result();
    m_digest = std::make_unique<crypto::Sha256>();
    if (const auto written = write(digest); !written)
        return written.failure();
    if (const auto synced = m_file.sync(); !synced)
        return synced.failure();
    // Evicts the file from the page cache, so that it is read from the disk.
    ::posix_fadvise(m_file.file().handle(), 0, 0, POSIX_FADV_DONTNEED);
    BackupReader reader(m_file.temporaryPath());
    const auto found = reader.checkWhole(*m_control);
    if (!found && found.error().code == ErrorCode::Cancelled)
        return found.failure();
    if (!found || reader.digest() != digest)
        return fail(ErrorCode::FileNotWritten,
                    u"%1: the disk returns other bytes than were written"_s.arg(m_path));
    return m_file.commit();
}

} // namespace tilldesk::safekeeping
