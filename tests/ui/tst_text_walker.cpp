#include "tests/support/test_program.h"
#include "tests/support/text_walker.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using test::unreadableTexts;

namespace {

/// A window of 200 × 100 pixels.
struct Window : QWidget {
    Window()
    {
        resize(200, 100);
        show();
    }
    [[nodiscard]] QLabel *label(const QString &text, const QRect &place)
    {
        auto *label = new QLabel(text, this);
        label->setGeometry(place);
        label->show();
        return label;
    }
};

} // namespace

class TestTextWalker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsTextsThatFit();
    void findsALabelThatIsTooNarrow();
    void findsAButtonBeyondItsPanel();
    void ignoresWhatIsScrolledUpOrDown();
    void findsAnElidedCellWithoutTooltip();
    void findsAnElidedAmountInSpiteOfItsTooltip();
    void findsATableThatIsTooWide();
    void findsAScrolledListInAScrolledPage();
    void findsAChosenRowOutOfView();

private:
    static QStringList faultsOfCell(const QString &text, const QString &tooltip);
};

void TestTextWalker::acceptsTextsThatFit()
{
    Window window;
    (void)window.label(u"Refund…"_s, {0, 0, 200, 30});
    QCOMPARE(unreadableTexts(window), QStringList());
}

void TestTextWalker::findsALabelThatIsTooNarrow()
{
    Window window;
    (void)window.label(u"€ 9 999 999.99"_s, {0, 0, 30, 30});
    QCOMPARE(unreadableTexts(window).size(), 1);
}

void TestTextWalker::findsAButtonBeyondItsPanel()
{
    Window window;
    auto *button = new QPushButton(u"Copy"_s, &window);
    button->setGeometry(150, 0, 100, 30);
    button->show();
    QVERIFY(unreadableTexts(window).join(u' ').contains(u"reaches beyond"_s));
}

void TestTextWalker::ignoresWhatIsScrolledUpOrDown()
{
    Window window;
    auto *area = ui::scrolling(ui::columnWidget(
        {new QLabel(u"above"_s), ui::LayoutItem::gap(400), new QLabel(u"below"_s)}));
    ui::fill(&window, {area});
    area->show();
    QCoreApplication::processEvents();
    QCOMPARE(unreadableTexts(window), QStringList());
}

QStringList TestTextWalker::faultsOfCell(const QString &text, const QString &tooltip)
{
    Window window;
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), text);
    model.setData(model.index(0, 0), tooltip, Qt::ToolTipRole);
    QTableView table(&window);
    table.setModel(&model);
    table.setWordWrap(false);
    table.setColumnWidth(0, 60);
    table.resize(window.size());
    table.show();
    return unreadableTexts(window);
}

void TestTextWalker::findsAnElidedCellWithoutTooltip()
{
    const QString text = u"Two loaves of sourdough and a tart"_s;
    QVERIFY(!faultsOfCell(text, {}).isEmpty());
    QCOMPARE(faultsOfCell(text, text), QStringList());
}

void TestTextWalker::findsAnElidedAmountInSpiteOfItsTooltip()
{
    const QString text = u"€ 999 999 999.99"_s;
    QVERIFY(!faultsOfCell(text, text).isEmpty());
}

void TestTextWalker::findsATableThatIsTooWide()
{
    Window window;
    QStandardItemModel model(1, 3);
    QTableView table(&window);
    table.setModel(&model);
    table.resize(window.size());
    table.show();
    QCoreApplication::processEvents();
    QVERIFY(!unreadableTexts(window).isEmpty());
}

void TestTextWalker::findsAScrolledListInAScrolledPage()
{
    Window window;
    QStandardItemModel model(40, 1);
    auto *table = new QTableView;
    table->setModel(&model);
    table->setFixedHeight(100);
    auto *area = ui::scrolling(ui::columnWidget({table, ui::LayoutItem::gap(400)}));
    ui::fill(&window, {area});
    area->show();
    QCoreApplication::processEvents();
    QVERIFY(unreadableTexts(window).join(u' ').contains(u"which scrolls too"_s));
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QVERIFY(!unreadableTexts(window).join(u' ').contains(u"which scrolls too"_s));
}

void TestTextWalker::findsAChosenRowOutOfView()
{
    Window window;
    QStandardItemModel model(40, 1);
    QTableView table(&window);
    table.setModel(&model);
    table.resize(window.size());
    table.show();
    table.selectRow(39);
    table.scrollToTop();
    QVERIFY(unreadableTexts(window).join(u' ').contains(u"out of view"_s));
    table.scrollToBottom();
    QVERIFY(!unreadableTexts(window).join(u' ').contains(u"out of view"_s));
}

TILLDESK_TEST(TestTextWalker, QApplication)
#include "tst_text_walker.moc"
