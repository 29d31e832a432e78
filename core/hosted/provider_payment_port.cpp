#include "core/hosted/provider_payment_port.h"

#include <algorithm>

namespace tilldesk::hosted {

bool ProviderPaymentPort::isHostedProfile(const ProfileId &profile) const
{
    const auto directory = m_directory.current();
    const auto *stored = directory->profile(profile);
    return stored != nullptr && isHosted(stored->profile.environment);
}

bool ProviderPaymentPort::hasHostedProfiles() const
{
    const auto directory = m_directory.current();
    return std::ranges::any_of(directory->profiles(), [](const merchants::StoredProfile &stored) {
        return isHosted(stored.profile.environment);
    });
}

template <typename T, typename Local, typename Hosted>
void ProviderPaymentPort::decide(const PaymentId &id, Done<T> done, Local local, Hosted hosted)
{
    if (!hasHostedProfiles())
        return local(std::move(done));
    m_local.find(id,
                 [done = std::move(done), local = std::move(local),
                  hosted = std::move(hosted)](const Result<Payment> &payment) {
                     // A payment that is stored only afterwards can be its provider's.
                     if (!payment)
                         done(payment.failure());
                     else if (isHosted(payment->environment))
                         hosted(*payment, done);
                     else
                         local(done);
                 });
}

void ProviderPaymentPort::create(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                                 Done<Payment> done)
{
    if (!isHostedProfile(profile))
        return m_local.create(std::move(profile), std::move(wanted), std::move(vat),
                              std::move(actor), std::move(done));
    wanted.pointOfSale.clear(); // its code is shown on a screen
    m_provider.create(profile, wanted, vat, actor, std::move(done));
}

void ProviderPaymentPort::createStaticQr(ProfileId profile, NewPayment wanted, VatShares vat,
                                         Actor actor, Done<Payment> done)
{
    if (!isHostedProfile(profile))
        return m_local.createStaticQr(std::move(profile), std::move(wanted), std::move(vat),
                                      std::move(actor), std::move(done));
    m_provider.create(profile, wanted, vat, actor, std::move(done));
}

void ProviderPaymentPort::acknowledge(PaymentId id, Amount amount, payments::Asker asker,
                                      Done<Payment> done)
{
    decide<Payment>(
        id, std::move(done),
        [this, id, amount, asker](auto answer) {
            m_local.acknowledge(id, amount, asker, std::move(answer));
        },
        [this, amount, asker](const Payment &payment, auto answer) {
            m_provider.acknowledge(payment, amount, asker, std::move(answer));
        });
}

void ProviderPaymentPort::cancel(PaymentId id, payments::Asker asker, Done<Payment> done)
{
    decide<Payment>(
        id, std::move(done),
        [this, id, asker](auto answer) { m_local.cancel(id, asker, std::move(answer)); },
        [this, asker](const Payment &payment, auto answer) {
            m_provider.cancel(payment, asker, std::move(answer));
        });
}

void ProviderPaymentPort::revealIban(PaymentId id, payments::Asker asker, Done<QString> done)
{
    decide<QString>(
        id, std::move(done),
        [this, id, asker](auto answer) { m_local.revealIban(id, asker, std::move(answer)); },
        [this, asker](const Payment &payment, auto answer) {
            m_provider.revealIban(payment, asker, std::move(answer));
        });
}

void ProviderPaymentPort::find(PaymentId id, Done<Payment> done)
{
    m_local.find(std::move(id), std::move(done));
}

void ProviderPaymentPort::active(ProfileId profile, QString pointOfSale, Done<Payment> done)
{
    m_local.active(std::move(profile), std::move(pointOfSale), std::move(done));
}

void ProviderPaymentPort::history(PaymentId id, Done<payments::PaymentHistory> done)
{
    m_local.history(std::move(id), std::move(done));
}

void ProviderPaymentPort::page(PaymentFilter filter, qint64 first, int count,
                               std::optional<Payment> after, Done<PaymentPage> done)
{
    m_local.page(std::move(filter), first, count, std::move(after), std::move(done));
}

void ProviderPaymentPort::totals(PaymentFilter filter, Done<PaymentTotals> done)
{
    m_local.totals(std::move(filter), std::move(done));
}

void ProviderPaymentPort::takings(QList<ProfileId> profiles, QList<Timestamp> bounds,
                                  QString pointOfSale, Done<QList<PaymentTotal>> done)
{
    m_local.takings(std::move(profiles), std::move(bounds), std::move(pointOfSale),
                    std::move(done));
}

} // namespace tilldesk::hosted
