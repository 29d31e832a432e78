#pragma once

#include "tests/support/some_refunds.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/refunds/refund_dialog.h"
#include "ui/widgets/refunds/refunds_view.h"

#include <QPushButton>

namespace tilldesk::test {

/// The main window with one day of the bakery's refunds. € 120.00 of Order 10480 can still be
/// refunded.
struct RefundsDesk : Desk {
    explicit RefundsDesk(ui::Place place = ui::Place::Refunds)
    {
        refunds.refunds = refundsOf(payments.payments);
        refunds.answer = {.paid = Amount::fromCents(13200),
                          .refunded = Amount::fromCents(1200),
                          .pending = {},
                          .left = Amount::fromCents(12000),
                          .running = Amount::fromCents(474840),
                          .obstacle = {}};
        refunds.iban = QStringLiteral("BE71096123456769");
        payouts.next.nextRun = kSomeNow + std::chrono::minutes(508);
        (void)QTest::qWaitForWindowActive(window.get());
        window->goTo(place);
        settle();
    }

    [[nodiscard]] ui::TableView *table() const
    {
        return find<ui::RefundsView>()->findChild<ui::TableView *>();
    }
    [[nodiscard]] QStringList column(int column) const
    {
        QStringList list;
        const auto *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            list << model->index(row, column).data().toString();
        return list;
    }
    /// Selects row `row` of the refunds table with a mouse click.
    void chooseRow(int row)
    {
        const QModelIndex index = table()->model()->index(row, 1);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(index).center());
        settle();
    }
    void goToTab(const QString &tab)
    {
        for (auto *button : find<ui::RefundsView>()->findChildren<ui::TabButton *>()) {
            if (button->text() == tab)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        settle();
    }
    /// Selects the payment `reference` in the payments table.
    void choosePayment(const QString &reference)
    {
        auto *list = paymentsTable();
        list->setFocus();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, ui::PaymentsModel::Reference).data() == reference)
                list->selectRow(row);
        }
        settle();
    }
    [[nodiscard]] bool shows(const QString &text) const
    {
        return showsText(find<ui::RefundsView>(), text);
    }
};

} // namespace tilldesk::test
