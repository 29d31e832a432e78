#include "core/storage/high_water_mark.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

const HighWater kMark{.database = u"01a1f7d0a1b2000000000001"_s,
                      .paymentSeq = 1'234'567,
                      .ledgerSeq = 765,
                      .ledgerHash = QByteArray(64, 'a'),
                      .auditSeq = 4'321,
                      .auditHash = QByteArray(64, 'b'),
                      .headSeq = 88,
                      .wallTime = fromMillis(1'795'181'530'007),
                      .bootId = "0c7b5d4e-1111-2222-3333-444455556666",
                      .sinceBoot = std::chrono::milliseconds(98'765)};

} // namespace

class TestHighWaterMark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrote();
    void isReplacedAsAWhole();
    void isMissingWhereNothingWasWritten();
    void isMissingWhenItWasCutOff();
    void saysWhereItCannotWrite();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"mark"_s); }

    QTemporaryDir m_folder;
};

void TestHighWaterMark::readsWhatItWrote()
{
    HighWaterMark mark(path());
    QVERIFY(mark.open());
    QVERIFY(mark.write(kMark));
    QCOMPARE(HighWaterMark(path()).read(), kMark);
    QCOMPARE(QFileInfo(path()).permissions() & QFile::ReadOther, QFile::Permissions());
}

void TestHighWaterMark::isReplacedAsAWhole()
{
    HighWaterMark mark(path());
    QVERIFY(mark.open());
    QVERIFY(mark.write(kMark));
    QVERIFY(mark.write({}));
    QCOMPARE(mark.read(), HighWater());
}

void TestHighWaterMark::isMissingWhereNothingWasWritten()
{
    QCOMPARE(HighWaterMark(m_folder.filePath(u"nowhere"_s)).read(), std::nullopt);
    HighWaterMark mark(m_folder.filePath(u"empty"_s));
    QVERIFY(mark.open());
    QCOMPARE(mark.read(), std::nullopt);
}

void TestHighWaterMark::isMissingWhenItWasCutOff()
{
    HighWaterMark mark(path());
    QVERIFY(mark.open());
    QVERIFY(mark.write(kMark));
    QVERIFY(QFile::resize(path(), 100));
    QCOMPARE(mark.read(), std::nullopt);
}

void TestHighWaterMark::saysWhereItCannotWrite()
{
    HighWaterMark mark(m_folder.filePath(u"nowhere/mark"_s));
    const auto opened = mark.open();
    QVERIFY(!opened);
    QVERIFY(opened.error().detail.contains(mark.path()));
}

TILLDESK_TEST(TestHighWaterMark, QCoreApplication)
#include "tst_high_water_mark.moc"
