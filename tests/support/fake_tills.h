#pragma once

#include "core/base/clock.h"
#include "core/gateway/tills.h"

namespace tilldesk::test {

/// In-memory fake of a shop's tills, without any at first. Replies at once with a finished future.
class FakeTills final : public gateway::Tills
{
    Q_OBJECT

public:
    /// @pre `clock` must outlive this object
    explicit FakeTills(const Clock &clock) : m_clock(clock) {}

    QList<Till> all;     ///< reply of tills()
    TillPairing pairing; ///< reply of tills()
    TillAccess now{.isOn = true,
                   .port = 8444,
                   .error = {},
                   .fingerprint = QByteArray("5d91c07e2b64f8a3").repeated(4),
                   .addresses = {QStringLiteral("192.168.1.20")},
                   .connected = {}};         ///< reply of access()
    std::optional<Error> error;              ///< error reply of every call while set
    QStringList calls;                       ///< for example "invite 192.168.1.20", "revoke t1"
    QString code = QStringLiteral("482917"); ///< of the next invitation

    /// Adds a till, added three days ago and seen `ago` before now.
    TillId add(const QString &name, std::chrono::milliseconds ago);
    /// Lets a till use the code that waits: it asks.
    void ask(const QString &name);
    /// As ask(), and says yes.
    void addWithCode(const QString &name);
    /// Signs somebody in at a connected till; empty: nobody.
    void connectTill(const TillId &id, const std::optional<StaffMember> &member = {});
    /// Changes the pairing and emits changed().
    void setPairing(const TillPairing &pairing);

    [[nodiscard]] TillAccess access() const override { return now; }
    QFuture<Result<TillList>> tills() override;
    QFuture<Result<void>> setOn(bool isOn) override;
    QFuture<Result<TillInvitation>> invite(const QString &host) override;
    QFuture<Result<void>> stopInviting() override;
    QFuture<Result<Till>> accept(const TillId &id) override;
    QFuture<Result<void>> refuse(const TillId &id) override;
    QFuture<Result<Till>> change(const TillId &id, const TillSettings &settings) override;
    QFuture<Result<Till>> revoke(const TillId &id) override;
    QFuture<Result<void>> remove(const TillId &id) override;

private:
    TillId append(const QString &name, std::chrono::milliseconds ago); ///< as add(), in silence
    template <typename F>
    QFuture<Result<Till>> apply(const TillId &id, F work);

    const Clock &m_clock;
};

} // namespace tilldesk::test
