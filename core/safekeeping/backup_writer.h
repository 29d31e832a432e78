#pragma once

#include "core/crypto/digest.h"
#include "core/domain/backup.h"
#include "core/safekeeping/backup_header.h"
#include "core/storage/atomic_file.h"
#include "core/storage/writeback_pacer.h"

namespace tilldesk::safekeeping {

/// Writes a backup under a temporary name. commit() reads it back from the disk, compares it with
/// what was written, and gives it its name. The destructor deletes an unfinished file.
class BackupWriter
{
public:
    /// Derives the key of the chunks and writes the header. Mode of the file: 0600.
    /// @param passphrase  empty: the content is stored as it is
    /// Errors: as AtomicFile::begin().
    [[nodiscard]] static Result<BackupWriter> begin(const QString &path, BackupHeader header,
                                                    QByteArrayView passphrase,
                                                    BackupControl &control);

    /// Adds the next part, which must have the length that the header says.
    /// Errors: `FileNotWritten`; `NoSpace`; `Cancelled`.
    [[nodiscard]] Result<void> add(QIODevice &part, qint64 bytes);
    /// Writes the last chunk and the digest, and syncs the file. Then reads the file back and
    /// renames it. Errors: `FileNotWritten`, also if the disk returns other bytes than were
    /// written.
    /// @return size of the file in bytes
    [[nodiscard]] Result<qint64> commit();

private:
    BackupWriter(storage::AtomicFile file, QString path, BackupControl &control);
    [[nodiscard]] Result<void> write(const QByteArray &bytes);
    [[nodiscard]] Result<void> writeChunk();

    storage::AtomicFile m_file;
    QString m_path;
    storage::WritebackPacer m_pacer;
    BackupControl *m_control;
    std::unique_ptr<crypto::Sha256> m_digest = std::make_unique<crypto::Sha256>();
    QByteArray m_key;          ///< empty: not sealed
    QByteArray m_headerDigest; ///< for associatedData()
    QByteArray m_chunk;        ///< content that is not written yet
    qint64 m_chunks = 0;       ///< number of chunks written
};

} // namespace tilldesk::safekeeping
