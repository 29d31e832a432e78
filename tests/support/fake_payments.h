#pragma once

#include "core/base/clock.h"
#include "core/gateway/payments.h"

#include <QFutureInterface>
#include <functional>

namespace tilldesk::test {

/// In-memory fake. Records each call and replies on flush(), in order, from the state at that
/// moment. Replies can be delayed, reversed or made to fail.
class FakePayments final : public gateway::Payments
{
    Q_OBJECT

public:
    explicit FakePayments(const Clock &clock, QObject *parent = nullptr);

    QList<Payment> payments;                   ///< oldest first
    QStringList calls;                         ///< for example "page 0+100"
    std::optional<Error> error;                ///< error reply of every call while set
    std::optional<Error> cancelError;          ///< error reply of cancel()
    QHash<PaymentId, Error> acknowledgeErrors; ///< error replies of acknowledge(), by payment
    /// Error reply of create() and createStaticQr().
    std::optional<Error> createError;
    QList<NewPayment> created;   ///< of every create() and createStaticQr()
    QList<VatShares> createdVat; ///< of every create() and createStaticQr()
    Profile profile;
    QString linkBase = QStringLiteral("https://tilldesk.invalid"); ///< of the deeplinks
    QList<PaymentFilter> filters;                                  ///< of every page() in `calls`
    /// Completes each details() reply with data of other gateways, such as refunds.
    std::function<void(PaymentDetails &)> addToDetails = [](PaymentDetails &) {};

    QFuture<Result<PaymentPage>> page(const PaymentFilter &filter, qint64 first, int count,
                                      const std::optional<Payment> &after = {}) override;
    QFuture<Result<PaymentTotals>> totals(const PaymentFilter &filter) override;
    QFuture<Result<QList<PaymentTotal>>> takings(const QList<ProfileId> &profiles,
                                                 const QList<Timestamp> &bounds,
                                                 const QString &pointOfSale = {}) override;
    QFuture<Result<PaymentDetails>> details(const PaymentId &id) override;
    QFuture<Result<Payment>> create(const ProfileId &profile, const NewPayment &payment,
                                    const VatShares &vat = {}) override;
    QFuture<Result<Payment>> createStaticQr(const ProfileId &profile, const NewPayment &payment,
                                            const VatShares &vat = {}) override;
    QFuture<Result<Payment>> activeAt(const ProfileId &profile, const QString &posId) override;
    QFuture<Result<Payment>> cancel(const PaymentId &id) override;
    QFuture<Result<Payment>> acknowledge(const PaymentId &id, Amount amount) override;

    [[nodiscard]] qsizetype waiting() const { return m_answers.size(); }
    /// Sends all pending replies in the order of the calls.
    void flush();
    /// As flush(), last call first.
    void flushLastFirst();
    /// Flushes until no call is pending.
    void settle();

    /// Adds a payment and emits changed().
    void add(Payment payment);
    /// Changes the status of a payment and emits changed().
    void setStatus(const PaymentId &id, PaymentStatus status);
    /// Returns whether details(id) was called after the last setStatus().
    [[nodiscard]] bool isReadSinceTold(const PaymentId &id) const;
    [[nodiscard]] Payment *find(const PaymentId &id);

private:
    template <typename T, typename F>
    QFuture<Result<T>> later(F answer);
    [[nodiscard]] bool matches(const Payment &payment, const PaymentFilter &filter) const;
    [[nodiscard]] const Payment *openAt(const ProfileId &profile, const QString &posId) const;
    [[nodiscard]] PaymentDetails detailsOf(const Payment &payment) const;

    const Clock &m_clock;
    QList<std::function<void()>> m_answers;
    qsizetype m_callsWhenTold = 0;
};

} // namespace tilldesk::test
