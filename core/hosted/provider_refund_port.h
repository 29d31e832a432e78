#pragma once

#include "core/hosted/provider.h"
#include "core/refunds/refund_port.h"
#include "core/threads/read_threads.h"

namespace tilldesk::hosted {

/// Implements RefundPort for local and hosted profiles. A refund that a provider makes has the
/// provider's id and time towards the shop's software, and is answered as the provider answers.
class ProviderRefundPort final : public refunds::RefundPort
{
public:
    /// All references must outlive this object.
    ProviderRefundPort(refunds::RefundPort &local, Provider &provider,
                       threads::ReadThreads &readers,
                       const merchants::PublishedDirectory &directory)
        : m_local(local),
          m_provider(provider),
          m_readers(readers),
          m_directory(directory)
    {
    }

    void create(NewRefund wanted, payments::Asker asker,
                std::function<void(const refunds::AcceptedRefund &)> prepare,
                Done<refunds::AcceptedRefund> done) override;
    /// Finds it by the provider's id, or by its own.
    void find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done) override;

private:
    [[nodiscard]] bool isHostedProfile(const ProfileId &profile) const;

    refunds::RefundPort &m_local;
    Provider &m_provider;
    threads::ReadThreads &m_readers;
    const merchants::PublishedDirectory &m_directory;
};

} // namespace tilldesk::hosted
