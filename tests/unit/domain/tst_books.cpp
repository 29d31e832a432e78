#include "core/base/enumerators.h"
#include "core/domain/books.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

constexpr BookUse kClearing{.kind = BookAccountKind::Clearing};
constexpr BookUse kTransfer{.kind = BookAccountKind::Transfer};
constexpr BookUse kVat{.kind = BookAccountKind::Vat};
constexpr BookUse kFees{.kind = BookAccountKind::Fees};

Books belgian(const BookAccounts &own)
{
    Books books;
    books.own = own;
    return books;
}

} // namespace

/// Accounts of books: those of the charts, and what is doubtful about accounts.
class TestBooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noChartHasADoubtfulAccount();
    void warnsOfTheBanksOwnAccount_data();
    void warnsOfTheBanksOwnAccount();
    void namesTheUseThatSharesAnAccount();
    void refusesToShareTheAccountsOfClearingAndVat();
    void leavesWhatWasShared();
};

/// The bank's own statements move its account: a payout booked on it is booked twice.
void TestBooks::noChartHasADoubtfulAccount()
{
    for (const BookChart chart : enumerators<BookChart>()) {
        const BookAccounts accounts = accountsOf(chart);
        for (const auto &[use, account] : accounts) {
            const auto advice = adviceOn(chart, accounts, use);
            const bool isFine = !advice || advice->doubt == AccountDoubt::NotApart;
            QVERIFY2(isFine, qPrintable(toText(chart) + u' ' + toText(use)));
        }
        QCOMPARE(accounts.contains(kTransfer), chart != BookChart::Own);
    }
}

void TestBooks::warnsOfTheBanksOwnAccount_data()
{
    QTest::addColumn<BookChart>("chart");
    QTest::addColumn<QString>("account");
    QTest::addColumn<bool>("isBanks");
    for (const auto &[chart, account, isBanks] :
         {std::tuple(BookChart::Belgium, u"550000"_s, true),
          std::tuple(BookChart::Belgium, u"560001"_s, true),
          std::tuple(BookChart::Belgium, u"580007"_s, false),
          std::tuple(BookChart::Netherlands, u"1100"_s, true),
          std::tuple(BookChart::Netherlands, u"1290"_s, false),
          std::tuple(BookChart::Netherlands, u"110000"_s, false),
          std::tuple(BookChart::France, u"512100"_s, true),
          std::tuple(BookChart::France, u"511200"_s, false),
          std::tuple(BookChart::GermanySkr03, u"1200"_s, true),
          std::tuple(BookChart::GermanySkr03, u"1360"_s, false),
          std::tuple(BookChart::GermanySkr04, u"1800"_s, true),
          std::tuple(BookChart::GermanySkr04, u"1460"_s, false),
          std::tuple(BookChart::Own, u"Assets.Bank"_s, true),
          std::tuple(BookChart::Own, u"550000"_s, true), // in the numbers of a chart
          std::tuple(BookChart::Own, u"1800"_s, true),
          std::tuple(BookChart::Own, u"580000"_s, false),
          std::tuple(BookChart::Own, u"2000"_s, false)})
        QTest::addRow("%s %s", toText(chart).data(), qPrintable(account))
            << chart << account << isBanks;
}

void TestBooks::warnsOfTheBanksOwnAccount()
{
    QFETCH(const BookChart, chart);
    QFETCH(const QString, account);
    QFETCH(const bool, isBanks);
    const BookUse clearing{.kind = BookAccountKind::Clearing};
    for (const BookUse &use : {kTransfer, clearing}) {
        const auto advice = adviceOn(chart, {{use, account}}, use);
        QCOMPARE(advice.has_value(), isBanks);
        QVERIFY(!advice || advice->doubt == AccountDoubt::Bank);
    }
    const BookUse fees{.kind = BookAccountKind::Fees}; // may be booked where the merchant likes
    QVERIFY(!adviceOn(chart, {{fees, account}}, fees));
}

void TestBooks::namesTheUseThatSharesAnAccount()
{
    const BookUse unknown{.kind = BookAccountKind::Unknown};
    const BookAccounts accounts = belgian({{kFees, u"499000"_s}}).all();
    QCOMPARE(adviceOn(BookChart::Belgium, accounts, kFees)->doubt, AccountDoubt::Shared);
    QVERIFY((adviceOn(BookChart::Belgium, accounts, kFees)->other <=> unknown) == 0);
    QVERIFY((adviceOn(BookChart::Belgium, accounts, unknown)->other <=> kFees) == 0);
    // Rates may share an account.
    const BookUse six{.kind = BookAccountKind::Sales, .rate = 600};
    QVERIFY(!adviceOn(BookChart::Belgium, belgian({{six, u"700210"_s}}).all(), six));
}

void TestBooks::refusesToShareTheAccountsOfClearingAndVat()
{
    for (const auto &[use, account] :
         {std::pair(kTransfer, u"580100"_s), std::pair(kClearing, u"580000"_s),
          std::pair(kVat, u"700210"_s), std::pair(kFees, u"451000"_s)}) {
        const auto refused = checkedSharing(Books(), belgian({{use, account}}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, toText(use));
    }
    QVERIFY(checkedSharing(Books(), belgian({{kFees, u"499000"_s}})));
    QVERIFY(checkedSharing(Books(), belgian({{kVat, QString()}}))); // not booked apart
    Books german; // whose account for transfers the merchant has for clearing already
    german.chart = BookChart::GermanySkr03;
    german.own = {{kClearing, u"1360"_s}};
    QVERIFY(!checkedSharing(belgian({{kClearing, u"1360"_s}}), german));
}

void TestBooks::leavesWhatWasShared()
{
    const Books before = belgian({{kTransfer, u"580100"_s}});
    Books after = before;
    after.own[kFees] = u"650000"_s;
    QVERIFY(checkedSharing(before, after));
    after.own[kFees] = u"580100"_s;
    QVERIFY(!checkedSharing(before, after));
}

TILLDESK_TEST(TestBooks, QCoreApplication)
#include "tst_books.moc"
