#include "core/safekeeping/backup_reader.h"

#include "core/crypto/digest.h"
#include "core/crypto/sealed.h"
#include "core/storage/writeback_pacer.h"

#include <QDir>
#include <QFileInfo>
#include <cerrno>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

const QString kPassphrase = u"passphrase-file"_s;

tl::unexpected<Error> notExtracted(const QFile &file)
{
    if (errno == ENOSPC || errno == EDQUOT)
        return fail(ErrorCode::NoSpace, u"the disk has no space for %1"_s.arg(file.fileName()));
    return fail(ErrorCode::FileNotWritten,
                u"%1 cannot be written: %2"_s.arg(file.fileName(), storage::whyNotWritten(file)));
}

} // namespace

Result<BackupHeader> BackupReader::readHeader()
{
    if (!m_file.isOpen() && !m_file.open(QIODevice::ReadOnly))
        return refuseBackup(
            u"%1 cannot be read: %2"_s.arg(m_file.fileName(), m_file.errorString()));
    m_file.seek(0);
    const QByteArray preamble = m_file.read(kPreambleBytes);
    const auto bytes = headerBytes(preamble);
    if (!bytes)
        return bytes.failure();
    const QByteArray json = m_file.read(*bytes);
    if (json.size() != *bytes)
        return refuseBackup(u"was cut off within its header"_s);
    auto header = decode(json);
    if (!header)
        return header;
    m_header = *header;
    m_contentAt = kPreambleBytes + *bytes;
    m_headerDigest = crypto::sha256(QByteArray(preamble + json));
    const qint64 size = m_header.fileBytes(m_contentAt);
    if (m_file.size() != size)
        return refuseBackup((m_file.size() < size ? u"was cut off: it has %1 of %2 bytes"_s
                                                  : u"was changed: it has %1 bytes instead of %2"_s)
                                .arg(m_file.size())
                                .arg(size));
    return header;
}

Result<BackupHeader> BackupReader::checkWhole(BackupControl &control)
{
    auto header = readHeader();
    if (!header)
        return header;
    crypto::Sha256 digest;
    m_file.seek(0);
    for (qint64 rest = m_file.size() - kDigestBytes; rest > 0;) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled);
        const QByteArray bytes = m_file.read(std::min(rest, kChunkBytes));
        if (bytes.isEmpty())
            return refuseBackup(u"cannot be read: %1"_s.arg(m_file.errorString()));
        digest.add(bytes);
        rest -= bytes.size();
        control.done += bytes.size();
        control.pieceDone();
    }
    m_digest = m_file.read(kDigestBytes);
    if (digest.result() != m_digest)
        return refuseBackup(u"was changed or damaged: its SHA-256 is not that of its bytes"_s);
    return header;
}

Result<QByteArray> BackupReader::chunk(qint64 number, qint64 bytes)
{
    const qint64 stored = m_key.isEmpty() ? bytes : bytes + kSealBytes;
    const qint64 each = kChunkBytes + (m_key.isEmpty() ? 0 : kSealBytes);
    m_file.seek(m_contentAt + number * each);
    const QByteArray read = m_file.read(stored);
    if (read.size() != stored)
        return refuseBackup(u"cannot be read: %1"_s.arg(m_file.errorString()));
    return m_key.isEmpty() ? Result<QByteArray>(read)
                           : crypto::unseal(read, m_key, associatedData(m_headerDigest, number));
}

Result<void> BackupReader::unlock(QByteArrayView passphrase)
{
    m_key.clear();
    if (!m_header.isSealed())
        return passphrase.isEmpty()
            ? Result<void>()
            : refuseBackup(u"was given, but the backup was made without a passphrase"_s,
                           kPassphrase);
    if (passphrase.isEmpty())
        return fail(ErrorCode::FieldRequired, u"is needed: the backup is sealed by a passphrase"_s,
                    kPassphrase);
    auto key = chunkKey(m_header, passphrase);
    if (!key)
        return key.failure();
    m_key = std::move(*key);
    if (!chunk(0, std::min(kChunkBytes, m_header.contentBytes())))
        return refuseBackup(u"is not the passphrase with which the backup was made"_s, kPassphrase);
    return {};
}

Result<void> BackupReader::extract(const QString &folder, BackupControl &control)
{
    const qint64 all = m_header.contentBytes();
    qint64 taken = 0; // bytes of the content that were written to parts
    QByteArray rest;
    for (const BackupPart &part : m_header.parts) {
        const QString path = folder + u'/' + part.name;
        QFile file(path);
        QDir().mkpath(QFileInfo(path).absolutePath());
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                       QFile::ReadOwner | QFile::WriteOwner))
            return notExtracted(file);
        storage::WritebackPacer pacer(file.handle());
        for (qint64 missing = part.bytes; missing > 0;) {
            if (control.isCancelled)
                return fail(ErrorCode::Cancelled);
            if (rest.isEmpty()) {
                auto next = chunk(taken / kChunkBytes, std::min(kChunkBytes, all - taken));
                if (!next)
                    return refuseBackup(u"was changed: a chunk cannot be opened with its key"_s);
                rest = std::move(*next);
            }
            const qint64 count = std::min<qint64>(missing, rest.size());
            if (file.write(rest.constData(), count) != count || !file.flush())
                return notExtracted(file);
            missing -= count;
            pacer.written(file.pos());
            taken += count;
            control.done += count;
            rest.remove(0, count);
            control.pieceDone();
        }
        if (::fsync(file.handle()) != 0)
            return notExtracted(file);
    }
    return {};
}

} // namespace tilldesk::safekeeping
