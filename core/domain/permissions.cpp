#include "core/domain/permissions.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<StaffCommand> kCommands{
    {StaffCommand::ReadPayments, "read-payments"},
    {StaffCommand::CreatePayment, "create-payment"},
    {StaffCommand::CancelPayment, "cancel-payment"},
    {StaffCommand::AcknowledgePayment, "acknowledge-payment"},
    {StaffCommand::ReadRefunds, "read-refunds"},
    {StaffCommand::CreateRefund, "create-refund"},
    {StaffCommand::RevealIban, "reveal-iban"},
    {StaffCommand::ReadPayouts, "read-payouts"},
    {StaffCommand::ReadLedger, "read-ledger"},
    {StaffCommand::RunPayouts, "run-payouts"},
    {StaffCommand::PayAgain, "pay-again"},
    {StaffCommand::ReadBank, "read-bank"},
    {StaffCommand::ImportBankFile, "import-bank-file"},
    {StaffCommand::MatchBankLine, "match-bank-line"},
    {StaffCommand::ReadBooks, "read-books"},
    {StaffCommand::ReadVatRates, "read-vat-rates"},
    {StaffCommand::ChangeBooks, "change-books"},
    {StaffCommand::ReadFees, "read-fees"},
    {StaffCommand::ChangeFees, "change-fees"},
    {StaffCommand::ReadReports, "read-reports"},
    {StaffCommand::ReadDayCloses, "read-day-closes"},
    {StaffCommand::CloseDay, "close-day"},
    {StaffCommand::ReadCallbacks, "read-callbacks"},
    {StaffCommand::SendCallbackAgain, "send-callback-again"},
    {StaffCommand::SendTestCallback, "send-test-callback"},
    {StaffCommand::InspectCallback, "inspect-callback"},
    {StaffCommand::ClearInbox, "clear-inbox"},
    {StaffCommand::SwitchInbox, "switch-inbox"},
    {StaffCommand::ReadMerchants, "read-merchants"},
    {StaffCommand::ChangeMerchants, "change-merchants"},
    {StaffCommand::ReadApiKeys, "read-api-keys"},
    {StaffCommand::ChangeApiKeys, "change-api-keys"},
    {StaffCommand::ChangeEndpoint, "change-endpoint"},
    {StaffCommand::ConfirmClock, "confirm-clock"},
    {StaffCommand::ChangeNames, "change-names"},
    {StaffCommand::ChangeAskAbove, "change-ask-above"},
    {StaffCommand::ReadServiceKeys, "read-service-keys"},
    {StaffCommand::RotateServiceKeys, "rotate-service-keys"},
    {StaffCommand::SwitchSimulation, "switch-simulation"},
    {StaffCommand::ActAsCustomer, "act-as-customer"},
    {StaffCommand::SetSimulationClock, "set-simulation-clock"},
    {StaffCommand::SetFaults, "set-faults"},
    {StaffCommand::ExportFile, "export-file"},
    {StaffCommand::ExportPack, "export-pack"},
    {StaffCommand::ReadPackSettings, "read-pack-settings"},
    {StaffCommand::ChangePackSettings, "change-pack-settings"},
    {StaffCommand::Find, "find"},
    {StaffCommand::ReadStaff, "read-staff"},
    {StaffCommand::SignIn, "sign-in"},
    {StaffCommand::ChangeStaff, "change-staff"},
    {StaffCommand::ChooseOwnPin, "choose-own-pin"},
    {StaffCommand::AskForApproval, "ask-for-approval"},
    {StaffCommand::ReadActivity, "read-activity"},
    {StaffCommand::ReadBackups, "read-backups"},
    {StaffCommand::MakeBackup, "make-backup"},
    {StaffCommand::ChangeBackups, "change-backups"},
    {StaffCommand::AcceptRestore, "accept-restore"},
    {StaffCommand::RestoreBackup, "restore-backup"},
    {StaffCommand::MakeSupportFile, "make-support-file"},
    {StaffCommand::ReadTills, "read-tills"},
    {StaffCommand::ChangeTills, "change-tills"},
    {StaffCommand::ReadHosted, "read-hosted"},
    {StaffCommand::ChangeHosted, "change-hosted"},
    {StaffCommand::AllowRealMoney, "allow-real-money"},
    {StaffCommand::SettleOutcome, "settle-outcome"}};

} // namespace

QLatin1StringView toText(StaffCommand command)
{
    return kCommands.textOf(command);
}

} // namespace tilldesk
