#pragma once

#include "tests/ui/payouts_fixture.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/exports/pack_dialog.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

namespace tilldesk::test {

/// The payouts view with the month pack dialog opened from its menu.
struct PackDesk : PayoutsDesk {
    PackDesk()
    {
        preferences.setExportFolder(home.path());
        click(QStringLiteral("exportPayouts"));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return;
        menu->findChild<QAction *>(QStringLiteral("packMonthAction"))->trigger();
        menu->close();
        settle();
        it = find<ui::PackDialog>();
    }
    /// Opens the dialog again for the first merchant, with its figures.
    void reopenForAMerchant()
    {
        it->close();
        QTRY_VERIFY(!find<ui::PackDialog>());
        view()->page().setMerchant(merchants.entries.first().merchant.id);
        view()->page().packMonth();
        settle();
        it = find<ui::PackDialog>();
        QVERIFY(it);
    }
    [[nodiscard]] ui::ComboBox *months() const
    {
        return it->findChild<ui::ComboBox *>(QStringLiteral("packMonth"));
    }

    ui::PackDialog *it = nullptr;
};

} // namespace tilldesk::test
