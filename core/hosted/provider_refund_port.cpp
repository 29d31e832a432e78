#include "core/hosted/provider_refund_port.h"

#include "core/refunds/refund_json.h"
#include "core/refunds/refund_queries.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

/// The refund as the provider shows it.
Refund asTheProviders(const RefundRequest &request)
{
    Refund refund = request.refund;
    if (request.createdAt) {
        refund.id = request.hostedId;
        refund.createdAt = *request.createdAt;
    }
    return refund;
}

Result<Refund> findHosted(storage::Database &db, const PaymentId &payment, const RefundId &refund,
                          const ProfileId &own)
{
    auto request = RefundRequestRepository(db).findHosted(refund);
    if (!request)
        request = RefundRequestRepository(db).find(refund);
    const auto found = refunds::find(db, payment, request ? request->refund.id : refund, own);
    if (!found || !request)
        return found;
    request->refund = *found;
    return asTheProviders(*request);
}

} // namespace

bool ProviderRefundPort::isHostedProfile(const ProfileId &profile) const
{
    const auto directory = m_directory.current();
    const auto *stored = directory->profile(profile);
    return stored != nullptr && isHosted(stored->profile.environment);
}

void ProviderRefundPort::create(NewRefund wanted, payments::Asker asker,
                                std::function<void(const refunds::AcceptedRefund &)> prepare,
                                Done<refunds::AcceptedRefund> done)
{
    if (!asker.profile || !isHostedProfile(*asker.profile))
        return m_local.create(std::move(wanted), std::move(asker), std::move(prepare),
                              std::move(done));
    m_local.create(
        std::move(wanted), std::move(asker), [](const refunds::AcceptedRefund &) {},
        [this, done = std::move(done)](const Result<refunds::AcceptedRefund> &accepted) {
            if (!accepted && accepted.error().code == ErrorCode::NotAllowedYet)
                return done(fail(ErrorCode::RefundsNotAllowed, accepted.error().detail));
            if (!accepted)
                return done(accepted.failure());
            m_provider.awaitRefund(
                accepted->refund.id, [done](const Result<RefundRequest> &request) {
                    if (!request)
                        return done(fail(ErrorCode::OutcomeUnknown, request.error().detail));
                    switch (request->state) {
                    case RefundRequestState::Open:
                        return done(
                            fail(ErrorCode::OutcomeUnknown,
                                 u"The payment provider has not answered the refund yet"_s));
                    case RefundRequestState::Refused: return done(refusalOf(*request));
                    case RefundRequestState::Accepted: break;
                    }
                    Refund refund = asTheProviders(*request);
                    // As at first, whatever has become of it.
                    refund.status = RefundStatus::Pending;
                    done(refunds::AcceptedRefund{refund, refunds::refundJson(refund)});
                });
        });
}

void ProviderRefundPort::find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done)
{
    if (!isHostedProfile(own))
        return m_local.find(std::move(payment), std::move(refund), std::move(own), std::move(done));
    m_readers.submit(
        threads::ReadKind::LookUp,
        [payment = std::move(payment), refund = std::move(refund), own = std::move(own)](
            storage::Database &db) { return findHosted(db, payment, refund, own); },
        std::move(done));
}

} // namespace tilldesk::hosted
