#include "ui/models/activity/activity_words.h"

#include "core/domain/permissions.h"
#include "core/domain/staff.h"
#include "ui/models/common/format.h"
#include "ui/models/staff/staff_words.h"

#include <QHash>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString textOf(const AuditEntry &entry, const QString &key)
{
    return entry.facts.value(key).toVariant().toString();
}

QString pairingRefused(const AuditEntry &entry, const QString &who)
{
    const QString answer = textOf(entry, u"answer"_s);
    const QString name = textOf(entry, u"name"_s);
    if (answer == u"no")
        return ActivityWords::tr("%1 turned the till %2 away").arg(who, name);
    if (answer == u"none")
        return ActivityWords::tr("Nobody answered the till %1, which asked to be added").arg(name);
    return ActivityWords::tr("Too many wrong codes for adding a till");
}

/// Returns what was exported, in the language of the window; a name of another version as it is.
QString listOf(const AuditEntry &entry)
{
    const QString name = textOf(entry, u"list"_s);
    const QHash<QString, QString> words{
        {u"payments"_s, ActivityWords::tr("payments")},
        {u"refunds"_s, ActivityWords::tr("refunds")},
        {u"payouts"_s, ActivityWords::tr("payouts")},
        {u"paid payments"_s, ActivityWords::tr("paid payments")},
        {u"done refunds"_s, ActivityWords::tr("done refunds")},
        {u"activity"_s, ActivityWords::tr("activity")},
        {u"clearing account"_s, ActivityWords::tr("clearing account")},
        {u"journal"_s, ActivityWords::tr("journal")},
        {u"VAT book"_s, ActivityWords::tr("VAT book")},
        {u"bank"_s, ActivityWords::tr("lines of the bank")},
        {u"pack"_s, ActivityWords::tr("month's pack")}};
    return words.value(name, name);
}

QString amountOf(const AuditEntry &entry)
{
    return money(Amount::fromCents(entry.facts.value(u"amount"_s).toInteger()));
}

/// Returns the name of the object that the entry is about, as it was then.
QString nameOf(const AuditEntry &entry)
{
    for (const QJsonObject &values : {entry.facts, entry.after, entry.before}) {
        const QString name = values.value(u"name"_s).toString();
        if (!name.isEmpty())
            return name;
    }
    return entry.subject;
}

/// Returns the reference of the payment, or the end of its id.
QString referenceOf(const AuditEntry &entry)
{
    constexpr qsizetype kEnd = 8;
    const QString reference = textOf(entry, u"reference"_s);
    return reference.isEmpty() ? QString(u"…"_s + paymentOf(entry).text().right(kEnd)) : reference;
}

bool isMoneyKey(const QString &key)
{
    static const QStringList keys{u"amount"_s, u"left"_s,     u"perRefund"_s,
                                  u"perDay"_s, u"askAbove"_s, u"difference"_s};
    return keys.contains(key);
}

} // namespace

bool isWarning(AuditKind kind)
{
    return groupOf(kind) == AuditGroup::Refusals || kind == AuditKind::BackupFailed
        || kind == AuditKind::OlderAccepted || kind == AuditKind::MonthPackFailed
        || kind == AuditKind::MonthPackNotMailed;
}

PaymentId paymentOf(const AuditEntry &entry)
{
    if (const QString id = textOf(entry, u"paymentId"_s); !id.isEmpty())
        return PaymentId(id);
    const bool isSubject = entry.kind == AuditKind::PaymentCancelled
        || entry.kind == AuditKind::RefundApproved || entry.kind == AuditKind::DebtorIbanShown;
    return isSubject ? PaymentId(entry.subject) : PaymentId();
}

QString ActivityWords::actor(const AuditActor &actor)
{
    switch (actor.kind) {
    case AuditActorKind::Service: return u"Tilldesk"_s;
    case AuditActorKind::ApiKey: return tr("API key “%1”").arg(actor.name);
    case AuditActorKind::Window:
        return actor.name.isEmpty() ? tr("Somebody at this computer") : actor.name;
    case AuditActorKind::Customer:
        return actor.name.isEmpty() ? tr("The customer") : tr("Customer %1").arg(actor.name);
    case AuditActorKind::Signature: return tr("Signing key “%1”").arg(actor.name);
    case AuditActorKind::Staff: return StaffWords::firstName(actor.name);
    case AuditActorKind::CommandLine:
        return actor.name.isEmpty() ? tr("The command line")
                                    : tr("%1 on the command line").arg(actor.name);
    }
    Q_UNREACHABLE();
}

QString ActivityWords::fullActor(const AuditActor &actor)
{
    return actor.kind == AuditActorKind::Staff ? actor.name : ActivityWords::actor(actor);
}

QString ActivityWords::group(AuditGroup group)
{
    switch (group) {
    case AuditGroup::Money: return tr("Money");
    case AuditGroup::SignIn: return tr("Sign-in");
    case AuditGroup::Settings: return tr("Settings");
    case AuditGroup::PrivateData: return tr("Private data");
    case AuditGroup::Backups: return tr("Backups");
    case AuditGroup::Refusals: return tr("Refusals");
    case AuditGroup::Service: return tr("Service");
    }
    Q_UNREACHABLE();
}

/// Returns what a command is about, for a refusal; the command itself if this version has no such
/// command.
QString ActivityWords::refused(const QString &name)
{
    constexpr auto kCommands = enumerators<StaffCommand>();
    const auto command =
        std::ranges::find(kCommands, name, [](StaffCommand one) { return QString(toText(one)); });
    if (command == kCommands.end())
        return name;
    switch (permissionOf(*command)) {
    case Permission::Anybody: return tr("signing in");
    case Permission::LookUpPayments: return tr("looking up payments");
    case Permission::TakePayments: return tr("taking a payment");
    case Permission::CancelPayments: return tr("cancelling a payment");
    case Permission::Acknowledge: return tr("acknowledging a payment");
    case Permission::Refund: return tr("a refund");
    case Permission::ApproveRefunds: return tr("approving a refund");
    case Permission::SeeAccountNumbers: return tr("a whole account number");
    case Permission::CloseDay: return tr("closing the day");
    case Permission::SeePayouts: return tr("payouts, ledger and reports");
    case Permission::MatchBank: return tr("the statements of the bank");
    case Permission::MakePayouts: return tr("making a payout");
    case Permission::Export: return tr("an export");
    case Permission::SeeActivity: return tr("the activity");
    case Permission::SeeCallbacks: return tr("callbacks");
    case Permission::SendCallbacks: return tr("sending a callback");
    case Permission::Simulate: return tr("the simulation");
    case Permission::ChangeSettings: return tr("a change of the settings");
    case Permission::ManageKeys: return tr("the keys");
    case Permission::ManageStaff: return tr("the staff");
    case Permission::ManageTills: return tr("the tills");
    case Permission::KeepSafe: return tr("the backups");
    }
    Q_UNREACHABLE();
}

QString ActivityWords::sentence(const AuditEntry &entry)
{
    using enum AuditKind;
    const QString who = actor(entry.actor);
    const QString name = nameOf(entry);
    const QString person = StaffWords::firstName(name);
    switch (entry.kind) {
    case SignedIn: return tr("%1 signed in").arg(who);
    case SignedOut: return tr("%1 locked the till").arg(who);
    case WrongPin:
        return tr("A wrong PIN was given for %1, %2 of 5 tries")
            .arg(person, textOf(entry, u"try"_s));
    case Blocked:
        return tr("%1 was blocked for %2 minutes after wrong PINs", nullptr,
                  entry.facts.value(u"minutes"_s).toInt())
            .arg(person, textOf(entry, u"minutes"_s));
    case Unblocked:
        return entry.facts.value(u"rightPin"_s).toBool()
            ? tr("The right PIN of %1 was given after wrong ones").arg(person)
            : tr("%1 ended the block of %2").arg(who, person);
    case PinChosen: return tr("%1 chose a PIN").arg(who);
    case PinGiven: return tr("%1 gave %2 a temporary PIN").arg(who, person);
    case StaffAdded: return tr("%1 added %2 to the staff").arg(who, nameOf(entry));
    case StaffChanged: return tr("%1 changed the details of %2").arg(who, person);
    case StaffLeft: return tr("%1 noted that %2 has left").arg(who, person);
    case RefundLimitsChanged: {
        const auto role = staffRoleFrom(entry.subject);
        return tr("%1 changed the refund limits of the role %2")
            .arg(who, role ? StaffWords::role(*role) : entry.subject);
    }
    case Refused:
        return tr("Not allowed for %1: %2").arg(who, refused(textOf(entry, u"command"_s)));
    case RefundApproved:
        return tr("%1 approved a refund of %2 for %3")
            .arg(StaffWords::firstName(textOf(entry, u"approver"_s)), amountOf(entry), who);
    case PaymentCancelled:
        return tr("%1 cancelled the payment of %2, %3")
            .arg(who, amountOf(entry), referenceOf(entry));
    case RefundMade: {
        const QString approver = StaffWords::firstName(entry.actor.approverName);
        return approver.isEmpty()
            ? tr("%1 refunded %2 of %3").arg(who, amountOf(entry), referenceOf(entry))
            : tr("%1 refunded %2 of %3, approved by %4")
                  .arg(who, amountOf(entry), referenceOf(entry), approver);
    }
    case PayoutsMade: return tr("%1 made the payouts").arg(who);
    case PaidOutAgain: return tr("%1 paid a failed payout again").arg(who);
    case DayClosed:
        return textOf(entry, u"kind"_s) == "X"_L1
            ? tr("%1 made X reading %2").arg(who, textOf(entry, u"number"_s))
            : tr("%1 closed the day, Z %2").arg(who, textOf(entry, u"number"_s));
    case BankFileRead:
        return tr("%1 read a bank statement with %2 new lines", nullptr,
                  entry.facts.value(u"lines"_s).toInt())
            .arg(who, textOf(entry, u"lines"_s));
    case BankLineMatched: return tr("%1 matched a payout with a line of the bank").arg(who);
    case BankLineUnmatched: return tr("%1 undid the match of a line of the bank").arg(who);
    case MonthPackMade: return tr("%1 made the month’s pack for the accountant").arg(who);
    case MonthPackFailed: return tr("The month’s pack for the accountant could not be made");
    case MonthPackMailed: return tr("%1 sent the month’s pack to the accountant").arg(who);
    case MonthPackNotMailed: return tr("The month’s pack could not be sent by e-mail");
    case FeeRuleSet: return tr("%1 set the fees of payments").arg(who);
    case FeeInvoiceBooked: return tr("%1 booked the provider’s invoice for fees").arg(who);
    case MerchantAdded: return tr("%1 added the merchant %2").arg(who, name);
    case MerchantChanged: return tr("%1 changed the merchant %2").arg(who, name);
    case ProfileAdded: return tr("%1 added the profile %2").arg(who, name);
    case ProfileChanged: return tr("%1 changed the profile %2").arg(who, name);
    case PointOfSaleAdded: return tr("%1 added the point of sale %2").arg(who, name);
    case PointOfSaleChanged: return tr("%1 changed the point of sale %2").arg(who, name);
    case SettingsChanged: {
        QStringList labels;
        for (const QString &key : entry.after.keys())
            labels << label(key);
        return labels.isEmpty()
            ? tr("%1 changed the settings").arg(who)
            : tr("%1 changed the settings: %2").arg(who, QLocale().createSeparatedList(labels));
    }
    case ApiKeyCreated: return tr("%1 made the API key “%2”").arg(who, name);
    case ApiKeyRevoked: return tr("%1 revoked the API key “%2”").arg(who, name);
    case ServiceKeyAdded: return tr("%1 made a signing key of the service").arg(who);
    case TillPaired: return tr("%1 added the till %2").arg(who, name);
    case TillChanged: return tr("%1 changed the till %2").arg(who, name);
    case TillRevoked: return tr("%1 revoked the till %2").arg(who, name);
    case TillRemoved: return tr("%1 took the till %2 off the list").arg(who, name);
    case ConnectionChanged:
        return tr("%1 changed the connection of the profile %2 with its provider").arg(who, name);
    case HostedKeyMade:
        return tr("%1 made a key that signs the requests of the profile %2").arg(who, name);
    case RealMoneyAllowed:
        return tr("%1 changed what the profile %2 may do with real money").arg(who, name);
    case OutcomeSettled:
        return tr("%1 set a payment of %2 as not created, %3")
            .arg(who, amountOf(entry), referenceOf(entry));
    case PairingRefused: return pairingRefused(entry, who);
    case CallbackSentAgain: return tr("%1 sent a callback again").arg(who);
    case CallbacksSentAgain:
        return tr("%1 sent %2 failed callbacks again", nullptr,
                  entry.facts.value(u"callbacks"_s).toInt())
            .arg(who, textOf(entry, u"callbacks"_s));
    case TestCallbackSent: return tr("%1 sent a test callback").arg(who);
    case InboxCleared: return tr("%1 cleared the inbox of callbacks").arg(who);
    case SimulationChanged: return tr("%1 changed the simulation").arg(who);
    case ClockChanged: return tr("%1 changed the clock of the simulation").arg(who);
    case WallClockTrusted: return tr("%1 accepted a jump of the computer’s clock").arg(who);
    case TrailOpened:
        return entry.seq > 1 ? tr("From here on the activity proves more kinds of records")
                             : tr("The record of activity begins here");
    case RecordAdopted: return tr("A record that existed before was added to the activity");
    case DebtorIbanShown:
        return tr("%1 looked at the whole account number of the payer of %2")
            .arg(who, referenceOf(entry));
    case Exported:
        return tr("%1 exported %2 rows (%3) as %4", nullptr, entry.facts.value(u"rows"_s).toInt())
            .arg(who, wholeNumber(entry.facts.value(u"rows"_s).toInteger()), listOf(entry),
                 textOf(entry, u"format"_s).toUpper());
    case BackupMade: return tr("%1 made a backup and checked it").arg(who);
    case BackupFailed: return tr("A backup failed");
    case Restored: return tr("The shop was restored from a backup");
    case RestoreRehearsed: return tr("%1 rehearsed restoring a backup").arg(who);
    case SnapshotSaved: return tr("%1 saved a snapshot").arg(who);
    case SnapshotLoaded: return tr("%1 loaded a snapshot").arg(who);
    case SupportFileMade: return tr("%1 made a support file").arg(who);
    case PayersForgotten: return tr("%1 replaced old payers by pseudonyms").arg(who);
    case OlderAccepted: return tr("%1 accepted an older copy of the database").arg(who);
    }
    Q_UNREACHABLE();
}

QStringList ActivityWords::strongParts(const AuditEntry &entry)
{
    QStringList parts;
    if (entry.actor.kind == AuditActorKind::Staff)
        parts << actor(entry.actor);
    const bool isAboutStaff = entry.kind == AuditKind::WrongPin || entry.kind == AuditKind::Blocked
        || entry.kind == AuditKind::Unblocked || entry.kind == AuditKind::PinGiven
        || entry.kind == AuditKind::StaffChanged || entry.kind == AuditKind::StaffLeft;
    if (isAboutStaff)
        parts << StaffWords::firstName(nameOf(entry));
    if (entry.kind == AuditKind::StaffAdded)
        parts << nameOf(entry);
    if (entry.kind == AuditKind::RefundApproved)
        parts << StaffWords::firstName(textOf(entry, u"approver"_s));
    if (!entry.actor.approverName.isEmpty())
        parts << StaffWords::firstName(entry.actor.approverName);
    if (entry.facts.contains(u"amount"_s))
        parts << amountOf(entry);
    return parts;
}

QString ActivityWords::icon(AuditActorKind kind)
{
    switch (kind) {
    case AuditActorKind::Service: return u"store"_s;
    case AuditActorKind::ApiKey:
    case AuditActorKind::Signature: return u"key-round"_s;
    case AuditActorKind::Window: return u"monitor"_s;
    case AuditActorKind::Customer: return u"user"_s;
    case AuditActorKind::Staff: return {};
    case AuditActorKind::CommandLine: return u"keyboard"_s;
    }
    Q_UNREACHABLE();
}

QString ActivityWords::icon(AuditKind kind)
{
    using enum AuditKind;
    switch (kind) {
    case SignedIn:
    case Unblocked: return u"lock-open"_s;
    case SignedOut: return u"lock"_s;
    case WrongPin:
    case Blocked:
    case Refused:
    case PairingRefused:
    case BackupFailed:
    case MonthPackFailed:
    case MonthPackNotMailed:
    case OlderAccepted: return u"triangle-alert"_s;
    case PinChosen:
    case PinGiven:
    case ApiKeyCreated:
    case ApiKeyRevoked:
    case ServiceKeyAdded: return u"key-round"_s;
    case TillPaired:
    case TillChanged:
    case TillRevoked:
    case TillRemoved: return u"monitor"_s;
    case ConnectionChanged: return u"landmark"_s;
    case HostedKeyMade: return u"key-round"_s;
    case RealMoneyAllowed: return u"landmark"_s;
    case OutcomeSettled: return u"clock"_s;
    case StaffAdded: return u"user-plus"_s;
    case StaffChanged: return u"user"_s;
    case StaffLeft: return u"log-out"_s;
    case RefundMade: return u"undo-2"_s;
    case RefundApproved:
    case TrailOpened:
    case RecordAdopted: return u"shield-check"_s;
    case PaymentCancelled: return u"x"_s;
    case PayoutsMade:
    case PaidOutAgain:
    case BankFileRead:
    case BankLineMatched:
    case BankLineUnmatched:
    case FeeRuleSet:
    case FeeInvoiceBooked: return u"landmark"_s;
    case DayClosed:
    case MonthPackMade:
    case MonthPackMailed: return u"file-text"_s;
    case MerchantAdded:
    case MerchantChanged:
    case ProfileAdded:
    case ProfileChanged:
    case PointOfSaleAdded:
    case PointOfSaleChanged: return u"store"_s;
    case RefundLimitsChanged:
    case SettingsChanged: return u"sliders-horizontal"_s;
    case DebtorIbanShown: return u"eye"_s;
    case PayersForgotten: return u"shield"_s;
    case Exported: return u"download"_s;
    case BackupMade:
    case SnapshotSaved: return u"archive"_s;
    case Restored:
    case RestoreRehearsed:
    case SnapshotLoaded: return u"archive-restore"_s;
    case SupportFileMade: return u"life-buoy"_s;
    case CallbackSentAgain:
    case CallbacksSentAgain:
    case TestCallbackSent: return u"webhook"_s;
    case InboxCleared: return u"inbox"_s;
    case SimulationChanged: return u"flask-conical"_s;
    case ClockChanged:
    case WallClockTrusted: return u"clock"_s;
    }
    Q_UNREACHABLE();
}

QString ActivityWords::label(const QString &key)
{
    static constexpr auto kLabels = std::to_array<std::pair<QLatin1StringView, const char *>>({
        {"left"_L1, QT_TR_NOOP("Left to refund")},
        {"name"_L1, QT_TR_NOOP("Name")},
        {"role"_L1, QT_TR_NOOP("Role")},
        {"perRefund"_L1, QT_TR_NOOP("One refund, at most")},
        {"perDay"_L1, QT_TR_NOOP("All refunds in a day, at most")},
        {"description"_L1, QT_TR_NOOP("Description")},
        {"askAbove"_L1, QT_TR_NOOP("Ask about sums above")},
        {"sentence"_L1, QT_TR_NOOP("Read by the approver")},
        {"amount"_L1, QT_TR_NOOP("Amount")},
        {"reference"_L1, QT_TR_NOOP("Reference")},
        {"approver"_L1, QT_TR_NOOP("Approver")},
        {"rows"_L1, QT_TR_NOOP("Rows")},
        {"list"_L1, QT_TR_NOOP("List")},
        {"format"_L1, QT_TR_NOOP("Format")},
        {"from"_L1, QT_TR_NOOP("From")},
        {"to"_L1, QT_TR_NOOP("To")},
        {"path"_L1, QT_TR_NOOP("File")},
        {"sha256"_L1, QT_TR_NOOP("SHA-256")},
        {"payments"_L1, QT_TR_NOOP("Payments")},
        {"problem"_L1, QT_TR_NOOP("Reason")},
        {"number"_L1, QT_TR_NOOP("Number")},
        {"active"_L1, QT_TR_NOOP("Has access")},
        {"password"_L1, QT_TR_NOOP("Password")},
        {"iban"_L1, QT_TR_NOOP("Account number")},
    });
    const auto known =
        std::ranges::find(kLabels, key, [](const auto &each) { return QString(each.first); });
    if (known != kLabels.end())
        return tr(known->second);
    QString words;
    for (const QChar letter : key)
        words += letter.isUpper() ? QString(u' ') + letter.toLower() : QString(letter);
    return words.isEmpty() ? words : QString(words.first(1).toUpper() + words.sliced(1));
}

QString ActivityWords::value(const QString &key, const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        return u"–"_s;
    if (value.isBool())
        return value.toBool() ? tr("Yes") : tr("No");
    if (value.isArray()) {
        QStringList items;
        for (const auto &item : value.toArray())
            items << item.toVariant().toString();
        return items.join(u'\n');
    }
    if (isMoneyKey(key) && value.isDouble())
        return money(Amount::fromCents(value.toInteger()));
    if (key == "role"_L1) {
        if (const auto role = staffRoleFrom(value.toString()))
            return StaffWords::role(*role);
    }
    const QString text = value.toVariant().toString();
    return text.isEmpty() ? u"–"_s : text;
}

QList<Change> ActivityWords::changes(const AuditEntry &entry)
{
    QStringList keys = entry.before.keys() + entry.after.keys();
    keys.removeDuplicates();
    QList<Change> changes;
    for (const QString &key : std::as_const(keys))
        changes << Change{label(key), value(key, entry.before.value(key)),
                          value(key, entry.after.value(key))};
    return changes;
}

QList<Fact> ActivityWords::facts(const AuditEntry &entry)
{
    QList<Fact> facts;
    const bool hasReference = entry.facts.contains(u"reference"_s);
    for (auto fact = entry.facts.begin(); fact != entry.facts.end(); ++fact) {
        if (fact.key() == "paymentId"_L1 && hasReference)
            continue; // the reference says it shorter
        if (const QString text = value(fact.key(), fact.value()); text != "–"_L1)
            facts << Fact{label(fact.key()), text};
    }
    return facts;
}

QString ActivityWords::entries(qint64 count)
{
    return tr("%1 entries", nullptr, int(count)).arg(wholeNumber(count));
}

QString ActivityWords::seal(const QByteArray &hash)
{
    constexpr qsizetype kGroup = 4;
    if (hash.size() < 4 * kGroup)
        return QString::fromLatin1(hash);
    const auto group = [&hash](qsizetype at) { return QString::fromLatin1(hash.mid(at, kGroup)); };
    return QStringList{group(0), group(kGroup), group(2 * kGroup), u"…"_s,
                       group(hash.size() - kGroup)}
        .join(u' ');
}

QString ActivityWords::copied(const AuditEntry &entry)
{
    return tr("%1 (%2, entry %3, seal %4)")
        .arg(sentence(entry), utcMoment(entry.at), QString::number(entry.seq),
             QString::fromLatin1(entry.hash));
}

} // namespace tilldesk::ui
