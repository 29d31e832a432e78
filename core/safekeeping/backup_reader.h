#pragma once

#include "core/domain/backup.h"
#include "core/safekeeping/backup_header.h"

#include <QFile>

namespace tilldesk::safekeeping {

/// Reads a backup file: first readHeader() or checkWhole(), then unlock(), then extract().
class BackupReader
{
public:
    explicit BackupReader(const QString &path) : m_file(path) {}

    /// Reads the header and compares the file's size with it.
    /// Errors: `FieldInvalid` with the field `input` and the rule: unreadable, not a backup, of a
    /// newer format, cut off, or longer than its header says.
    [[nodiscard]] Result<BackupHeader> readHeader();
    /// Reads the header and the whole file, and checks the SHA-256 at its end.
    /// Errors: as readHeader(); also `FieldInvalid` if a byte was changed; `Cancelled`.
    [[nodiscard]] Result<BackupHeader> checkWhole(BackupControl &control);
    /// Returns the SHA-256 at the end of the file. @pre checkWhole() has succeeded
    [[nodiscard]] const QByteArray &digest() const { return m_digest; }
    /// Returns the size of the file. @pre readHeader() has succeeded
    [[nodiscard]] qint64 bytes() const { return m_file.size(); }
    /// Derives the key of a sealed backup and opens its first chunk with it.
    /// Errors: `FieldRequired` or `FieldInvalid` with the field `passphrase-file`: missing, wrong,
    /// or given for a backup that has none.
    /// @pre checkWhole() has succeeded
    [[nodiscard]] Result<void> unlock(QByteArrayView passphrase);
    /// Writes all parts to a folder, mode 0600, and syncs them. Errors: `FieldInvalid` if a chunk
    /// does not open; `NoSpace`; `FileNotWritten`; `Cancelled`. The caller deletes the folder then.
    /// @pre unlock() has succeeded
    [[nodiscard]] Result<void> extract(const QString &folder, BackupControl &control);

private:
    [[nodiscard]] Result<QByteArray> chunk(qint64 number, qint64 bytes);

    QFile m_file;
    BackupHeader m_header;
    qint64 m_contentAt = 0;    ///< position of the first chunk
    QByteArray m_headerDigest; ///< for associatedData()
    QByteArray m_digest;
    QByteArray m_key; ///< empty: not sealed
};

} // namespace tilldesk::safekeeping
