#include "core/domain/search_words.h"

#include "core/base/enum_texts.h"
#include "core/domain/search_text.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

using Status = PaymentStatus;

constexpr EnumTexts<FilterWord> kWords{
    {FilterWord::Status, "status"}, {FilterWord::Amount, "amount"},
    {FilterWord::Day, "day"},       {FilterWord::Payer, "payer"},
    {FilterWord::Payout, "payout"}, {FilterWord::PointOfSale, "pos"},
    {FilterWord::Reference, "ref"}, {FilterWord::Channel, "channel"},
    {FilterWord::Refund, "refund"}, {FilterWord::Profile, "profile"},
    {FilterWord::Type, "type"},     {FilterWord::Weekday, "weekday"},
    {FilterWord::Hour, "hour"},     {FilterWord::Person, "person"},
    {FilterWord::Kind, "kind"},     {FilterWord::Host, "host"},
    {FilterWord::Answer, "answer"}, {FilterWord::Batch, "batch"},
};

/// The words of a filter in Dutch, French and German, and longer ones. Searchable texts, separated
/// by blanks.
struct WordAliases {
    FilterWord word;
    QLatin1StringView words;
};

constexpr std::array kAliases{
    WordAliases{FilterWord::Status, "statut"_L1},
    WordAliases{FilterWord::Amount, "bedrag montant betrag"_L1},
    WordAliases{FilterWord::Day, "date dag jour tag"_L1},
    WordAliases{FilterWord::Payer, "betaler payeur zahler"_L1},
    WordAliases{FilterWord::Payout, "uitbetaling versement auszahlung"_L1},
    WordAliases{FilterWord::PointOfSale, "verkooppunt point-de-vente verkaufspunkt"_L1},
    WordAliases{FilterWord::Reference, "reference referentie referenz"_L1},
    WordAliases{FilterWord::Channel, "kanaal canal kanal"_L1},
    WordAliases{FilterWord::Refund, "terugbetaling remboursement erstattung"_L1},
    WordAliases{FilterWord::Profile, "profiel profil"_L1},
    WordAliases{FilterWord::Type, "typ"_L1},
    WordAliases{FilterWord::Weekday, "weekdag jour-de-semaine wochentag"_L1},
    WordAliases{FilterWord::Hour, "uur heure stunde"_L1},
    WordAliases{FilterWord::Person, "who persoon personne"_L1},
    WordAliases{FilterWord::Kind, "soort genre art"_L1},
    WordAliases{FilterWord::Host, "hote"_L1},
    WordAliases{FilterWord::Answer, "antwoord reponse antwort"_L1},
    WordAliases{FilterWord::Batch, "bundel lot sammler"_L1},
};

/// A value and its words: first the English one, which completion offers, then those of the other
/// languages. Searchable texts, separated by blanks.
template <typename T>
struct Value {
    QLatin1StringView words;
    T value;
};

const QList<Value<StatusValue>> &statusValues()
{
    static const QList<Value<StatusValue>> values{
        {"paid betaald paye bezahlt"_L1, {.statuses = {Status::Succeeded}}},
        {"open in-progress lopend en-cours laufend"_L1,
         {.statuses = {Status::Pending, Status::Identified, Status::Authorized}}},
        {"waiting wacht attend wartet to-do te-doen a-traiter zu-erledigen"_L1,
         {.statuses = {Status::PendingMerchantAcknowledgement}}},
        {"failed mislukt echoue fehlgeschlagen"_L1,
         {.statuses = {Status::Failed, Status::AuthorizationFailed}}},
        {"cancelled canceled geannuleerd annule abgebrochen"_L1, {.statuses = {Status::Cancelled}}},
        {"expired verlopen expire abgelaufen"_L1, {.statuses = {Status::Expired}}},
        {"refunded terugbetaald rembourse erstattet"_L1,
         {.statuses = {Status::Succeeded}, .refunded = RefundShare::Some}},
        {"scanned gescand scanne gescannt"_L1, {.statuses = {Status::Identified}}},
        {"pending in-afwachting en-attente ausstehend"_L1, {.statuses = {Status::Pending}}},
        {"refused geweigerd refuse abgelehnt"_L1, {.statuses = {Status::AuthorizationFailed}}},
        {"voided vervallen nul ungultig"_L1, {.statuses = {Status::Voided}}},
    };
    return values;
}

const QList<Value<RefundShare>> &refundValues()
{
    static const QList<Value<RefundShare>> values{
        {"yes ja oui"_L1, RefundShare::Some},
        {"no nee non nein"_L1, RefundShare::None},
        {"part deels partie teilweise"_L1, RefundShare::Part},
        {"all alles tout ganz"_L1, RefundShare::All},
    };
    return values;
}

const QList<Value<PaymentChannel>> &channelValues()
{
    static const QList<Value<PaymentChannel>> values{
        {"online web webshop"_L1, PaymentChannel::Online},
        {"instore shop winkel magasin laden"_L1, PaymentChannel::InStore},
        {"invoice factuur facture rechnung"_L1, PaymentChannel::Invoice},
    };
    return values;
}

const QList<Value<PaymentType>> &typeValues()
{
    static const QList<Value<PaymentType>> values{
        {"dynamic dynamisch dynamique"_L1, PaymentType::Dynamic},
        {"static sticker static-qr statisch statique aufkleber"_L1, PaymentType::StaticQr},
        {"p2p person-to-person"_L1, PaymentType::PersonToPerson},
        {"request payment-request"_L1, PaymentType::PaymentRequest},
    };
    return values;
}

const QList<Value<int>> &weekdayValues()
{
    static const QList<Value<int>> values{
        {"monday mon maandag ma lundi lun montag mo"_L1, 1},
        {"tuesday tue dinsdag mardi mar dienstag di"_L1, 2},
        {"wednesday wed woensdag wo mercredi mer mittwoch mi"_L1, 3},
        {"thursday thu donderdag jeudi jeu donnerstag do"_L1, 4},
        {"friday fri vrijdag vr vendredi ven freitag fr"_L1, 5},
        {"saturday sat zaterdag za samedi sam samstag sa"_L1, 6},
        {"sunday sun zondag zo dimanche dim sonntag so"_L1, 7},
    };
    return values;
}

const QList<Value<RefundStatus>> &refundStatusValues()
{
    static const QList<Value<RefundStatus>> values{
        {"pending waiting in-progress in-behandeling in-afwachting wacht en-attente en-cours"
         " ausstehend"_L1,
         RefundStatus::Pending},
        {"refunded terugbetaald rembourse erstattet"_L1, RefundStatus::Refunded},
        {"failed mislukt echoue fehlgeschlagen"_L1, RefundStatus::Failed},
    };
    return values;
}

const QList<Value<PayoutStatus>> &payoutStatusValues()
{
    static const QList<Value<PayoutStatus>> values{
        {"succeeded paid gelukt uitbetaald reussi verse erfolgreich ausgezahlt"_L1,
         PayoutStatus::Succeeded},
        {"failed mislukt echoue fehlgeschlagen"_L1, PayoutStatus::Failed},
    };
    return values;
}

const QList<Value<CallbackState>> &callbackStateValues()
{
    static const QList<Value<CallbackState>> values{
        {"failed mislukt echoue fehlgeschlagen"_L1, CallbackState::Failed},
        {"waiting wacht en-attente attend wartet"_L1, CallbackState::Waiting},
        {"delivered afgeleverd livre zugestellt"_L1, CallbackState::Delivered},
    };
    return values;
}

const QList<Value<QList<LedgerCause>>> &ledgerValues()
{
    using Cause = LedgerCause;
    static const QList<Value<QList<LedgerCause>>> values{
        {"payment betaling paiement zahlung"_L1, {Cause::PaymentSucceeded}},
        {"refund terugbetaling remboursement erstattung"_L1,
         {Cause::RefundReserved, Cause::RefundDone, Cause::RefundFailed}},
        {"payout uitbetaling versement auszahlung"_L1,
         {Cause::PayoutMade, Cause::PayoutFailed, Cause::PaidOutAgain}},
        {"fee kosten frais gebuhr gebuehr"_L1,
         {Cause::FeeCharged, Cause::FeeReturned, Cause::FeeCollected, Cause::FeePaidBack,
          Cause::FeeCarried}},
    };
    return values;
}

/// Kinds of the audit trail. The names of toText(AuditKind) are values, too.
const QList<Value<QList<AuditKind>>> &auditValues()
{
    using enum AuditKind;
    static const QList<Value<QList<AuditKind>>> values{
        {"money geld argent"_L1, kindsOf(AuditGroup::Money)},
        {"refund terugbetaling remboursement erstattung"_L1, {RefundMade, RefundApproved}},
        {"approval goedkeuring approbation freigabe"_L1, {RefundApproved}},
        {"sign-in aanmelden connexion anmeldung"_L1, kindsOf(AuditGroup::SignIn)},
        {"settings instellingen parametres reglages einstellungen"_L1,
         kindsOf(AuditGroup::Settings)},
        {"staff personeel personnel personal"_L1,
         {StaffAdded, StaffChanged, StaffLeft, PinGiven, RefundLimitsChanged}},
        {"keys sleutels cles schlussel"_L1,
         {ApiKeyCreated, ApiKeyRevoked, ServiceKeyAdded, HostedKeyMade}},
        {"private-data privegegevens donnees-privees private-daten"_L1,
         kindsOf(AuditGroup::PrivateData)},
        {"export exports"_L1, {Exported}},
        {"backups back-ups sauvegardes sicherungen"_L1, kindsOf(AuditGroup::Backups)},
        {"callbacks"_L1, {CallbackSentAgain, CallbacksSentAgain, TestCallbackSent, InboxCleared}},
        {"refusals weigeringen refus ablehnungen"_L1, kindsOf(AuditGroup::Refusals)},
        {"service dienst"_L1, kindsOf(AuditGroup::Service)},
    };
    return values;
}

/// The classes of answer times, in their order; see kAnswerBounds.
const QList<Value<int>> &answerValues()
{
    static const QList<Value<int>> values{
        {"under-50ms"_L1, 0},    {"50-100ms"_L1, 1},
        {"100-200ms"_L1, 2},     {"200-400ms"_L1, 3},
        {"400-800ms"_L1, 4},     {"0.8-1.6s"_L1, 5},
        {"1.6-3s"_L1, 6},        {"3-5s"_L1, 7},
        {"over-5s 5-10s"_L1, 8}, {"none geen aucune keine"_L1, kNoAnswer},
    };
    return values;
}

/// Returns the searchable form of a value, with `-` for blanks and underscores.
QString wordOf(QStringView value)
{
    QString word = searchable(value).simplified();
    for (const QChar mark : {u' ', u'_'})
        word.replace(mark, u'-');
    return word;
}

template <typename T>
std::optional<T> valueFrom(const QList<Value<T>> &values, QStringView value)
{
    const QString word = wordOf(value);
    for (const Value<T> &row : values) {
        if (QString(row.words).split(u' ').contains(word))
            return row.value;
    }
    return {};
}

/// Returns the English word of a value; empty if `value` is none.
template <typename T>
QString englishOf(const QList<Value<T>> &values, QStringView value)
{
    const QString word = wordOf(value);
    for (const Value<T> &row : values) {
        if (const QStringList words = QString(row.words).split(u' '); words.contains(word))
            return words.first();
    }
    return {};
}

template <typename T>
QStringList firstWords(const QList<Value<T>> &values)
{
    QStringList words;
    for (const Value<T> &row : values)
        words << QString(row.words).section(u' ', 0, 0);
    return words;
}

QStringList statusWords(FilterList list)
{
    switch (list) {
    case FilterList::Payments: return firstWords(statusValues());
    case FilterList::Refunds: return firstWords(refundStatusValues());
    case FilterList::Payouts: return firstWords(payoutStatusValues());
    case FilterList::Callbacks: return firstWords(callbackStateValues());
    case FilterList::Ledger:
    case FilterList::Activity: return {};
    }
    Q_UNREACHABLE();
}

QStringList hourValues()
{
    QStringList values;
    for (int hour = 0; hour < 24; ++hour)
        values << QString::number(hour);
    return values;
}

/// Returns the Levenshtein distance; a number above `limit` if it exceeds that.
qsizetype distance(QStringView a, QStringView b, qsizetype limit)
{
    if (std::abs(a.size() - b.size()) > limit)
        return limit + 1;
    QList<qsizetype> row(b.size() + 1);
    std::ranges::generate(row, [n = qsizetype(0)]() mutable { return n++; });
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = std::exchange(row[0], i + 1);
        for (qsizetype j = 0; j < b.size(); ++j) {
            const qsizetype swapped = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, diagonal + 1, swapped});
        }
    }
    return row.last();
}

/// Returns the word that `typed` begins, or else the nearest with at most two different letters.
QString similar(const QStringList &words, const QString &typed)
{
    constexpr qsizetype kLimit = 2;
    QString nearest;
    qsizetype least = std::min(kLimit, typed.size() - 1) + 1;
    for (const QString &word : words) {
        if (!typed.isEmpty() && word.startsWith(typed))
            return word;
        const qsizetype found = distance(word, typed, kLimit);
        if (found < least) {
            least = found;
            nearest = word;
        }
    }
    return nearest;
}

} // namespace

QLatin1StringView toText(FilterWord word)
{
    return kWords.textOf(word);
}

std::optional<FilterWord> filterWordFrom(QStringView word)
{
    const QString wanted = searchable(word);
    for (const WordAliases &aliases : kAliases) {
        if (QString(aliases.words).split(u' ').contains(wanted))
            return aliases.word;
    }
    return kWords.valueOf(QStringView(wanted));
}

const QList<FilterWord> &wordsOf(FilterList list)
{
    using enum FilterWord;
    static const QList<FilterWord> payments{Status,      Amount,    Day,     Payer,  Payout,
                                            PointOfSale, Reference, Channel, Refund, Profile,
                                            Type,        Weekday,   Hour,    Person};
    static const QList<FilterWord> refunds{Status,      Amount,    Day,     Payer, Payout,
                                           PointOfSale, Reference, Profile, Person};
    static const QList<FilterWord> payouts{Status, Amount, Day, Payout, Batch};
    static const QList<FilterWord> callbacks{Status, Day, Reference, Host, Answer};
    static const QList<FilterWord> ledger{Kind, Amount, Day};
    static const QList<FilterWord> activity{Person, Kind, Amount, Day, Reference};
    switch (list) {
    case FilterList::Payments: return payments;
    case FilterList::Refunds: return refunds;
    case FilterList::Payouts: return payouts;
    case FilterList::Callbacks: return callbacks;
    case FilterList::Ledger: return ledger;
    case FilterList::Activity: return activity;
    }
    Q_UNREACHABLE();
}

QString similarFilterWord(QStringView word, FilterList list)
{
    QStringList words;
    for (const FilterWord known : wordsOf(list))
        words << toText(known);
    return similar(words, wordOf(word));
}

QStringList valuesOf(FilterWord word, FilterList list)
{
    switch (word) {
    case FilterWord::Status: return statusWords(list);
    case FilterWord::Kind:
        return list == FilterList::Activity ? firstWords(auditValues())
                                            : firstWords(ledgerValues());
    case FilterWord::Answer: return firstWords(answerValues());
    case FilterWord::Refund: return firstWords(refundValues());
    case FilterWord::Channel: return firstWords(channelValues());
    case FilterWord::Type: return firstWords(typeValues());
    case FilterWord::Weekday: return firstWords(weekdayValues());
    case FilterWord::Hour: return hourValues();
    case FilterWord::Day:
        return {u"today"_s,      u"yesterday"_s, u"week"_s,         u"last-week"_s, u"month"_s,
                u"last-month"_s, u"quarter"_s,   u"last-quarter"_s, u"year"_s,      u"last-year"_s};
    case FilterWord::Amount:
    case FilterWord::Payer:
    case FilterWord::Payout:
    case FilterWord::Person:
    case FilterWord::PointOfSale:
    case FilterWord::Reference:
    case FilterWord::Profile:
    case FilterWord::Host:
    case FilterWord::Batch: return {};
    }
    Q_UNREACHABLE();
}

QString similarValue(FilterWord word, QStringView value, FilterList list)
{
    return similar(valuesOf(word, list), wordOf(value));
}

bool isValue(FilterWord word, QStringView value, FilterList list)
{
    switch (word) {
    case FilterWord::Status:
        switch (list) {
        case FilterList::Payments: return statusValueFrom(value).has_value();
        case FilterList::Refunds: return refundStatusValueFrom(value).has_value();
        case FilterList::Payouts: return payoutStatusValueFrom(value).has_value();
        case FilterList::Callbacks: return callbackStateValueFrom(value).has_value();
        case FilterList::Ledger:
        case FilterList::Activity: return false;
        }
        Q_UNREACHABLE();
    case FilterWord::Refund: return refundShareFrom(value).has_value();
    case FilterWord::Channel: return channelFrom(value).has_value();
    case FilterWord::Type: return paymentTypeFrom(value).has_value();
    case FilterWord::Weekday: return weekdayFrom(value).has_value();
    case FilterWord::Hour: return hourFrom(value).has_value();
    case FilterWord::Kind:
        return list == FilterList::Activity ? !auditKindsFrom(value).isEmpty()
                                            : !ledgerCausesFrom(value).isEmpty();
    case FilterWord::Answer: return answerClassFrom(value).has_value();
    case FilterWord::Amount:
    case FilterWord::Day:
    case FilterWord::Payer:
    case FilterWord::Person:
    case FilterWord::Payout:
    case FilterWord::PointOfSale:
    case FilterWord::Reference:
    case FilterWord::Profile:
    case FilterWord::Host:
    case FilterWord::Batch: return true;
    }
    Q_UNREACHABLE();
}

QString englishValue(FilterWord word, QStringView value, FilterList list)
{
    switch (word) {
    case FilterWord::Status:
        switch (list) {
        case FilterList::Payments: return englishOf(statusValues(), value);
        case FilterList::Refunds: return englishOf(refundStatusValues(), value);
        case FilterList::Payouts: return englishOf(payoutStatusValues(), value);
        case FilterList::Callbacks: return englishOf(callbackStateValues(), value);
        case FilterList::Ledger:
        case FilterList::Activity: return {};
        }
        Q_UNREACHABLE();
    case FilterWord::Refund: return englishOf(refundValues(), value);
    case FilterWord::Channel: return englishOf(channelValues(), value);
    case FilterWord::Type: return englishOf(typeValues(), value);
    case FilterWord::Kind:
        return list == FilterList::Activity ? englishOf(auditValues(), value)
                                            : englishOf(ledgerValues(), value);
    case FilterWord::Day:
        return valuesOf(word, list).contains(wordOf(value)) ? wordOf(value) : QString();
    case FilterWord::Weekday:
    case FilterWord::Hour:
    case FilterWord::Answer:
    case FilterWord::Amount:
    case FilterWord::Payer:
    case FilterWord::Person:
    case FilterWord::Payout:
    case FilterWord::PointOfSale:
    case FilterWord::Reference:
    case FilterWord::Profile:
    case FilterWord::Host:
    case FilterWord::Batch: return {};
    }
    Q_UNREACHABLE();
}

std::optional<StatusValue> statusValueFrom(QStringView value)
{
    if (auto known = valueFrom(statusValues(), value))
        return known;
    const QString name = value.toString().toUpper().replace(u'-', u'_');
    const auto status = paymentStatusFrom(name);
    return status ? std::optional(StatusValue{.statuses = {*status}}) : std::nullopt;
}

std::optional<RefundShare> refundShareFrom(QStringView value)
{
    return valueFrom(refundValues(), value);
}

std::optional<PaymentChannel> channelFrom(QStringView value)
{
    return valueFrom(channelValues(), value);
}

std::optional<PaymentType> paymentTypeFrom(QStringView value)
{
    return valueFrom(typeValues(), value);
}

std::optional<RefundStatus> refundStatusValueFrom(QStringView value)
{
    return valueFrom(refundStatusValues(), value);
}

std::optional<PayoutStatus> payoutStatusValueFrom(QStringView value)
{
    return valueFrom(payoutStatusValues(), value);
}

std::optional<CallbackState> callbackStateValueFrom(QStringView value)
{
    return valueFrom(callbackStateValues(), value);
}

QString statusValue(CallbackState state)
{
    const auto found =
        std::ranges::find(callbackStateValues(), state, &Value<CallbackState>::value);
    return QString(found->words).section(u' ', 0, 0);
}

QList<LedgerCause> ledgerCausesFrom(QStringView value)
{
    return valueFrom(ledgerValues(), value).value_or(QList<LedgerCause>());
}

QList<AuditKind> auditKindsFrom(QStringView value)
{
    if (const auto kinds = valueFrom(auditValues(), value))
        return *kinds;
    const auto kind = auditKindFrom(wordOf(value));
    return kind ? QList{*kind} : QList<AuditKind>();
}

std::optional<int> answerClassFrom(QStringView value)
{
    return valueFrom(answerValues(), value);
}

QString answerValue(int answer)
{
    return valuesOf(FilterWord::Answer).value(answer);
}

std::optional<int> weekdayFrom(QStringView value)
{
    return valueFrom(weekdayValues(), value);
}

std::optional<int> hourFrom(QStringView value)
{
    static const QRegularExpression form(u"^([01]?[0-9]|2[0-3])(?::00)?$"_s);
    const auto match = form.match(value.toString().trimmed());
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

} // namespace tilldesk
