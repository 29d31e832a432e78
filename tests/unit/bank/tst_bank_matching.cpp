#include "core/audit/trail.h"
#include "core/bank/bank_queries.h"
#include "core/bank/bank_service.h"
#include "core/verification/checks.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

namespace {

/// A shop with payouts, and a bank that books them.
struct World : RefundFixture {
    World()
    {
        audit::Trail trail(db, clock);
        commit([&] {
            trail.open();
            return 0;
        });
    }

    Payout pays(qint64 cents, bool fails = false)
    {
        paid(cents);
        payoutsFail = fails;
        const auto made = commit([this] { return payouts.run(clock.now()); });
        payoutsFail = false;
        return made->first();
    }
    [[nodiscard]] QDate day() const { return closing.day(clock.now()); }
    [[nodiscard]] QString remittance(const Payout &payout) const
    {
        return remittanceOf(payout, closing.day(payout.madeAt));
    }
    /// Books lines on a statement of `last`, the number of which is unique.
    Result<BankImport> books(const std::vector<MadeLine> &lines, const QDate &last)
    {
        return imports(codaFile(profile.iban, ++number, 0, lines, last));
    }
    Result<BankImport> imports(const QByteArray &bytes, bool acceptsDifferences = false)
    {
        const auto file = readBytes(bytes, u"bank.cod"_s);
        if (!file)
            return file.failure();
        return commit([&] {
            return service.import(*file,
                                  {.merchants = {}, .acceptsDifferences = acceptsDifferences});
        });
    }
    QList<BankItem> items(const BankItemFilter &filter = {})
    {
        return bank::items(db, closing, day(), filter);
    }
    /// Returns the outcome of each item as `outcome reason-sentence`.
    QStringList outcomes(const BankItemFilter &filter = {})
    {
        QStringList all;
        for (const BankItem &item : items(filter))
            all << QString(toText(item.outcome));
        return all;
    }
    qint64 lines() { return this->CoreFixture::number(u"SELECT count(*) FROM bank_entry"_s); }

    payouts::ClosingTime closing;
    bank::BankService service{db, clock, closing};
    int number = 0;
};

} // namespace

class TestBankMatching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesTheWholeIdAndTheAmount();
    void matchesAnIdThatTheBankRewrote_data();
    void matchesAnIdThatTheBankRewrote();
    void saysThatTheAmountDiffers();
    void offersTheOnlyPayoutOfTheAmount();
    void offersAllPayoutsThatMayBeMeant();
    void doesNotTrustAnIdThatIsCutOff();
    void saysWhyAPayoutIsUnexpected_data();
    void saysWhyAPayoutIsUnexpected();
    void listsAPayoutThatWasSentBack();
    void missesAPayoutTwoBankDaysLater();
    void expectsNothingBeforeTheFirstStatement();
    void leavesOtherLinesAlone();
    void matchesByHand();
    void refusesWrongMatchesByHand();
    void remembersThatAMatchWasUndone();
    void tellsThatALineIsNoPayout();
    void listsOpenItemsWithTheirAge();
    void listsAPeriod();
    void writesDownWhoDidIt();
    void verifiesTheMatches_data();
    void verifiesTheMatches();
};

void TestBankMatching::matchesTheWholeIdAndTheAmount()
{
    World world;
    const Payout payout = world.pays(45'520);
    const auto report = world.books(
        {{world.day(), 45'520, world.remittance(payout)}, {world.day(), -1'000, u"rent"_s}},
        world.day());
    QVERIFY(report);
    QCOMPARE(report->matched, 1);
    QCOMPARE(report->added, 2);
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Matched);
    QCOMPARE(items[0].reason, BankReason::IdAndAmount);
    QCOMPARE(items[0].payouts, QList{payout});
    QCOMPARE(items[0].evidence.size(), 1);
    QCOMPARE(items[0].evidence[0].text, payout.id.text());
    QCOMPARE(items[0].entry->line, 3);
    QCOMPARE(items[0].entry->file, u"bank.cod"_s);
    QVERIFY(!items[0].decision);
}

void TestBankMatching::matchesAnIdThatTheBankRewrote_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("capitals") << u"%U"_s;
    QTest::newRow("without the rest") << u"%I"_s;
    QTest::newRow("blanks for hyphens") << u"20261120 %I WEB"_s;
    QTest::newRow("nothing for hyphens") << u"20261120%IWEB"_s;
    QTest::newRow("after other text") << u"/REF/ STORTING VAN 20.11 NR %I EUR"_s;
    QTest::newRow("broken") << u"%A %B"_s;
}

void TestBankMatching::matchesAnIdThatTheBankRewrote()
{
    QFETCH(QString, pattern);
    World world;
    const Payout payout = world.pays(1'000);
    const QString id = payout.id.text();
    pattern.replace(u"%U"_s, world.remittance(payout).toUpper())
        .replace(u"%I"_s, id)
        .replace(u"%A"_s, id.left(11))
        .replace(u"%B"_s, id.mid(11));
    QVERIFY(world.books({{world.day(), 1'000, pattern}}, world.day()));
    QCOMPARE(world.outcomes(), QStringList{u"matched"_s});
    QCOMPARE(world.items()[0].evidence[0].text.remove(u' ').toLower(), id);
}

void TestBankMatching::saysThatTheAmountDiffers()
{
    World world;
    const Payout payout = world.pays(132'270);
    QVERIFY(world.books({{world.day(), 132'045, world.remittance(payout)}}, world.day()));
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::AmountDiffers);
    QCOMPARE(items[0].payouts, QList{payout});
    QCOMPARE(reasonInWords(items[0]),
             u"the payout is EUR 1322.70; the bank booked EUR 2.25 less"_s);
}

void TestBankMatching::offersTheOnlyPayoutOfTheAmount()
{
    World world;
    const Payout payout = world.pays(140'950);
    QVERIFY(world.books({{world.day().addDays(3), 140'950, u"BAKKERIJ JANSSENS STORTING"_s}},
                        world.day().addDays(3)));
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::NoReference);
    QCOMPARE(items[0].reason, BankReason::SameAmount);
    QCOMPARE(items[0].payouts, QList{payout});
    // A day later it is another matter: the payout is missing.
    World later;
    later.pays(140'950);
    QVERIFY(
        later.books({{later.day().addDays(4), 140'950, u"STORTING"_s}}, later.day().addDays(4)));
    QVERIFY(later.books({}, later.day()));
    QCOMPARE(later.outcomes(), QStringList{u"missing"_s});
}

void TestBankMatching::offersAllPayoutsThatMayBeMeant()
{
    World world;
    const Payout first = world.pays(5'000);
    world.clock.advance(24h);
    const Payout second = world.pays(5'000);
    QVERIFY(world.books({{world.day(), 5'000, u"STORTING"_s}}, world.day()));
    QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Ambiguous);
    QCOMPARE(items[0].reason, BankReason::SameAmounts);
    QCOMPARE(items[0].payouts, (QList{second, first})); // the closest day first
    // A line with the ids of two payouts is ambiguous too.
    QVERIFY(world.books({{world.day(), 10'000, first.id.text() + u' ' + second.id.text()}},
                        world.day()));
    items = world.items();
    QCOMPARE(items.size(), 2);
    QCOMPARE(items[1].reason, BankReason::SeveralIds);
    QCOMPARE(items[1].evidence.size(), 2);
}

void TestBankMatching::doesNotTrustAnIdThatIsCutOff()
{
    World world;
    const Payout payout = world.pays(45'520);
    const QString cut = world.remittance(payout).left(14).toUpper();
    QVERIFY(world.books({{world.day(), 45'520, cut}}, world.day()));
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Ambiguous);
    QCOMPARE(items[0].reason, BankReason::CutId);
    QCOMPARE(items[0].payouts, QList{payout});
    QCOMPARE(items[0].evidence[0].text, cut.mid(9));
    QCOMPARE(reasonInWords(items[0]),
             u"the id is cut off; 1 payouts of that day begin with '%1'"_s.arg(cut.mid(9)));
}

void TestBankMatching::saysWhyAPayoutIsUnexpected_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("reason");
    QTest::newRow("failed") << u"failed"_s << int(BankReason::PayoutFailed);
    QTest::newRow("twice") << u"twice"_s << int(BankReason::MatchedAlready);
    QTest::newRow("too early") << u"early"_s << int(BankReason::BeforePayout);
    QTest::newRow("unknown") << u"unknown"_s << int(BankReason::UnknownId);
}

void TestBankMatching::saysWhyAPayoutIsUnexpected()
{
    QFETCH(const QString, kind);
    QFETCH(const int, reason);
    World world;
    const Payout payout = world.pays(2'000, kind == "failed"_L1);
    QString text = world.remittance(payout);
    if (kind == "unknown"_L1)
        text.replace(payout.id.text(), u"01a1e1705d80f3a276d4aa61"_s);
    const QDate day = kind == "early"_L1 ? world.day().addDays(-1) : world.day();
    QVERIFY(world.books({{day, 2'000, text}}, world.day()));
    if (kind == "twice"_L1)
        QVERIFY(world.books({{day.addDays(1), 2'000, text}}, day.addDays(1)));
    const QList<BankItem> items =
        world.items({.merchants = {}, .outcomes = {BankOutcome::Unexpected}});
    QCOMPARE(items.size(), 1);
    QCOMPARE(int(items[0].reason), reason);
    QVERIFY(!items[0].evidence.isEmpty());
    QVERIFY(!reasonInWords(items[0]).isEmpty());
}

void TestBankMatching::listsAPayoutThatWasSentBack()
{
    World world;
    const Payout payout = world.pays(1'000);
    const Payout failed = world.pays(2'000, true);
    QVERIFY(world.books({{world.day(), 1'000, world.remittance(payout)},
                         {world.day(), -1'000, u"RETOUR "_s + world.remittance(payout)},
                         {world.day(), -2'000, world.remittance(failed)},
                         {world.day(), -300, u"RENT 20261118 0123456789abcdef01234567"_s},
                         {world.day(), -400, u"WATER"_s}},
                        world.day()));
    QCOMPARE(world.outcomes(), (QStringList{u"unexpected"_s, u"unexpected"_s, u"matched"_s}));
    const BankItem item = world.items().first();
    QCOMPARE(reasonInWords(item),
             u"the line is a debit with the payout's id: the payout was sent back"_s);
    QCOMPARE(item.payouts, QList{payout});
    QCOMPARE(item.evidence.size(), 1);
    QCOMPARE(item.evidence.first().text, payout.id.text());
    QCOMPARE(bank::openItems(world.db, world.closing, world.day(), {}).size(), 2);
    QCOMPARE(world.outcomes({.outcomes = {BankOutcome::Other}}).size(), 2);
    // It is never the line of the payout, but a person can say that it is settled.
    const auto match = [&](const PayoutId &id) {
        return world.commit([&] { return world.service.match(item.entry->seq, id); });
    };
    QCOMPARE(match(failed.id).error().field, u"line"_s);
    QVERIFY(match(PayoutId()));
    QCOMPARE(world.outcomes(), (QStringList{u"unexpected"_s, u"matched"_s}));
    QVERIFY(world.commit([&] { return world.service.unmatch(item.entry->seq); }));
    QCOMPARE(world.outcomes().size(), 3);
}

void TestBankMatching::missesAPayoutTwoBankDaysLater()
{
    World world; // Friday, 20 November 2026
    const Payout payout = world.pays(3'000);
    const QDate friday = world.day();
    QVERIFY(world.books({}, friday));
    QCOMPARE(world.outcomes(), QStringList{u"awaited"_s});
    QCOMPARE(world.items()[0].expected, friday.addDays(4));
    QVERIFY(world.books({}, friday.addDays(3)));
    QCOMPARE(world.outcomes(), QStringList{u"awaited"_s});
    QVERIFY(world.books({}, friday.addDays(4)));
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Missing);
    QCOMPARE(items[0].payouts, QList{payout});
    QVERIFY(!items[0].entry);
    // It arrives in the end.
    QVERIFY(world.books({{friday.addDays(6), 3'000, world.remittance(payout)}}, friday.addDays(6)));
    QCOMPARE(world.outcomes(), QStringList{u"matched"_s});
}

void TestBankMatching::expectsNothingBeforeTheFirstStatement()
{
    World world;
    world.pays(3'000);
    QCOMPARE(world.items(), QList<BankItem>());
    world.clock.advance(24h * 30);
    QVERIFY(world.books({}, world.day()));
    QCOMPARE(world.items(), QList<BankItem>());
}

void TestBankMatching::leavesOtherLinesAlone()
{
    World world;
    const Payout payout = world.pays(3'000);
    QVERIFY(world.books({{world.day(), 100, u"Interest"_s},
                         {world.day(), -3'000, u"Rent"_s},
                         {world.day(), 3'000, world.remittance(payout)}},
                        world.day()));
    QCOMPARE(world.outcomes(), QStringList{u"matched"_s});
    QCOMPARE(world.outcomes({.merchants = {}, .outcomes = {BankOutcome::Other}}),
             (QStringList{u"other"_s, u"other"_s}));
}

void TestBankMatching::matchesByHand()
{
    World world;
    const Payout payout = world.pays(132'270);
    QVERIFY(world.books({{world.day(), 132'045, u"STORTING"_s}}, world.day()));
    const qint64 line = 1;
    const auto match = [&](bool acceptsDifference) {
        const audit::Acting acting({.kind = AuditActorKind::Staff, .id = u"1"_s, .name = u"An"_s});
        return world.commit(
            [&] { return world.service.match(line, payout.id, {}, acceptsDifference); });
    };
    const auto refused = match(false);
    QCOMPARE(refused.error().field, u"payout"_s);
    QCOMPARE(refused.error().detail,
             u"is of EUR 1322.70, and the bank booked EUR 1320.45; the difference of EUR -2.25 must"
             " be accepted"_s);
    QVERIFY(match(true));
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Matched);
    QCOMPARE(items[0].reason, BankReason::ByHand);
    QCOMPARE(items[0].decision, (BankDecision{world.clock.now(), u"An"_s}));
    QCOMPARE(reasonInWords(items[0]),
             u"matched by An; the payout is EUR 1322.70; the bank booked EUR 2.25 less"_s);
    QCOMPARE(world.CoreFixture::number(u"SELECT difference FROM bank_match"_s), -225);
    QVERIFY(world.commit([&] { return world.service.unmatch(line); }));
    QVERIFY(!world.outcomes().contains(u"matched"_s));
    QVERIFY(match(true));
    QCOMPARE(world.outcomes(), QStringList{u"matched"_s});
}

void TestBankMatching::refusesWrongMatchesByHand()
{
    World world;
    const Payout payout = world.pays(1'000);
    const Payout other = world.pays(2'000);
    const Payout failed = world.pays(3'000, true);
    QVERIFY(world.books(
        {{world.day(), 1'000, u"a"_s}, {world.day(), 2'000, u"b"_s}, {world.day(), -5, u"c"_s}},
        world.day()));
    const auto match = [&](qint64 line, const PayoutId &id) {
        return world.commit([&] { return world.service.match(line, id); });
    };
    QVERIFY(match(1, payout.id));
    const auto field = [&](qint64 line, const PayoutId &id) {
        const auto made = match(line, id);
        return made ? QString() : QString(made.error().field + u": "_s + made.error().detail);
    };
    QCOMPARE(field(1, other.id), u"line: is matched already; unmatch it first"_s);
    QCOMPARE(field(2, payout.id), u"payout: is matched with another line; unmatch that first"_s);
    QCOMPARE(field(2, failed.id), u"payout: has failed: no money was sent for it"_s);
    QCOMPARE(field(3, other.id), u"line: must be a credit"_s);
    QCOMPARE(field(4, other.id), u"line: there is no such line"_s);
    QCOMPARE(match(2, PayoutId(u"unknown"_s)).error().code, ErrorCode::PayoutNotFound);
    const auto stranger = world.commit([&] {
        return world.service.match(2, other.id, {MerchantId(u"000000000000000000000000"_s)});
    });
    QCOMPARE(stranger.error().field, u"line"_s);
    const auto nothing = world.commit([&] { return world.service.unmatch(2); });
    QCOMPARE(nothing.error().detail, u"has no match"_s);
    QCOMPARE(world.CoreFixture::number(u"SELECT count(*) FROM bank_match"_s), 1);
    // The schema refuses a second match as well.
    QVERIFY_THROWS_EXCEPTION(
        storage::StorageException,
        world.db.execute(u"INSERT INTO bank_match (entry, payout, made_at, by_hand, difference,"
                         " actor) VALUES (2, 1, 0, 1, 0, '')"_s));
}

void TestBankMatching::remembersThatAMatchWasUndone()
{
    World world;
    const Payout payout = world.pays(1'000);
    QVERIFY(world.books({{world.day(), 1'000, world.remittance(payout)}}, world.day()));
    QVERIFY(world.commit([&] { return world.service.unmatch(1); }));
    const QList<BankItem> items = world.items();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Ambiguous);
    QCOMPARE(items[0].reason, BankReason::Undone);
    QVERIFY(world.commit([&] { return world.service.match(1, payout.id); }));
    QCOMPARE(world.outcomes(), QStringList{u"matched"_s});
}

void TestBankMatching::tellsThatALineIsNoPayout()
{
    World world;
    world.pays(1'000);
    QVERIFY(world.books({{world.day(), 1'000, u"a customer"_s}}, world.day()));
    QCOMPARE(world.outcomes(), QStringList{u"no-reference"_s});
    QVERIFY(world.commit([&] { return world.service.match(1, {}); }));
    QCOMPARE(world.outcomes(), QStringList{u"awaited"_s});
    const QList<BankItem> items = world.items({.merchants = {}, .outcomes = {BankOutcome::Other}});
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].reason, BankReason::NotAPayoutByHand);
    QVERIFY(items[0].decision);
    QVERIFY(world.commit([&] { return world.service.unmatch(1); }));
    QCOMPARE(world.outcomes(), QStringList{u"no-reference"_s});
}

void TestBankMatching::listsOpenItemsWithTheirAge()
{
    World world;
    const Payout matched = world.pays(1'000);
    world.pays(2'000);
    const QDate day = world.day();
    QVERIFY(world.books({{day, 1'000, world.remittance(matched)}}, day));
    QCOMPARE(bank::openItems(world.db, world.closing, day, {}), QList<BankItem>());
    world.clock.advance(24h * 10);
    QVERIFY(world.books({}, day.addDays(9)));
    const QList<BankItem> items = bank::openItems(world.db, world.closing, world.day(), {});
    QCOMPARE(items.size(), 1);
    QCOMPARE(items[0].outcome, BankOutcome::Missing);
    QCOMPARE(items[0].age, 10);
    QCOMPARE(bank::openItems(world.db, world.closing, world.day(), {world.merchant.id}), items);
    QCOMPARE(bank::openItems(world.db, world.closing, world.day(),
                             {MerchantId(u"000000000000000000000000"_s)}),
             QList<BankItem>());
}

void TestBankMatching::listsAPeriod()
{
    World world;
    const QDate day = world.day();
    QVERIFY(world.books({{day, 100, u"a"_s}, {day.addDays(1), 200, u"b"_s}}, day.addDays(2)));
    const auto count = [&](std::optional<QDate> first, std::optional<QDate> last) {
        return world
            .items(
                {.merchants = {}, .first = first, .last = last, .outcomes = {BankOutcome::Other}})
            .size();
    };
    QCOMPARE(count({}, {}), 2);
    QCOMPARE(count(day.addDays(1), {}), 1);
    QCOMPARE(count({}, day), 1);
    QCOMPARE(count(day.addDays(2), {}), 0);
}

void TestBankMatching::writesDownWhoDidIt()
{
    World world;
    const Payout payout = world.pays(1'000);
    const audit::Acting acting({.kind = AuditActorKind::CommandLine, .name = u"an"_s});
    QVERIFY(world.books({{world.day(), 1'000, u"a"_s}}, world.day()));
    QVERIFY(world.commit([&] { return world.service.match(1, payout.id); }));
    QVERIFY(world.commit([&] { return world.service.unmatch(1); }));
    AuditFilter filter;
    filter.kinds = {AuditKind::BankFileRead, AuditKind::BankLineMatched,
                    AuditKind::BankLineUnmatched};
    const AuditPage page = audit::page(world.db, filter, {}, 10);
    QCOMPARE(page.rows.size(), 3);
    for (const AuditEntry &entry : page.rows)
        QCOMPARE(entry.actor.name, u"an"_s);
    QCOMPARE(page.rows[0].subject, payout.id.text());
    QCOMPARE(page.rows[1].facts[u"line"_s].toInt(), 1);
    QCOMPARE(page.rows[2].subject, u"1"_s);
    QCOMPARE(page.rows[2].facts[u"name"_s].toString(), u"bank.cod"_s);
    QCOMPARE(page.rows[2].facts[u"accounts"_s].toString().right(5), world.profile.iban.right(5));
    QVERIFY(page.rows[2].facts[u"accounts"_s].toString().startsWith(u'*'));
}

void TestBankMatching::verifiesTheMatches_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("finding");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("amount of the line")
        << u"UPDATE bank_entry SET amount = 1001 WHERE seq = 1"_s
        << u"bank_match 1: the amounts of its line and its payout do not agree"_s;
    QTest::newRow("difference")
        << u"UPDATE bank_match SET difference = 1 WHERE seq = 2"_s
        << u"bank_match 2: the amounts of its line and its payout do not agree"_s;
    QTest::newRow("payout that failed") << u"UPDATE payout SET status = 2 WHERE seq = 1"_s
                                        << u"bank_match 1: its payout has failed"_s;
    QTest::newRow("no payout") << u"UPDATE bank_match SET payout = 99 WHERE seq = 2"_s
                               << u"bank_match 2: its payout does not exist"_s;
    QTest::newRow("no line") << u"UPDATE bank_match SET entry = 99 WHERE seq = 1"_s
                             << u"bank_match 1: its line does not exist"_s;
    QTest::newRow("other account") << u"UPDATE bank_account SET iban = 'NL91ABNA0417164300'"_s
                                   << u"bank_match 1: its payout was made to another account"_s;
    const QString added =
        u"bank_match %1: no entry of the audit trail made it: another program added or changed it"_s;
    QTest::newRow("match by hand that was added")
        << u"INSERT INTO bank_match (entry, payout, made_at, by_hand, difference, actor)"
           " SELECT seq, NULL, 0, 1, 0, 'an' FROM bank_entry WHERE seq = 4"_s
        << added.arg(4);
    QTest::newRow("person of a match")
        << u"UPDATE bank_match SET actor = 'an' WHERE seq = 3"_s << added.arg(3);
    QTest::newRow("match by hand that was removed")
        << u"DELETE FROM bank_match WHERE seq = 3"_s << u"bank_match: entry "_s;
    QTest::newRow("match by the rule that was removed")
        << u"DELETE FROM bank_match WHERE seq = 1"_s
        << u"bank_match: the rule made 1 matches, but there are 0: another program removed some"_s;
    QTest::newRow("match by the rule that was added")
        << u"INSERT INTO bank_match (entry, payout, made_at, by_hand, difference, actor)"
           " VALUES (4, 3, 0, 0, 0, 'an')"_s
        << u"bank_match 4: its line does not name its payout"_s;
    QTest::newRow("end of a match that was added")
        << u"INSERT INTO bank_unmatch (match, made_at, actor) VALUES (3, 0, 'an')"_s
        << u"bank_unmatch 3: no entry of the audit trail made it: another program added or changed"
           " it"_s;
    QTest::newRow("twice")
        << u"INSERT INTO bank_match (entry, payout, made_at, by_hand, difference, actor)"
           " VALUES (1, 2, 0, 1, -1000, '')"_s
        << u"bank_match 1: its line or its payout has another match"_s;
}

void TestBankMatching::verifiesTheMatches()
{
    QFETCH(const QString, damage);
    QFETCH(const QString, finding);
    World world;
    const Payout first = world.pays(1'000);
    const Payout second = world.pays(2'000);
    world.pays(700);
    QVERIFY(world.books({{world.day(), 1'000, world.remittance(first)},
                         {world.day(), 1'999, u"STORTING"_s},
                         {world.day(), 5, u"INTEREST"_s},
                         {world.day(), 700, u"OTHER"_s}},
                        world.day()));
    QVERIFY(world.commit([&] { return world.service.match(2, second.id, {}, true); }));
    QVERIFY(world.commit([&] { return world.service.match(3, {}); }));
    dropForeignKeys(world.db);
    for (const auto *trigger :
         {"bank_entry_is_fixed", "bank_match_is_fixed", "bank_match_is_single", "bank_match_stays",
          "bank_account_is_fixed", "payout_is_fixed"})
        dropTrigger(world.db, QLatin1StringView(trigger));
    if (!damage.isEmpty())
        world.db.execute(damage);
    verification::Findings found(world.db);
    const QString checked = verification::checkBank(world.db, found);
    const QString said = found.lines().value(0);
    QVERIFY2(finding.isEmpty() ? said.isEmpty() : said.startsWith(finding), qPrintable(said));
    if (damage.isEmpty())
        QCOMPARE(checked, u"3 lines of the bank, each with one payout at most"_s);
}

TILLDESK_TEST(TestBankMatching, QCoreApplication)
#include "tst_bank_matching.moc"
