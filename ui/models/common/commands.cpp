#include "ui/models/common/commands.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class CommandText
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::CommandText)

public:
    static CommandWords words(Command command)
    {
        switch (command) {
        case Command::NewPayment: return {tr("New payment"), tr("opens the form")};
        case Command::CustomerDisplay:
            return {tr("Customer display"), tr("opens or closes it on a second screen")};
        case Command::DayClose: return {tr("Day close"), tr("the X and Z reports of the tills")};
        case Command::ExportPayments:
            return {tr("Export payments…"), tr("saves the list to a file")};
        case Command::ExportRefunds: return {tr("Export refunds…"), tr("saves the list to a file")};
        case Command::ExportPayouts: return {tr("Export payouts…"), tr("saves the list to a file")};
        case Command::MonthPack:
            return {tr("A month for the accountant…"), tr("saves all files of a month")};
        case Command::Ledger: return {tr("Ledger"), tr("accounts and entries behind the payouts")};
        case Command::TestCallback:
            return {tr("Send test callback…"), tr("tests the receiver of a shop")};
        case Command::InspectCallback:
            return {tr("Inspect a callback"), tr("checks a callback that a shop has received")};
        case Command::CallbackInbox:
            return {tr("Inbox of callbacks"), tr("shows what this computer has received")};
        case Command::Refresh: return {tr("Refresh"), tr("reads all lists again")};
        case Command::Keys: return {tr("Keyboard shortcuts"), tr("lists all shortcuts")};
        case Command::Rules:
            return {tr("Rules of the service"), tr("the manual for the makers of shop software")};
        case Command::SupportFile:
            return {tr("Support file…"), tr("shows what helps to find a fault, then saves it")};
        }
        Q_UNREACHABLE();
    }

    static QString key(const QString &key)
    {
        if (key == "Ctrl"_L1)
            return tr("Ctrl", "a key");
        if (key == "Shift"_L1)
            return tr("Shift", "a key");
        if (key == "Return"_L1)
            return tr("Enter", "a key");
        if (key == "Esc"_L1)
            return tr("Esc", "a key");
        if (key == "Tab"_L1)
            return tr("Tab", "a key");
        return key;
    }
};

} // namespace

CommandWords wordsOf(Command command)
{
    return CommandText::words(command);
}

QString iconOf(Command command)
{
    switch (command) {
    case Command::NewPayment: return u"plus"_s;
    case Command::CustomerDisplay: return u"monitor"_s;
    case Command::DayClose: return u"store"_s;
    case Command::ExportPayments:
    case Command::ExportRefunds:
    case Command::ExportPayouts: return u"download"_s;
    case Command::MonthPack: return u"file-spreadsheet"_s;
    case Command::Ledger: return u"landmark"_s;
    case Command::TestCallback: return u"webhook"_s;
    case Command::InspectCallback: return u"search"_s;
    case Command::CallbackInbox: return u"inbox"_s;
    case Command::Refresh: return u"refresh-cw"_s;
    case Command::Keys: return u"keyboard"_s;
    case Command::Rules: return u"book-open"_s;
    case Command::SupportFile: return u"life-buoy"_s;
    }
    Q_UNREACHABLE();
}

QString keysOf(Command command)
{
    switch (command) {
    case Command::NewPayment: return u"Ctrl+N"_s;
    case Command::CustomerDisplay: return u"Ctrl+D"_s;
    case Command::Refresh: return u"F5"_s;
    case Command::Keys: return u"F1"_s;
    case Command::DayClose: return u"Ctrl+Shift+D"_s;
    case Command::TestCallback: return u"Ctrl+T"_s;
    case Command::ExportPayments:
    case Command::ExportRefunds:
    case Command::ExportPayouts:
    case Command::MonthPack:
    case Command::Ledger:
    case Command::InspectCallback:
    case Command::CallbackInbox:
    case Command::Rules:
    case Command::SupportFile: return {};
    }
    Q_UNREACHABLE();
}

QString keysOf(Place place)
{
    if (place == Place::Lock)
        return {};
    return u"Ctrl+%1"_s.arg(std::ranges::find(kPlaces, place) - kPlaces.begin() + 1);
}

QString keyText(const QString &keys, QChar mark)
{
    QStringList words;
    for (const QString &key : keys.split(u'+'))
        words << CommandText::key(key);
    return words.join(mark);
}

} // namespace tilldesk::ui
