#pragma once

#include "core/domain/bookkeeping.h"
#include "core/domain/fees.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about the merchants' bookkeeping. Used on the window's thread; see
/// Payments. Every request can fail with `Storage` or `Busy`.
class Bookkeeping : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Errors: `MerchantNotFound` (merchant).
    [[nodiscard]] virtual QFuture<Result<Books>> books(const MerchantId &merchant) = 0;
    /// Replaces the merchant's chart, journal, numbers and own accounts.
    /// Errors: `MerchantNotFound`; `FieldInvalid` naming a field of checkedBooks(), or a use such
    /// as `sales:21` whose account is wrong.
    [[nodiscard]] virtual QFuture<Result<Books>> change(const MerchantId &merchant,
                                                        const Books &books) = 0;
    /// Returns the profiles, each followed by its points of sale, by name.
    /// @param merchants  empty: all merchants
    [[nodiscard]] virtual QFuture<Result<QList<VatPlace>>>
    vatPlaces(const QList<MerchantId> &merchants) = 0;
    /// Sets the VAT rates of a profile, or of one of its points of sale, from a day on.
    /// @param posId  empty: the whole profile  @param first  null: today  @param shares  empty:
    /// none Errors: `ProfileNotFound` (profile), `PointOfSaleNotFound` (pos), `FieldInvalid` (from)
    /// for a day before today on which a rate counts already.
    [[nodiscard]] virtual QFuture<Result<void>> setVat(const ProfileId &profile,
                                                       const QString &posId,
                                                       const VatShares &shares,
                                                       const QDate &first) = 0;
    /// Returns the latest days on which the merchant's clearing account moved, latest first.
    [[nodiscard]] virtual QFuture<Result<QList<QDate>>> days(const MerchantId &merchant,
                                                             int count) = 0;
    /// Returns the journal of a day as the accounts of `books` make it, without storing them. A
    /// null day: an example with every kind of entry.
    /// Errors: `FieldRequired` naming the use that has no account, for example `sales:21`.
    [[nodiscard]] virtual QFuture<Result<JournalDay>>
    journalOf(const MerchantId &merchant, const Books &books, const QDate &day) = 0;
    /// Returns the figures of a month, also of the running one.
    /// @param month  any day of the month  Errors: `MerchantNotFound` (merchant); `Internal`.
    [[nodiscard]] virtual QFuture<Result<MonthFigures>> month(const MerchantId &merchant,
                                                              const QDate &month) = 0;
    /// Returns the merchant's rules and invoices of fees.
    [[nodiscard]] virtual QFuture<Result<FeeTerms>> fees(const MerchantId &merchant) = 0;
    /// Sets the merchant's fees from a day on. @param rule  a null `first`: today
    /// Errors: `MerchantNotFound` (merchant); `FieldInvalid` (fixed, percent, minimum, from).
    [[nodiscard]] virtual QFuture<Result<void>> setFeeRule(const MerchantId &merchant,
                                                           const FeeRule &rule) = 0;
    /// Books the provider's invoice for a month. @param invoice  month, number and amount count
    /// Errors: `MerchantNotFound` (merchant); `FieldInvalid` (month, number, amount, merchant);
    /// `Unavailable` while the ledger is wrong.
    [[nodiscard]] virtual QFuture<Result<FeeInvoice>> bookFeeInvoice(const MerchantId &merchant,
                                                                     const FeeInvoice &invoice) = 0;

Q_SIGNALS:
    /// Emitted after a change by the window.
    void changed();
};

} // namespace tilldesk::gateway
