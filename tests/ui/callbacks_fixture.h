#pragma once

#include "tests/support/some_callbacks.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/callbacks/callback_log.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/lists/table_view.h"

#include <QPushButton>

namespace tilldesk::test {

/// The main window with one day of the bakery's callbacks; the Callbacks view is open, and so wide
/// that the details stand beside the log.
struct CallbacksDesk : Desk {
    explicit CallbacksDesk(const QList<CallbackDetails> &all = callbacksOf(aDayAtTheBakery()))
    {
        callbacks.callbacks = all;
        callbacks.findings = goodFindings();
        window->resize(1700, 900);
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        window->goTo(ui::Place::Callbacks);
        settle();
    }

    [[nodiscard]] ui::TableView *table() const
    {
        return find<ui::CallbackLog>()->findChild<ui::TableView *>();
    }
    [[nodiscard]] QStringList column(int column) const
    {
        QStringList list;
        const auto *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            list << model->index(row, column).data().toString();
        return list;
    }
    [[nodiscard]] int row(const QString &reference) const
    {
        return int(column(ui::CallbacksModel::PaymentColumn).indexOf(reference));
    }
    /// Selects the callback of the payment `reference` with a mouse click.
    void choose(const QString &reference)
    {
        const QModelIndex index = table()->model()->index(row(reference), 1);
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(index).center());
        settle();
    }
    void click(const QString &name)
    {
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
        settle();
    }
    void goTo(const QString &tab)
    {
        for (auto *button : find<ui::CallbacksView>()->findChildren<ui::TabButton *>()) {
            if (button->text() == tab)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        settle();
    }
    [[nodiscard]] bool shows(const QString &text) const
    {
        return showsText(find<ui::CallbacksView>(), text);
    }
};

} // namespace tilldesk::test
