#pragma once

#include "core/domain/payment_list.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about payments. Lives on the window's thread; every answer comes as a
/// future, in the same thread when taken with whenReady(). Never wait on one.
class Payments : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Rows `first` to `first + count - 1` of the list, newest first unless the filter turns it.
    /// Errors: `Storage`, `Busy`.
    /// @param first  0 and up; beyond the end gives no rows and the true total
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<PaymentPage>> page(const PaymentFilter &filter,
                                                            qint64 first, int count) = 0;
    /// Errors: `Storage`, `Busy`; `Internal` when a sum does not fit 64 bits.
    [[nodiscard]] virtual QFuture<Result<PaymentTotals>> totals(const PaymentFilter &filter) = 0;
    /// What was taken: SUCCEEDED payments by the time of their creation, from each bound up to the
    /// next one. @param bounds  rising; the answer has one total less than there are bounds
    /// Errors: as totals().
    [[nodiscard]] virtual QFuture<Result<QList<PaymentTotal>>>
    takings(const QList<ProfileId> &profiles, const QList<Timestamp> &bounds) = 0;
    /// Errors: `PaymentNotFound`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<PaymentDetails>> details(const PaymentId &id) = 0;
    /// Creates a payment in the name of the window. Durable when the future is done.
    /// Errors: `FieldInvalid`, `ProfileNotFound`, `UnableToPayCreditor`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>> create(const ProfileId &profile,
                                                          const NewPayment &payment) = 0;
    /// Creates the payment that the static QR code of `payment.pointOfSale` stands for; the one
    /// that was open there is cancelled. Errors: as create().
    [[nodiscard]] virtual QFuture<Result<Payment>> createStaticQr(const ProfileId &profile,
                                                                  const NewPayment &payment) = 0;
    /// The open payment at a point of sale's static QR code. Errors: `PaymentNotFound`, `Storage`,
    /// `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>> activeAt(const ProfileId &profile,
                                                            const QString &posId) = 0;
    /// Errors: `PaymentNotFound`, `PaymentNotPending`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>> cancel(const PaymentId &id) = 0;

Q_SIGNALS:
    /// After the commit; all changes of one commit come together.
    void changed(const QList<tilldesk::PaymentChange> &changes);
};

} // namespace tilldesk::gateway
