#pragma once

#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/till/till_keypad.h"
#include "ui/widgets/till/till_tile_button.h"
#include "ui/widgets/till/till_view.h"

#include <QPushButton>
#include <QRegularExpression>

namespace tilldesk::test {

/// The main window with the till of the bakery's counter open.
struct Counter : Desk {
    explicit Counter(const QList<Payment> &day = {}) : Desk(day)
    {
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        settle();
        payments.calls.clear();
    }

    [[nodiscard]] ui::TillView *view() const { return find<ui::TillView>(); }
    [[nodiscard]] QString label(const QString &name) const { return find<QLabel>(name)->text(); }
    [[nodiscard]] QString keyed() const { return label(QStringLiteral("keyedAmount")); }
    [[nodiscard]] QString live() const { return label(QStringLiteral("stageLive")); }
    [[nodiscard]] QString problem() const { return label(QStringLiteral("amountProblem")); }
    [[nodiscard]] QPushButton *button(const QString &name) const { return find<QPushButton>(name); }
    [[nodiscard]] bool isAtKeypad() const { return find<ui::TillKeypad>()->hasFocus(); }
    [[nodiscard]] bool showsCode() const
    {
        return view()->findChild<ui::QrCode *>() && view()->findChild<ui::QrCode *>()->isVisible();
    }
    [[nodiscard]] QString tile(int index) const
    {
        return find<ui::TillTileButton>(QStringLiteral("tile%1").arg(index))->accessibleName();
    }
    void pressTile(int index)
    {
        QTest::mouseClick(find<ui::TillTileButton>(QStringLiteral("tile%1").arg(index)),
                          Qt::LeftButton);
        settle();
    }
    void keyIn(const QString &keys)
    {
        Desk::type(keys);
        Desk::press(Qt::Key_Return);
        settle();
    }
    void happens(PaymentStatus status)
    {
        const PaymentId id = payments.payments.last().id;
        payments.setStatus(id, status);
        QTRY_VERIFY(payments.isReadSinceTold(id));
        settle();
    }
    void pass(std::chrono::milliseconds time)
    {
        clock.advance(time);
        window->ticker().tick();
        settle();
    }
    [[nodiscard]] QStringList creations() const
    {
        return payments.calls.filter(QRegularExpression(QStringLiteral("^(create|static)")));
    }
};

} // namespace tilldesk::test
