#include "ui/widgets/lists/text_table_view.h"

#include "tests/support/test_program.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

class TestTextTableView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortensOtherTextsBeforeTheName();
    void hidesAColumnThatYieldsBeforeItShortensTexts();
    void makesRoomForTheBarOfACell();
};

void TestTextTableView::shortensOtherTextsBeforeTheName()
{
    const Theme theme(*qApp, ThemeChoice::Light);
    TextTable keys({u"Name"_s, u"Rights"_s});
    keys.setRows({{u"1"_s,
                   {{.text = u"Bookkeeping office"_s},
                    {.text = u"Payments, refunds, payouts and callbacks"_s}}}});
    TextTableView view(theme, keys, u"API keys"_s);
    view.setWidths({0, 300});
    view.resize(340, 200);
    view.show();
    QVERIFY(view.columnWidth(0) >= view.wantedWidth(0));
    QVERIFY(view.columnWidth(1) < view.wantedWidth(1));
    QVERIFY(view.columnWidth(0) + view.columnWidth(1) <= view.viewport()->width());
}

void TestTextTableView::hidesAColumnThatYieldsBeforeItShortensTexts()
{
    const Theme theme(*qApp, ThemeChoice::Light);
    TextTable keys({u"Name"_s, u"Rights"_s, u"Created"_s});
    keys.setRows({{u"1"_s,
                   {{.text = u"Bookkeeping office"_s},
                    {.text = u"Payments, refunds, payouts"_s},
                    {.text = u"29 August 2026"_s}}}});
    TextTableView view(theme, keys, u"API keys"_s);
    view.setWidths({0, 120, 120});
    view.setYielding({2});
    view.resize(400, 200);
    view.show();
    QVERIFY(view.isColumnHidden(2));
    QVERIFY(view.columnWidth(1) >= view.wantedWidth(1));
    view.resize(800, 200);
    QVERIFY(!view.isColumnHidden(2));
}

void TestTextTableView::makesRoomForTheBarOfACell()
{
    const Theme theme(*qApp, ThemeChoice::Light);
    TextTable hosts({u"Host"_s, u"Success"_s});
    TextCell success{.text = u"100.0 %"_s, .isStrong = true};
    hosts.setRows({{u"1"_s, {{.text = u"shop.example"_s}, success}}});
    const TextTableView view(theme, hosts, u"Success by host"_s);
    const int alone = view.wantedWidth(1);
    success.bar = CellBar{1, Tone::Green, BarPlace::BeforeText};
    hosts.setRows({{u"1"_s, {{.text = u"shop.example"_s}, success}}});
    QVERIFY(view.wantedWidth(1) >= alone + 40);
}

TILLDESK_TEST(TestTextTableView, QApplication)
#include "tst_text_table_view.moc"
