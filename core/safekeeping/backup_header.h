#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"
#include "core/crypto/scrypt.h"

#include <QByteArray>
#include <QList>
#include <array>

namespace tilldesk::safekeeping {

/// A file inside a backup.
struct BackupPart {
    QString name; ///< one of kPartNames
    qint64 bytes = 0;

    friend bool operator==(const BackupPart &, const BackupPart &) = default;
};

/// The header of a backup file: everything that can be known without the passphrase.
///
/// A backup is one file, integers big-endian:
/// | Bytes | Content |
/// |---|---|
/// | 16 | `TILLDESK-BACKUP` and a line feed |
/// | 4 | version of the format, kFormat |
/// | 4 | length of the header |
/// | … | the header: a JSON object in UTF-8 |
/// | … | the parts, one after the other, in chunks of kChunkBytes |
/// | 32 | SHA-256 of all bytes before |
///
/// Without a passphrase the chunks are stored as they are. With a passphrase each is sealed by
/// AES-256-GCM (crypto::seal(): nonce, ciphertext, tag) with a key that scrypt derives from the
/// passphrase; salt and cost are in the header. The associated data of a chunk is the SHA-256 of
/// all bytes before the first chunk, then the chunk's number as 8 bytes: a chunk that was moved,
/// left out or taken from another backup does not open.
struct BackupHeader {
    static constexpr quint32 kFormat = 1;

    QString program;                      ///< version of the program that made the backup
    Timestamp madeAt;                     ///< begin of the backup; later changes may be in it
    QString database;                     ///< id of the database
    qint64 schema = 0;                    ///< number of the last migration
    qint64 payments = 0;                  ///< number of payments
    std::optional<Timestamp> lastPayment; ///< time of the last payment's creation
    QList<BackupPart> parts;              ///< in the order of the file
    QByteArray salt;                      ///< of scrypt; empty: without a passphrase
    crypto::ScryptCost cost;              ///< meaningful if `salt` is not empty

    [[nodiscard]] bool isSealed() const { return !salt.isEmpty(); }
    /// Returns the length of all parts together.
    [[nodiscard]] qint64 contentBytes() const;
    /// Returns the length of the whole file, given the length of the encoded header.
    [[nodiscard]] qint64 fileBytes(qint64 encodedBytes) const;

    friend bool operator==(const BackupHeader &, const BackupHeader &) = default;
};

/// Bytes of a part's content in one chunk; the last chunk may be shorter.
inline constexpr qint64 kChunkBytes = 1024LL * 1024;
/// Bytes that sealing adds to a chunk: a nonce and a tag.
inline constexpr qint64 kSealBytes = 28;
/// Bytes of the SHA-256 at the end of the file.
inline constexpr qint64 kDigestBytes = 32;
/// Bytes before the JSON object.
inline constexpr qint64 kPreambleBytes = 24;

inline constexpr auto kDatabasePart = QLatin1StringView("tilldesk.db");
inline constexpr auto kMasterKeyPart = QLatin1StringView("master.key");
/// Files of the data folder that a backup has if they exist, besides the database and the master
/// key. A backup with another name is refused, because the name becomes a path.
inline constexpr std::array kOtherParts{
    QLatin1StringView("tilldesk.ini"),   QLatin1StringView("window.ini"),
    QLatin1StringView("tls/ca.pem"),     QLatin1StringView("tls/ca.key"),
    QLatin1StringView("tls/server.pem"), QLatin1StringView("tls/server.key")};

/// Bytes of a header's salt.
inline constexpr int kSaltBytes = 16;

/// Returns the error for a backup, passphrase or folder that breaks a rule.
[[nodiscard]] tl::unexpected<Error> refuseBackup(const QString &rule,
                                                 const QString &field = QStringLiteral("input"));
/// Returns the bytes of the file before its first chunk.
[[nodiscard]] QByteArray encode(const BackupHeader &header);
/// Returns the length of the JSON object that follows the preamble.
/// @param preamble  the first kPreambleBytes of the file
/// Errors: `FieldInvalid` naming the rule: not a backup, or of a newer format.
[[nodiscard]] Result<qint64> headerBytes(QByteArrayView preamble);
/// Parses the JSON object. Errors: `FieldInvalid` naming the member that breaks a rule.
[[nodiscard]] Result<BackupHeader> decode(QByteArrayView json);

/// Returns the key of the chunks. Errors: as crypto::scrypt().
[[nodiscard]] Result<QByteArray> chunkKey(const BackupHeader &header, QByteArrayView passphrase);
/// Returns the associated data of a chunk. @param digest  SHA-256 of encode()
[[nodiscard]] QByteArray associatedData(const QByteArray &digest, qint64 chunk);

} // namespace tilldesk::safekeeping
