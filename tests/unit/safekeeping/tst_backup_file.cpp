#include "core/crypto/digest.h"
#include "core/safekeeping/backup_reader.h"
#include "core/safekeeping/backup_writer.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::safekeeping;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kPassphrase = "correct horse";

/// Longer than two chunks, and no chunk like another.
QByteArray someDatabase()
{
    QByteArray bytes;
    for (quint32 i = 0; bytes.size() < 2 * kChunkBytes + 12'345; ++i)
        bytes += QByteArray::number(i * 2'654'435'761U);
    return bytes;
}

BackupHeader headerOf(const QList<BackupPart> &parts)
{
    return {.program = u"0.2.0"_s,
            .madeAt = fromMillis(1'795'181'530'000),
            .database = u"0123456789ab"_s,
            .schema = 10,
            .payments = 61'204,
            .lastPayment = fromMillis(1'795'181'529'000),
            .parts = parts,
            .salt = {},
            .cost = {}};
}

/// Writes a backup with a master key and a database.
Result<qint64> write(const QString &path, QByteArrayView passphrase,
                     const QByteArray &database = someDatabase())
{
    const QByteArray key(65, 'k');
    BackupControl control;
    auto writer = BackupWriter::begin(
        path, headerOf({{kMasterKeyPart, key.size()}, {kDatabasePart, database.size()}}),
        passphrase, control);
    if (!writer)
        return writer.failure();
    for (QByteArray part : {key, database}) {
        QBuffer device(&part);
        device.open(QIODevice::ReadOnly);
        if (const auto added = writer->add(device, part.size()); !added)
            return added.failure();
    }
    return writer->commit();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void replace(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
}

/// Gives the bytes a valid SHA-256 again, as a forger would.
QByteArray digested(QByteArray content)
{
    content.chop(kDigestBytes);
    return content + crypto::sha256(content);
}

QString refusal(const QString &path)
{
    BackupControl control;
    BackupReader reader(path);
    const auto header = reader.checkWhole(control);
    return header ? QString() : QString(header.error().field + u": "_s + header.error().detail);
}

} // namespace

class TestBackupFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatWasWritten_data();
    void givesBackWhatWasWritten();
    void hasNoPlainByteOfASealedPart();
    void isReadableByItsOwnerOnly();
    void refusesEveryChangedByte();
    void refusesEveryLength();
    void refusesANewerFormatByItsRule();
    void refusesAnotherPassphrase_data();
    void refusesAnotherPassphrase();
    void refusesChunksInAnotherOrder();
    void refusesAPartThatWouldLeaveTheFolder();
    void leavesTheTargetAloneWhenCancelled();
    void leavesNoFileWhenTheDiskIsTooSmall();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"shop.backup"_s); }

    QTemporaryDir m_folder;
};

void TestBackupFile::givesBackWhatWasWritten_data()
{
    QTest::addColumn<QByteArray>("passphrase");
    QTest::newRow("sealed") << kPassphrase;
    QTest::newRow("not sealed") << QByteArray();
}

void TestBackupFile::givesBackWhatWasWritten()
{
    QFETCH(const QByteArray, passphrase);
    const auto bytes = write(path(), passphrase);
    QVERIFY(bytes);
    QCOMPARE(*bytes, QFileInfo(path()).size());

    BackupControl control;
    BackupReader reader(path());
    const auto header = reader.checkWhole(control);
    QVERIFY2(header, header ? "" : qPrintable(header.error().detail));
    QCOMPARE(header->payments, 61'204);
    QCOMPARE(header->madeAt, fromMillis(1'795'181'530'000));
    QCOMPARE(header->isSealed(), !passphrase.isEmpty());
    QVERIFY(reader.unlock(passphrase));
    const QTemporaryDir folder;
    QVERIFY(reader.extract(folder.path(), control));
    QCOMPARE(contentOf(folder.filePath(u"tilldesk.db"_s)), someDatabase());
    QCOMPARE(contentOf(folder.filePath(u"master.key"_s)), QByteArray(65, 'k'));
}

void TestBackupFile::hasNoPlainByteOfASealedPart()
{
    QVERIFY(write(path(), kPassphrase));
    const QByteArray content = contentOf(path());
    QVERIFY(!content.contains(someDatabase().first(32)));
    QVERIFY(!content.contains(QByteArray(65, 'k')));
    QVERIFY(!content.contains(kPassphrase));
}

void TestBackupFile::isReadableByItsOwnerOnly()
{
    QVERIFY(write(path(), {}));
    QCOMPARE(QFileInfo(path()).permissions()
                 & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
}

void TestBackupFile::refusesEveryChangedByte()
{
    QVERIFY(write(path(), kPassphrase, "a small database"));
    const QByteArray content = contentOf(path());
    for (qsizetype at = 0; at < content.size(); ++at) {
        QByteArray changed = content;
        changed[at] = char(changed[at] ^ 1);
        replace(path(), changed);
        QVERIFY2(refusal(path()).startsWith(u"input: "_s), qPrintable(QString::number(at)));
    }
}

void TestBackupFile::refusesEveryLength()
{
    QVERIFY(write(path(), kPassphrase, "a small database"));
    const QByteArray content = contentOf(path());
    for (qsizetype length = 0; length < content.size(); ++length) {
        replace(path(), content.first(length));
        QVERIFY2(refusal(path()).startsWith(u"input: "_s), qPrintable(QString::number(length)));
    }
    replace(path(), content.chopped(40));
    QVERIFY2(
        refusal(path()).contains(
            u"was cut off: it has %1 of %2 bytes"_s.arg(content.size() - 40).arg(content.size())),
        qPrintable(refusal(path())));
    replace(path(), content + 'x');
    QVERIFY(refusal(path()).contains(u"was changed: it has"_s));
}

void TestBackupFile::refusesANewerFormatByItsRule()
{
    QVERIFY(write(path(), {}, "a small database"));
    QByteArray content = contentOf(path());
    qToBigEndian<quint32>(2, content.data() + 16);
    replace(path(), digested(content));
    QVERIFY2(refusal(path()).contains(u"has version 2 of the backup format"_s),
             qPrintable(refusal(path())));
}

void TestBackupFile::refusesAnotherPassphrase_data()
{
    QTest::addColumn<QByteArray>("made");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("rule");
    QTest::newRow("wrong") << kPassphrase << QByteArray("Correct horse")
                           << u"is not the passphrase with which the backup was made"_s;
    QTest::newRow("none") << kPassphrase << QByteArray()
                          << u"is needed: the backup is sealed by a passphrase"_s;
    QTest::newRow("needless") << QByteArray() << kPassphrase
                              << u"was given, but the backup was made without a passphrase"_s;
}

void TestBackupFile::refusesAnotherPassphrase()
{
    QFETCH(const QByteArray, made);
    QFETCH(const QByteArray, given);
    QFETCH(const QString, rule);
    QVERIFY(write(path(), made));
    BackupControl control;
    BackupReader reader(path());
    QVERIFY(reader.checkWhole(control));
    const auto unlocked = reader.unlock(given);
    QVERIFY(!unlocked);
    QCOMPARE(unlocked.error().field, u"passphrase-file"_s);
    QCOMPARE(unlocked.error().detail, rule);
}

/// A forger without the passphrase can compute the SHA-256, but cannot exchange chunks.
void TestBackupFile::refusesChunksInAnotherOrder()
{
    QVERIFY(write(path(), kPassphrase));
    const QByteArray content = contentOf(path());
    BackupControl control;
    qint64 first = 0;
    {
        BackupReader reader(path());
        const auto header = reader.checkWhole(control);
        QVERIFY(header);
        first = content.size() - (header->fileBytes(0));
    }
    const qint64 each = kChunkBytes + kSealBytes;
    QByteArray changed = content;
    changed.replace(first, each, content.mid(first + each, each));
    changed.replace(first + each, each, content.mid(first, each));
    replace(path(), digested(changed));

    BackupReader reader(path());
    QVERIFY(reader.checkWhole(control));
    QVERIFY(!reader.unlock(kPassphrase));
}

void TestBackupFile::refusesAPartThatWouldLeaveTheFolder()
{
    for (const QString &name : {u"../tilldesk.db"_s, u"/etc/passwd"_s, u"tls/../../x"_s}) {
        QByteArray encoded = encode(headerOf({{name, 4}, {kDatabasePart, 4}}));
        encoded += "evil"
                   "base";
        replace(path(), encoded + crypto::sha256(encoded));
        QVERIFY2(refusal(path()).contains(u"has an invalid part"_s), qPrintable(refusal(path())));
    }
}

void TestBackupFile::leavesTheTargetAloneWhenCancelled()
{
    replace(path(), "an earlier backup");
    BackupControl control;
    control.isCancelled = true;
    QByteArray database = someDatabase();
    auto writer =
        BackupWriter::begin(path(), headerOf({{kDatabasePart, database.size()}}), {}, control);
    QVERIFY(writer);
    QBuffer device(&database);
    QVERIFY(device.open(QIODevice::ReadOnly));
    const auto added = writer->add(device, database.size());
    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::Cancelled);
    QCOMPARE(contentOf(path()), "an earlier backup");
}

/// The header says how large the file becomes, so nothing is written to a disk that is too small.
void TestBackupFile::leavesNoFileWhenTheDiskIsTooSmall()
{
    const QTemporaryDir folder;
    BackupControl control;
    const auto begun = BackupWriter::begin(
        folder.filePath(u"a.backup"_s), headerOf({{kDatabasePart, qint64(1) << 45}}), {}, control);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, ErrorCode::NoSpace);
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

TILLDESK_TEST(TestBackupFile, QCoreApplication)
#include "tst_backup_file.moc"
