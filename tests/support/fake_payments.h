#pragma once

#include "core/base/clock.h"
#include "core/gateway/payments.h"

#include <QFutureInterface>
#include <functional>

namespace tilldesk::test {

/// Payments in memory. Every call is noted and answered on flush(), in order, with what is true
/// then; answers can be held back, turned round or made to fail.
class FakePayments final : public gateway::Payments
{
    Q_OBJECT

public:
    explicit FakePayments(const Clock &clock, QObject *parent = nullptr);

    QList<Payment> payments;          ///< oldest first
    QStringList calls;                ///< for example "page 0+100"
    std::optional<Error> error;       ///< answer of every call while it is set
    std::optional<Error> cancelError; ///< answer of cancel()
    std::optional<Error> createError;
    Profile profile;
    QList<PaymentFilter> filters; ///< of every page() in `calls`
    /// Adds to every details() what other gateways know, such as refunds.
    std::function<void(PaymentDetails &)> addToDetails = [](PaymentDetails &) {};

    QFuture<Result<PaymentPage>> page(const PaymentFilter &filter, qint64 first,
                                      int count) override;
    QFuture<Result<PaymentTotals>> totals(const PaymentFilter &filter) override;
    QFuture<Result<QList<PaymentTotal>>> takings(const QList<ProfileId> &profiles,
                                                 const QList<Timestamp> &bounds) override;
    QFuture<Result<PaymentDetails>> details(const PaymentId &id) override;
    QFuture<Result<Payment>> create(const ProfileId &profile, const NewPayment &payment) override;
    QFuture<Result<Payment>> createStaticQr(const ProfileId &profile,
                                            const NewPayment &payment) override;
    QFuture<Result<Payment>> activeAt(const ProfileId &profile, const QString &posId) override;
    QFuture<Result<Payment>> cancel(const PaymentId &id) override;

    [[nodiscard]] qsizetype waiting() const { return m_answers.size(); }
    /// Answers all that was asked, and delivers the answers.
    void flush();
    /// As flush(), the last call first.
    void flushLastFirst();
    /// As flush(), and again until nothing more is asked.
    void settle();

    /// Adds a payment and tells.
    void add(Payment payment);
    /// Changes the status of a payment and tells.
    void setStatus(const PaymentId &id, PaymentStatus status);
    /// Whether the details of a payment were asked for after setStatus().
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
