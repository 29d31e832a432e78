#pragma once

#include "tests/support/fake_connection.h"
#include "tests/ui/shop_fixture.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

namespace tilldesk::test {

/// A visible main window whose service is on another computer.
struct RemoteWindow : Shop {
    RemoteWindow()
    {
        merchants.entries = someProfiles();
        ui::ShopGateways all = gateways;
        all.connection = &connection;
        window = std::make_unique<ui::MainWindow>(all, theme, preferences);
        window->show();
        std::ignore = QTest::qWaitForWindowExposed(window.get());
    }
    template <typename T>
    [[nodiscard]] T *child(const QString &name = {}) const
    {
        return window->findChild<T *>(name);
    }

    FakeConnection connection;
    QTemporaryDir folder;
    ui::Theme theme{*qApp, ui::ThemeChoice::Light};
    ui::Preferences preferences{folder.filePath(QStringLiteral("window.ini"))};
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace tilldesk::test
