#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/filters/filter_input.h"
#include "ui/models/payments/payments_model.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/lists/table_view.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslations(*qApp, u"en"_s); }
    void speaksTheLanguageChosen_data();
    void speaksTheLanguageChosen();
    void fallsBackToEnglish();
    void translatesEverySentenceOfAnError_data();
    void translatesEverySentenceOfAnError();
    void leavesNoPlaceholderOpen_data();
    void leavesNoPlaceholderOpen();
    void countsAsEachLanguageDoes_data();
    void countsAsEachLanguageDoes();
    void readsTheFilterWordsThatItShows_data();
    void readsTheFilterWordsThatItShows();
    void showsChipsInTheLanguageOfTheWindow_data();
    void showsChipsInTheLanguageOfTheWindow();
    void completesFiltersInTheLanguageOfTheWindow();
};

void TestLanguages::speaksTheLanguageChosen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("paid");
    QTest::addColumn<QString>("amount");
    QTest::newRow("en") << u"en"_s << u"Payments"_s << u"Paid"_s << u"€\u00A0132.00"_s;
    QTest::newRow("nl") << u"nl"_s << u"Betalingen"_s << u"Betaald"_s << u"€\u00A0132,00"_s;
    QTest::newRow("fr") << u"fr"_s << u"Paiements"_s << u"Payé"_s << u"132,00\u00A0€"_s;
    QTest::newRow("de") << u"de"_s << u"Zahlungen"_s << u"Bezahlt"_s << u"132,00\u00A0€"_s;
}

void TestLanguages::speaksTheLanguageChosen()
{
    QFETCH(QString, language);
    QFETCH(QString, title);
    QFETCH(QString, paid);
    QFETCH(QString, amount);
    QCOMPARE(installTranslations(*qApp, language), language);

    Desk desk;

    const auto *model = desk.paymentsTable()->model();
    QCOMPARE(model->index(2, PaymentsModel::Status).data().toString(), paid);
    QCOMPARE(model->index(2, PaymentsModel::AmountColumn).data().toString(), amount);
    bool isTitled = false;
    for (const QLabel *label : desk.window->findChildren<QLabel *>())
        isTitled = isTitled || label->text() == title;
    QVERIFY(isTitled);
}

void TestLanguages::fallsBackToEnglish()
{
    QCOMPARE(installTranslations(*qApp, u"tlh"_s), u"en"_s); // the tests run in the C locale
    QCOMPARE(Text::status(PaymentStatus::Succeeded), u"Paid"_s);
}

void TestLanguages::translatesEverySentenceOfAnError_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"nl"_s, u"fr"_s, u"de"_s})
        QTest::newRow(qPrintable(language)) << language;
}

void TestLanguages::translatesEverySentenceOfAnError()
{
    QFETCH(QString, language);
    for (int code = 0; code <= int(ErrorCode::Internal); ++code) {
        installTranslations(*qApp, u"en"_s);
        const QString english = Text::sentence({ErrorCode(code), {}});
        installTranslations(*qApp, language);
        QVERIFY2(Text::sentence({ErrorCode(code), {}}) != english, qPrintable(english));
    }
}

void TestLanguages::leavesNoPlaceholderOpen_data()
{
    translatesEverySentenceOfAnError_data();
}

void TestLanguages::leavesNoPlaceholderOpen()
{
    QFETCH(QString, language);
    installTranslations(*qApp, language);
    const PaymentStep step{{}, PaymentStatus::Pending, {}, {Actor::Kind::ApiKey, u"web"_s}};
    const Period period{Period::Kind::Custom, QDate(2026, 11, 1), QDate(2026, 11, 2)};
    for (const QString &text : {Text::payments(1234), Text::expiresIn(u"1:00"_s), Text::step(step),
                                Text::textProblem(u"&"_s, 35), Text::period(period)})
        QVERIFY2(!text.contains(u'%'), qPrintable(text));
}

void TestLanguages::countsAsEachLanguageDoes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("counts"); // of 0, 1 and 2 payments
    QTest::newRow("en") << u"en"_s << QStringList{u"0 payments"_s, u"1 payment"_s, u"2 payments"_s};
    QTest::newRow("nl") << u"nl"_s
                        << QStringList{u"0 betalingen"_s, u"1 betaling"_s, u"2 betalingen"_s};
    QTest::newRow("fr") << u"fr"_s
                        << QStringList{u"0 paiement"_s, u"1 paiement"_s, u"2 paiements"_s};
    QTest::newRow("de") << u"de"_s
                        << QStringList{u"0 Zahlungen"_s, u"1 Zahlung"_s, u"2 Zahlungen"_s};
}

void TestLanguages::countsAsEachLanguageDoes()
{
    QFETCH(QString, language);
    QFETCH(QStringList, counts);
    installTranslations(*qApp, language);
    for (int count = 0; count < int(counts.size()); ++count)
        QCOMPARE(Text::payments(count), counts[count]);
}

void TestLanguages::readsTheFilterWordsThatItShows_data()
{
    translatesEverySentenceOfAnError_data();
}

void TestLanguages::readsTheFilterWordsThatItShows()
{
    QFETCH(QString, language);
    installTranslations(*qApp, language);
    for (const FilterList list : enumerators<FilterList>()) {
        for (const FilterWord word : wordsOf(list)) {
            const QString shown = FilterWords::word(word);
            QVERIFY2(filterWordFrom(shown) == word, qPrintable(shown));
            for (const QString &value : valuesOf(word, list)) {
                const QString local = FilterWords::fixedValue(word, value, list);
                const QString text = shown + u':' + quotedValue(local);
                const auto own = parseQuery(text, list, test::kSomeNow, shopZone());
                const auto english = parseQuery(QString(toText(word) + u':' + value), list,
                                                test::kSomeNow, shopZone());
                QVERIFY2(own.problems.isEmpty(), qPrintable(text));
                QCOMPARE(own.parts.size(), 1);
                QCOMPARE(own.parts.first().word, std::optional(word));
                QCOMPARE(own.days.from, english.days.from);
                QCOMPARE(own.days.to, english.days.to);
                if (const QString known = englishValue(word, value, list);
                    !known.isEmpty() && word != FilterWord::Day)
                    QCOMPARE(englishValue(word, local, list), known);
            }
        }
    }
}

void TestLanguages::showsChipsInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("spoken");
    QTest::newRow("en") << u"en"_s
                        << QStringList{u"day: from yesterday"_s, u"status: paid"_s,
                                       u"refund: part"_s, u"payer: Lotte"_s};
    QTest::newRow("nl") << u"nl"_s
                        << QStringList{u"dag: vanaf gisteren"_s, u"status: betaald"_s,
                                       u"terugbetaling: deels"_s, u"betaler: Lotte"_s};
    QTest::newRow("fr") << u"fr"_s
                        << QStringList{u"jour\u00A0: dès hier"_s, u"statut\u00A0: payé"_s,
                                       u"remboursement\u00A0: partie"_s, u"payeur\u00A0: Lotte"_s};
    QTest::newRow("de") << u"de"_s
                        << QStringList{u"Tag: ab gestern"_s, u"Status: bezahlt"_s,
                                       u"Erstattung: teilweise"_s, u"Zahler: Lotte"_s};
}

void TestLanguages::showsChipsInTheLanguageOfTheWindow()
{
    QFETCH(QString, language);
    QFETCH(QStringList, spoken);
    installTranslations(*qApp, language);
    test::Shop shop;
    FilterInput input(shop.gateways);
    input.setQuery(u"day:yesterday.. status:paid refund:part payer:Lotte"_s);

    QStringList texts;
    for (const FilterChip &chip : input.chips())
        texts << chip.spoken();

    QCOMPARE(texts, spoken);
}

void TestLanguages::completesFiltersInTheLanguageOfTheWindow()
{
    installTranslations(*qApp, u"de"_s);
    test::Shop shop;
    FilterInput input(shop.gateways);

    input.type(u"zah"_s, 3);
    QCOMPARE(input.suggestions().first().text, u"Zahler:"_s);
    input.type(u"bezahlt"_s, 7);
    QCOMPARE(input.suggestions().first().text, u"Status:bezahlt"_s);
    input.take(input.suggestions().first());
    QCOMPARE(input.chips().first().spoken(), u"Status: bezahlt"_s);
    QCOMPARE(parseQuery(input.query(), test::kSomeNow, shopZone()).filter.statuses,
             QList{PaymentStatus::Succeeded});
    input.setQuery(u"day:month"_s); // by the program, in English
    input.edit(0);
    QCOMPARE(input.typed(), u"Tag:Monat"_s);
}

TILLDESK_TEST(TestLanguages, QApplication)
#include "tst_languages.moc"
