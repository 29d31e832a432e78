#include "ui/widgets/common/flow_layout.h"

#include "tests/support/test_program.h"

#include <QApplication>
#include <QWidget>

using namespace tilldesk;

class TestFlowLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void centresItemsInTheirLine();
    void continuesInTheNextLine();
    void keepsANarrowItemWithTheItemBefore();

private:
    static QWidget *add(QWidget &parent, QSize size);
};

QWidget *TestFlowLayout::add(QWidget &parent, QSize size)
{
    auto *widget = new QWidget;
    widget->setFixedSize(size);
    parent.layout()->addWidget(widget);
    return widget;
}

void TestFlowLayout::centresItemsInTheirLine()
{
    QWidget parent;
    new ui::FlowLayout(8, &parent);
    const QWidget *low = add(parent, {60, 20});
    const QWidget *high = add(parent, {60, 40});
    parent.resize(200, 100);
    parent.layout()->activate();
    QCOMPARE(high->geometry(), QRect(68, 0, 60, 40));
    QCOMPARE(low->geometry(), QRect(0, 10, 60, 20));
}

void TestFlowLayout::continuesInTheNextLine()
{
    QWidget parent;
    new ui::FlowLayout(8, &parent);
    const QWidget *first = add(parent, {120, 40});
    const QWidget *second = add(parent, {120, 20});
    parent.resize(200, 100);
    parent.layout()->activate();
    QCOMPARE(first->geometry(), QRect(0, 0, 120, 40));
    QCOMPARE(second->geometry(), QRect(0, 48, 120, 20)); // alone in its line, so at its top
    QCOMPARE(parent.layout()->heightForWidth(200), 68);
}

void TestFlowLayout::keepsANarrowItemWithTheItemBefore()
{
    QWidget parent;
    new ui::FlowLayout(8, &parent);
    const QWidget *first = add(parent, {80, 20});
    const QWidget *text = add(parent, {100, 20});
    const QWidget *copy = add(parent, {24, 20});
    parent.resize(200, 100);
    parent.layout()->activate();
    QCOMPARE(first->geometry(), QRect(0, 0, 80, 20));
    QCOMPARE(text->geometry(), QRect(0, 28, 100, 20));
    QCOMPARE(copy->geometry(), QRect(108, 28, 24, 20));
    QCOMPARE(parent.layout()->heightForWidth(200), 48);
    QCOMPARE(parent.layout()->heightForWidth(220), 20);
}

TILLDESK_TEST(TestFlowLayout, QApplication)
#include "tst_flow_layout.moc"
