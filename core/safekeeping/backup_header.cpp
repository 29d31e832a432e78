#include "core/safekeeping/backup_header.h"

#include "core/crypto/sealed.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

constexpr QByteArrayView kMagic = "TILLDESK-BACKUP\n";
constexpr qint64 kMaxHeader = 64LL * 1024;
constexpr qint64 kMaxOtherPart = 1024LL * 1024;

QByteArray word(quint32 number)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

qint64 chunksOf(qint64 bytes)
{
    return (bytes + kChunkBytes - 1) / kChunkBytes;
}

bool isKnown(const BackupPart &part)
{
    return part.name == kDatabasePart || part.name == kMasterKeyPart
        || (std::ranges::find(kOtherParts, part.name) != kOtherParts.end()
            && part.bytes <= kMaxOtherPart);
}

Result<QList<BackupPart>> partsIn(const QJsonArray &array)
{
    constexpr qint64 kMostBytes = qint64(1) << 46; // larger than any SQLite database of 4 KiB pages
    QList<BackupPart> parts;
    for (const QJsonValue &value : array) {
        const QJsonObject object = value.toObject();
        const BackupPart part{object[u"name"_s].toString(), object[u"bytes"_s].toInteger(-1)};
        const bool isTwice = std::ranges::any_of(
            parts, [&part](const BackupPart &other) { return other.name == part.name; });
        if (!isKnown(part) || isTwice || part.bytes < 0 || part.bytes > kMostBytes)
            return refuseBackup(u"the backup's header has an invalid part '%1'"_s.arg(part.name));
        parts << part;
    }
    if (parts.isEmpty() || parts.last().name != kDatabasePart)
        return refuseBackup(u"the backup's header has no database as its last part"_s);
    return parts;
}

} // namespace

qint64 BackupHeader::contentBytes() const
{
    qint64 bytes = 0;
    for (const BackupPart &part : parts)
        bytes += part.bytes;
    return bytes;
}

qint64 BackupHeader::fileBytes(qint64 encodedBytes) const
{
    const qint64 content = contentBytes();
    return encodedBytes + content + (isSealed() ? chunksOf(content) * kSealBytes : 0)
        + kDigestBytes;
}

tl::unexpected<Error> refuseBackup(const QString &rule, const QString &field)
{
    return fail(ErrorCode::FieldInvalid, rule, field);
}

QByteArray encode(const BackupHeader &header)
{
    QJsonArray parts;
    for (const BackupPart &part : header.parts)
        parts << QJsonObject{{u"name"_s, part.name}, {u"bytes"_s, part.bytes}};
    QJsonObject json{{u"program"_s, header.program},
                     {u"madeAt"_s, QString::fromLatin1(toIsoUtc(header.madeAt))},
                     {u"database"_s, header.database},
                     {u"schema"_s, header.schema},
                     {u"payments"_s, header.payments},
                     {u"parts"_s, parts}};
    if (header.lastPayment)
        json[u"lastPaymentAt"_s] = QString::fromLatin1(toIsoUtc(*header.lastPayment));
    if (header.isSealed())
        json[u"scrypt"_s] = QJsonObject{{u"logN"_s, header.cost.logN},
                                        {u"r"_s, header.cost.r},
                                        {u"p"_s, header.cost.p},
                                        {u"salt"_s, QString::fromLatin1(header.salt.toHex())}};
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return kMagic.toByteArray() + word(BackupHeader::kFormat) + word(quint32(text.size())) + text;
}

Result<qint64> headerBytes(QByteArrayView preamble)
{
    if (preamble.size() < kPreambleBytes || !preamble.startsWith(kMagic))
        return refuseBackup(u"is not a backup of Tilldesk"_s);
    const auto format = qFromBigEndian<quint32>(preamble.data() + kMagic.size());
    if (format != BackupHeader::kFormat)
        return refuseBackup(
            u"has version %1 of the backup format, and this program reads version %2: use"
            " a newer Tilldesk"_s.arg(format)
                .arg(BackupHeader::kFormat));
    const qint64 bytes = qFromBigEndian<quint32>(preamble.data() + kMagic.size() + 4);
    if (bytes > kMaxHeader)
        return refuseBackup(u"is damaged: its header has an impossible length"_s);
    return bytes;
}

Result<BackupHeader> decode(QByteArrayView text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toByteArray()).object();
    const auto madeAt = parseIsoTime(json[u"madeAt"_s].toString());
    if (!madeAt)
        return refuseBackup(u"is damaged: its header says no time"_s);
    const auto parts = partsIn(json[u"parts"_s].toArray());
    if (!parts)
        return parts.failure();
    BackupHeader header{.program = json[u"program"_s].toString(),
                        .madeAt = *madeAt,
                        .database = json[u"database"_s].toString(),
                        .schema = json[u"schema"_s].toInteger(),
                        .payments = json[u"payments"_s].toInteger(),
                        .lastPayment = parseIsoTime(json[u"lastPaymentAt"_s].toString()),
                        .parts = *parts,
                        .salt = {},
                        .cost = {}};
    if (json.contains(u"scrypt"_s)) {
        const QJsonObject scrypt = json[u"scrypt"_s].toObject();
        header.salt = QByteArray::fromHex(scrypt[u"salt"_s].toString().toLatin1());
        header.cost = {.logN = scrypt[u"logN"_s].toInt(),
                       .r = scrypt[u"r"_s].toInt(),
                       .p = scrypt[u"p"_s].toInt()};
        if (header.salt.size() != kSaltBytes)
            return refuseBackup(u"is damaged: the salt of its passphrase has another length"_s);
    }
    return header;
}

Result<QByteArray> chunkKey(const BackupHeader &header, QByteArrayView passphrase)
{
    return crypto::scrypt(passphrase, header.salt, header.cost, crypto::kSealKeyBytes);
}

QByteArray associatedData(const QByteArray &digest, qint64 chunk)
{
    QByteArray number(8, Qt::Uninitialized);
    qToBigEndian(chunk, number.data());
    return digest + number;
}

} // namespace tilldesk::safekeeping
