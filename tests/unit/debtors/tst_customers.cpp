#include "core/debtors/customers.h"
#include "core/domain/iban.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <random>

using namespace tilldesk;
using namespace tilldesk::debtors;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMany = 3000;

Dice diceOf(quint64 seed)
{
    return [engine = std::make_shared<std::mt19937_64>(seed)](qint64 bound) {
        return qint64((*engine)() % quint64(bound));
    };
}

PaymentId paymentId(int number)
{
    return PaymentId(u"%1"_s.arg(number, 24, 16, '0'_L1));
}

} // namespace

class TestCustomers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void haveValidIbansOfFiveCountries();
    void haveBelgianAccountsThatHold();
    void livesMostlyInBelgium();
    void areTheSameForTheSamePayment();
    void differFromPaymentToPayment();
    void asksForNumbersWithinItsLists();
};

void TestCustomers::haveValidIbansOfFiveCountries()
{
    QSet<QString> countries;
    const Dice dice = diceOf(1);
    for (int i = 0; i < kMany; ++i) {
        const Debtor customer = someCustomer(dice);
        QVERIFY2(isValidIban(customer.iban), qPrintable(customer.iban));
        QVERIFY(!customer.name.isEmpty());
        countries << customer.iban.first(2);
    }
    QCOMPARE(countries, QSet<QString>({u"BE"_s, u"NL"_s, u"LU"_s, u"FR"_s, u"DE"_s}));
}

void TestCustomers::haveBelgianAccountsThatHold()
{
    // National check digits: the first ten digits modulo 97, with 97 in place of 0.
    const Dice dice = diceOf(2);
    int seen = 0;
    for (int i = 0; i < kMany; ++i) {
        const QString account = someCustomer(dice).iban;
        if (!account.startsWith("BE"_L1))
            continue;
        ++seen;
        const qint64 rest = account.sliced(4, 10).toLongLong() % 97;
        QCOMPARE(account.last(2).toLongLong(), rest == 0 ? 97 : rest);
    }
    QVERIFY(seen > kMany / 2);
    // Ten zeros: the remainder is 0.
    const Debtor zeros = someCustomer([](qint64) { return 0; });
    QCOMPARE(zeros.iban.sliced(4), u"000000000097"_s);
    QVERIFY(isValidIban(zeros.iban));
}

void TestCustomers::livesMostlyInBelgium()
{
    QHash<QString, int> count;
    const Dice dice = diceOf(3);
    for (int i = 0; i < kMany; ++i)
        ++count[someCustomer(dice).iban.first(2)];
    QVERIFY(count[u"BE"_s] > kMany * 6 / 10);
    for (const auto &country : {u"NL"_s, u"LU"_s, u"FR"_s, u"DE"_s})
        QVERIFY2(count[country] > kMany * 3 / 100, qPrintable(country));
}

void TestCustomers::areTheSameForTheSamePayment()
{
    for (int i = 0; i < 100; ++i)
        QCOMPARE(customerOf(paymentId(i)), customerOf(paymentId(i)));
    // The result must also be the same in each version and on each computer.
    const Debtor known = customerOf(PaymentId(u"019aa4f3c7d15f3a9c1b7e6d"_s));
    QVERIFY(isValidIban(known.iban));
    QCOMPARE(known, (Debtor{u"Hugo"_s, u"LU519072633633833093"_s}));
}

void TestCustomers::differFromPaymentToPayment()
{
    QSet<QString> ibans;
    QSet<QString> names;
    for (int i = 0; i < 500; ++i) {
        const Debtor customer = customerOf(paymentId(i));
        ibans << customer.iban;
        names << customer.name;
    }
    QCOMPARE(ibans.size(), 500);
    QVERIFY(names.size() > 30);
}

void TestCustomers::asksForNumbersWithinItsLists()
{
    // The highest number each time: reading beyond a list would fail an assertion.
    const Debtor last = someCustomer([](qint64 bound) { return bound - 1; });
    QVERIFY(last.iban.startsWith("DE"_L1));
    QVERIFY(isValidIban(last.iban));
    QCOMPARE(last.name, u"Heike"_s);
}

TILLDESK_TEST(TestCustomers, QCoreApplication)
#include "tst_customers.moc"
