#include "core/runtime/local_tills.h"

#include "core/runtime/till_invitation.h"

namespace tilldesk::runtime {

LocalTills::LocalTills(Gate &gate, tills::TillService &service,
                       const tills::PublishedTills &published, Control control, QObject *parent)
    : Tills(parent),
      m_gate(gate),
      m_service(service),
      m_published(published),
      m_control(std::move(control))
{
}

QFuture<Result<TillList>> LocalTills::tills()
{
    return m_gate.start<StaffCommand::ReadTills, TillList>([this](const auto &fulfil) {
        const auto tills = m_published.current();
        fulfil(Result<TillList>(TillList{tills->tills(), tills->pairing()}));
    });
}

QFuture<Result<void>> LocalTills::setOn(bool isOn)
{
    return m_gate.start<StaffCommand::ChangeTills, void>(
        [this, isOn](auto fulfil) { m_control.setOn(isOn, m_gate.actor(), std::move(fulfil)); });
}

QFuture<Result<TillInvitation>> LocalTills::invite(const QString &host)
{
    return m_gate.change<StaffCommand::ChangeTills, TillInvitation>(
        [this, host, access = m_control.access()]() -> Result<TillInvitation> {
            if (access.port == 0)
                return fail(ErrorCode::Unavailable,
                            QStringLiteral("no other computer may connect"));
            return makeInvitation(m_service, {quint16(access.port), access.fingerprint}, host,
                                  access.addresses);
        });
}

QFuture<Result<void>> LocalTills::stopInviting()
{
    return m_gate.change<StaffCommand::ChangeTills, void>([this]() -> Result<void> {
        m_service.stopPairing();
        return {};
    });
}

QFuture<Result<Till>> LocalTills::accept(const TillId &id)
{
    return m_gate.change<StaffCommand::ChangeTills, Till>(
        [this, id] { return m_service.accept(id); });
}

QFuture<Result<void>> LocalTills::refuse(const TillId &id)
{
    return m_gate.change<StaffCommand::ChangeTills, void>(
        [this, id] { return m_service.refuse(id); });
}

QFuture<Result<Till>> LocalTills::change(const TillId &id, const TillSettings &settings)
{
    return m_gate.change<StaffCommand::ChangeTills, Till>(
        [this, id, settings] { return m_service.change(id, settings); });
}

QFuture<Result<Till>> LocalTills::revoke(const TillId &id)
{
    return m_gate.change<StaffCommand::ChangeTills, Till>(
        [this, id] { return m_service.revoke(id); });
}

QFuture<Result<void>> LocalTills::remove(const TillId &id)
{
    return m_gate.change<StaffCommand::ChangeTills, void>(
        [this, id] { return m_service.remove(id); });
}

} // namespace tilldesk::runtime
