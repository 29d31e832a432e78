#include "ui/models/refunds/refund_approval.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/staff/staff_words.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr qsizetype kShortestPin = 4;

/// Who approved last in this window; offered first the next time.
StaffId &lastApprover()
{
    static StaffId last;
    return last;
}

QString timeOf(Timestamp time)
{
    return QLocale().toString(inShopZone(time).time(), u"HH:mm"_s);
}

} // namespace

RefundApproval::RefundApproval(const Gateways &gateways, std::function<QString()> sentence,
                               QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_sentence(std::move(sentence)),
      m_expireSoon(kApprovalLife, [this] { expire(); })
{
    // A changed limit, PIN or role counts at once.
    connect(&gateways.staff, &gateway::Staff::changed, this, [this] {
        if (!m_isBusy && m_state != State::Approved)
            askAgain();
    });
}

void RefundApproval::setRefund(const std::optional<RefundToApprove> &refund)
{
    if (refund == m_refund)
        return;
    m_refund = refund;
    m_problem.clear();
    askAgain();
}

void RefundApproval::askAgain()
{
    forgetApproval();
    m_answers.drop();
    if (!m_gateways.staff.session().isOn || !m_refund) {
        m_pin.clear();
        return set(State::NotNeeded);
    }
    ask();
}

void RefundApproval::ask()
{
    set(m_state == State::Needed ? State::Needed : State::Checking, m_problem);
    m_answers.ask(m_gateways.staff.allowance(*m_refund), this,
                  [this](const Result<RefundAllowance> &allowance) { take(allowance); });
}

void RefundApproval::take(const Result<RefundAllowance> &allowance)
{
    if (!allowance)
        return set(State::Unknown, Text::sentence(allowance.error()));
    m_allowance = *allowance;
    if (m_allowance.exceeded == RefundAllowance::Limit::None) {
        m_pin.clear();
        return set(State::NotNeeded);
    }
    if (m_allowance.approvers.isEmpty())
        return set(State::Nobody);
    std::ranges::stable_partition(m_allowance.approvers, [](const StaffMember &member) {
        return member.id == lastApprover();
    });
    if (chosen() == nullptr)
        m_chosen = m_allowance.approvers.first().id;
    set(State::Needed, m_problem);
}

void RefundApproval::set(State state, const QString &problem)
{
    m_state = state;
    m_problem = problem;
    Q_EMIT changed();
}

void RefundApproval::forgetApproval()
{
    m_expireSoon.cancel();
    m_pinAnswers.drop();
    const bool wasGiven = m_state == State::Approved || std::exchange(m_isBusy, false);
    if (!wasGiven)
        return;
    m_pin.clear();
    m_state = State::Needed;
    std::ignore = m_gateways.staff.takeBack();
}

bool RefundApproval::isShown() const
{
    switch (m_state) {
    case State::NotNeeded:
    case State::Checking:
    case State::Unknown: return false;
    case State::Needed:
    case State::Nobody:
    case State::Approved: return true;
    }
    Q_UNREACHABLE();
}

QList<RefundApproval::Approver> RefundApproval::approvers() const
{
    QList<Approver> list;
    if (m_state == State::Needed || m_state == State::Approved) {
        for (const StaffMember &member : m_allowance.approvers)
            list << Approver{member.id, member.name, StaffWords::initials(member.name),
                             StaffWords::role(member.role), member.id == m_chosen};
    }
    return list;
}

const StaffMember *RefundApproval::chosen() const
{
    const auto found = std::ranges::find(m_allowance.approvers, m_chosen, &StaffMember::id);
    return found == m_allowance.approvers.end() ? nullptr : &*found;
}

void RefundApproval::choose(const StaffId &id)
{
    if (m_state != State::Needed || id == m_chosen)
        return;
    m_chosen = id;
    m_pin.clear();
    set(State::Needed);
}

void RefundApproval::setPin(const QString &digits)
{
    if (digits == m_pin)
        return;
    m_pin = digits;
    set(m_state);
}

bool RefundApproval::canApprove() const
{
    return m_state == State::Needed && !m_isBusy && chosen() != nullptr
        && m_pin.size() >= kShortestPin;
}

void RefundApproval::approve()
{
    if (!canApprove())
        return;
    m_isBusy = true;
    m_pinAnswers.ask(m_gateways.staff.approve(m_chosen, m_pin, *m_refund, m_sentence()), this,
                     [this](const Result<PinResult> &result) { takePin(result); });
    Q_EMIT changed();
}

void RefundApproval::takePin(const Result<PinResult> &result)
{
    m_isBusy = false;
    m_pin.clear();
    if (!result)
        return set(State::Needed, Text::sentence(result.error()));
    if (result->tried.outcome != PinTry::Outcome::Right || !result->approvedUntil)
        return set(State::Needed, StaffWords::result(result->tried, chosen()->name));
    lastApprover() = m_chosen;
    m_approvedAt = m_gateways.clock.now();
    m_approvedUntil = *result->approvedUntil;
    m_expireSoon.requestIn(m_approvedUntil - m_approvedAt);
    set(State::Approved);
}

void RefundApproval::takeBack()
{
    if (m_state == State::Approved)
        askAgain();
}

void RefundApproval::expire()
{
    if (m_state != State::Approved || m_gateways.clock.now() < m_approvedUntil)
        return;
    const QString problem =
        tr("The approval of %1 has run out. Ask again.").arg(timeOf(m_approvedAt));
    set(State::Needed, problem);
}

QString RefundApproval::askerName() const
{
    const StaffSession session = m_gateways.staff.session();
    return session.member ? StaffWords::firstName(session.member->name) : QString();
}

QString RefundApproval::title() const
{
    if (m_state == State::Approved)
        return tr("Approved by %1").arg(chosen()->name);
    switch (m_allowance.exceeded) {
    case RefundAllowance::Limit::None: break;
    case RefundAllowance::Limit::PerRefund:
        return tr("Above %1’s limit of %2 a refund").arg(askerName(), money(m_allowance.limit));
    case RefundAllowance::Limit::PerDay:
        return tr("Above %1’s %2 of refunds a day").arg(askerName(), money(m_allowance.limit));
    }
    return {};
}

QString RefundApproval::hint() const
{
    if (m_state == State::Approved)
        return tr("For this refund only, until %1. Changing the amount takes it back.")
            .arg(timeOf(m_approvedUntil));
    if (m_state != State::Nobody)
        return tr("A manager or the owner has to approve it here.");
    QStringList owners;
    for (const StaffMember &member : m_gateways.staff.members()) {
        if (member.role == StaffRole::Owner && member.isEmployed())
            owners << StaffWords::firstName(member.name);
    }
    return tr("Nobody here may approve %1. Ask %2.")
        .arg(money(m_refund ? m_refund->amount : Amount()), QLocale().createSeparatedList(owners));
}

QString RefundApproval::pinLabel() const
{
    const StaffMember *member = chosen();
    return member ? tr("PIN of %1").arg(StaffWords::firstName(member->name)) : QString();
}

QString RefundApproval::rightWords() const
{
    if (m_state != State::Approved)
        return {};
    return tr("PIN of %1 was right, %2")
        .arg(StaffWords::firstName(chosen()->name), timeWithSeconds(m_approvedAt));
}

QString RefundApproval::whyNot() const
{
    switch (m_state) {
    case State::NotNeeded:
    case State::Approved: return {};
    case State::Checking: return tr("It is not known yet whether this refund needs an approval.");
    case State::Unknown: return m_problem;
    case State::Needed: return tr("Needs an approval");
    case State::Nobody: return hint();
    }
    Q_UNREACHABLE();
}

QString RefundApproval::approverName() const
{
    const StaffMember *member = chosen();
    return member ? StaffWords::firstName(member->name) : QString();
}

QString RefundApproval::signedIn() const
{
    const StaffSession session = m_gateways.staff.session();
    return session.isOn && session.member ? tr("Signed in: %1").arg(session.member->name)
                                          : QString();
}

} // namespace tilldesk::ui
