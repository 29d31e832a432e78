#include "core/keys/master_key_file.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using keys::MasterKeyFile;

/// The file with the master key, next to the database.
class TestMasterKeyFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void givesBackWhatWasWritten();
    void isForItsOwnerOnly();
    void replacesNothing();
    void putsAsideWhatACutStartLeft();
    void refusesAFileOfOthers_data();
    void refusesAFileOfOthers();
    void refusesAnotherUsersFile();
    void takesAFileThatIsOnlyReadable();
    void refusesWhatIsNoPlainFile_data();
    void refusesWhatIsNoPlainFile();
    void refusesOtherContents_data();
    void refusesOtherContents();
    void tellsAFolderThatCannotBeWritten();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"master.key"_s); }
    [[nodiscard]] QString refusal() const
    {
        const auto read = MasterKeyFile(path()).read();
        if (read || read.error().code != ErrorCode::Storage
            || !read.error().detail.startsWith(path() + u": "_s))
            return u"no refusal with the path"_s;
        return read.error().detail;
    }
    void write(const QByteArray &text, mode_t mode = 0600) const
    {
        QFile file(path());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.close();
        QCOMPARE(::chmod(QFile::encodeName(path()).constData(), mode), 0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    const QByteArray m_key = QByteArray::fromHex("00ff") + QByteArray(30, 'k');
};

void TestMasterKeyFile::givesBackWhatWasWritten()
{
    const MasterKeyFile file(path());
    QVERIFY(!file.exists());
    QVERIFY(!file.read());
    QVERIFY(file.create(m_key));
    QVERIFY(file.exists());
    QCOMPARE(*file.read(), m_key);
    QFile raw(path());
    QVERIFY(raw.open(QFile::ReadOnly));
    QCOMPARE(raw.readAll(), m_key.toHex() + '\n');
}

void TestMasterKeyFile::isForItsOwnerOnly()
{
    const mode_t mask = ::umask(0);
    const auto created = MasterKeyFile(path()).create(m_key);
    ::umask(mask);
    QVERIFY(created);
    struct stat status = {};
    QCOMPARE(::stat(QFile::encodeName(path()).constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777U, mode_t(0600));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"master.key"_s});
}

void TestMasterKeyFile::replacesNothing()
{
    QVERIFY(MasterKeyFile(path()).create(m_key));
    const auto again = MasterKeyFile(path()).create(QByteArray(32, 'x'));
    QVERIFY(!again);
    QVERIFY(again.error().detail.contains(u"exists already"_s));
    QCOMPARE(*MasterKeyFile(path()).read(), m_key);
}

void TestMasterKeyFile::putsAsideWhatACutStartLeft()
{
    QFile draft(path() + u".new"_s);
    QVERIFY(draft.open(QFile::WriteOnly));
    draft.write("00ff");
    draft.close();
    QVERIFY(MasterKeyFile(path()).create(m_key));
    QCOMPARE(*MasterKeyFile(path()).read(), m_key);
}

void TestMasterKeyFile::refusesAFileOfOthers_data()
{
    QTest::addColumn<int>("mode");
    for (const int mode : {0604, 0640, 0620, 0602, 0610, 0601, 0666, 0777})
        QTest::addRow("%o", unsigned(mode)) << mode;
}

void TestMasterKeyFile::refusesAFileOfOthers()
{
    QFETCH(int, mode);
    write(m_key.toHex() + '\n', mode_t(mode));
    const QString told = refusal();
    QVERIFY2(told.contains(u"mode 0600"_s), qPrintable(told));
    QVERIFY2(told.contains(u"mode %1)"_s.arg(QString::number(mode, 8))), qPrintable(told));
}

void TestMasterKeyFile::refusesAnotherUsersFile()
{
    if (::geteuid() != 0)
        QSKIP("only root can give a file away");
    write(m_key.toHex() + '\n');
    QCOMPARE(::chown(QFile::encodeName(path()).constData(), 12345, 12345), 0);
    QVERIFY(refusal().contains(u"another user"_s));
}

void TestMasterKeyFile::takesAFileThatIsOnlyReadable()
{
    write(m_key.toHex(), 0400); // without the line end, as some editors save
    QCOMPARE(*MasterKeyFile(path()).read(), m_key);
}

void TestMasterKeyFile::refusesWhatIsNoPlainFile_data()
{
    QTest::addColumn<QString>("kind");
    for (const QString &kind : {u"folder"_s, u"link"_s, u"broken link"_s, u"fifo"_s})
        QTest::newRow(qPrintable(kind)) << kind;
}

void TestMasterKeyFile::refusesWhatIsNoPlainFile()
{
    QFETCH(QString, kind);
    const QByteArray name = QFile::encodeName(path());
    if (kind == u"folder"_s) {
        QVERIFY(QDir().mkdir(path(), QFile::ReadOwner | QFile::ExeOwner));
    } else if (kind == u"fifo"_s) {
        QCOMPARE(::mkfifo(name.constData(), 0600), 0);
    } else {
        const QString target = m_folder->filePath(u"elsewhere"_s);
        if (kind == u"link"_s)
            QVERIFY(MasterKeyFile(target).create(m_key));
        QVERIFY(QFile::link(target, path()));
    }
    const MasterKeyFile file(path());
    QVERIFY(file.exists());
    QVERIFY(refusal().startsWith(path()));
    QVERIFY(!file.create(m_key));
}

void TestMasterKeyFile::refusesOtherContents_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = m_key.toHex();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a digit too few") << whole.chopped(1);
    QTest::newRow("a byte too few") << whole.chopped(2);
    QTest::newRow("a byte too many") << whole + "00";
    QTest::newRow("two lines") << whole + "\n\n";
    QTest::newRow("no hex") << QByteArray(64, 'g');
    QTest::newRow("blanks between") << whole.first(32) + ' ' + whole.sliced(32);
    QTest::newRow("very long") << QByteArray(10'000, 'a');
}

void TestMasterKeyFile::refusesOtherContents()
{
    QFETCH(QByteArray, text);
    write(text);
    QVERIFY(refusal().contains(u"differs from the master key"_s));
}

void TestMasterKeyFile::tellsAFolderThatCannotBeWritten()
{
    const MasterKeyFile file(m_folder->filePath(u"nowhere/master.key"_s));
    const auto created = file.create(m_key);
    QVERIFY(!created);
    QCOMPARE(created.error().code, ErrorCode::Storage);
    QVERIFY(created.error().detail.contains(u"nowhere/master.key"_s));
}

TILLDESK_TEST(TestMasterKeyFile, QCoreApplication)
#include "tst_master_key_file.moc"
