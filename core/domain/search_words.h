#pragma once

#include "core/domain/audit.h"
#include "core/domain/callback_times.h"
#include "core/domain/payment_list.h"

#include <QStringList>

namespace tilldesk {

/// The words before the colon of a filter such as `status:paid`.
enum class FilterWord : quint8 {
    Status = 1,
    Amount = 2,
    Day = 3,
    Payer = 4,
    Payout = 5,
    PointOfSale = 6,
    Reference = 7,
    Channel = 8,
    Refund = 9,
    Profile = 10,
    Type = 11,
    Weekday = 12,
    Hour = 13,
    Person = 14,
    Kind = 15,   ///< of a ledger entry: payment, refund or payout; of an entry of the audit trail
    Host = 16,   ///< receiver of a callback
    Answer = 17, ///< answer time of a callback
    Batch = 18,  ///< bulk of a payout
};

inline constexpr auto kFilterWords = enumerators<FilterWord>();

/// The lists that can be filtered by a query. Each has words and values of its own.
enum class FilterList : quint8 { Payments, Refunds, Payouts, Callbacks, Ledger, Activity };

/// Returns the filter words of a list, in the order in which they are offered.
[[nodiscard]] const QList<FilterWord> &wordsOf(FilterList list);

/// Returns the word as typed, for example `pos`.
[[nodiscard]] QLatin1StringView toText(FilterWord word);
/// Returns the filter called `word` in English, Dutch, French or German, ignoring case and
/// diacritics; empty if there is no such filter. `date` is accepted for `day`, `reference` for
/// `ref`, and `who` for `person`.
[[nodiscard]] std::optional<FilterWord> filterWordFrom(QStringView word);
/// Returns the filter word of the list most similar to the typed word; empty if no word is similar.
[[nodiscard]] QString similarFilterWord(QStringView word, FilterList list = FilterList::Payments);

/// Returns the values that a filter can have, in English and in the order of a menu; empty if the
/// filter takes any text.
[[nodiscard]] QStringList valuesOf(FilterWord word, FilterList list = FilterList::Payments);
/// Returns the valid value most similar to the typed value; empty if no value is similar.
[[nodiscard]] QString similarValue(FilterWord word, QStringView value,
                                   FilterList list = FilterList::Payments);
/// Returns whether the filter accepts the value: one of valuesOf() in any language, the protocol's
/// name of a status, or any text if the filter has no fixed values.
/// @pre `word` is neither `Amount` nor `Day`, whose values are read by readAmountRange(),
/// readDays()
[[nodiscard]] bool isValue(FilterWord word, QStringView value, FilterList list);

/// Returns the word of valuesOf() that means the same as `value`, which may be in another language;
/// empty if `value` is none of the fixed words. Weekdays, hours and answer times have none.
[[nodiscard]] QString englishValue(FilterWord word, QStringView value, FilterList list);

/// The payments that one value of `status` selects.
struct StatusValue {
    QList<PaymentStatus> statuses;
    RefundShare refunded = RefundShare::Any;
};
/// Reads a value of `status`, `refund`, `channel` or `type`: English, Dutch, French or German, or
/// the protocol's name; in any case. @return empty if `value` is none
[[nodiscard]] std::optional<StatusValue> statusValueFrom(QStringView value);
[[nodiscard]] std::optional<RefundShare> refundShareFrom(QStringView value);
[[nodiscard]] std::optional<PaymentChannel> channelFrom(QStringView value);
[[nodiscard]] std::optional<PaymentType> paymentTypeFrom(QStringView value);
[[nodiscard]] std::optional<RefundStatus> refundStatusValueFrom(QStringView value);
[[nodiscard]] std::optional<PayoutStatus> payoutStatusValueFrom(QStringView value);
[[nodiscard]] std::optional<CallbackState> callbackStateValueFrom(QStringView value);
/// Returns the value of `status` that means a state: `failed`.
[[nodiscard]] QString statusValue(CallbackState state);
/// Reads a value of `kind`: returns the causes of the ledger entries; empty if `value` is none.
[[nodiscard]] QList<LedgerCause> ledgerCausesFrom(QStringView value);
/// Reads a value of `kind` of the audit trail: a group of kinds, or one kind. Returns its kinds;
/// empty if `value` is none.
[[nodiscard]] QList<AuditKind> auditKindsFrom(QStringView value);
/// Reads a value of `answer`: returns a class of answerClassOf(); empty if `value` is none.
[[nodiscard]] std::optional<int> answerClassFrom(QStringView value);
/// Returns the value of `answer` that means a class: `0.8-1.6s`.
/// @param answer  0 to kNoAnswer
[[nodiscard]] QString answerValue(int answer);
/// Reads the name of a weekday, whole or abbreviated, in English, Dutch, French or German. Returns
/// 1 (Monday) to 7; empty if `value` is none.
[[nodiscard]] std::optional<int> weekdayFrom(QStringView value);
/// Reads an hour of the clock such as `9`, `09` or `9:00`. Returns 0 to 23; empty if `value` is
/// none.
[[nodiscard]] std::optional<int> hourFrom(QStringView value);

} // namespace tilldesk
