#pragma once

#include "core/domain/payment_list.h"
#include "core/domain/vat.h"
#include "core/payments/payment_queries.h"
#include "core/payments/payment_service.h"

#include <functional>

namespace tilldesk::payments {

/// Asynchronous access to the core's payments. Thread-safe. Does not block. Each call is answered
/// once, on the thread that computed the answer; changes are answered after their commit. Statuses
/// are as of now: expiry is applied.
///
/// Every answer may be `Busy` (nothing was done) or `Storage`.
///
/// Abstract, so that tests of the routes can answer for the core without threads.
class PaymentPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    PaymentPort() = default;
    virtual ~PaymentPort() = default;
    PaymentPort(const PaymentPort &) = delete;
    PaymentPort &operator=(const PaymentPort &) = delete;

    /// @param vat  see PaymentService::setVat()  Errors: see PaymentService::create().
    virtual void create(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                        Done<Payment> done) = 0;
    /// @param vat  see PaymentService::setVat()  Errors: see PaymentService::createStaticQr().
    virtual void createStaticQr(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                                Done<Payment> done) = 0;
    /// Errors: see PaymentService::acknowledge().
    virtual void acknowledge(PaymentId id, Amount amount, Asker asker, Done<Payment> done) = 0;
    /// Errors: see PaymentService::cancel().
    virtual void cancel(PaymentId id, Asker asker, Done<Payment> done) = 0;
    /// Errors: see PaymentService::revealIban().
    virtual void revealIban(PaymentId id, Asker asker, Done<QString> done) = 0;
    /// Errors: `PaymentNotFound`.
    virtual void find(PaymentId id, Done<Payment> done) = 0;
    /// Finds the open static-QR payment of a point of sale. Errors: `PaymentNotFound`.
    virtual void active(ProfileId profile, QString pointOfSale, Done<Payment> done) = 0;
    /// Errors: `PaymentNotFound`.
    virtual void history(PaymentId id, Done<PaymentHistory> done) = 0;
    /// Errors: `Internal`. @param first, count  0 and up
    /// @param after  see gateway::Payments::page()
    virtual void page(PaymentFilter filter, qint64 first, int count, std::optional<Payment> after,
                      Done<PaymentPage> done) = 0;
    /// Errors: `Internal` if a sum does not fit 64 bits.
    virtual void totals(PaymentFilter filter, Done<PaymentTotals> done) = 0;
    /// See gateway::Payments::takings(). Errors: as totals().
    virtual void takings(QList<ProfileId> profiles, QList<Timestamp> bounds, QString pointOfSale,
                         Done<QList<PaymentTotal>> done) = 0;
};

} // namespace tilldesk::payments
