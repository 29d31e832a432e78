#pragma once

#include "app/command.h"
#include "core/domain/export.h"

// Parses the options of the export commands. Errors: `FieldInvalid`/`FieldRequired` naming the
// option.

namespace tilldesk::app {

/// The period given by --from and --to.
struct ExportPeriod {
    std::optional<Timestamp> first;
    std::optional<Timestamp> last; ///< inclusive
};

/// What a period is given in.
enum class PeriodOf { Moments, Days };

/// A date includes the whole day of the shop's calendar; a time is used as given.
/// @param parts  of which errors speak
[[nodiscard]] Result<ExportPeriod> periodOf(const CommandValues &values, const QTimeZone &zone,
                                            PeriodOf parts = PeriodOf::Moments);
/// Returns the value of --language; `en` if the option is absent.
[[nodiscard]] Result<QString> languageOf(const CommandValues &values);
/// Returns the names of the formats that are available for this kind of list, for help texts.
[[nodiscard]] QString formatNames(const ExportList &list);
/// Errors: `FieldInvalid` also if the format is not available for this kind of list.
[[nodiscard]] Result<ExportFormat> formatOf(const CommandValues &values, const ExportList &list);
/// Returns the first day of the month.
[[nodiscard]] Result<QDate> monthOf(const CommandValues &values);
/// Returns the day that an option names. @pre the option is present
[[nodiscard]] Result<QDate> dayIn(const CommandValues &values, const QString &option);

/// Returns the absolute path of --output.
[[nodiscard]] QString outputOf(const CommandValues &values);

// The filters include all profiles unless --profile names one. Errors: also `ProfileNotFound`.
/// By the time of creation, or with `--by paid` by the time of payment.
[[nodiscard]] Result<ExportList> paymentsOf(const CommandValues &values, const QTimeZone &zone,
                                            storage::Database &db);
/// By the time of the request, or with `--by done` by the time at which the money moved.
[[nodiscard]] Result<ExportList> refundsOf(const CommandValues &values, const QTimeZone &zone,
                                           storage::Database &db);
/// Returns the payouts of the profile's merchant.
[[nodiscard]] Result<PayoutFilter> payoutsOf(const CommandValues &values, const QTimeZone &zone,
                                             storage::Database &db,
                                             PeriodOf parts = PeriodOf::Moments);
/// Returns the clearing accounts of the merchants.
[[nodiscard]] Result<ClearingFilter> clearingOf(const CommandValues &values, const QTimeZone &zone,
                                                storage::Database &db);
/// Returns the journals of the merchants.
[[nodiscard]] Result<JournalFilter> journalOf(const CommandValues &values, const QTimeZone &zone,
                                              storage::Database &db);
/// Returns the VAT books of the merchants.
[[nodiscard]] Result<VatBookFilter> vatBookOf(const CommandValues &values, const QTimeZone &zone,
                                              storage::Database &db);
/// Returns the merchant that --merchant names, or that owns the profile; empty: all merchants.
/// Errors: `MerchantNotFound`, `ProfileNotFound`.
[[nodiscard]] Result<QList<MerchantId>> merchantsOf(const CommandValues &values,
                                                    storage::Database &db);

} // namespace tilldesk::app
