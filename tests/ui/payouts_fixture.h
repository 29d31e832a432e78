#pragma once

#include "tests/support/some_payouts.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/payouts/payouts_view.h"

#include <QPushButton>

namespace tilldesk::test {

/// The main window with three days of the bakery's payouts; the Payouts view is open.
struct PayoutsDesk : Desk {
    PayoutsDesk()
    {
        keepTheBakerysBooks(payouts, ledger, payments.payments);
        (void)QTest::qWaitForWindowActive(window.get());
        window->goTo(ui::Place::Payouts);
        settle();
        settle();
    }

    [[nodiscard]] ui::PayoutsView *view() const { return find<ui::PayoutsView>(); }
    /// Returns the table below `in` with the accessible name `name`; null if there is none.
    [[nodiscard]] static ui::TableView *table(const QWidget *in, const QString &name)
    {
        for (auto *table : in->findChildren<ui::TableView *>()) {
            if (table->accessibleName() == name)
                return table;
        }
        return nullptr;
    }
    [[nodiscard]] ui::TableView *list() const { return table(view(), QStringLiteral("Payouts")); }
    [[nodiscard]] ui::TableView *lines() const
    {
        return table(view(), QStringLiteral("Lines of the payout"));
    }
    [[nodiscard]] ui::TableView *entries() const
    {
        return table(view(), QStringLiteral("Entries of the ledger"));
    }
    [[nodiscard]] static QString cell(const QTableView *table, int row, int column)
    {
        return table->model()->index(row, column).data().toString();
    }
    void clickRow(QTableView *table, int row)
    {
        const QModelIndex index = table->model()->index(row, 1);
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
        settle();
    }
    void click(const QString &name)
    {
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
        settle();
    }
    void goTo(const QString &tab)
    {
        for (auto *button : view()->findChildren<ui::TabButton *>()) {
            if (button->text() == tab)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        settle();
    }
    [[nodiscard]] bool shows(const QString &text) const { return showsText(view(), text); }
};

} // namespace tilldesk::test
