#include "ui/models/common/permitted.h"

#include <QCoreApplication>

namespace tilldesk::ui {
namespace {

/// Returns whether a window that has lost its service refuses the command. Only views of data that
/// the window has read before stay open.
bool changes(StaffCommand command)
{
    switch (command) {
    case StaffCommand::ReadPayments:
    case StaffCommand::ReadRefunds:
    case StaffCommand::ReadPayouts:
    case StaffCommand::ReadCallbacks:
    case StaffCommand::ReadReports:
    case StaffCommand::ReadActivity:
    case StaffCommand::ReadLedger: return false;
    default: return true;
    }
}

bool may(const StaffSession &session, StaffCommand command)
{
    if (session.isCutOff && changes(command))
        return false;
    if (!mayGive(session.atMost, command))
        return false;
    return !session.isOn
        || (!session.isLocked && session.member && mayGive(session.member->role, command));
}

class PermittedText
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PermittedText)

public:
    static QString whyNot(const StaffSession &session, StaffCommand command)
    {
        if (session.isCutOff)
            return tr("Needs the shop. Possible when the connection is back.");
        if (!mayGive(session.atMost, command)
            && (!session.member || mayGive(session.member->role, command)))
            return tr("This till does not allow this. The owner decides that in Settings > Tills.");
        return command == StaffCommand::AcknowledgePayment
            ? tr("Only a manager or the owner can acknowledge payments.")
            : tr("Your role does not allow this.");
    }
};

} // namespace

QString whyNotPermitted(const StaffSession &session, StaffCommand command)
{
    return may(session, command) ? QString() : PermittedText::whyNot(session, command);
}

bool mayOpen(const StaffSession &session, Place place)
{
    if (session.isCutOff) { // what was last known stays readable
        StaffSession connected = session;
        connected.isCutOff = false;
        return mayOpen(connected, place);
    }
    switch (place) {
    case Place::Today:
    case Place::Payments: return may(session, StaffCommand::ReadPayments);
    case Place::Till: return may(session, StaffCommand::CreatePayment);
    case Place::Refunds: return may(session, StaffCommand::ReadRefunds);
    case Place::Payouts: return may(session, StaffCommand::ReadPayouts);
    case Place::Callbacks: return may(session, StaffCommand::ReadCallbacks);
    case Place::Reports: return may(session, StaffCommand::ReadReports);
    case Place::Activity: return may(session, StaffCommand::ReadActivity);
    case Place::Settings: return may(session, StaffCommand::ChangeMerchants);
    case Place::Lock: return true;
    }
    Q_UNREACHABLE();
}

bool mayRun(const StaffSession &session, Command command)
{
    switch (command) {
    case Command::NewPayment: return may(session, StaffCommand::CreatePayment);
    case Command::DayClose:
        return may(session, StaffCommand::CloseDay) && mayOpen(session, Place::Reports);
    case Command::ExportPayments:
    case Command::ExportRefunds: return may(session, StaffCommand::ExportFile);
    case Command::ExportPayouts:
    case Command::MonthPack: return may(session, StaffCommand::ExportPack);
    case Command::Ledger: return may(session, StaffCommand::ReadLedger);
    case Command::TestCallback: return may(session, StaffCommand::SendTestCallback);
    case Command::InspectCallback: return may(session, StaffCommand::InspectCallback);
    case Command::CallbackInbox: return may(session, StaffCommand::ReadCallbacks);
    case Command::SupportFile: return may(session, StaffCommand::MakeSupportFile);
    case Command::CustomerDisplay:
    case Command::Refresh:
    case Command::Keys:
    case Command::Rules: return !session.isLocked;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
