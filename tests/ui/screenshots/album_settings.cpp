#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/models/settings_pages.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/settings/settings_page.h"

#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

ui::SettingsPage *pageOn(const QWidget &window)
{
    for (auto *page : window.findChildren<ui::SettingsPage *>()) {
        if (page->isVisible())
            return page;
    }
    qFatal("there is no page of settings");
}

void chooseTills(const ui::SettingsPage &page)
{
    const auto *switcher = page.findChild<ui::ProfileSwitcher *>();
    const auto actions = switcher->menu()->actions();
    const auto found = std::ranges::find(actions, u"Tills"_s, &QAction::text);
    (*found)->trigger();
}

void write(const ui::SettingsPage &page, const QString &field, const QString &text)
{
    auto *line = page.findChild<QLineEdit *>(field);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

} // namespace

void Album::takeSettings()
{
    m_window.goTo(ui::Place::Settings);
    auto *list = m_window.findChild<ui::PageList *>();
    for (size_t row = 0; row < ui::kSettingsPages.size(); ++row) {
        list->setCurrentRow(int(row));
        list->setFocus();
        settle();
        if (ui::kSettingsPages.at(row) == ui::SettingsPageId::PointsOfSale)
            chooseTills(*pageOn(m_window));
        save(m_window, u"settings-%1"_s.arg(row));
        auto *scroll = pageOn(m_window)->findChild<QScrollArea *>();
        QScrollBar *bar = scroll->verticalScrollBar();
        if (bar->maximum() == 0)
            continue;
        bar->setValue(bar->maximum());
        save(m_window, u"settings-%1-end"_s.arg(row));
        bar->setValue(0);
    }
    list->setCurrentRow(1);
    write(*pageOn(m_window), u"name"_s, u"Web & shop"_s);
    write(*pageOn(m_window), u"iban"_s, u"BE7109612345676"_s);
    save(m_window, u"settings-problems"_s);
    m_window.close();
    settle();
    save(*m_window.findChild<ui::QuestionDialog *>(), u"settings-question"_s);
    m_window.findChild<ui::QuestionDialog *>()->findChild<QPushButton *>(u"discardAll"_s)->click();
    m_window.show();
}

} // namespace tilldesk::test
