#include "tests/support/test_program.h"
#include "tests/support/text_walker.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/frame/translations.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

/// A common small screen.
constexpr QSize kSmallWindow(1024, 680);

} // namespace

/// Walks through all views, panels and dialogs with the longest amounts and texts. Further entries
/// of ctest run it at 150 % and 200 %, each in one of the languages with the longest texts.
class TestReadableTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ui::installTranslations(*qApp, u"en"_s); }
    void fitsEveryText_data();
    void fitsEveryText();
};

void TestReadableTexts::fitsEveryText_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"nl"_s, u"fr"_s, u"de"_s})
        QTest::newRow(qPrintable(language)) << language;
}

void TestReadableTexts::fitsEveryText()
{
    const QString wanted = qEnvironmentVariable("QT_SCALE_FACTOR", u"1"_s);
    QFETCH(QString, language);
    QCOMPARE(ui::installTranslations(*qApp, language), language);
    ui::Theme theme(*qApp, ui::ThemeChoice::Light);
    const QTemporaryDir papers;
    QStringList faults;
    int looks = 0;
    test::Album album(
        theme,
        {.look =
             [&faults, &looks, &wanted](QWidget &widget, const QString &name) {
                 ++looks;
                 QCOMPARE(widget.devicePixelRatioF(), wanted.toDouble());
                 for (const QString &each : test::unreadableTexts(widget)) {
                     faults << u"%1: %2"_s.arg(name, each);
                 }
             },
         .paper =
             [&papers](const QString &name) { return papers.filePath(QString(name + u".pdf"_s)); },
         .size = kSmallWindow,
         .isExaggerated = true});
    album.takeAll();
    QVERIFY(looks > 100);
    for (const QString &fault : std::as_const(faults)) // too many for one message of QtTest
        qWarning("%s", qPrintable(fault));
    QVERIFY2(faults.isEmpty(), qPrintable(u"%1 texts cannot be read"_s.arg(faults.size())));
}

TILLDESK_TEST(TestReadableTexts, QApplication)
#include "tst_readable_texts.moc"
