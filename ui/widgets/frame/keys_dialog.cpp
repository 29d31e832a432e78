#include "ui/widgets/frame/keys_dialog.h"

#include "ui/models/common/commands.h"
#include "ui/models/find/find_words.h"
#include "ui/models/help/help_page.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

#include <QGridLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

KeysDialog::KeysDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    QList<std::pair<QString, QString>> keys{{keyText(u"Ctrl+K"_s), FindWords::title()}};
    for (const Command command : kCommands) {
        if (command != Command::Keys && !keysOf(command).isEmpty())
            keys << std::pair(keyText(keysOf(command)), wordsOf(command).title);
    }
    keys << QList<std::pair<QString, QString>>{
        {keyText(u"Ctrl+R"_s), tr("Refund the chosen payment")},
        {keyText(u"Ctrl+Return"_s), tr("Acknowledge the chosen payment")},
        {tr("Space, Shift+↑, Shift+↓"), tr("Select several payments")},
        {keyText(u"Ctrl+F"_s), tr("Filter the list")},
        {keyText(u"Ctrl+E"_s), tr("Export what is shown")},
        {keyText(u"Ctrl+L"_s), tr("Lock the till, in a shop with staff")},
        {keyText(u"Ctrl+P"_s), tr("Receipt of the chosen payment; print a report")},
        {tr("Ctrl+1 to Ctrl+9"), tr("Go to a view")},
        {keyText(u"Return"_s), tr("Open the payment in a window of its own")},
        {keyText(u"Esc"_s), tr("Back; empty or close the search box; close a window")},
        {tr("? or F1"), tr("This list of shortcuts")}};
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(10);
    for (const auto &[key, what] : keys) {
        const int row = grid->rowCount();
        grid->addWidget(makeLabel(key, u"key"_s), row, 0, Qt::AlignLeft);
        grid->addWidget(makeLabel(what, u"plain"_s), row, 1);
    }
    grid->setColumnStretch(1, 1);
    auto *rules = named(new QPushButton(HelpWords::title()), u"rulesOfTheService"_s);
    rules->setAutoDefault(false);
    auto *support = named(new QPushButton(wordsOf(Command::SupportFile).title), u"supportFile"_s);
    support->setAutoDefault(false);
    auto *close = new QPushButton(tr("Close"));
    connect(rules, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT rulesRequested();
    });
    connect(support, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT supportRequested();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    fill(this,
         {makeLabel(tr("Keyboard shortcuts"), u"heading"_s), grid,
          row({rules, support, LayoutItem::stretch(), close})},
         {.spacing = metrics::kGap, .margins = {28, 24, 28, 24}});
}

} // namespace tilldesk::ui
