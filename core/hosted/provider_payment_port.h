#pragma once

#include "core/hosted/provider.h"
#include "core/payments/payment_port.h"

namespace tilldesk::hosted {

/// Implements PaymentPort for local and hosted profiles: what a provider must do goes to the
/// provider; everything is read here.
class ProviderPaymentPort final : public payments::PaymentPort
{
public:
    /// All references must outlive this object.
    ProviderPaymentPort(payments::PaymentPort &local, Provider &provider,
                        const merchants::PublishedDirectory &directory)
        : m_local(local),
          m_provider(provider),
          m_directory(directory)
    {
    }

    void create(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                Done<Payment> done) override;
    void createStaticQr(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                        Done<Payment> done) override;
    void acknowledge(PaymentId id, Amount amount, payments::Asker asker,
                     Done<Payment> done) override;
    void cancel(PaymentId id, payments::Asker asker, Done<Payment> done) override;
    void revealIban(PaymentId id, payments::Asker asker, Done<QString> done) override;
    void find(PaymentId id, Done<Payment> done) override;
    void active(ProfileId profile, QString pointOfSale, Done<Payment> done) override;
    void history(PaymentId id, Done<payments::PaymentHistory> done) override;
    void page(PaymentFilter filter, qint64 first, int count, std::optional<Payment> after,
              Done<PaymentPage> done) override;
    void totals(PaymentFilter filter, Done<PaymentTotals> done) override;
    void takings(QList<ProfileId> profiles, QList<Timestamp> bounds, QString pointOfSale,
                 Done<QList<PaymentTotal>> done) override;

private:
    [[nodiscard]] bool isHostedProfile(const ProfileId &profile) const;
    [[nodiscard]] bool hasHostedProfiles() const;
    /// Calls `local()`, or `hosted(payment)` if a provider has made the payment.
    template <typename T, typename Local, typename Hosted>
    void decide(const PaymentId &id, Done<T> done, Local local, Hosted hosted);

    payments::PaymentPort &m_local;
    Provider &m_provider;
    const merchants::PublishedDirectory &m_directory;
};

} // namespace tilldesk::hosted
