#include "core/domain/sepa_text.h"
#include "core/domain/typed_amount.h"
#include "tests/support/test_program.h"
#include "ui/models/common/format.h"
#include "ui/models/common/large_amounts.h"
#include "ui/models/common/number_words.h"
#include "ui/models/common/period.h"
#include "ui/models/common/place.h"
#include "ui/models/common/text.h"
#include "ui/models/common/tone.h"
#include "ui/models/payments/payment_progress.h"
#include "ui/models/refunds/refund_words.h"

#include <QLocale>
#include <QSet>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kDutch(QLocale::Dutch, QLocale::Belgium);
const QLocale kFrench(QLocale::French, QLocale::Belgium);
const QLocale kGerman(QLocale::German, QLocale::Germany);

/// Parses `local`, a date and time in the shop's time zone.
Timestamp at(const QString &local)
{
    const QDateTime moment = QDateTime::fromString(local, u"yyyy-MM-dd HH:mm:ss"_s);
    return fromMillis(QDateTime(moment.date(), moment.time(), shopZone()).toMSecsSinceEpoch());
}

QString asAscii(QString text)
{
    return text.replace(QChar(0x00A0), u'_').replace(QChar(0x202F), u'_');
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(kEnglish); }
    void hasAWordForEveryStatus();
    void hasASentenceForEveryError();
    void tellsACancellationThatCameTooLateApart();
    void hasAWordForEveryStep();
    void namesWhoCausedAStep();
    void hasWordsForEveryPlace();
    void namesThePeriod();
    void writesMoneyInEveryLanguage_data();
    void writesMoneyInEveryLanguage();
    void writesMomentsInTheTimeOfTheShop();
    void countsDownToZero();
    void readsAmountsAsPeopleTypeThem_data();
    void readsAmountsAsPeopleTypeThem();
    void refusesWhatIsNoAmount_data();
    void refusesWhatIsNoAmount();
    void saysNumbersInWords();
    void saysWhatIsWrongWithAText();
    void knowsWherePeriodsBeginAndEnd();
    void letsADayOfClockChangeBeAsLongAsItIs();
    void showsHowFarAPaymentIs();
};

void TestWording::hasAWordForEveryStatus()
{
    QSet<QString> words;
    for (const PaymentStatus status : kPaymentStatuses) {
        QVERIFY(!Text::status(status).isEmpty());
        QVERIFY(!Text::live(status).isEmpty());
        words.insert(Text::status(status));
    }
    QCOMPARE(words.size(), qsizetype(kPaymentStatuses.size()));
    QCOMPARE(Text::status(PaymentStatus::AuthorizationFailed), u"Refused by bank"_s);
    QCOMPARE(toneOf(PaymentStatus::AuthorizationFailed), Tone::Red);
    QCOMPARE(Text::live(PaymentStatus::Identified), u"Check your phone"_s);
}

void TestWording::hasASentenceForEveryError()
{
    for (int code = 0; code <= int(ErrorCode::Internal); ++code) {
        const QString sentence = Text::sentence({ErrorCode(code), u"raw detail"_s});
        QVERIFY2(sentence.size() > 10, qPrintable(QString::number(code)));
        QVERIFY(sentence.endsWith(u'.') || sentence.endsWith(u'?'));
        QVERIFY(!sentence.contains(u"raw detail"_s));
    }
}

void TestWording::tellsACancellationThatCameTooLateApart()
{
    const Error late{ErrorCode::PaymentNotPending, {}};
    QVERIFY(Text::cancelSentence(late).contains(u"was not cancelled"_s));
    const Error busy{ErrorCode::Busy, {}};
    QCOMPARE(Text::cancelSentence(busy), Text::sentence(busy));
}

void TestWording::hasAWordForEveryStep()
{
    QSet<QString> words;
    for (const PaymentTrigger trigger : kPaymentTriggers)
        words.insert(Text::step({{}, PaymentStatus::Pending, trigger, {}}));
    QCOMPARE(words.size(), qsizetype(kPaymentTriggers.size()));
    QVERIFY(!words.contains(QString()));
}

void TestWording::namesWhoCausedAStep()
{
    const auto words = [](std::optional<PaymentTrigger> trigger, const Actor &actor) {
        return Text::step({{}, PaymentStatus::Pending, trigger, actor});
    };
    QCOMPARE(words({}, {Actor::Kind::ApiKey, u"webshop"_s}),
             u"Created through API key “webshop”"_s);
    QCOMPARE(words({}, {Actor::Kind::Window, {}}), u"Created at this till"_s);
    QCOMPARE(words(PaymentTrigger::DebtorIdentifies, {Actor::Kind::Debtor, u"Lotte"_s}),
             u"Scanned by Lotte"_s);
    QCOMPARE(words(PaymentTrigger::DebtorIdentifies, {}), u"Scanned"_s);
    QCOMPARE(words(PaymentTrigger::MerchantCancels, {Actor::Kind::Window, {}}),
             u"Cancelled at this till"_s);
    const Actor anna{Actor::Kind::Window, u"Anna De Smet"_s};
    QCOMPARE(words({}, anna), u"Created by Anna De Smet at this till"_s);
    QCOMPARE(words(PaymentTrigger::MerchantCancels, anna),
             u"Cancelled by Anna De Smet at this till"_s);
    QCOMPARE(words(PaymentTrigger::MerchantAcknowledges, anna),
             u"Acknowledged by Anna De Smet at this till"_s);
    QCOMPARE(RefundWords::actor(anna), u"Anna De Smet, at this till"_s);
}

void TestWording::hasWordsForEveryPlace()
{
    QSet<QString> titles;
    for (const Place place : kPlaces) {
        const PlaceWords words = wordsOf(place);
        titles.insert(words.title);
        QVERIFY(!iconOf(place).isEmpty());
        QCOMPARE(words.heading.isEmpty(), words.why.isEmpty());
        QCOMPARE(words.heading.isEmpty(), words.action.isEmpty());
    }
    QCOMPARE(titles.size(), qsizetype(kPlaces.size()));
}

void TestWording::namesThePeriod()
{
    QCOMPARE(Text::period(Period{Period::Kind::LastWeek}), u"Last week"_s);
    const QDate first(2026, 11, 2);
    QCOMPARE(Text::period(Period{Period::Kind::Custom, first, first}), u"2 Nov 2026"_s);
    QCOMPARE(Text::period(Period{Period::Kind::Custom, first, first.addDays(1)}),
             u"2 Nov 2026 to 3 Nov 2026"_s);
}

void TestWording::writesMoneyInEveryLanguage_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("text");
    QTest::newRow("en") << kEnglish << qint64(2450) << u"€_24.50"_s;
    QTest::newRow("nl") << kDutch << qint64(2450) << u"€_24,50"_s;
    QTest::newRow("fr") << kFrench << qint64(2450) << u"24,50_€"_s;
    QTest::newRow("de") << kGerman << qint64(2450) << u"24,50_€"_s;
    QTest::newRow("en thousands") << kEnglish << qint64(123456789) << u"€_1_234_567.89"_s;
    QTest::newRow("nl thousands") << kDutch << qint64(123456) << u"€_1.234,56"_s;
    QTest::newRow("fr thousands") << kFrench << qint64(123456) << u"1_234,56_€"_s;
    QTest::newRow("one cent") << kEnglish << qint64(1) << u"€_0.01"_s;
    QTest::newRow("less than nothing") << kEnglish << qint64(-123456) << u"\u2212€_1_234.56"_s;
    QTest::newRow("the most") << kGerman << Amount::kMaxCents << u"9.999.999.999,99_€"_s;
}

void TestWording::writesMoneyInEveryLanguage()
{
    QFETCH(QLocale, locale);
    QFETCH(qint64, cents);
    QFETCH(QString, text);
    QLocale::setDefault(locale);

    QCOMPARE(asAscii(money(Amount::fromCents(cents))), text);
}

void TestWording::writesMomentsInTheTimeOfTheShop()
{
    const Timestamp noon = at(u"2026-11-20 12:00:00"_s);
    QCOMPARE(shortMoment(at(u"2026-11-20 09:05:07"_s), noon), u"09:05:07"_s);
    QCOMPARE(shortMoment(at(u"2026-11-19 09:05:07"_s), noon), u"19 Nov 09:05"_s);
    QCOMPARE(shortMoment(at(u"2025-11-19 09:05:07"_s), noon), u"19 Nov 2025 09:05"_s);
    QCOMPARE(utcMoment(noon), u"2026-11-20 11:00:00 UTC"_s);
    QCOMPARE(fullMoment(noon), u"20 Nov 2026, 12:00:00"_s);
    QCOMPARE(timeWithMillis(noon + std::chrono::milliseconds(7)), u"12:00:00.007"_s);
    QLocale::setDefault(kGerman);
    QVERIFY(fullMoment(noon).startsWith(u"20. Nov"_s));
}

void TestWording::countsDownToZero()
{
    using namespace std::chrono_literals;
    QCOMPARE(countdown(17min + 42s), u"17:42"_s);
    QCOMPARE(countdown(59s + 1ms), u"1:00"_s);
    QCOMPARE(countdown(1ms), u"0:01"_s);
    QCOMPARE(countdown(-5s), u"0:00"_s);
    QCOMPARE(countdown(2h + 3min + 4s), u"2:03:04"_s);
}

void TestWording::readsAmountsAsPeopleTypeThem_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("cents");
    for (const QLocale &locale : {kEnglish, kDutch, kFrench, kGerman}) {
        const auto row = [&locale](const QString &text, qint64 cents) {
            QTest::addRow("%s %s", qPrintable(locale.name()), qPrintable(text))
                << locale << text << cents;
        };
        row(u"24,50"_s, 2450);
        row(u"24.50"_s, 2450);
        row(u"24"_s, 2400);
        row(u"24,5"_s, 2450);
        row(u",5"_s, 50);
        row(u" € 24 "_s, 2400);
        row(u"24€50"_s, 2450);
        row(u"5 €"_s, 500);
        row(u"1 234,50"_s, 123450);
        row(u"1 234€50"_s, 123450);
        row(u"1'234'567"_s, 123456700);
        row(u"1.234,50"_s, 123450);
        row(u"1,234.50"_s, 123450);
        row(u"1.234.567"_s, 123456700);
        row(u"0"_s, 0);
    }
    QTest::newRow("a group in Dutch") << kDutch << u"1.234"_s << qint64(123400);
    QTest::newRow("a group in English") << kEnglish << u"1,234"_s << qint64(123400);
}

void TestWording::readsAmountsAsPeopleTypeThem()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, text);
    QFETCH(qint64, cents);
    QLocale::setDefault(locale);

    const auto amount = readTypedAmount(text, decimalMark());

    QVERIFY(amount);
    QCOMPARE(amount->cents(), cents);
}

void TestWording::refusesWhatIsNoAmount_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u""_s,       u"€"_s,       u"abc"_s,      u"-1"_s,   u"1e3"_s,           u"24,505,1"_s,
          u"1.23.4"_s, u"12,3456"_s, u"1,2345"_s,   u"24,"_s,  u"1234567890123"_s, u"1.234,567"_s,
          u"٢٤"_s,     u"24 50"_s,   u"24'50"_s,    u"24€5"_s, u"2€4€5"_s,         u"24€500"_s,
          u"€24€"_s,   u"1 2345"_s,  u"1 234'567"_s})
        QTest::newRow(qPrintable(u"'"_s + text)) << text;
    QTest::newRow("three decimals in English") << u"24.505"_s;
}

void TestWording::refusesWhatIsNoAmount()
{
    QFETCH(QString, text);
    QVERIFY(!readTypedAmount(text, decimalMark()));
}

void TestWording::saysNumbersInWords()
{
    const auto words = [](const QLocale &locale, qint64 number) {
        QLocale::setDefault(locale);
        return numberInWords(number).remove(QChar::SoftHyphen);
    };
    QCOMPARE(words(kEnglish, 1250), u"one thousand two hundred and fifty"_s);
    QCOMPARE(words(kDutch, 12'500), u"twaalfduizendvijfhonderd"_s);
    QCOMPARE(words(kFrench, 1'071), u"mille septante-et-un"_s); // of Belgium
    QCOMPARE(words(kGerman, 12'500), u"zwölftausendfünfhundert"_s);
    QCOMPARE(words(kGerman, 101), u"einhundertein"_s); // Euro
    QLocale::setDefault(kEnglish);
    const auto sum = [](qint64 cents) { return LargeAmounts::inWords(Amount::fromCents(cents)); };
    QCOMPARE(sum(1'250'050), u"twelve thousand five hundred euros and fifty cents"_s);
    QCOMPARE(sum(101), u"one euro and one cent"_s);
    QCOMPARE(sum(100'000'000), u"one million euros"_s);
}

void TestWording::saysWhatIsWrongWithAText()
{
    QCOMPARE(Text::textProblem(u"Order 10482, é ß Ø €"_s, kReferenceLength), QString());
    QVERIFY(Text::textProblem(u"a & b"_s, kReferenceLength).contains(u"“&”"_s));
    QVERIFY(Text::textProblem(u"cake 🎂"_s, kReferenceLength).contains(u"🎂"_s));
    QVERIFY(Text::textProblem(QString(36, u'a'), kReferenceLength).contains(u"36"_s));
    QCOMPARE(Text::textProblem(QString(35, u'a'), kReferenceLength), QString());
}

void TestWording::knowsWherePeriodsBeginAndEnd()
{
    const Timestamp now = at(u"2026-11-20 14:32:10"_s); // a Friday
    const auto bounds = [now](Period::Kind kind) {
        const TimeRange range = rangeOf({kind}, now);
        const auto text = [](const std::optional<Timestamp> &time) {
            return time ? inShopZone(*time).toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s) : u"open"_s;
        };
        const QString words = text(range.from) + u" | "_s + text(range.to);
        return words;
    };
    QCOMPARE(bounds(Period::Kind::AnyTime), u"open | open"_s);
    QCOMPARE(bounds(Period::Kind::Today), u"2026-11-20 00:00:00.000 | open"_s);
    QCOMPARE(bounds(Period::Kind::Yesterday),
             u"2026-11-19 00:00:00.000 | 2026-11-19 23:59:59.999"_s);
    QCOMPARE(bounds(Period::Kind::ThisWeek), u"2026-11-16 00:00:00.000 | open"_s);
    QCOMPARE(bounds(Period::Kind::LastWeek),
             u"2026-11-09 00:00:00.000 | 2026-11-15 23:59:59.999"_s);
    QCOMPARE(bounds(Period::Kind::ThisMonth), u"2026-11-01 00:00:00.000 | open"_s);
    QCOMPARE(bounds(Period::Kind::LastMonth),
             u"2026-10-01 00:00:00.000 | 2026-10-31 23:59:59.999"_s);
    QCOMPARE(bounds(Period::Kind::ThisQuarter), u"2026-10-01 00:00:00.000 | open"_s);
    QCOMPARE(bounds(Period::Kind::LastQuarter),
             u"2026-07-01 00:00:00.000 | 2026-09-30 23:59:59.999"_s);
    QCOMPARE(bounds(Period::Kind::ThisYear), u"2026-01-01 00:00:00.000 | open"_s);
    QCOMPARE(bounds(Period::Kind::LastYear),
             u"2025-01-01 00:00:00.000 | 2025-12-31 23:59:59.999"_s);
}

void TestWording::letsADayOfClockChangeBeAsLongAsItIs()
{
    const QDate day(2026, 10, 25); // a day of 25 hours in Brussels
    const TimeRange range = rangeOf({Period::Kind::Custom, day, day}, at(u"2026-11-20 12:00:00"_s));
    QCOMPARE((*range.to - *range.from + std::chrono::milliseconds(1)).count(), 25 * 3'600'000);
}

void TestWording::showsHowFarAPaymentIs()
{
    const auto done = [](PaymentStatus status) {
        int count = 0;
        for (const ProgressStep &step : progressOf(status))
            count += step.isDone ? 1 : 0;
        return count;
    };
    QCOMPARE(progressOf(PaymentStatus::Pending).size(), 4);
    QCOMPARE(done(PaymentStatus::Pending), 1);
    QCOMPARE(done(PaymentStatus::Identified), 2);
    QCOMPARE(done(PaymentStatus::Authorized), 3);
    QCOMPARE(done(PaymentStatus::Succeeded), 4);
    QCOMPARE(done(PaymentStatus::Expired), 1);
    QCOMPARE(done(PaymentStatus::PendingMerchantAcknowledgement), 3); // it can still be voided
    QCOMPARE(done(PaymentStatus::Voided), 3);
}

TILLDESK_TEST(TestWording, QCoreApplication)
#include "tst_wording.moc"
