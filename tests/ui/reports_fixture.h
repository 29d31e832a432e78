#pragma once

#include "tests/support/some_reports.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/reports/reports_view.h"

#include <QMenu>

namespace tilldesk::test {

/// The main window with sixty days of the bakery's payments; the Reports view is open.
struct ReportsDesk : Desk {
    ReportsDesk()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        payments.payments = someWeeksAtTheBakery(60);
        reports.refunded = someRefundsOf(60);
        reports.pointsOfSale = somePlacesTakings();
        for (int i = 1; i <= 12; ++i)
            reports.closed << someClose(DayCloseKind::Z, i, i, 13 - i);
        reports.running = someClose(DayCloseKind::Z, 0, 13, 0);
        (void)QTest::qWaitForWindowActive(window.get());
        window->goTo(ui::Place::Reports);
        settle();
        settle();
    }

    [[nodiscard]] ui::ReportsView *view() const { return find<ui::ReportsView>(); }
    [[nodiscard]] ui::TableView *table(const QString &name) const
    {
        for (auto *found : view()->findChildren<ui::TableView *>()) {
            if (found->accessibleName() == name)
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] ui::TableView *rows() const { return table(QStringLiteral("Takings")); }
    [[nodiscard]] ui::TableView *closes() const { return table(QStringLiteral("Day closes")); }
    [[nodiscard]] static QString cell(const QTableView *table, int row, int column)
    {
        return table->model()->index(row, column).data().toString();
    }
    void click(const QString &name)
    {
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
        settle();
    }
    void choose(const QString &entry)
    {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() == entry)
                action->trigger();
        }
        menu->close();
        settle();
    }
    void show(const QString &period)
    {
        click(QStringLiteral("reportPeriod"));
        choose(period);
    }
    void goTo(const QString &tab)
    {
        for (auto *button : view()->findChildren<ui::TabButton *>()) {
            if (button->text() == tab)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        settle();
    }
    void chooseTill(const QString &name)
    {
        auto *till = find<ui::ComboBox>(QStringLiteral("till"));
        till->setCurrentIndex(till->findText(name));
        Q_EMIT till->activated(till->currentIndex());
        settle();
    }
    [[nodiscard]] bool shows(const QString &text) const { return showsText(view(), text); }
};

} // namespace tilldesk::test
