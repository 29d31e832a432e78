#include "core/base/id.h"
#include "core/base/result.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

Result<int> half(int number)
{
    if (number % 2 != 0)
        return fail(ErrorCode::FieldInvalid, u"odd"_s, u"number"_s);
    return number / 2;
}

Result<QString> halfAsText(int number)
{
    const Result<int> result = half(number);
    if (!result)
        return result.failure();
    return QString::number(*result);
}

} // namespace

class TestResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsAValueOrAnError();
    void passesAnErrorOnAsAnotherType();
    void hasAValueWhenMadeFromNothing();
    void idsOfDifferentKindsDoNotMix();
    void equalIdsHashTheSame();
};

void TestResult::holdsAValueOrAnError()
{
    const auto good = half(8);
    QVERIFY(good.has_value());
    QCOMPARE(*good, 4);

    const auto bad = half(7);
    QVERIFY(!bad);
    QVERIFY((bad.error() == Error{ErrorCode::FieldInvalid, u"odd"_s, u"number"_s}));
}

void TestResult::passesAnErrorOnAsAnotherType()
{
    QCOMPARE(*halfAsText(10), u"5"_s);
    const auto bad = halfAsText(3);
    QVERIFY(!bad);
    QCOMPARE(bad.error().detail, u"odd"_s);
    QCOMPARE(bad.error().field, u"number"_s);
}

void TestResult::hasAValueWhenMadeFromNothing()
{
    QVERIFY(Result<QString>().has_value());
}

void TestResult::idsOfDifferentKindsDoNotMix()
{
    QVERIFY((!std::is_convertible_v<PaymentId, ProfileId>));
    QVERIFY((!std::is_convertible_v<QString, PaymentId>));
    QVERIFY(PaymentId().isEmpty());
    QVERIFY(!PaymentId(u"a"_s).isEmpty());
    QCOMPARE(PaymentId(u"a"_s).text(), u"a"_s);
}

void TestResult::equalIdsHashTheSame()
{
    const PaymentId one(u"0190a7c2f3b80123456789ab"_s);
    const PaymentId same(u"0190a7c2f3b80123456789ab"_s);
    const PaymentId other(u"0190a7c2f3b80123456789ac"_s);
    QVERIFY(one == same);
    QVERIFY(one != other);
    QCOMPARE(qHash(one, 7), qHash(same, 7));
}

TILLDESK_TEST(TestResult, QCoreApplication)
#include "tst_result.moc"
