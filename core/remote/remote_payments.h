#pragma once

#include "core/remote/begun_payments.h"
#include "core/remote/known_payments.h"
#include "core/remote/repeated.h"

namespace tilldesk::remote {

/// gateway::Payments of the service. Without a connection, lists have the payments that this window
/// knows.
class RemotePayments final : public gateway::Payments
{
    Q_OBJECT

public:
    explicit RemotePayments(Line &line, QObject *parent = nullptr);

    /// Keeps the payments whose creation is not answered. Called once, before a payment is created.
    void keepBegun(BegunPayments begun);
    /// Asks the service for the payments of earlier runs; recovered() tells the answers. Called
    /// when the connection opens, when somebody signs in, and when it is known what a provider has
    /// done: each can be needed for an answer.
    void lookUpBegun();

    QFuture<Result<PaymentPage>> page(const PaymentFilter &filter, qint64 first, int count,
                                      const std::optional<Payment> &after = {}) override;
    QFuture<Result<PaymentTotals>> totals(const PaymentFilter &filter) override;
    QFuture<Result<QList<PaymentTotal>>> takings(const QList<ProfileId> &profiles,
                                                 const QList<Timestamp> &bounds,
                                                 const QString &pointOfSale = {}) override
    {
        return m_line.ask<&gateway::Payments::takings>(profiles, bounds, pointOfSale);
    }
    QFuture<Result<PaymentDetails>> details(const PaymentId &id) override;
    QFuture<Result<Payment>> create(const ProfileId &profile, const NewPayment &payment,
                                    const VatShares &vat = {}) override;
    QFuture<Result<Payment>> createStaticQr(const ProfileId &profile, const NewPayment &payment,
                                            const VatShares &vat = {}) override;
    QFuture<Result<Payment>> activeAt(const ProfileId &profile, const QString &posId) override
    {
        return m_line.ask<&gateway::Payments::activeAt>(profile, posId);
    }
    QFuture<Result<Payment>> cancel(const PaymentId &id) override
    {
        return m_line.ask<&gateway::Payments::cancel>(id);
    }
    QFuture<Result<Payment>> acknowledge(const PaymentId &id, Amount amount) override
    {
        return m_line.ask<&gateway::Payments::acknowledge>(id, amount);
    }

Q_SIGNALS:
    /// The service has answered for a payment that an earlier run of this window had begun. Not
    /// emitted while it is not known whether a provider has made the payment.
    /// @param made  empty: the payment was never made
    void recovered(const tilldesk::BegunPayment &begun,
                   const std::optional<tilldesk::Payment> &made);

private:
    /// Sends the request until the service answers: with an id, so that it is carried out once.
    template <auto method>
    QFuture<Result<Payment>> begin(const ProfileId &profile, const NewPayment &payment,
                                   const VatShares &vat);
    /// Looks up the outcome of a request to a provider: the provider's payment has an id of its
    /// own.
    void lookUpRequest(const BegunPayment &begun);
    void tell(const BegunPayment &begun, const std::optional<Payment> &made);

    Line &m_line;
    BegunPayments m_begun;
    KnownPayments m_known;
    bool m_isTurnedAway = false; ///< by the service, since the connection was opened
};

/// gateway::Refunds of the service.
class RemoteRefunds final : public gateway::Refunds
{
public:
    explicit RemoteRefunds(Line &line, QObject *parent = nullptr) : Refunds(parent), m_line(line) {}

    QFuture<Result<RefundPage>> page(const RefundFilter &filter, std::optional<qint64> before,
                                     int count) override
    {
        return m_line.ask<&gateway::Refunds::page>(filter, before, count);
    }
    QFuture<Result<RefundTotals>> totals(const RefundFilter &filter) override
    {
        return m_line.ask<&gateway::Refunds::totals>(filter);
    }
    QFuture<Result<Refundable>> refundable(const PaymentId &id) override
    {
        return m_line.ask<&gateway::Refunds::refundable>(id);
    }
    QFuture<Result<Refund>> create(const NewRefund &refund) override
    {
        return askUntilAnswered<&gateway::Refunds::create>(m_line, this, refund);
    }
    QFuture<Result<QString>> revealIban(const PaymentId &id) override
    {
        return m_line.ask<&gateway::Refunds::revealIban>(id);
    }

private:
    Line &m_line;
};

/// gateway::Payouts of the service.
class RemotePayouts final : public gateway::Payouts
{
public:
    explicit RemotePayouts(Line &line, QObject *parent = nullptr) : Payouts(parent), m_line(line) {}

    QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first, int count) override
    {
        return m_line.ask<&gateway::Payouts::page>(filter, first, count);
    }
    QFuture<Result<PayoutDetails>> details(const PayoutId &id) override
    {
        return m_line.ask<&gateway::Payouts::details>(id);
    }
    QFuture<Result<QList<PayoutPart>>> parts(const PayoutId &id) override
    {
        return m_line.ask<&gateway::Payouts::parts>(id);
    }
    QFuture<Result<PayoutItemPage>> items(const PayoutId &id, PayoutItemKind kind, qint64 first,
                                          int count) override
    {
        return m_line.ask<&gateway::Payouts::items>(id, kind, first, count);
    }
    QFuture<Result<PayoutItemPage>> newestLines(const PayoutId &id,
                                                std::optional<PayoutItemKind> kind, qint64 first,
                                                int count) override
    {
        return m_line.ask<&gateway::Payouts::newestLines>(id, kind, first, count);
    }
    QFuture<Result<RunningPayouts>> running(const QList<MerchantId> &merchants) override
    {
        return m_line.ask<&gateway::Payouts::running>(merchants);
    }
    QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) override
    {
        return m_line.ask<&gateway::Payouts::failed>(merchants);
    }
    QFuture<Result<QList<Payout>>> runNow() override
    {
        return m_line.ask<&gateway::Payouts::runNow>();
    }
    QFuture<Result<Payout>> payAgain(const PayoutId &id) override
    {
        return m_line.ask<&gateway::Payouts::payAgain>(id);
    }

private:
    Line &m_line;
};

/// gateway::Reports of the service.
class RemoteReports final : public gateway::Reports
{
public:
    explicit RemoteReports(Line &line, QObject *parent = nullptr) : Reports(parent), m_line(line) {}

    QFuture<Result<QList<PointOfSaleTakings>>> byPointOfSale(const QList<ProfileId> &profiles,
                                                             Timestamp from, Timestamp to) override
    {
        return m_line.ask<&gateway::Reports::byPointOfSale>(profiles, from, to);
    }
    QFuture<Result<QList<PersonTakings>>> byPerson(const QList<ProfileId> &profiles, Timestamp from,
                                                   Timestamp to) override
    {
        return m_line.ask<&gateway::Reports::byPerson>(profiles, from, to);
    }
    QFuture<Result<QList<PayoutSum>>> refunds(const QList<ProfileId> &profiles,
                                              const QList<Timestamp> &bounds,
                                              const QString &pointOfSale = {}) override
    {
        return m_line.ask<&gateway::Reports::refunds>(profiles, bounds, pointOfSale);
    }
    QFuture<Result<QList<Amount>>> fees(const QList<ProfileId> &profiles,
                                        const QList<Timestamp> &bounds) override
    {
        return m_line.ask<&gateway::Reports::fees>(profiles, bounds);
    }
    QFuture<Result<ReturningPayers>> payers(const QList<ProfileId> &profiles, Timestamp from,
                                            Timestamp to, const QString &pointOfSale = {}) override
    {
        return m_line.ask<&gateway::Reports::payers>(profiles, from, to, pointOfSale);
    }
    QFuture<Result<DayClose>> preview(const DayCloseScope &scope) override
    {
        return m_line.ask<&gateway::Reports::preview>(scope);
    }
    QFuture<Result<DayClose>> close(const DayCloseScope &scope, DayCloseKind kind) override
    {
        return m_line.ask<&gateway::Reports::close>(scope, kind);
    }
    QFuture<Result<DayClosePage>> closes(const DayCloseFilter &filter, std::optional<qint64> before,
                                         int count) override
    {
        return m_line.ask<&gateway::Reports::closes>(filter, before, count);
    }

private:
    Line &m_line;
};

/// gateway::Search of the service.
class RemoteSearch final : public gateway::Search
{
public:
    explicit RemoteSearch(Line &line, QObject *parent = nullptr) : Search(parent), m_line(line) {}

    QFuture<Result<SearchHits>> find(const QString &text, const SearchScope &scope) override
    {
        return m_line.ask<&gateway::Search::find>(text, scope);
    }
    QFuture<Result<QList<SuggestedValue>>> suggest(FilterWord word, const QString &begun,
                                                   const QList<ProfileId> &profiles,
                                                   int count) override
    {
        return m_line.ask<&gateway::Search::suggest>(word, begun, profiles, count);
    }

private:
    Line &m_line;
};

/// gateway::Ledger of the service.
class RemoteLedger final : public gateway::Ledger
{
public:
    explicit RemoteLedger(Line &line, QObject *parent = nullptr) : Ledger(parent), m_line(line) {}

    QFuture<Result<LedgerPage>> entries(const LedgerFilter &filter, std::optional<qint64> before,
                                        int count) override
    {
        return m_line.ask<&gateway::Ledger::entries>(filter, before, count);
    }
    QFuture<Result<QList<LedgerBalance>>> balances() override
    {
        return m_line.ask<&gateway::Ledger::balances>();
    }
    LedgerHealth health() const override { return m_line.state<&gateway::Ledger::health>(); }

private:
    Line &m_line;
};

} // namespace tilldesk::remote
