#include "core/runtime/local_staff.h"

#include "core/refunds/refund_request.h"
#include "core/staff/secret_hash.h"
#include "core/staff/temporary_pin.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

/// Returns the refund with its description as LocalRefunds::create() stores it, so that an approval
/// of the text in the dialog covers the refund. Errors: as checkedNewRefund().
Result<RefundToApprove> asStored(const RefundToApprove &refund)
{
    const auto checked = refunds::checkedNewRefund({.paymentId = refund.paymentId,
                                                    .amount = refund.amount,
                                                    .description = refund.description,
                                                    .idempotencyKey = u"approval"_s});
    if (!checked)
        return checked.failure();
    return RefundToApprove{checked->paymentId, checked->amount, checked->description};
}

} // namespace

LocalStaff::LocalStaff(Gate &gate, staff::StaffService &service,
                       const staff::PublishedStaff &published, staff::Session &session,
                       QObject *parent)
    : Staff(parent),
      m_gate(gate),
      m_service(service),
      m_published(published),
      m_session(session)
{
    m_worker.setMaxThreadCount(1);
}

LocalStaff::~LocalStaff()
{
    m_worker.waitForDone();
}

template <typename F>
void LocalStaff::compare(const StaffId &id, const QString &pin, F then)
{
    m_worker.start([this, id, pin, then = std::move(then)] {
        const auto staff = m_published.current();
        const staff::StaffRow *row = staff->find(id);
        staff::TriedPin tried;
        if (row != nullptr) {
            tried.hash = row->pin;
            tried.isRight = staff::matches(pin, row->pin);
        }
        then(tried);
    });
}

QFuture<Result<PinResult>> LocalStaff::signIn(const StaffId &id, const QString &pin)
{
    return m_gate.start<StaffCommand::SignIn, PinResult>([&](auto fulfil) {
        compare(id, pin, [this, id, fulfil = std::move(fulfil)](const staff::TriedPin &tried) {
            const auto work = [this, id, tried]() -> Result<PinResult> {
                const auto result = m_service.tryPin(id, tried);
                if (!result)
                    return result.failure();
                PinResult signedIn{.tried = *result};
                if (result->outcome != PinTry::Outcome::Right)
                    return signedIn;
                const auto member = m_service.signedIn(id, m_session.place());
                if (!member)
                    return member.failure();
                signedIn.mustChoosePin = member->pin == PinState::Temporary;
                return signedIn;
            };
            const auto done = [this, id, fulfil](Result<PinResult> result) {
                if (result && result->tried.outcome == PinTry::Outcome::Right) {
                    m_session.open(id);
                    notify();
                }
                fulfil(std::move(result));
            };
            m_gate.change<StaffCommand::SignIn, PinResult>(work, done);
        });
    });
}

QFuture<Result<void>> LocalStaff::choosePin(const QString &pin)
{
    if (const auto checked = checkPin(pin); !checked)
        return refused<void>(checked.error());
    return m_gate.start<StaffCommand::ChooseOwnPin, void>([&](auto fulfil) {
        m_worker.start([this, pin, fulfil = std::move(fulfil)] {
            m_gate.change<StaffCommand::ChooseOwnPin, void>(
                [this, hash = staff::hashOf(pin)](const AuditActor &actor) -> Result<void> {
                    if (actor.kind != AuditActorKind::Staff || m_session.state().isLocked)
                        return fail(ErrorCode::Unauthorized, u"Sign in first"_s);
                    const auto chosen = m_service.choosePin(StaffId(actor.id), hash);
                    return chosen ? Result<void>() : chosen.failure();
                },
                fulfil);
        });
    });
}

QFuture<Result<void>> LocalStaff::lock()
{
    if (!m_session.state().isOn || m_session.state().isLocked)
        return answered(Result<void>());
    const StaffId id = m_session.member();
    auto [future, fulfil] = promised<void>();
    m_gate.change<StaffCommand::SignIn, void>(
        [this, id]() -> Result<void> {
            m_service.signedOut(id);
            return {};
        },
        std::move(fulfil));
    m_session.lock(); // locks also if the entry cannot be stored
    notify();
    return future;
}

QFuture<Result<StaffMember>> LocalStaff::add(const QString &name, StaffRole role,
                                             const QString &pin)
{
    if (!pin.isEmpty()) {
        if (const auto checked = checkPin(pin); !checked)
            return refused<StaffMember>(checked.error());
    }
    return m_gate.start<StaffCommand::ChangeStaff, StaffMember>([&](auto fulfil) {
        m_worker.start([this, name, role, pin, fulfil = std::move(fulfil)] {
            const bool wasOn = m_published.current()->isOn();
            m_gate.change<StaffCommand::ChangeStaff, StaffMember>(
                [this, name, role, hash = pin.isEmpty() ? QString() : staff::hashOf(pin)] {
                    return m_service.add(name, role, hash);
                },
                [this, wasOn, fulfil](Result<StaffMember> member) {
                    openIfFirst(wasOn, member);
                    fulfil(std::move(member));
                });
        });
    });
}

void LocalStaff::openIfFirst(bool wasOn, const Result<StaffMember> &member)
{
    if (wasOn || !member || member->pin == PinState::None)
        return;
    m_session.open(member->id);
    notify();
}

QFuture<Result<StaffMember>> LocalStaff::change(const StaffChange &change)
{
    return m_gate.change<StaffCommand::ChangeStaff, StaffMember>([this, change] {
        return m_service.change(change.id, {change.name, change.role, change.isActive});
    });
}

QFuture<Result<StaffMember>> LocalStaff::leave(const StaffId &id)
{
    return m_gate.change<StaffCommand::ChangeStaff, StaffMember>(
        [this, id] { return m_service.leave(id); });
}

QFuture<Result<QString>> LocalStaff::givePin(const StaffId &id)
{
    return m_gate.start<StaffCommand::ChangeStaff, QString>([&](auto fulfil) {
        m_worker.start([this, id, fulfil = std::move(fulfil)] {
            const bool wasOn = m_published.current()->isOn();
            const QString pin = staff::temporaryPin();
            m_gate.change<StaffCommand::ChangeStaff, StaffMember>(
                [this, id, hash = staff::hashOf(pin)] { return m_service.givePin(id, hash); },
                [this, wasOn, pin, fulfil](const Result<StaffMember> &member) {
                    openIfFirst(wasOn, member);
                    fulfil(member ? Result<QString>(pin) : member.failure());
                });
        });
    });
}

QFuture<Result<StaffMember>> LocalStaff::setPassword(const StaffId &id, const QString &password)
{
    if (!password.isEmpty()) {
        if (const auto checked = checkPassword(password); !checked)
            return refused<StaffMember>(checked.error());
    }
    return m_gate.start<StaffCommand::ChangeStaff, StaffMember>([&](auto fulfil) {
        m_worker.start([this, id, password, fulfil = std::move(fulfil)] {
            m_gate.change<StaffCommand::ChangeStaff, StaffMember>(
                [this, id, hash = password.isEmpty() ? QString() : staff::hashOf(password)] {
                    return m_service.setPassword(id, hash);
                },
                fulfil);
        });
    });
}

QFuture<Result<StaffMember>> LocalStaff::unblock(const StaffId &id)
{
    return m_gate.change<StaffCommand::ChangeStaff, StaffMember>(
        [this, id] { return m_service.unblock(id); });
}

QFuture<Result<void>> LocalStaff::setLimits(StaffRole role, const RefundLimits &limits)
{
    return m_gate.change<StaffCommand::ChangeStaff, void>(
        [this, role, limits] { return m_service.setLimits(role, limits); });
}

QFuture<Result<RefundAllowance>> LocalStaff::allowance(const RefundToApprove &refund)
{
    return m_gate.change<StaffCommand::AskForApproval, RefundAllowance>(
        [this, refund](const AuditActor &actor) -> Result<RefundAllowance> {
            return m_service.allowance(StaffId(actor.id), refund, m_gate.atMost());
        });
}

QFuture<Result<PinResult>> LocalStaff::approve(const StaffId &approver, const QString &pin,
                                               const RefundToApprove &refund,
                                               const QString &sentence)
{
    const auto stored = asStored(refund);
    if (!stored)
        return refused<PinResult>(stored.error());
    if (sentence.size() > kSentenceLength)
        return refused<PinResult>({ErrorCode::FieldInvalid,
                                   u"The sentence has at most %1 characters"_s.arg(kSentenceLength),
                                   u"sentence"_s});
    return m_gate.start<StaffCommand::AskForApproval, PinResult>([&](auto fulfil) {
        compare(approver, pin,
                [this, approver, refund = *stored, sentence,
                 fulfil = std::move(fulfil)](const staff::TriedPin &tried) {
                    m_gate.change<StaffCommand::AskForApproval, PinResult>(
                        [this, approver, refund, tried, sentence](const AuditActor &actor) {
                            return approved(actor, approver, tried, refund, sentence);
                        },
                        fulfil);
                });
    });
}

Result<PinResult> LocalStaff::approved(const AuditActor &actor, const StaffId &approver,
                                       const staff::TriedPin &tried, const RefundToApprove &refund,
                                       const QString &sentence)
{
    const auto result = m_service.tryPin(approver, tried);
    if (!result)
        return result.failure();
    PinResult answer{.tried = *result};
    if (result->outcome != PinTry::Outcome::Right)
        return answer;
    const auto until = m_service.approve(StaffId(actor.id), approver, refund, sentence);
    if (!until)
        return until.failure();
    answer.approvedUntil = *until;
    return answer;
}

QFuture<Result<void>> LocalStaff::takeBack()
{
    return m_gate.change<StaffCommand::AskForApproval, void>(
        [this](const AuditActor &actor) -> Result<void> {
            m_service.takeBack(StaffId(actor.id));
            return {};
        });
}

void LocalStaff::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
