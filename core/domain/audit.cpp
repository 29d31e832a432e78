#include "core/domain/audit.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<AuditKind> kKinds{{AuditKind::TrailOpened, "trail-opened"},
                                      {AuditKind::RecordAdopted, "record-adopted"},
                                      {AuditKind::SignedIn, "signed-in"},
                                      {AuditKind::SignedOut, "signed-out"},
                                      {AuditKind::WrongPin, "wrong-pin"},
                                      {AuditKind::Blocked, "blocked"},
                                      {AuditKind::Unblocked, "unblocked"},
                                      {AuditKind::PinChosen, "pin-chosen"},
                                      {AuditKind::PinGiven, "pin-given"},
                                      {AuditKind::StaffAdded, "staff-added"},
                                      {AuditKind::StaffChanged, "staff-changed"},
                                      {AuditKind::StaffLeft, "staff-left"},
                                      {AuditKind::RefundLimitsChanged, "refund-limits-changed"},
                                      {AuditKind::RefundApproved, "refund-approved"},
                                      {AuditKind::Refused, "refused"},
                                      {AuditKind::PaymentCancelled, "payment-cancelled"},
                                      {AuditKind::RefundMade, "refund-made"},
                                      {AuditKind::PayoutsMade, "payouts-made"},
                                      {AuditKind::PaidOutAgain, "paid-out-again"},
                                      {AuditKind::DayClosed, "day-closed"},
                                      {AuditKind::MerchantAdded, "merchant-added"},
                                      {AuditKind::MerchantChanged, "merchant-changed"},
                                      {AuditKind::ProfileAdded, "profile-added"},
                                      {AuditKind::ProfileChanged, "profile-changed"},
                                      {AuditKind::PointOfSaleAdded, "point-of-sale-added"},
                                      {AuditKind::PointOfSaleChanged, "point-of-sale-changed"},
                                      {AuditKind::SettingsChanged, "settings-changed"},
                                      {AuditKind::ApiKeyCreated, "api-key-created"},
                                      {AuditKind::ApiKeyRevoked, "api-key-revoked"},
                                      {AuditKind::ServiceKeyAdded, "service-key-added"},
                                      {AuditKind::DebtorIbanShown, "debtor-iban-shown"},
                                      {AuditKind::Exported, "exported"},
                                      {AuditKind::BackupMade, "backup-made"},
                                      {AuditKind::BackupFailed, "backup-failed"},
                                      {AuditKind::Restored, "restored"},
                                      {AuditKind::RestoreRehearsed, "restore-rehearsed"},
                                      {AuditKind::SnapshotSaved, "snapshot-saved"},
                                      {AuditKind::SnapshotLoaded, "snapshot-loaded"},
                                      {AuditKind::SupportFileMade, "support-file-made"},
                                      {AuditKind::PayersForgotten, "payers-forgotten"},
                                      {AuditKind::CallbackSentAgain, "callback-sent-again"},
                                      {AuditKind::CallbacksSentAgain, "callbacks-sent-again"},
                                      {AuditKind::TestCallbackSent, "test-callback-sent"},
                                      {AuditKind::InboxCleared, "inbox-cleared"},
                                      {AuditKind::SimulationChanged, "simulation-changed"},
                                      {AuditKind::ClockChanged, "clock-changed"},
                                      {AuditKind::WallClockTrusted, "wall-clock-trusted"},
                                      {AuditKind::OlderAccepted, "older-accepted"},
                                      {AuditKind::BankFileRead, "bank-file-read"},
                                      {AuditKind::BankLineMatched, "bank-line-matched"},
                                      {AuditKind::BankLineUnmatched, "bank-line-unmatched"},
                                      {AuditKind::MonthPackMade, "month-pack-made"},
                                      {AuditKind::MonthPackFailed, "month-pack-failed"},
                                      {AuditKind::MonthPackMailed, "month-pack-mailed"},
                                      {AuditKind::MonthPackNotMailed, "month-pack-not-mailed"},
                                      {AuditKind::FeeRuleSet, "fee-rule-set"},
                                      {AuditKind::FeeInvoiceBooked, "fee-invoice-booked"},
                                      {AuditKind::TillPaired, "till-paired"},
                                      {AuditKind::TillChanged, "till-changed"},
                                      {AuditKind::TillRevoked, "till-revoked"},
                                      {AuditKind::PairingRefused, "pairing-refused"},
                                      {AuditKind::TillRemoved, "till-removed"},
                                      {AuditKind::ConnectionChanged, "connection-changed"},
                                      {AuditKind::HostedKeyMade, "hosted-key-made"},
                                      {AuditKind::RealMoneyAllowed, "real-money-allowed"},
                                      {AuditKind::OutcomeSettled, "outcome-settled"}};

constexpr EnumTexts<AuditGroup> kGroups{
    {AuditGroup::Money, "money"},       {AuditGroup::SignIn, "sign-in"},
    {AuditGroup::Settings, "settings"}, {AuditGroup::PrivateData, "private-data"},
    {AuditGroup::Backups, "backups"},   {AuditGroup::Refusals, "refusals"},
    {AuditGroup::Service, "service"}};

constexpr EnumTexts<AuditActorKind> kActors{
    {AuditActorKind::Service, "service"},         {AuditActorKind::ApiKey, "API key"},
    {AuditActorKind::Window, "window"},           {AuditActorKind::Customer, "customer"},
    {AuditActorKind::Signature, "signature"},     {AuditActorKind::Staff, "staff"},
    {AuditActorKind::CommandLine, "command line"}};

} // namespace

QLatin1StringView toText(AuditKind kind)
{
    return kKinds.textOf(kind);
}

std::optional<AuditKind> auditKindFrom(QStringView name)
{
    return kKinds.valueOf(name);
}

QLatin1StringView toText(AuditGroup group)
{
    return kGroups.textOf(group);
}

std::optional<AuditGroup> auditGroupFrom(QStringView name)
{
    return kGroups.valueOf(name);
}

QLatin1StringView toText(AuditActorKind kind)
{
    return kActors.textOf(kind);
}

AuditGroup groupOf(AuditKind kind)
{
    using enum AuditKind;
    switch (kind) {
    case RefundApproved:
    case PaymentCancelled:
    case RefundMade:
    case PayoutsMade:
    case PaidOutAgain:
    case DayClosed:
    case BankFileRead:
    case BankLineMatched:
    case BankLineUnmatched:
    case FeeInvoiceBooked:
    case OutcomeSettled: return AuditGroup::Money;
    case SignedIn:
    case SignedOut:
    case PinChosen: return AuditGroup::SignIn;
    case WrongPin:
    case Blocked:
    case PairingRefused:
    case Refused: return AuditGroup::Refusals;
    case Unblocked:
    case PinGiven:
    case StaffAdded:
    case StaffChanged:
    case StaffLeft:
    case RefundLimitsChanged:
    case MerchantAdded:
    case MerchantChanged:
    case FeeRuleSet:
    case ProfileAdded:
    case ProfileChanged:
    case PointOfSaleAdded:
    case PointOfSaleChanged:
    case SettingsChanged:
    case ApiKeyCreated:
    case ApiKeyRevoked:
    case TillPaired:
    case TillChanged:
    case TillRevoked:
    case TillRemoved:
    case ConnectionChanged:
    case HostedKeyMade:
    case RealMoneyAllowed:
    case ServiceKeyAdded: return AuditGroup::Settings;
    case DebtorIbanShown:
    case Exported:
    case MonthPackMade:
    case MonthPackFailed:
    case MonthPackMailed:
    case MonthPackNotMailed:
    case SupportFileMade:
    case PayersForgotten: return AuditGroup::PrivateData;
    case BackupMade:
    case BackupFailed:
    case Restored:
    case RestoreRehearsed:
    case SnapshotSaved:
    case SnapshotLoaded:
    case OlderAccepted: return AuditGroup::Backups;
    case TrailOpened:
    case RecordAdopted:
    case CallbackSentAgain:
    case CallbacksSentAgain:
    case TestCallbackSent:
    case InboxCleared:
    case SimulationChanged:
    case ClockChanged:
    case WallClockTrusted: return AuditGroup::Service;
    }
    Q_UNREACHABLE();
}

QList<AuditKind> kindsOf(AuditGroup group)
{
    QList<AuditKind> kinds;
    for (const AuditKind kind : enumerators<AuditKind>()) {
        if (groupOf(kind) == group)
            kinds << kind;
    }
    return kinds;
}

} // namespace tilldesk
