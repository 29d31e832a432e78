#pragma once

#include "core/base/timestamp.h"
#include "core/domain/search_term.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <optional>

namespace tilldesk {

/// What an entry of the audit trail records. The numbers are stored in the database.
enum class AuditKind : quint8 {
    TrailOpened = 1,   ///< first entry of a database
    RecordAdopted = 2, ///< a record that existed before the trail
    SignedIn = 3,
    SignedOut = 4, ///< also: the till was locked
    WrongPin = 5,
    Blocked = 6, ///< too many wrong PINs
    Unblocked = 7,
    PinChosen = 8, ///< by the person itself
    PinGiven = 9,  ///< a temporary PIN, given by somebody else
    StaffAdded = 10,
    StaffChanged = 11, ///< name, role, password, active
    StaffLeft = 12,
    RefundLimitsChanged = 13,
    RefundApproved = 14, ///< an approval was given, before the refund
    Refused = 15,        ///< a command that the role does not allow
    PaymentCancelled = 16,
    RefundMade = 17,
    PayoutsMade = 18, ///< by hand
    PaidOutAgain = 19,
    DayClosed = 20,
    MerchantAdded = 21,
    MerchantChanged = 22,
    ProfileAdded = 23,
    ProfileChanged = 24,
    PointOfSaleAdded = 25,
    PointOfSaleChanged = 26,
    SettingsChanged = 27, ///< endpoint, names in signatures
    ApiKeyCreated = 28,
    ApiKeyRevoked = 29,
    ServiceKeyAdded = 30,
    DebtorIbanShown = 31,
    Exported = 32,
    BackupMade = 33,
    BackupFailed = 34,
    Restored = 35,
    RestoreRehearsed = 36,
    SnapshotSaved = 37,
    SnapshotLoaded = 38,
    SupportFileMade = 39,
    PayersForgotten = 40, ///< retention replaced payers by pseudonyms
    CallbackSentAgain = 41,
    CallbacksSentAgain = 42, ///< all failed callbacks of a filter
    TestCallbackSent = 43,
    InboxCleared = 44,
    SimulationChanged = 45, ///< on, off, faults, production
    ClockChanged = 46,      ///< of the simulation
    WallClockTrusted = 47,  ///< a jump of the computer's clock was accepted
    OlderAccepted = 48,     ///< a database older than its high-water mark was accepted
    BankFileRead = 49,      ///< statements of the merchant's bank
    BankLineMatched = 50,   ///< with a payout, by hand
    BankLineUnmatched = 51,
    MonthPackMade = 52, ///< at the time of the settings, or with `export month`
    MonthPackFailed = 53,
    MonthPackMailed = 54,
    MonthPackNotMailed = 55, ///< the mail server refused, or does not answer
    FeeRuleSet = 56,         ///< fees of a merchant's payments from a day on
    FeeInvoiceBooked = 57,   ///< the provider's invoice for the fees of a month
    TillPaired = 58,
    TillChanged = 59, ///< name, point of sale, what anybody may do there
    TillRevoked = 60,
    PairingRefused = 61,    ///< too many wrong codes
    TillRemoved = 62,       ///< a revoked till was taken off the list
    ConnectionChanged = 63, ///< of a profile with its provider: addresses, API key, environment
    HostedKeyMade = 64,     ///< key that signs a profile's requests to its provider
    RealMoneyAllowed = 65,  ///< payments, or payments and refunds, with real money
    OutcomeSettled = 66,    ///< a request whose outcome is not known was set as not carried out
};

/// Returns the name for commands and files, for example `api-key-created`.
[[nodiscard]] QLatin1StringView toText(AuditKind kind);
/// Returns the kind; empty unless `name` is exactly one of the names.
[[nodiscard]] std::optional<AuditKind> auditKindFrom(QStringView name);

/// Groups of kinds, to filter by.
enum class AuditGroup : quint8 { Money, SignIn, Settings, PrivateData, Backups, Refusals, Service };

[[nodiscard]] AuditGroup groupOf(AuditKind kind);
/// Returns the kinds of a group, in the order of their numbers.
[[nodiscard]] QList<AuditKind> kindsOf(AuditGroup group);
/// Returns the name for commands, for example `sign-in`.
[[nodiscard]] QLatin1StringView toText(AuditGroup group);
[[nodiscard]] std::optional<AuditGroup> auditGroupFrom(QStringView name);

/// Who caused an entry. The numbers are stored in the database.
enum class AuditActorKind : quint8 {
    Service = 1,     ///< the service by itself: its jobs, its start
    ApiKey = 2,      ///< name: that of the key
    Window = 3,      ///< the window of a shop without staff
    Customer = 4,    ///< name: the payer's first name
    Signature = 5,   ///< name: that of the key that signed
    Staff = 6,       ///< id and name: those of the staff member
    CommandLine = 7, ///< name: that of the account of the operating system
};

[[nodiscard]] QLatin1StringView toText(AuditActorKind kind);

/// The name of the service as an actor, to filter by.
inline constexpr QLatin1StringView kServiceActor("Tilldesk");

/// The person or program behind an entry, named as it was then.
struct AuditActor {
    AuditActorKind kind = AuditActorKind::Service;
    QString id = {}; ///< of a staff member; else empty
    QString name = {};
    QString approverId = {}; ///< staff member who approved; empty: no approval
    QString approverName = {};
    QString place = {}; ///< till or computer; empty: unknown

    friend bool operator==(const AuditActor &, const AuditActor &) = default;
};

/// Records whose present state `verify` compares with the last entry about them. The numbers are
/// stored in the database.
enum class AuditGuard : quint8 {
    None = 0,
    ApiKey = 1,
    Profile = 2,
    ServiceKey = 3, ///< subject: the kid
    StaffMember = 4,
    RefundLimits = 5, ///< subject: the role
    WrongPins = 6,    ///< wrong PINs and block of a staff member
    Merchant = 7,
    PointOfSale = 8, ///< subject: its id; covers the points of sale of all profiles with this id
    Simulation = 9,  ///< subject: `simulation` or `clock`
    Books = 10,      ///< settings and accounts of a merchant's books; subject: id of the merchant
    VatRates = 11,   ///< of a profile and its points of sale; subject: id of the profile
    BankFile = 12,   ///< file of a bank with the lines stored from it; subject: its number
    Till = 13,
    Connection = 14, ///< connection of a profile with its provider; subject: id of the profile
};

/// An entry of the audit trail. Values are texts, numbers, booleans or lists of texts.
struct AuditEntry {
    qint64 seq = 0; ///< gap-free, from 1
    Timestamp at;
    AuditKind kind = AuditKind::TrailOpened;
    AuditActor actor;
    QString subject;    ///< id of the object concerned; may be empty
    QJsonObject facts;  ///< for example `{"amount": 1250, "paymentId": "…"}`
    QJsonObject before; ///< the values that changed, as they were; IBANs masked
    QJsonObject after;  ///< the same values as they are now
    QByteArray hash;    ///< hex

    friend bool operator==(const AuditEntry &, const AuditEntry &) = default;
};

/// Which entries to list. Empty members do not restrict the list.
struct AuditFilter {
    std::optional<Timestamp> from;
    std::optional<Timestamp> to; ///< exclusive
    QList<AuditKind> kinds = {};
    /// Ids of staff members, as actor or approver, or names of other actors; kServiceActor for the
    /// service.
    QStringList people = {};
    /// Parts of names of actors or approvers, in the form of searchable(). An entry by one of
    /// `people` or of these matches.
    QStringList names = {};
    AmountRange amounts = {};   ///< of the refund or payment that the entry is about
    QString referencePart = {}; ///< part of the payment's reference; empty: no condition
    /// Of the entry: names, place, reference, description, amount, day, ids. No entry has a payer.
    QList<SearchTerm> terms = {};

    friend bool operator==(const AuditFilter &, const AuditFilter &) = default;
};

struct AuditPage {
    QList<AuditEntry> rows; ///< newest first
    bool hasMore = false;   ///< older entries follow
};

} // namespace tilldesk
