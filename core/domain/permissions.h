#pragma once

#include "core/base/enumerators.h"
#include "core/domain/staff.h"

#include <algorithm>

namespace tilldesk {

/// What a role may do. Each command of the gateways needs one permission; see permissionOf().
enum class Permission : quint8 {
    Anybody,        ///< needs no sign-in: signing in, and what a locked window must know
    LookUpPayments, ///< payments, refunds, day closes, points of sale; receipts
    TakePayments,
    CancelPayments,
    Acknowledge, ///< payments that wait for the merchant's acknowledgement
    Refund,      ///< up to the limit of the role; above it with an approval
    ApproveRefunds,
    SeeAccountNumbers, ///< whole account numbers of payers
    CloseDay,
    SeePayouts, ///< payouts, ledger, reports, statements of the bank, figures of the books
    MatchBank,  ///< reading the bank's files, and matching their lines with payouts
    MakePayouts,
    Export,
    SeeActivity,
    SeeCallbacks,
    SendCallbacks,
    Simulate, ///< customers and faults of the simulation, and its clock
    ChangeSettings,
    ManageKeys, ///< API keys and the service's own keys
    ManageStaff,
    ManageTills, ///< other computers whose windows may connect
    KeepSafe,    ///< backup and restore
};

/// The table of roles and permissions. Does not compile if a permission has no row.
class RolePermissions
{
public:
    struct Row {
        Permission permission;
        bool owner;
        bool manager;
        bool cashier;
        bool bookkeeper;
    };

    consteval RolePermissions(std::initializer_list<Row> rows)
    {
        if (rows.size() != kAll.size())
            throw "not one row for each permission";
        for (std::size_t i = 0; i < kAll.size(); ++i) {
            const auto *row = std::ranges::find(rows, kAll[i], &Row::permission);
            if (row == rows.end())
                throw "a permission has no row";
            m_rows[i] = *row;
        }
    }

    [[nodiscard]] constexpr bool allows(StaffRole role, Permission permission) const
    {
        const Row &row = *std::ranges::find(m_rows, permission, &Row::permission);
        switch (role) {
        case StaffRole::Owner: return row.owner;
        case StaffRole::Manager: return row.manager;
        case StaffRole::Cashier: return row.cashier;
        case StaffRole::Bookkeeper: return row.bookkeeper;
        }
        return false;
    }

private:
    static constexpr auto kAll = enumerators<Permission>();
    std::array<Row, kAll.size()> m_rows{};
};

/// @source service.md#staff
inline constexpr RolePermissions kRolePermissions{
    // permission, owner, manager, cashier, bookkeeper
    {Permission::Anybody, true, true, true, true},
    {Permission::LookUpPayments, true, true, true, true},
    {Permission::TakePayments, true, true, true, false},
    {Permission::CancelPayments, true, true, true, false},
    {Permission::Acknowledge, true, true, false, false},
    {Permission::Refund, true, true, true, false},
    {Permission::ApproveRefunds, true, true, false, false},
    {Permission::SeeAccountNumbers, true, true, false, false},
    {Permission::CloseDay, true, true, true, false},
    {Permission::SeePayouts, true, true, false, true},
    {Permission::MatchBank, true, true, false, true},
    {Permission::MakePayouts, true, true, false, false},
    {Permission::Export, true, true, false, true},
    {Permission::SeeActivity, true, true, false, true},
    {Permission::SeeCallbacks, true, true, false, false},
    {Permission::SendCallbacks, true, true, false, false},
    {Permission::Simulate, true, true, false, false},
    {Permission::ChangeSettings, true, false, false, false},
    {Permission::ManageKeys, true, false, false, false},
    {Permission::ManageStaff, true, false, false, false},
    {Permission::ManageTills, true, false, false, false},
    {Permission::KeepSafe, true, false, false, false}};

static_assert(std::ranges::all_of(enumerators<Permission>(), [](Permission permission) {
    return kRolePermissions.allows(StaffRole::Owner, permission);
}));

/// Every command that a window can give through the gateways.
enum class StaffCommand : quint8 {
    ReadPayments,
    CreatePayment,
    CancelPayment,
    AcknowledgePayment,
    ReadRefunds,
    CreateRefund,
    RevealIban,
    ReadPayouts,
    ReadLedger,
    RunPayouts,
    PayAgain,
    ReadBank,
    ImportBankFile,
    MatchBankLine,
    ReadBooks,
    ReadVatRates,
    ChangeBooks,
    ReadFees,
    ChangeFees,
    ReadReports,
    ReadDayCloses,
    CloseDay,
    ReadCallbacks,
    SendCallbackAgain,
    SendTestCallback,
    InspectCallback,
    ClearInbox,
    SwitchInbox,
    ReadMerchants,
    ChangeMerchants,
    ReadApiKeys,
    ChangeApiKeys,
    ChangeEndpoint,
    ConfirmClock,
    ChangeNames,
    ChangeAskAbove,
    ReadServiceKeys,
    RotateServiceKeys,
    SwitchSimulation,
    ActAsCustomer,
    SetSimulationClock,
    SetFaults,
    ExportFile,
    ExportPack,
    ReadPackSettings,
    ChangePackSettings,
    Find,
    ReadStaff,
    SignIn,
    ChangeStaff,
    ChooseOwnPin,
    AskForApproval,
    ReadActivity,
    ReadBackups,
    MakeBackup,
    ChangeBackups,
    AcceptRestore,
    RestoreBackup,
    MakeSupportFile,
    ReadTills,
    ChangeTills,
    ReadHosted,
    ChangeHosted,
    AllowRealMoney,
    SettleOutcome,
};

/// Returns the permission that a command needs. Does not compile without a row for each command:
/// the switch has no default.
[[nodiscard]] constexpr Permission permissionOf(StaffCommand command)
{
    using enum StaffCommand;
    switch (command) {
    case ReadStaff:
    case SignIn:
    case ChooseOwnPin:
    case ReadMerchants: return Permission::Anybody;
    case ReadPayments:
    case ReadRefunds:
    case ReadDayCloses:
    case ReadVatRates:
    case ReadHosted:
    case Find: return Permission::LookUpPayments;
    case CreatePayment: return Permission::TakePayments;
    case CancelPayment: return Permission::CancelPayments;
    case SettleOutcome:
    case AcknowledgePayment: return Permission::Acknowledge;
    case CreateRefund:
    case AskForApproval: return Permission::Refund;
    case RevealIban: return Permission::SeeAccountNumbers;
    case CloseDay: return Permission::CloseDay;
    case ReadPayouts:
    case ReadLedger:
    case ReadBank:
    case ReadBooks:
    case ReadFees:
    case ReadReports: return Permission::SeePayouts;
    case RunPayouts:
    case PayAgain: return Permission::MakePayouts;
    case ImportBankFile:
    case MatchBankLine: return Permission::MatchBank;
    case ExportFile:
    case ExportPack:
    case ReadPackSettings: return Permission::Export;
    case ReadActivity: return Permission::SeeActivity;
    case ReadBackups: return Permission::LookUpPayments; // everybody sees that a backup is missing
    case MakeBackup:
    case ChangeBackups:
    case AcceptRestore:
    case RestoreBackup:
    case MakeSupportFile: return Permission::KeepSafe;
    case ReadCallbacks:
    case InspectCallback: return Permission::SeeCallbacks;
    case SendCallbackAgain:
    case SendTestCallback:
    case ClearInbox: return Permission::SendCallbacks;
    case SwitchSimulation:
    case ActAsCustomer:
    case SetSimulationClock:
    case SetFaults: return Permission::Simulate;
    case ChangeMerchants:
    case ChangeBooks:
    case ChangeFees:
    case ChangeEndpoint:
    case ChangePackSettings:
    case ConfirmClock:
    case SwitchInbox:
    case ChangeAskAbove:
    case ChangeHosted:
    case AllowRealMoney:
    case ChangeNames: return Permission::ChangeSettings;
    case ReadApiKeys:
    case ChangeApiKeys:
    case ReadServiceKeys:
    case RotateServiceKeys: return Permission::ManageKeys;
    case ChangeStaff: return Permission::ManageStaff;
    case ReadTills:
    case ChangeTills: return Permission::ManageTills;
    }
    return Permission::ManageStaff;
}

[[nodiscard]] constexpr bool mayGive(StaffRole role, StaffCommand command)
{
    return kRolePermissions.allows(role, permissionOf(command));
}

/// Returns whether a command stays possible while the till is locked: the customer display and the
/// payments that run are followed on.
[[nodiscard]] constexpr bool isPossibleWhileLocked(StaffCommand command)
{
    return permissionOf(command) == Permission::Anybody || command == StaffCommand::ReadPayments;
}

/// Returns the name for the audit trail, for example `create-refund`.
[[nodiscard]] QLatin1StringView toText(StaffCommand command);

} // namespace tilldesk
