#pragma once

#include "core/base/clock.h"
#include "core/gateway/staff.h"

#include <QHash>
#include <QMap>

namespace tilldesk::test {

/// In-memory fake of a shop's staff. Replies at once with a finished future. Without members, the
/// shop works without staff.
class FakeStaff final : public gateway::Staff
{
    Q_OBJECT

public:
    /// @pre `clock` must outlive this object
    explicit FakeStaff(const Clock &clock) : m_clock(clock) {}

    QList<StaffMember> people;
    QHash<StaffId, QString> pins;
    QMap<StaffRole, RefundLimits> roleLimits;
    StaffSession now;           ///< reply of session()
    RefundAllowance allowed;    ///< reply of allowance()
    std::optional<Error> error; ///< error reply of every call while set
    QStringList calls;          ///< for example "signIn Anna De Smet", "lock"
    QString temporaryPin = QStringLiteral("402718");
    std::optional<RefundToApprove> approved; ///< the last refund approved
    QString sentence;                        ///< of the last approve()
    QString password;                        ///< of the last setPassword()

    /// Adds a member who can sign in with the PIN; the shop then asks for PINs.
    StaffId hire(const QString &name, StaffRole role, const QString &pin);
    /// Signs somebody in, as signIn() does.
    void open(const StaffId &id);

    [[nodiscard]] StaffSession session() const override { return now; }
    [[nodiscard]] QList<StaffMember> members() const override { return people; }
    [[nodiscard]] RefundLimits limits(StaffRole role) const override
    {
        return roleLimits.value(role);
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

private:
    [[nodiscard]] StaffMember *find(const StaffId &id);
    /// Compares and counts a PIN: five wrong PINs block for a minute.
    PinResult tried(const StaffId &id, const QString &pin);
    template <typename F>
    QFuture<Result<StaffMember>> edit(const StaffId &id, F change);

    const Clock &m_clock;
};

} // namespace tilldesk::test
