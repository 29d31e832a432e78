#include "core/crypto/file_digest.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

class TestFileDigest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsThePublishedDigest_data();
    void equalsThePublishedDigest();
    void saysThatAFileCannotBeRead();
};

/// @source NIST, Secure Hash Standard validation: SHA-256 examples
void TestFileDigest::equalsThePublishedDigest_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("digest");
    QTest::addRow("empty") << QByteArray()
                           << "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_ba;
    QTest::addRow("abc") << "abc"_ba
                         << "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_ba;
    QTest::addRow("several blocks")
        << QByteArray(1'000'000, 'a')
        << "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"_ba;
}

void TestFileDigest::equalsThePublishedDigest()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, digest);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    QCOMPARE(crypto::sha256OfFile(file.fileName()), digest);
}

void TestFileDigest::saysThatAFileCannotBeRead()
{
    const QTemporaryDir folder;
    QVERIFY(!crypto::sha256OfFile(folder.filePath(u"missing"_s)));
    QVERIFY(!crypto::sha256OfFile(folder.path()));
}

TILLDESK_TEST(TestFileDigest, QCoreApplication)
#include "tst_file_digest.moc"
