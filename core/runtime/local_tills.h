#pragma once

#include "core/gateway/tills.h"
#include "core/runtime/gate.h"
#include "core/tills/till_service.h"

namespace tilldesk::runtime {

/// Implements gateway::Tills with the core thread of this process. Its owner emits changed().
class LocalTills final : public gateway::Tills
{
    Q_OBJECT

public:
    /// The service's door for windows of other computers. Called on the window's thread; must not
    /// block.
    struct Control {
        std::function<TillAccess()> access;
        std::function<void(bool isOn, const AuditActor &by, std::function<void(Result<void>)> done)>
            setOn;
    };

    /// @pre `service` is used on the core thread only; all references must outlive this object
    LocalTills(Gate &gate, tills::TillService &service, const tills::PublishedTills &published,
               Control control, QObject *parent = nullptr);

    [[nodiscard]] TillAccess access() const override { return m_control.access(); }
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
    Gate &m_gate;
    tills::TillService &m_service;
    const tills::PublishedTills &m_published;
    Control m_control;
};

} // namespace tilldesk::runtime
