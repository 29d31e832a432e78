#pragma once

#include "tests/ui/window_fixture.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/settings/settings_page.h"
#include "ui/widgets/settings/settings_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

namespace tilldesk::test {

/// The main window with the settings open.
struct SettingsDesk : Desk {
    explicit SettingsDesk(ui::SettingsPageId page)
    {
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        open(page);
    }

    void open(ui::SettingsPageId page)
    {
        window->goTo(ui::Place::Settings);
        find<ui::SettingsView>()->goTo(page);
        settle();
    }
    /// Returns the settings page shown.
    [[nodiscard]] ui::SettingsPage *page() const
    {
        for (auto *page : window->findChildren<ui::SettingsPage *>()) {
            if (page->isVisible())
                return page;
        }
        return nullptr;
    }
    template <typename Widget>
    [[nodiscard]] Widget *field(const QString &key) const
    {
        return page()->findChild<Widget *>(key);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return field<QPushButton>(name);
    }
    /// Replaces the text of the field `key` with `text`, typed key by key.
    void fill(const QString &key, const QString &text) const
    {
        auto *line = field<QLineEdit>(key);
        line->setFocus();
        line->selectAll();
        if (text.isEmpty())
            QTest::keyClick(line, Qt::Key_Delete);
        for (const QChar each : text) { // not QTest::keyClicks(), which types only ASCII
            QKeyEvent typed(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(each));
            QApplication::sendEvent(line, &typed);
        }
    }
    void press(const QString &name)
    {
        QTest::mouseClick(button(name), Qt::LeftButton);
        settle();
    }
    [[nodiscard]] QAbstractButton *tab(ui::ProfileTab tab) const
    {
        using namespace Qt::StringLiterals;
        auto *tabs = field<ui::TabStrip>(u"profileTabs"_s);
        return static_cast<QAbstractButton *>(tabs->tab(int(tab)));
    }
    void click(ui::ProfileTab wanted)
    {
        QTest::mouseClick(tab(wanted), Qt::LeftButton);
        settle();
    }
    [[nodiscard]] ui::ProfileTab currentTab() const
    {
        const auto found = std::ranges::find_if(
            ui::kProfileTabs, [this](ui::ProfileTab each) { return tab(each)->isChecked(); });
        return found != ui::kProfileTabs.end() ? *found : ui::ProfileTab(-1);
    }
    /// Returns the row that stands for a page in the list of pages.
    [[nodiscard]] QListWidgetItem *row(ui::SettingsPageId page) const
    {
        return find<ui::PageList>()->item(int(page));
    }
    [[nodiscard]] bool shows(const QString &text) const { return showsText(page(), text); }
    [[nodiscard]] Profile profile(qsizetype number) const
    {
        return merchants.entries.at(number).profile;
    }
};

} // namespace tilldesk::test
