#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/common/text.h"
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

TILLDESK_TEST(TestLanguages, QApplication)
#include "tst_languages.moc"
