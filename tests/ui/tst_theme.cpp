#include "tests/support/some_payments.h"
#include "tests/support/test_program.h"
#include "ui/models/common/commands.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/fonts.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasItsResourcesInTheProgram();
    void hasFiguresOfOneWidthInEveryWeight();
    void hasEverySignThatIsWritten();
    void isReadableInEveryVariant_data();
    void isReadableInEveryVariant();
    void followsTheChoice();
    void knowsTheLookOfASystem();
    void drawsEveryIconInTheColourAsked();
    void recoloursAnIconWhenTheThemeChanges();
    void leavesNoColourNameInTheStyleSheet();
    void coloursTheTextOfALabelOnly_data();
    void coloursTheTextOfALabelOnly();
    void showsTheLinesOfADocument();
    void drawsAQrCodeWithItsQuietZone();
    void drawsAQrCodeDarkOnWhiteInTheDarkTheme();
    void makesAQrCodeSixCentimetresLarge();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestTheme::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
}

void TestTheme::hasItsResourcesInTheProgram()
{
    QVERIFY(QFile::exists(u":/theme/theme.qss"_s));
    QCOMPARE(QDir(u":/fonts"_s).entryList({u"*.otf"_s}).size(), 4);
    for (const Place place : kPlaces)
        QVERIFY2(QFile::exists(u":/icons/"_s + iconOf(place) + u".svg"_s),
                 qPrintable(iconOf(place)));
    for (const Command command : kCommands)
        QVERIFY2(QFile::exists(u":/icons/"_s + iconOf(command) + u".svg"_s),
                 qPrintable(iconOf(command)));
    for (const QString &language : {u"nl"_s, u"fr"_s, u"de"_s})
        QVERIFY2(QFile::exists(u":/i18n/tilldesk_"_s + language + u".qm"_s), qPrintable(language));
}

void TestTheme::hasFiguresOfOneWidthInEveryWeight()
{
    QVERIFY(loadFonts());
    QVERIFY(QFontDatabase::families().contains(kFontFamily));
    for (const auto weight : {QFont::Normal, QFont::Medium, QFont::DemiBold, QFont::Bold}) {
        const QFont font = m_theme->font(100, weight);
        QCOMPARE(QFontInfo(font).family(), kFontFamily);
        const QFontMetricsF metrics(font);
        const double width = metrics.horizontalAdvance(u'0');
        for (char16_t figure = u'1'; figure <= u'9'; ++figure)
            QCOMPARE(metrics.horizontalAdvance(figure), width);
    }
    const QFontMetricsF normal(m_theme->font(100));
    const QFontMetricsF bold(m_theme->font(100, QFont::Bold));
    // Both weights of the font are loaded.
    QVERIFY(normal.horizontalAdvance(u'0') < bold.horizontalAdvance(u'0'));
}

void TestTheme::hasEverySignThatIsWritten()
{
    const QFontMetrics metrics(m_theme->font(13));
    for (const QChar sign : u"AZaz09€·…“”„«»×éßØŁΩЖ↓↑−›|☐"_s) {
        if (sign != u'☐')
            QVERIFY2(metrics.inFont(sign), qPrintable(QString(sign)));
    }
    QVERIFY(metrics.inFont(QChar(0x202F)));
}

void TestTheme::isReadableInEveryVariant_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("hasHighContrast");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("light, high contrast") << false << true;
    QTest::newRow("dark, high contrast") << true << true;
}

void TestTheme::isReadableInEveryVariant()
{
    QFETCH(bool, isDark);
    QFETCH(bool, hasHighContrast);
    const Colours plain = isDark ? darkColours() : lightColours();
    const Colours c = hasHighContrast ? withHighContrast(plain) : plain;
    const auto isReadable = [](const QColor &text, const QColor &ground) {
        return contrast(text, ground) >= 4.5;
    };
    for (const auto tone : {Tone::Green, Tone::Amber, Tone::Blue, Tone::Red, Tone::Grey})
        QVERIFY(isReadable(c.pair(tone).text, c.pair(tone).ground));
    for (const QColor &ground : {c.card, c.page, c.selection, c.hover})
        QVERIFY(isReadable(c.text, ground));
    QVERIFY(isReadable(c.title, c.card));
    QVERIFY(isReadable(c.muted, c.card));
    QVERIFY(isReadable(c.navigation, c.card));
    QVERIFY(isReadable(c.navigation, c.page)); // tabs are drawn on the page colour
    QVERIFY(isReadable(c.accentText, c.card));
    QVERIFY(isReadable(c.accentText, c.page));
    QVERIFY(isReadable(c.accentText, c.accentSoft));
    QVERIFY(isReadable(c.text, c.mark));
    QVERIFY(isReadable(c.text, c.greenMark));
    QVERIFY(isReadable(c.text, c.blueMark));
    QVERIFY(isReadable(c.navigation, c.accentSoft)); // the current row of the search box
    QVERIFY(isReadable(c.onAccent, c.accent));
    QVERIFY(isReadable(c.danger, c.card));
    const ChartColours charts = chartColours(c);
    for (const ColourPair &step : charts.heat)
        QVERIFY2(isReadable(step.text, step.ground), qPrintable(step.ground.name()));
    for (const QColor &bar : {charts.bar, charts.part, charts.slow, charts.bad})
        QVERIFY2(contrast(bar, c.card) >= 2.5, qPrintable(bar.name()));
    QVERIFY(contrast(c.focus, c.card) >= 3);
    for (const QColor &ground : {c.card, c.page})
        QVERIFY(contrast(c.field, ground) >= 3); // fields and check boxes
}

void TestTheme::followsTheChoice()
{
    QSignalSpy changed(m_theme.get(), &Theme::changed);
    m_theme->setChoice(ThemeChoice::Dark);
    QVERIFY(m_theme->isDark());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Text), darkColours().text);
    m_theme->setChoice(ThemeChoice::Light);
    QVERIFY(!m_theme->isDark());
    QCOMPARE(m_theme->colours().accent, QColor(0x0f766e));
    m_theme->setChoice(ThemeChoice::System);
    QVERIFY(!m_theme->isDark()); // the offscreen platform reports light
    m_theme->setChoice(ThemeChoice::Light);
}

void TestTheme::knowsTheLookOfASystem()
{
    QCOMPARE(lookOf(0xefefef, Qt::black), (SystemLook{false, false}));
    QCOMPARE(lookOf(0x202020, 0xe0e0e0), (SystemLook{true, false}));
    QCOMPARE(lookOf(Qt::white, Qt::black), (SystemLook{false, true}));
    QCOMPARE(lookOf(Qt::black, Qt::white), (SystemLook{true, true}));
}

namespace {

/// Returns the colour of the most opaque pixel.
QColor inkOf(const QImage &image)
{
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
        }
    }
    return ink;
}

bool areClose(const QColor &a, const QColor &b)
{
    return qAbs(a.red() - b.red()) < 4 && qAbs(a.green() - b.green()) < 4
        && qAbs(a.blue() - b.blue()) < 4;
}

} // namespace

void TestTheme::drawsEveryIconInTheColourAsked()
{
    const QStringList icons = QDir(u":/icons"_s).entryList({u"*.svg"_s});
    QVERIFY(icons.size() > 20);
    for (const QString &file : icons) {
        QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_theme->drawIcon(painter, image.rect(), file.chopped(4), QColor(0xb42318));
        painter.end();
        QVERIFY2(areClose(inkOf(image), QColor(0xb42318)), qPrintable(file));
    }
}

void TestTheme::recoloursAnIconWhenTheThemeChanges()
{
    const QIcon icon = m_theme->icon(u"search"_s, &Colours::text);
    QVERIFY(areClose(inkOf(icon.pixmap(32).toImage()), lightColours().text));
    m_theme->setChoice(ThemeChoice::Dark);
    QVERIFY(areClose(inkOf(icon.pixmap(32).toImage()), darkColours().text));
    m_theme->setChoice(ThemeChoice::Light);
}

void TestTheme::leavesNoColourNameInTheStyleSheet()
{
    const QString sheet = qApp->styleSheet();
    QVERIFY(sheet.size() > 1000);
    QVERIFY(!sheet.contains(u'@'));
    QVERIFY(!sheet.contains(u"#000000"_s)); // the fallback for an unknown name
}

void TestTheme::coloursTheTextOfALabelOnly_data()
{
    QTest::addColumn<QString>("role");
    for (const QString &role : {u"refused"_s, u"warning"_s, u"success"_s, u"info"_s})
        QTest::newRow(qPrintable(role)) << role;
}

/// The style sheet gives frames of the same roles a ground, and a label is a frame too.
void TestTheme::coloursTheTextOfALabelOnly()
{
    QFETCH(const QString, role);
    QFrame card;
    card.setObjectName(u"white"_s);
    card.setStyleSheet(u"#white { background: white }"_s);
    QLabel *label = makeLabel(u"Text"_s, role, &card);
    label->setFixedSize(80, 30);
    const QImage image = card.grab(label->geometry()).toImage();
    QCOMPARE(image.pixelColor(79, 15), QColor(Qt::white));
}

void TestTheme::showsTheLinesOfADocument()
{
    for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        m_theme->setChoice(choice);
        QVERIFY(contrast(qApp->palette().color(QPalette::Dark), m_theme->colours().inset) > 1.5);
    }
}

void TestTheme::drawsAQrCodeWithItsQuietZone()
{
    const QrMatrix matrix = test::someQrCode(u"https://tilldesk.invalid/pay/2/5f3a9c1b"_s);
    constexpr int kModule = 5;
    const QImage image = qrImage(matrix, kModule);
    QCOMPARE(image.width(), (matrix.size + 8) * kModule);
    QCOMPARE(image.height(), image.width());
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const int column = x / kModule - 4;
            const int row = y / kModule - 4;
            const bool isInside =
                column >= 0 && row >= 0 && column < matrix.size && row < matrix.size;
            const bool isDark = isInside && matrix.isDark(column, row);
            QCOMPARE(image.pixel(x, y), isDark ? kQrDark : kQrLight);
        }
    }
}

void TestTheme::drawsAQrCodeDarkOnWhiteInTheDarkTheme()
{
    m_theme->setChoice(ThemeChoice::Dark);
    QrCode code;
    code.setCodeSide(200);
    code.setMatrix(test::someQrCode(u"https://tilldesk.invalid"_s));
    const QImage image = code.grab().toImage();
    const int quiet =
        image.width() * 4 / (test::someQrCode(u"https://tilldesk.invalid"_s).size + 8);
    QCOMPARE(image.pixel(image.width() / 2, quiet / 2), kQrLight);
    QCOMPARE(image.pixel(quiet + 2, quiet + 2), kQrDark);
    m_theme->setChoice(ThemeChoice::Light);
}

void TestTheme::makesAQrCodeSixCentimetresLarge()
{
    QCOMPARE(pixelsFor(2.54, 96, 0), 96);
    QCOMPARE(pixelsFor(6, 96, 0), 227);
    QCOMPARE(pixelsFor(6, 96, 300), 300);
    QCOMPARE(pixelsFor(6, 0, 0), 227); // a screen that reports no size
    QCOMPARE(pixelsFor(6, 5000, 0), 227);

    QrCode code;
    code.setCodeSide(227);
    const QrMatrix matrix = test::someQrCode(u"https://tilldesk.invalid"_s);
    code.setMatrix(matrix);
    const double codeSide = double(code.width()) * matrix.size / (matrix.size + 8);
    QVERIFY2(codeSide >= 227, qPrintable(QString::number(codeSide)));
}

TILLDESK_TEST(TestTheme, QApplication)
#include "tst_theme.moc"
