#include "core/domain/list_query.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

const QTimeZone kZone("Europe/Brussels");
const Timestamp kNow = *parseIsoTime(u"2026-11-20T13:32:00Z"); // a Friday

SearchQuery parsed(const QString &text)
{
    return parseQuery(text, kNow, kZone);
}

/// Returns the free text: `text`, then its amount in cents and its days in parentheses.
QStringList termsOf(const SearchQuery &query)
{
    QStringList terms;
    for (const SearchTerm &term : query.filter.terms) {
        QString shown = term.text;
        if (term.amount)
            shown += u" (%1 ct%2)"_s.arg(term.amount->amount.cents())
                         .arg(term.amount->isCertain ? u""_s : u"?"_s);
        if (term.days)
            shown += u" (%1)"_s.arg(QString::fromLatin1(toIsoUtc(*term.days->from).first(10)));
        terms << shown;
    }
    return terms;
}

} // namespace

class TestSearchQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEachFilter();
    void readsTheStatusInFourLanguages_data();
    void readsTheStatusInFourLanguages();
    void beginsDaysInTheTimeZone();
    void readsWeekdaysAndHours();
    void spansHoursInTheTimeZone();
    void widensAndNarrows();
    void interpretsFreeText_data();
    void interpretsFreeText();
    void keepsQuotedTextTogether();
    void namesTheMistake_data();
    void namesTheMistake();
    void keepsTheRightFiltersBesideAMistake();
    void saysWhereEachPartStands();
    void survivesHostileText_data();
    void survivesHostileText();
    void offersValuesThatItAccepts();
    void readsTheFiltersOfOtherLists();
    void refusesWordsOfOtherLists();
    void quotesValuesForTyping();
};

void TestSearchQuery::readsEachFilter()
{
    const SearchQuery query = parsed(
        u"status:paid amount:>=20 payer:bram day:yesterday pos:\"till 1\" ref:104 payout:6a60"
        " channel:instore refund:part profile:counter type:static person:anna"_s);
    QVERIFY(query.problems.isEmpty());
    QCOMPARE(query.parts.size(), 12);
    const PaymentFilter &filter = query.filter;
    QCOMPARE(filter.statuses, QList{PaymentStatus::Succeeded});
    QCOMPARE(filter.amounts, (AmountRange{Amount::fromCents(2000), {}}));
    QCOMPARE(filter.payer, u"bram"_s);
    QCOMPARE(filter.from, parseIsoTime(u"2026-11-18T23:00:00Z"));
    QCOMPARE(filter.to, parseIsoTime(u"2026-11-19T22:59:59.999Z"));
    QCOMPARE(filter.pointOfSale, u"till 1"_s);
    QCOMPARE(filter.referencePart, u"104"_s);
    QCOMPARE(filter.payout, u"6a60"_s);
    QCOMPARE(filter.person, u"anna"_s);
    QCOMPARE(filter.channels, QList{PaymentChannel::InStore});
    QCOMPARE(filter.refunded, RefundShare::Part);
    QCOMPARE(filter.profileName, u"counter"_s);
    QCOMPARE(filter.types, QList{PaymentType::StaticQr});
    QVERIFY(filter.terms.isEmpty());
    QVERIFY(parsed({}).isEmpty());
    QVERIFY(parsed(u"  \t "_s).isEmpty());
}

void TestSearchQuery::readsTheStatusInFourLanguages_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<PaymentStatus>("status");
    for (const char *paid : {"paid", "PAID", "betaald", "payé", "bezahlt", "succeeded"})
        QTest::newRow(paid) << QString::fromUtf8(paid) << PaymentStatus::Succeeded;
    for (const char *expired : {"expired", "verlopen", "expiré", "abgelaufen"})
        QTest::newRow(expired) << QString::fromUtf8(expired) << PaymentStatus::Expired;
    for (const char *waiting : {"waiting", "PENDING_MERCHANT_ACKNOWLEDGEMENT",
                                "pending-merchant-acknowledgement", "te-doen", "\"à traiter\""})
        QTest::newRow(waiting) << QString::fromUtf8(waiting)
                               << PaymentStatus::PendingMerchantAcknowledgement;
}

void TestSearchQuery::readsTheStatusInFourLanguages()
{
    QFETCH(const QString, value);
    QFETCH(const PaymentStatus, status);
    QCOMPARE(parsed(u"status:"_s + value).filter.statuses, QList{status});
}

void TestSearchQuery::beginsDaysInTheTimeZone()
{
    // 00:30 in Brussels is still the day before in UTC.
    const Timestamp now = *parseIsoTime(u"2026-11-19T23:30:00Z");
    QCOMPARE(parseQuery(u"day:today", now, kZone).filter.from,
             parseIsoTime(u"2026-11-19T23:00:00Z"));
    QCOMPARE(parseQuery(u"day:today", now, QTimeZone::utc()).filter.from,
             parseIsoTime(u"2026-11-19T00:00:00Z"));
    // The day on which summer time ends has 25 hours.
    const PaymentFilter filter = parsed(u"date:2026-10-25"_s).filter;
    QCOMPARE(*filter.to - *filter.from, std::chrono::hours(25) - std::chrono::milliseconds(1));
}

void TestSearchQuery::readsWeekdaysAndHours()
{
    const PaymentFilter filter = parsed(u"weekday:sunday hour:12 weekday:MON hour:9:00"_s).filter;
    QCOMPARE(filter.week, (WeekHours{{7, 1}, {12, 9}, kZone}));
    for (const char *friday : {"friday", "fri", "vrijdag", "vendredi", "Freitag", "fr"})
        QCOMPARE(parsed(u"weekday:"_s + QString::fromLatin1(friday)).filter.week.weekdays,
                 QList{5});
    for (const char *wrong :
         {"weekday:day", "weekday:8", "hour:24", "hour:-1", "hour:9:30", "hour:x"})
        QCOMPARE(parsed(QString::fromLatin1(wrong)).problems.size(), 1);
    QVERIFY(parsed(u"day:today"_s).filter.week.isAny());
}

void TestSearchQuery::spansHoursInTheTimeZone()
{
    const auto at = [](const char *time) { return *parseIsoTime(QString::fromLatin1(time)); };
    const std::chrono::milliseconds almost(1);
    // Winter time ends the Sunday of 25 October: 02:00 to 03:00 comes twice.
    const WeekHours twice{{7}, {2, 3}, kZone};
    QCOMPARE(twice.spans(at("2026-10-19T00:00:00Z"), at("2026-10-26T12:00:00Z")),
             (QList<TimeSpan>{{at("2026-10-25T00:00:00Z"), at("2026-10-25T03:00:00Z") - almost}}));
    // The clock skips 02:00 to 03:00 on 29 March.
    const WeekHours skipped{{7}, {2}, kZone};
    QVERIFY(skipped.spans(at("2026-03-23T00:00:00Z"), at("2026-03-30T00:00:00Z")).isEmpty());
    // Both ends are cut, and hours of two weeks are two spans.
    const WeekHours fridays{{5}, {9, 10, 14}, kZone};
    QCOMPARE(fridays.spans(at("2026-11-13T08:30:00Z"), at("2026-11-20T08:15:00Z")),
             (QList<TimeSpan>{{at("2026-11-13T08:30:00Z"), at("2026-11-13T10:00:00Z") - almost},
                              {at("2026-11-13T13:00:00Z"), at("2026-11-13T14:00:00Z") - almost},
                              {at("2026-11-20T08:00:00Z"), at("2026-11-20T08:15:00Z")}}));
    // Consecutive days are one span.
    const WeekHours weekend{{6, 7}, {}, kZone};
    QCOMPARE(weekend.spans(at("2026-11-20T12:00:00Z"), at("2026-11-24T00:00:00Z")),
             (QList<TimeSpan>{{at("2026-11-20T23:00:00Z"), at("2026-11-22T23:00:00Z") - almost}}));
    QVERIFY(weekend.contains(at("2026-11-20T23:00:00Z")));
    QVERIFY(!weekend.contains(at("2026-11-20T22:59:59Z")));
}

void TestSearchQuery::widensAndNarrows()
{
    const PaymentFilter filter =
        parsed(u"status:paid status:failed status:paid channel:online channel:instore amount:>=10"
               " amount:10..30 amount:<=20 day:2026-09.. day:..2026-10-31 payer:a payer:b"_s)
            .filter;
    QCOMPARE(filter.statuses,
             (QList{PaymentStatus::Succeeded, PaymentStatus::Failed,
                    PaymentStatus::AuthorizationFailed}));
    QCOMPARE(filter.channels, (QList{PaymentChannel::Online, PaymentChannel::InStore}));
    QCOMPARE(filter.amounts, (AmountRange{Amount::fromCents(1000), Amount::fromCents(2000)}));
    QCOMPARE(filter.from, parseIsoTime(u"2026-08-31T22:00:00Z"));
    QCOMPARE(filter.to, parseIsoTime(u"2026-10-31T22:59:59.999Z"));
    QCOMPARE(filter.payer, u"b"_s);
    QCOMPARE(parsed(u"status:refunded"_s).filter.refunded, RefundShare::Some);
}

void TestSearchQuery::interpretsFreeText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("terms");
    QTest::newRow("amount") << u"24,50"_s << QStringList{u"24,50 (2450 ct)"_s};
    QTest::newRow("amount of two words")
        << u"€ 24.50 bram"_s << QStringList{u"€ 24.50 (2450 ct)"_s, u"bram"_s};
    QTest::newRow("cents") << u"2450 ct"_s << QStringList{u"2450 ct (2450 ct)"_s};
    QTest::newRow("number") << u"Order 10482"_s
                            << QStringList{u"Order"_s, u"10482 (1048200 ct?)"_s};
    QTest::newRow("two numbers") << u"10 482"_s
                                 << QStringList{u"10 (1000 ct?)"_s, u"482 (48200 ct?)"_s};
    QTest::newRow("day of two words") << u"3 nov"_s << QStringList{u"3 nov (2026-11-02)"_s};
    QTest::newRow("day of three words")
        << u"lotte 3 november 2025"_s << QStringList{u"lotte"_s, u"3 november 2025 (2025-11-02)"_s};
    QTest::newRow("Dutch day") << u"gisteren"_s << QStringList{u"gisteren (2026-11-18)"_s};
    QTest::newRow("French day") << u"hier"_s << QStringList{u"hier (2026-11-18)"_s};
    QTest::newRow("German day") << u"gestern"_s << QStringList{u"gestern (2026-11-18)"_s};
    QTest::newRow("time of day") << u"12:30"_s << QStringList{u"12:30"_s};
    QTest::newRow("URL") << u"https://shop.example/x?a=b:c"_s
                         << QStringList{u"https://shop.example/x?a=b:c"_s};
    QTest::newRow("leading colon") << u":paid"_s << QStringList{u":paid"_s};
    QTest::newRow("quoted") << u"\"3 nov\" \"24,50\""_s << QStringList{u"3 nov"_s, u"24,50"_s};
    QTest::newRow("beside a filter")
        << u"24,50 status:paid €"_s << QStringList{u"24,50 (2450 ct)"_s, u"€"_s};
}

void TestSearchQuery::interpretsFreeText()
{
    QFETCH(const QString, text);
    const SearchQuery query = parsed(text);
    QTEST(termsOf(query), "terms");
    QVERIFY(query.problems.isEmpty());
}

void TestSearchQuery::keepsQuotedTextTogether()
{
    QCOMPARE(parsed(u"payer:\"van den Berg\" x"_s).filter.payer, u"van den Berg"_s);
    QCOMPARE(termsOf(parsed(u"payer:\"van den Berg\"x"_s)), QStringList{u"x"_s});
    QCOMPARE(parsed(u"payer:\"van den"_s).filter.payer, u"van den"_s); // not closed yet
    QVERIFY(parsed(u"\"\" \"\u0301\""_s).isEmpty());
    const SearchQuery day = parsed(u"day:3 nov 2025 lotte"_s);
    QCOMPARE(day.filter.from, parseIsoTime(u"2025-11-02T23:00:00Z"));
    QCOMPARE(day.parts.first().value, u"3 nov 2025"_s);
    QCOMPARE(termsOf(day), QStringList{u"lotte"_s});
}

void TestSearchQuery::namesTheMistake_data()
{
    using Kind = QueryProblem::Kind;
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("suggestion");
    const auto row = [](const QString &text, Kind kind, const QString &word, const QString &value,
                        const QString &suggestion) {
        QTest::newRow(qPrintable(text)) << text << int(kind) << word << value << suggestion;
    };
    row(u"stat:paid"_s, Kind::UnknownWord, u"stat"_s, u"paid"_s, u"status"_s);
    row(u"amuont:20"_s, Kind::UnknownWord, u"amuont"_s, u"20"_s, u"amount"_s);
    row(u"colour:red"_s, Kind::UnknownWord, u"colour"_s, u"red"_s, u""_s);
    row(u"x:y"_s, Kind::UnknownWord, u"x"_s, u"y"_s, u""_s);
    row(u"amount:abc"_s, Kind::NotAnAmount, u"amount"_s, u"abc"_s, u""_s);
    row(u"day:tomorow"_s, Kind::NotADay, u"day"_s, u"tomorow"_s, u""_s);
    row(u"date:todya"_s, Kind::NotADay, u"date"_s, u"todya"_s, u"today"_s);
    row(u"status:pad"_s, Kind::UnknownValue, u"status"_s, u"pad"_s, u"paid"_s);
    row(u"refund:maybe"_s, Kind::UnknownValue, u"refund"_s, u"maybe"_s, u""_s);
    row(u"channel:phone"_s, Kind::UnknownValue, u"channel"_s, u"phone"_s, u""_s);
    row(u"type:stat"_s, Kind::UnknownValue, u"type"_s, u"stat"_s, u"static"_s);
    row(u"status:"_s, Kind::ValueMissing, u"status"_s, u""_s, u""_s);
    row(u"payer:\"\""_s, Kind::ValueMissing, u"payer"_s, u""_s, u""_s);
}

void TestSearchQuery::namesTheMistake()
{
    QFETCH(const QString, text);
    QFETCH(const int, kind);
    const SearchQuery query = parsed(text);
    QCOMPARE(query.problems.size(), 1);
    const QueryProblem &problem = query.problems.first();
    QCOMPARE(int(problem.kind), kind);
    QTEST(problem.word, "word");
    QTEST(problem.value, "value");
    QTEST(problem.suggestion, "suggestion");
    QCOMPARE(problem.span, (TextSpan{0, text.size()}));
    QCOMPARE(query.filter, PaymentFilter());
}

void TestSearchQuery::keepsTheRightFiltersBesideAMistake()
{
    const SearchQuery query = parsed(u"status:paid stat:x amount:abc payer:bram"_s);
    QCOMPARE(query.problems.size(), 2);
    QCOMPARE(query.parts.size(), 2);
    QCOMPARE(query.filter.payer, u"bram"_s);
}

void TestSearchQuery::saysWhereEachPartStands()
{
    const QString text = u" status:paid  payer:\"van den\"  € 24,50 "_s;
    QStringList parts;
    for (const QueryPart &part : parsed(text).parts)
        parts << text.mid(part.span.position, part.span.length);
    QCOMPARE(parts, (QStringList{u"status:paid"_s, u"payer:\"van den\""_s, u"€ 24,50"_s}));
}

void TestSearchQuery::survivesHostileText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("10,000 characters") << QString(10'000, u'a');
    QTest::newRow("10,000 words") << u"a "_s.repeated(10'000);
    QTest::newRow("10,000 quotes") << QString(10'000, u'"');
    QTest::newRow("NUL") << QString(u"a\0b status:\0paid"_s);
    QTest::newRow("quotes") << u"\" \"\" payer:\" x\" '' ` status:\"paid"_s;
    QTest::newRow("FTS operators") << u"NEAR(a b) AND OR NOT * ^ + - a* \"b\" col : {a b}"_s;
    QTest::newRow("SQL") << u"'; DROP TABLE payment; -- % _ !"_s;
    QTest::newRow("combining marks") << u"a"_s + QString(499, QChar(0x0301));
    QTest::newRow("lone surrogates") << QString(10, QChar(0xDC00)) + QString(10, QChar(0xD800));
    QTest::newRow("colons") << QString(499, u':');
    QTest::newRow("9 words") << u"a b c d e f g h i"_s;
}

void TestSearchQuery::survivesHostileText()
{
    QFETCH(const QString, text);
    const SearchQuery query = parsed(text);
    QVERIFY(query.filter.terms.size() <= kQueryTerms);
    QVERIFY(!query.isEmpty());
    if (text.size() > kQueryLength) {
        QCOMPARE(query.problems.first().kind, QueryProblem::Kind::TooLong);
        QCOMPARE(query.filter, PaymentFilter());
    }
    for (const SearchTerm &term : query.filter.terms)
        QVERIFY(!term.text.contains(QChar(0)));
}

void TestSearchQuery::offersValuesThatItAccepts()
{
    for (const FilterWord word : kFilterWords)
        QCOMPARE(filterWordFrom(QString(toText(word))), word);
    for (const FilterList list :
         {FilterList::Payments, FilterList::Refunds, FilterList::Payouts, FilterList::Callbacks,
          FilterList::Ledger, FilterList::Activity}) {
        for (const FilterWord word : wordsOf(list)) {
            for (const QString &value : valuesOf(word, list)) {
                const QString text = toText(word) + u':' + value;
                QVERIFY2(parseQuery(text, list, kNow, kZone).problems.isEmpty(), qPrintable(text));
            }
        }
    }
}

void TestSearchQuery::readsTheFiltersOfOtherLists()
{
    const auto read = [](const QString &text, FilterList list) {
        return parseQuery(text, list, kNow, kZone);
    };
    const RefundFilter refunds =
        refundFilterOf(read(u"status:mislukt amount:>=20 day:2026-11-19 payer:bram ref:104 pos:T1"
                            " profile:web payout:7f 24,50"_s,
                            FilterList::Refunds));
    QCOMPARE(refunds.status, RefundStatus::Failed);
    QCOMPARE(refunds.amounts.from->cents(), 2000);
    QCOMPARE(toIsoUtc(*refunds.from), "2026-11-18T23:00:00.000Z");
    QCOMPARE(toIsoUtc(*refunds.to), "2026-11-19T22:59:59.999Z");
    QCOMPARE((QStringList{refunds.payer, refunds.referencePart, refunds.pointOfSale,
                          refunds.profileName, refunds.payout}),
             (QStringList{u"bram"_s, u"104"_s, u"T1"_s, u"web"_s, u"7f"_s}));
    QCOMPARE(refunds.terms.first().amount->amount.cents(), 2450);

    const PayoutFilter payouts = payoutFilterOf(
        read(u"status:failed day:2026-11-19 batch:tills payout:7f"_s, FilterList::Payouts));
    QCOMPARE(payouts.status, PayoutStatus::Failed);
    QCOMPARE(toIsoUtc(*payouts.to), "2026-11-19T23:00:00.000Z"); // exclusive
    QCOMPARE(payouts.bulkPart, u"tills"_s);
    QCOMPARE(payouts.idPart, u"7f"_s);
    QVERIFY(!payouts.bulkId);
    QCOMPARE(payoutFilterOf(read(u"batch:None"_s, FilterList::Payouts)).bulkId, QString());

    const CallbackFilter callbacks = callbackFilterOf(
        read(u"status:zugestellt host:shop answer:0.8-1.6s ref:104 status:failed"_s,
             FilterList::Callbacks));
    QCOMPARE(callbacks.state, CallbackState::Failed); // the last one counts
    QCOMPARE(callbacks.host, u"shop"_s);
    QCOMPARE(callbacks.answer, answerClassOf(CallbackOutcome::Receipt, kSlowAnswer));
    QCOMPARE(callbacks.referencePart, u"104"_s);
    for (int answer = 0; answer < kAnswerClasses; ++answer)
        QCOMPARE(answerClassFrom(answerValue(answer)), answer);
    QCOMPARE(statusValue(CallbackState::Waiting), u"waiting"_s);

    const LedgerFilter ledger =
        ledgerFilterOf(read(u"kind:refund amount:10..20"_s, FilterList::Ledger));
    QCOMPARE(ledger.causes.size(), 3);
    QCOMPARE(ledger.amounts.to->cents(), 2000);

    const AuditFilter audit = auditFilterOf(read(
        u"who:Anna person:marc kind:refund kind:export amount:>=50 date:2026-11 ref:104 cake"_s,
        FilterList::Activity));
    QCOMPARE(audit.names, (QStringList{u"anna"_s, u"marc"_s})); // several widen
    QCOMPARE(audit.kinds,
             (QList{AuditKind::RefundMade, AuditKind::RefundApproved, AuditKind::Exported}));
    QCOMPARE(audit.amounts.from->cents(), 5000);
    QCOMPARE(*audit.to - *audit.from, std::chrono::hours(24 * 30));
    QCOMPARE(audit.referencePart, u"104"_s);
    QCOMPARE(audit.terms.size(), 1);
    QCOMPARE(auditKindsFrom(u"api-key-created"), QList{AuditKind::ApiKeyCreated});
    QCOMPARE(refundFilterOf(read(u"person:anna"_s, FilterList::Refunds)).person, u"anna"_s);
}

void TestSearchQuery::refusesWordsOfOtherLists()
{
    const auto problem = [](const QString &text, FilterList list) {
        return parseQuery(text, list, kNow, kZone).problems.value(0);
    };
    QCOMPARE(problem(u"host:shop"_s, FilterList::Payments).kind, QueryProblem::Kind::UnknownWord);
    QCOMPARE(problem(u"payer:bram"_s, FilterList::Ledger).kind, QueryProblem::Kind::UnknownWord);
    QCOMPARE(problem(u"hots:shop"_s, FilterList::Callbacks).suggestion, u"host"_s);
    QCOMPARE(problem(u"answer:none"_s, FilterList::Refunds).suggestion, QString());
    QCOMPARE(problem(u"status:scanned"_s, FilterList::Refunds).kind,
             QueryProblem::Kind::UnknownValue);
    QCOMPARE(problem(u"status:refundet"_s, FilterList::Refunds).suggestion, u"refunded"_s);
}

void TestSearchQuery::quotesValuesForTyping()
{
    QCOMPARE(quotedValue(u"bram"_s), u"bram"_s);
    for (const QString &value : {u"van den Berg"_s, u""_s, u"a\tb"_s})
        QCOMPARE(quotedValue(value), QString(u'"' + value + u'"'));
    QCOMPARE(parsed(u"pos:"_s + quotedValue(u"Till \"1\""_s)).filter.pointOfSale, u"Till 1"_s);
}

TILLDESK_TEST(TestSearchQuery, QCoreApplication)
#include "tst_search_query.moc"
