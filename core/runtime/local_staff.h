#pragma once

#include "core/gateway/staff.h"
#include "core/runtime/gate.h"
#include "core/staff/staff_service.h"

#include <QThreadPool>

namespace tilldesk::runtime {

/// Implements gateway::Staff with the core thread of this process. Compares PINs on a worker
/// thread, one at a time.
class LocalStaff final : public gateway::Staff
{
    Q_OBJECT

public:
    /// @pre `service` is used on the core thread only; all references must outlive this object
    LocalStaff(Gate &gate, staff::StaffService &service, const staff::PublishedStaff &published,
               staff::Session &session, QObject *parent = nullptr);
    ~LocalStaff() override; ///< blocks until a running comparison has ended

    [[nodiscard]] StaffSession session() const override { return m_session.state(); }
    [[nodiscard]] QList<StaffMember> members() const override
    {
        return m_published.current()->members();
    }
    [[nodiscard]] RefundLimits limits(StaffRole role) const override
    {
        return m_published.current()->limitsOf(role);
    }
    QFuture<Result<PinResult>> signIn(const StaffId &id, const QString &pin) override;
    QFuture<Result<void>> choosePin(const QString &pin) override;
    QFuture<Result<void>> lock() override;
    QFuture<Result<StaffMember>> add(const QString &name, StaffRole role,
                                     const QString &pin) override;
    QFuture<Result<StaffMember>> change(const StaffChange &change) override;
    QFuture<Result<StaffMember>> leave(const StaffId &id) override;
    QFuture<Result<QString>> givePin(const StaffId &id) override;
    QFuture<Result<StaffMember>> setPassword(const StaffId &id, const QString &password) override;
    QFuture<Result<StaffMember>> unblock(const StaffId &id) override;
    QFuture<Result<void>> setLimits(StaffRole role, const RefundLimits &limits) override;
    QFuture<Result<RefundAllowance>> allowance(const RefundToApprove &refund) override;
    QFuture<Result<PinResult>> approve(const StaffId &approver, const QString &pin,
                                       const RefundToApprove &refund,
                                       const QString &sentence) override;
    QFuture<Result<void>> takeBack() override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify();

private:
    /// Compares a PIN on the worker, then calls `then(tried)` there.
    template <typename F>
    void compare(const StaffId &id, const QString &pin, F then);
    /// Counts the try and stores the approval. Called on the core thread.
    Result<PinResult> approved(const AuditActor &actor, const StaffId &approver,
                               const staff::TriedPin &tried, const RefundToApprove &refund,
                               const QString &sentence);
    /// Signs in the first owner who gets a PIN: from then on sign-in is needed, and this person
    /// works at the window already.
    void openIfFirst(bool wasOn, const Result<StaffMember> &member);

    Gate &m_gate;
    staff::StaffService &m_service;
    const staff::PublishedStaff &m_published;
    staff::Session &m_session;
    QThreadPool m_worker; ///< has one thread
};

} // namespace tilldesk::runtime
