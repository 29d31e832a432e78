#pragma once

#include "core/base/result.h"
#include "core/domain/begun_payment.h"

#include <QList>
#include <functional>

namespace tilldesk::remote {

/// The payments whose creation was sent and not answered. Stored before the request leaves, so that
/// a window that is closed, or a computer that loses its power, forgets none of them. Used on the
/// window's thread.
class BegunPayments
{
public:
    /// Stores the whole list durably. Errors: `FileNotWritten`.
    using Store = std::function<Result<void>(const QByteArray &list)>;

    /// Keeps the payments in memory only.
    BegunPayments() = default;
    /// @param stored  the list as an earlier run stored it; a damaged list counts as empty
    BegunPayments(const QByteArray &stored, Store store);

    /// Errors: as Store. The payment is not kept then.
    [[nodiscard]] Result<void> begin(const BegunPayment &payment);
    /// Forgets a payment; no-op if the payment is not known. A failure to store is harmless: the
    /// next run asks the service for the payment once more.
    void end(const PaymentId &id);
    /// Returns the payments of earlier runs of this window.
    [[nodiscard]] const QList<BegunPayment> &left() const { return m_left; }

private:
    [[nodiscard]] Result<void> store() const;

    Store m_store;
    QList<BegunPayment> m_left;
    QList<BegunPayment> m_own; ///< of this run
};

} // namespace tilldesk::remote
