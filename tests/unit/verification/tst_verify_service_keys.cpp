#include "tests/support/demo_database.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The findings of `verify` in the service's own keys, without unsealing them.
class TestVerifyServiceKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void passesEveryPhase();
    void findsDamage_data();
    void findsDamage();
    void tellsNothingSealed();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }
    void change(const QString &sql) const { storage::Database(path()).execute(sql); }

    KeptDatabase m_database;
};

/// Keys 1 and 2 are retired and erased, 3 and 4 sign, 5 and 6 wait.
void TestVerifyServiceKeys::initTestCase()
{
    DemoDatabase demo;
    auto &assembly = demo.assembly();
    QVERIFY(assembly.keys().prepare().result());
    const auto rotate = [&assembly] {
        return app::onCore(assembly, [&assembly, made = keys::makeKeys(assembly.keys().maker())] {
            return assembly.services().keys().rotate(made);
        });
    };
    QVERIFY(rotate());
    demo.clock().advance(2 * keys::kOverlap);
    assembly.core().wake();
    QTRY_COMPARE(demo.number(u"SELECT count(*) FROM service_key WHERE sealed_key = ''"_s), 2);
    QVERIFY(rotate());
    demo.assembly().stop();
    m_database.keep(demo.path());
}

void TestVerifyServiceKeys::init()
{
    m_database.makeCopy();
}

void TestVerifyServiceKeys::passesEveryPhase()
{
    const QStringList lines = verified(path());
    QCOMPARE(lines.last(), u"sound"_s);
    QVERIFY(lines.contains(
        u"ok  service keys: 4 in the key set, certificates and phases consistent"_s));
}

void TestVerifyServiceKeys::findsDamage_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("what");
    const auto add = [](const char *name, const QString &change, int row, const QString &what) {
        QTest::newRow(name) << u"UPDATE service_key SET %1 WHERE seq = %2"_s.arg(change).arg(row)
                            << row << what;
    };
    add("another's certificate",
        u"certificate = (SELECT certificate FROM service_key WHERE seq = 3)"_s, 5, u"the kid"_s);
    add("another kid", u"kid = 'x' || substr(kid, 2)"_s, 1, u"the kid"_s);
    add("no certificate", u"certificate = ''"_s, 4, u"the certificate"_s);
    add("no base64", u"certificate = '%' || certificate"_s, 4, u"the certificate"_s);
    add("other algorithm", u"algorithm = 2"_s, 5, u"is not RS256"_s);
    add("signs before it is published", u"signs_from = published_at - 1"_s, 6, u"before it is"_s);
    add("retired before it signs", u"retired_at = signs_from"_s, 3, u"retired before"_s);
    add("cut short", u"sealed_key = substr(sealed_key, 1, 36)"_s, 5, u"cut short"_s);
    add("no base64 sealed", u"sealed_key = '%' || sealed_key"_s, 5, u"cut short"_s);
    add("last one erased", u"sealed_key = ''"_s, 6, u"the last of its algorithm"_s);
    add("last one retired", u"retired_at = signs_from + 1"_s, 5, u"the last of its algorithm"_s);
    add("followed, but not retired", u"retired_at = NULL"_s, 4, u"a later key follows"_s);
}

void TestVerifyServiceKeys::findsDamage()
{
    QFETCH(QString, change);
    QFETCH(int, row);
    QFETCH(QString, what);
    this->change(change);
    const QStringList lines = verified(path());
    QCOMPARE(lines.last(), u"not sound"_s);
    const QStringList wrong = lines.filter(u"wrong  service keys: service_key %1: "_s.arg(row));
    QVERIFY2(!wrong.filter(what).isEmpty(), qPrintable(lines.join(u'\n')));
}

void TestVerifyServiceKeys::tellsNothingSealed()
{
    change(u"UPDATE service_key SET sealed_key = 'c2VjcmV0' WHERE seq = 5"_s);
    QVERIFY(!verified(path()).join(u'\n').contains(u"c2VjcmV0"_s));
}

TILLDESK_TEST(TestVerifyServiceKeys, QCoreApplication)
#include "tst_verify_service_keys.moc"
