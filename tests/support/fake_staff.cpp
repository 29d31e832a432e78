#include "tests/support/fake_staff.h"

#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

StaffId FakeStaff::hire(const QString &name, StaffRole role, const QString &pin)
{
    StaffMember member;
    member.id = StaffId(u"member%1"_s.arg(people.size() + 1, 18, 10, QChar(u'0')));
    member.name = name;
    member.role = role;
    member.pin = pin.isEmpty() ? PinState::None : PinState::Set;
    member.addedAt = m_clock.now();
    people << member;
    pins[member.id] = pin;
    if (!pin.isEmpty() && !now.isOn)
        now = {.isOn = true, .isLocked = true, .member = {}};
    return member.id;
}

void FakeStaff::open(const StaffId &id)
{
    now = {.isOn = true, .isLocked = false, .member = *find(id)};
    Q_EMIT changed();
}

StaffMember *FakeStaff::find(const StaffId &id)
{
    const auto found = std::ranges::find(people, id, &StaffMember::id);
    return found == people.end() ? nullptr : &*found;
}

PinResult FakeStaff::tried(const StaffId &id, const QString &pin)
{
    StaffMember *member = find(id);
    if (member->blockedUntil && *member->blockedUntil > m_clock.now())
        return {
            .tried = {.outcome = PinTry::Outcome::Blocked, .blockedUntil = member->blockedUntil}};
    if (pins.value(id) == pin) {
        member->wrongPins = 0;
        return {.tried = {.outcome = PinTry::Outcome::Right, .blockedUntil = {}},
                .mustChoosePin = member->pin == PinState::Temporary};
    }
    if (++member->wrongPins < kPinTries)
        return {.tried = {.outcome = PinTry::Outcome::Wrong,
                          .triesLeft = kPinTries - member->wrongPins,
                          .blockedUntil = {}}};
    member->wrongPins = 0;
    member->blockedUntil = m_clock.now() + blockAfter(0);
    return {.tried = {.outcome = PinTry::Outcome::Blocked, .blockedUntil = member->blockedUntil}};
}

QFuture<Result<PinResult>> FakeStaff::signIn(const StaffId &id, const QString &pin)
{
    calls << u"signIn "_s + find(id)->name;
    if (error)
        return doneFuture(Result<PinResult>(tl::unexpected(*error)));
    const PinResult result = tried(id, pin);
    if (result.tried.outcome == PinTry::Outcome::Right)
        open(id);
    else
        Q_EMIT changed();
    return doneFuture(Result<PinResult>(result));
}

QFuture<Result<void>> FakeStaff::choosePin(const QString &pin)
{
    calls << u"choosePin"_s;
    if (const auto checked = checkPin(pin); !checked)
        return doneFuture(Result<void>(tl::unexpected(checked.error())));
    pins[now.member->id] = pin;
    find(now.member->id)->pin = PinState::Set;
    now.member->pin = PinState::Set;
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeStaff::lock()
{
    calls << u"lock"_s;
    if (now.isOn) {
        now.isLocked = true;
        Q_EMIT changed();
    }
    return doneFuture(Result<void>());
}

QFuture<Result<StaffMember>> FakeStaff::add(const QString &name, StaffRole role, const QString &pin)
{
    calls << u"add "_s + name;
    if (error)
        return doneFuture(Result<StaffMember>(tl::unexpected(*error)));
    const bool wasOn = now.isOn;
    const StaffId id = hire(name, role, pin);
    if (!pin.isEmpty())
        find(id)->pin = PinState::Temporary;
    if (!wasOn && now.isOn)
        now = {.isOn = true, .isLocked = false, .member = *find(id)};
    Q_EMIT changed();
    return doneFuture(Result<StaffMember>(*find(id)));
}

template <typename F>
QFuture<Result<StaffMember>> FakeStaff::edit(const StaffId &id, F change)
{
    if (error)
        return doneFuture(Result<StaffMember>(tl::unexpected(*error)));
    StaffMember *member = find(id);
    change(*member);
    Q_EMIT changed();
    return doneFuture(Result<StaffMember>(*member));
}

QFuture<Result<StaffMember>> FakeStaff::change(const StaffChange &change)
{
    calls << u"change "_s + change.name;
    return edit(change.id, [&change](StaffMember &member) {
        member.name = change.name;
        member.role = change.role;
        member.isActive = change.isActive;
    });
}

QFuture<Result<StaffMember>> FakeStaff::leave(const StaffId &id)
{
    calls << u"leave "_s + find(id)->name;
    return edit(id, [this](StaffMember &member) {
        member.leftAt = m_clock.now();
        member.pin = PinState::None;
    });
}

QFuture<Result<QString>> FakeStaff::givePin(const StaffId &id)
{
    calls << u"givePin "_s + find(id)->name;
    if (error)
        return doneFuture(Result<QString>(tl::unexpected(*error)));
    pins[id] = temporaryPin;
    std::ignore = edit(id, [](StaffMember &member) {
        member.pin = PinState::Temporary;
        member.blockedUntil.reset();
    });
    return doneFuture(Result<QString>(temporaryPin));
}

QFuture<Result<StaffMember>> FakeStaff::setPassword(const StaffId &id, const QString &secret)
{
    calls << u"setPassword "_s + find(id)->name;
    if (!secret.isEmpty()) {
        if (const auto checked = checkPassword(secret); !checked)
            return doneFuture(Result<StaffMember>(tl::unexpected(checked.error())));
    }
    password = secret;
    return edit(id, [&](StaffMember &member) { member.hasPassword = !secret.isEmpty(); });
}

QFuture<Result<StaffMember>> FakeStaff::unblock(const StaffId &id)
{
    calls << u"unblock "_s + find(id)->name;
    return edit(id, [](StaffMember &member) { member.blockedUntil.reset(); });
}

QFuture<Result<void>> FakeStaff::setLimits(StaffRole role, const RefundLimits &limits)
{
    calls << u"setLimits "_s + toText(role);
    if (error)
        return doneFuture(Result<void>(tl::unexpected(*error)));
    roleLimits[role] = limits;
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<RefundAllowance>> FakeStaff::allowance(const RefundToApprove &)
{
    if (error)
        return doneFuture(Result<RefundAllowance>(tl::unexpected(*error)));
    return doneFuture(Result<RefundAllowance>(allowed));
}

QFuture<Result<PinResult>> FakeStaff::approve(const StaffId &approver, const QString &pin,
                                              const RefundToApprove &refund, const QString &shown)
{
    sentence = shown;
    calls << u"approve "_s + find(approver)->name;
    if (error)
        return doneFuture(Result<PinResult>(tl::unexpected(*error)));
    PinResult result = tried(approver, pin);
    if (result.tried.outcome == PinTry::Outcome::Right) {
        approved = refund;
        result.approvedUntil = m_clock.now() + kApprovalLife;
    }
    return doneFuture(Result<PinResult>(result));
}

QFuture<Result<void>> FakeStaff::takeBack()
{
    calls << u"takeBack"_s;
    approved.reset();
    return doneFuture(Result<void>());
}

} // namespace tilldesk::test
