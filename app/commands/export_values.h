#pragma once

#include "app/command.h"
#include "core/domain/export.h"

// What the options of the export commands mean. Errors: `FieldInvalid`/`FieldRequired` naming the
// option.

namespace tilldesk::app {

/// The stretch of time of --from and --to.
struct ExportPeriod {
    std::optional<Timestamp> first;
    std::optional<Timestamp> last; ///< this moment, too
};

/// A day of the shop's calendar counts whole; a time is as it is.
[[nodiscard]] Result<ExportPeriod> periodOf(const CommandValues &values, const QTimeZone &zone);
/// @return en without one
[[nodiscard]] Result<QString> languageOf(const CommandValues &values);
/// The formats that fit a list of the kind of `list`, as help texts name them.
[[nodiscard]] QString formatNames(const ExportList &list);
/// Errors: also when the format does not fit a list of the kind of `list`.
[[nodiscard]] Result<ExportFormat> formatOf(const CommandValues &values, const ExportList &list);
/// @return the first of the month
[[nodiscard]] Result<QDate> monthOf(const CommandValues &values);

/// @return the whole path of --output
[[nodiscard]] QString outputOf(const CommandValues &values);

// Of all profiles unless --profile names one. Errors: also `ProfileNotFound`.
[[nodiscard]] Result<PaymentFilter> paymentsOf(const CommandValues &values, const QTimeZone &zone,
                                               storage::Database &db);
[[nodiscard]] Result<RefundFilter> refundsOf(const CommandValues &values, const QTimeZone &zone,
                                             storage::Database &db);
/// Of the profile's merchant.
[[nodiscard]] Result<PayoutFilter> payoutsOf(const CommandValues &values, const QTimeZone &zone,
                                             storage::Database &db);
/// The profile's merchant; empty: all.
[[nodiscard]] Result<QList<MerchantId>> merchantsOf(const CommandValues &values,
                                                    storage::Database &db);

} // namespace tilldesk::app
