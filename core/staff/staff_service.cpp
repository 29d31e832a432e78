#include "core/staff/staff_service.h"

#include "core/crypto/random.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::staff {
namespace {

constexpr qsizetype kLongestName = 60;

QJsonObject factsOf(const StaffMember &member)
{
    return {{u"name"_s, member.name},
            {u"role"_s, QString(toText(member.role))},
            {u"active"_s, member.isActive},
            {u"password"_s, member.hasPassword ? u"set"_s : u"none"_s}};
}

QJsonValue limitJson(const std::optional<Amount> &limit)
{
    return limit ? QJsonValue(limit->cents()) : QJsonValue();
}

QJsonObject factsOf(const RefundLimits &limits)
{
    return {{u"perRefund"_s, limitJson(limits.perRefund)}, {u"perDay"_s, limitJson(limits.perDay)}};
}

QJsonObject nameOf(const StaffMember &member)
{
    return {{u"name"_s, member.name}};
}

/// Ends a block and forgets the wrong PINs. Returns whether there were any.
bool forgetWrongPins(StaffRow &row)
{
    const bool hadAny = row.member.wrongPins > 0 || row.blocks > 0 || row.member.blockedUntil;
    row.blocks = 0;
    row.member.wrongPins = 0;
    row.member.blockedUntil.reset();
    return hadAny;
}

/// Returns the lower of two limits; an empty one is no limit.
std::optional<Amount> lower(const std::optional<Amount> &a, const std::optional<Amount> &b)
{
    if (!a || !b)
        return a ? a : b;
    return std::min(*a, *b, [](Amount x, Amount y) { return x.cents() < y.cents(); });
}

RefundLimits tighter(const RefundLimits &a, const RefundLimits &b)
{
    return {lower(a.perRefund, b.perRefund), lower(a.perDay, b.perDay)};
}

bool isAbove(qint64 cents, const std::optional<Amount> &limit)
{
    return limit && cents > limit->cents();
}

Result<StaffMember> noSuchMember()
{
    return fail(ErrorCode::FieldInvalid, u"nobody with this id works here"_s, u"id"_s);
}

} // namespace

StaffService::StaffService(storage::Database &db, const Clock &clock, PublishedStaff &published,
                           QTimeZone zone)
    : m_repository(db),
      m_trail(db, clock),
      m_clock(clock),
      m_published(published),
      m_zone(std::move(zone))
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         for (const StaffId &asker : std::as_const(m_used))
                             m_approvals.remove(asker);
                         m_used.clear();
                         if (!m_next)
                             return;
                         m_published.publish(
                             std::make_shared<const StaffDirectory>(std::move(*m_next)));
                         m_next.reset();
                         if (m_changed)
                             m_changed();
                     },
                 .afterRollback =
                     [this] {
                         m_next.reset();
                         m_used.clear();
                     }});
    m_published.publish(
        std::make_shared<const StaffDirectory>(m_repository.rows(), m_repository.limits()));
}

Result<StaffMember> StaffService::add(const QString &name, StaffRole role, const QString &pin)
{
    const auto checked = checkedName(name, {});
    if (!checked)
        return checked.failure();
    const auto isOwner = [](const StaffRow &row) {
        return row.member.role == StaffRole::Owner && row.member.isEmployed();
    };
    if (role != StaffRole::Owner && std::ranges::none_of(staff().rows(), isOwner))
        return fail(ErrorCode::FieldInvalid, u"the first one must be an owner"_s, u"role"_s);
    const Timestamp now = m_clock.now();
    StaffRow row;
    row.member.id = StaffId(crypto::newId(now));
    row.member.name = *checked;
    row.member.role = role;
    row.member.addedAt = now;
    row.member.pin = pin.isEmpty() ? PinState::None : PinState::Temporary;
    row.pin = pin;
    if (const auto owned = requireOwner(row); !owned)
        return owned.failure();
    m_repository.insert(row);
    m_next.emplace(m_repository.rows(), m_repository.limits());
    m_trail.record({.kind = AuditKind::StaffAdded,
                    .subject = row.member.id.text(),
                    .after = factsOf(row.member),
                    .guard = AuditGuard::StaffMember});
    return row.member;
}

Result<StaffMember> StaffService::change(const StaffId &id, const StaffTerms &terms)
{
    const auto before = employed(id);
    if (!before)
        return before.failure();
    const auto checked = checkedName(terms.name, id);
    if (!checked)
        return checked.failure();
    StaffRow row = *before;
    row.member.name = *checked;
    row.member.role = terms.role;
    row.member.isActive = terms.isActive;
    if (const auto owned = requireOwner(row); !owned)
        return owned.failure();
    return store(row, AuditKind::StaffChanged, *before);
}

Result<StaffMember> StaffService::leave(const StaffId &id)
{
    const auto before = employed(id);
    if (!before)
        return before.failure();
    StaffRow row = *before;
    row.member.leftAt = m_clock.now();
    if (const auto owned = requireOwner(row); !owned)
        return owned.failure();
    row.pin.clear();
    row.password.clear();
    row.member.pin = PinState::None;
    row.member.hasPassword = false;
    update(row);
    m_trail.record({.kind = AuditKind::StaffLeft,
                    .subject = id.text(),
                    .facts = nameOf(row.member),
                    .guard = AuditGuard::StaffMember});
    return row.member;
}

Result<StaffMember> StaffService::givePin(const StaffId &id, const QString &pin)
{
    return setPin(id, pin, PinState::Temporary, AuditKind::PinGiven);
}

Result<StaffMember> StaffService::choosePin(const StaffId &id, const QString &pin)
{
    return setPin(id, pin, PinState::Set, AuditKind::PinChosen);
}

Result<StaffMember> StaffService::setPin(const StaffId &id, const QString &pin, PinState state,
                                         AuditKind kind)
{
    auto row = employed(id);
    if (!row)
        return row.failure();
    const bool hadWrongPins = forgetWrongPins(*row);
    row->pin = pin;
    row->member.pin = state;
    if (const auto owned = requireOwner(*row); !owned)
        return owned.failure();
    update(*row);
    m_trail.record({.kind = kind,
                    .subject = id.text(),
                    .facts = nameOf(row->member),
                    .guard = AuditGuard::StaffMember});
    if (hadWrongPins)
        recordUnblocked(row->member);
    return row->member;
}

Result<StaffMember> StaffService::setPassword(const StaffId &id, const QString &password)
{
    const auto before = employed(id);
    if (!before)
        return before.failure();
    StaffRow row = *before;
    row.password = password;
    row.member.hasPassword = !password.isEmpty();
    update(row);
    // Recorded also if a password replaces another: the values before and after look alike.
    m_trail.record({.kind = AuditKind::StaffChanged,
                    .subject = id.text(),
                    .facts = {{u"name"_s, row.member.name},
                              {u"password"_s, row.member.hasPassword ? u"set"_s : u"removed"_s}},
                    .guard = AuditGuard::StaffMember});
    return row.member;
}

Result<StaffMember> StaffService::unblock(const StaffId &id)
{
    auto row = employed(id);
    if (!row)
        return row.failure();
    forgetWrongPins(*row);
    update(*row);
    recordUnblocked(row->member);
    return row->member;
}

void StaffService::recordUnblocked(const StaffMember &member, bool byRightPin)
{
    QJsonObject facts = nameOf(member);
    if (byRightPin)
        facts[u"rightPin"_s] = true;
    m_trail.record({.kind = AuditKind::Unblocked,
                    .subject = member.id.text(),
                    .facts = facts,
                    .guard = AuditGuard::WrongPins});
}

Result<void> StaffService::setLimits(StaffRole role, const RefundLimits &limits)
{
    if (!kRolePermissions.allows(role, Permission::Refund) || role == StaffRole::Owner)
        return fail(ErrorCode::FieldInvalid, u"has no limits that can be set"_s, u"role"_s);
    const auto isNegative = [](const std::optional<Amount> &limit) {
        return limit && limit->cents() < 0;
    };
    if (isNegative(limits.perRefund))
        return fail(ErrorCode::FieldInvalid, u"must not be negative"_s, u"perRefund"_s);
    if (isNegative(limits.perDay)
        || (limits.perDay && (!limits.perRefund || *limits.perDay < *limits.perRefund)))
        return fail(ErrorCode::FieldInvalid, u"must not be less than one refund"_s, u"perDay"_s);
    const RefundLimits before = staff().limitsOf(role);
    m_repository.setLimits(role, limits);
    m_next.emplace(m_repository.rows(), m_repository.limits());
    m_trail.record({.kind = AuditKind::RefundLimitsChanged,
                    .subject = toText(role),
                    .before = factsOf(before),
                    .after = factsOf(limits),
                    .guard = AuditGuard::RefundLimits});
    return {};
}

Result<PinTry> StaffService::tryPin(const StaffId &id, const TriedPin &tried)
{
    auto row = employed(id);
    if (!row)
        return row.failure();
    const auto until = row->member.blockedUntil;
    if (until && *until > m_clock.now())
        return PinTry{.outcome = PinTry::Outcome::Blocked, .blockedUntil = until};
    if (row->pin != tried.hash)
        return fail(ErrorCode::Busy, u"The PIN was changed at this moment"_s);
    if (row->pin.isEmpty() || !tried.isRight)
        return wrongPin(std::move(*row));
    if (forgetWrongPins(*row)) {
        update(*row);
        recordUnblocked(row->member, true);
    }
    return PinTry{.outcome = PinTry::Outcome::Right, .blockedUntil = {}};
}

PinTry StaffService::wrongPin(StaffRow row)
{
    const int wrong = row.member.wrongPins + 1;
    const bool isBlocked = wrong >= kPinTries;
    const auto wait = blockAfter(row.blocks);
    row.member.wrongPins = isBlocked ? 0 : wrong;
    if (isBlocked) {
        row.member.blockedUntil = m_clock.now() + wait;
        ++row.blocks;
    }
    update(row);
    m_trail.record({.kind = AuditKind::WrongPin,
                    .subject = row.member.id.text(),
                    .facts = {{u"name"_s, row.member.name}, {u"try"_s, wrong}},
                    .guard = AuditGuard::WrongPins});
    if (!isBlocked)
        return {
            .outcome = PinTry::Outcome::Wrong, .triesLeft = kPinTries - wrong, .blockedUntil = {}};
    m_trail.record({.kind = AuditKind::Blocked,
                    .subject = row.member.id.text(),
                    .facts = {{u"name"_s, row.member.name}, {u"minutes"_s, int(wait.count())}},
                    .guard = AuditGuard::WrongPins});
    return {.outcome = PinTry::Outcome::Blocked, .blockedUntil = row.member.blockedUntil};
}

Result<StaffMember> StaffService::signedIn(const StaffId &id, const QString &place)
{
    auto row = employed(id);
    if (!row)
        return row.failure();
    if (!row->member.isActive)
        return fail(ErrorCode::AccessDenied, u"This person has no access"_s, u"id"_s);
    row->member.lastSeenAt = m_clock.now();
    row->member.lastPlace = place;
    update(*row);
    const audit::Acting acting(
        {.kind = AuditActorKind::Staff, .id = id.text(), .name = row->member.name, .place = place});
    m_trail.record({.kind = AuditKind::SignedIn, .subject = id.text()});
    return row->member;
}

void StaffService::signedOut(const StaffId &id)
{
    auto row = employed(id);
    if (!row)
        return;
    row->member.lastSeenAt = m_clock.now();
    update(*row);
    m_trail.record({.kind = AuditKind::SignedOut, .subject = id.text()});
}

RefundAllowance StaffService::allowance(const StaffId &asker, const RefundToApprove &refund,
                                        StaffRole atMost)
{
    RefundAllowance allowance;
    const StaffRow *row = staff().find(asker);
    if (row == nullptr)
        return allowance;
    allowance.today = m_repository.refundedSince(asker, startOfToday());
    const RefundLimits limits =
        tighter(staff().limitsOf(row->member.role), staff().limitsOf(atMost));
    const qint64 cents = refund.amount.cents();
    const qint64 ofPayment = m_repository.refundedOf(asker, refund.paymentId).cents();
    if (isAbove(cents + ofPayment, limits.perRefund)) {
        allowance.exceeded = RefundAllowance::Limit::PerRefund;
        allowance.limit = *limits.perRefund;
    } else if (isAbove(cents + allowance.today.cents(), limits.perDay)) {
        allowance.exceeded = RefundAllowance::Limit::PerDay;
        allowance.limit = *limits.perDay;
    } else {
        return allowance;
    }
    for (const StaffRow &candidate : staff().rows()) {
        if (mayApprove(candidate, asker, refund.amount))
            allowance.approvers << candidate.member;
    }
    return allowance;
}

bool StaffService::mayApprove(const StaffRow &approver, const StaffId &asker, Amount amount)
{
    return approver.member.id != asker && approver.member.isEmployed()
        && approver.member.pin == PinState::Set
        && kRolePermissions.allows(approver.member.role, Permission::ApproveRefunds)
        && !isAbove(amount.cents(), staff().limitsOf(approver.member.role).perRefund);
}

Result<Timestamp> StaffService::approve(const StaffId &asker, const StaffId &approver,
                                        const RefundToApprove &refund, const QString &sentence)
{
    const StaffRow *row = staff().find(approver);
    if (row == nullptr || !mayApprove(*row, asker, refund.amount))
        return fail(ErrorCode::AccessDenied, u"This person may not approve this refund"_s,
                    u"approver"_s);
    const Timestamp until = m_clock.now() + kApprovalLife;
    m_approvals[asker] = {.asker = asker,
                          .approver = approver,
                          .approverPin = row->pin,
                          .refund = refund,
                          .until = until};
    m_trail.record({.kind = AuditKind::RefundApproved,
                    .subject = refund.paymentId.text(),
                    .facts = {{u"approver"_s, row->member.name},
                              {u"amount"_s, refund.amount.cents()},
                              {u"description"_s, refund.description},
                              {u"sentence"_s, sentence}}});
    return until;
}

void StaffService::takeBack(const StaffId &asker)
{
    m_approvals.remove(asker);
}

const Approval *StaffService::approvalFor(const StaffId &asker, const RefundToApprove &refund)
{
    const auto approval = m_approvals.constFind(asker);
    if (approval == m_approvals.cend() || approval->refund != refund
        || approval->until <= m_clock.now() || m_used.contains(asker))
        return nullptr;
    const StaffRow *approver = staff().find(approval->approver);
    if (approver == nullptr || approver->pin != approval->approverPin
        || !mayApprove(*approver, asker, refund.amount))
        return nullptr;
    return &*approval;
}

Result<AuditActor> StaffService::clear(const AuditActor &asker, const RefundToApprove &refund,
                                       const RefundId &id, StaffRole atMost)
{
    AuditActor actor = asker;
    if (asker.kind != AuditActorKind::Staff) {
        if (isAbove(refund.amount.cents(), staff().limitsOf(atMost).perRefund))
            return fail(ErrorCode::AccessDenied, u"The refund exceeds the limit of this till"_s,
                        u"amount"_s);
        return actor;
    }
    const StaffId member(asker.id);
    if (allowance(member, refund, atMost).exceeded != RefundAllowance::Limit::None) {
        const Approval *approval = approvalFor(member, refund);
        if (approval == nullptr)
            return fail(ErrorCode::AccessDenied, u"The refund needs an approval"_s, u"amount"_s);
        actor.approverId = approval->approver.text();
        actor.approverName = staff().find(approval->approver)->member.name;
        m_used << member;
    }
    m_repository.insert(StaffRefund{.refund = id,
                                    .member = member,
                                    .payment = refund.paymentId,
                                    .amount = refund.amount,
                                    .at = m_clock.now()});
    return actor;
}

const StaffDirectory &StaffService::staff()
{
    if (m_next)
        return *m_next;
    m_current = m_published.current();
    return *m_current;
}

Result<StaffRow> StaffService::employed(const StaffId &id)
{
    const StaffRow *row = staff().find(id);
    if (row == nullptr || row->member.leftAt)
        return noSuchMember().failure();
    return *row;
}

Result<QString> StaffService::checkedName(const QString &name, const StaffId &own)
{
    const QString simple = name.simplified();
    if (simple.isEmpty() || simple.size() > kLongestName)
        return fail(ErrorCode::FieldInvalid, u"must have 1 to %1 characters"_s.arg(kLongestName),
                    u"name"_s);
    const QString wanted = shortStaffName(simple);
    for (const StaffRow &row : staff().rows()) {
        if (row.member.id != own && !row.member.leftAt
            && shortStaffName(row.member.name).compare(wanted, Qt::CaseInsensitive) == 0)
            return fail(ErrorCode::FieldInvalid,
                        u"there is a %1 already; add a letter"_s.arg(wanted), u"name"_s);
    }
    return simple;
}

/// Checks the staff as it would be with `changed`: an owner works here, and has a PIN if anybody
/// has one.
Result<void> StaffService::requireOwner(const StaffRow &changed)
{
    bool hasOwner = false;
    bool hasPin = false;
    bool hasOwnerPin = false;
    QList<StaffRow> rows = staff().rows();
    rows.removeIf([&changed](const StaffRow &row) { return row.member.id == changed.member.id; });
    rows << changed;
    for (const StaffRow &row : std::as_const(rows)) {
        if (!row.member.isEmployed())
            continue;
        const bool isOwner = row.member.role == StaffRole::Owner;
        hasOwner = hasOwner || isOwner;
        hasPin = hasPin || !row.pin.isEmpty();
        hasOwnerPin = hasOwnerPin || (isOwner && !row.pin.isEmpty());
    }
    if (!hasOwner)
        return fail(ErrorCode::FieldInvalid,
                    u"the shop needs an owner; give another person the role first"_s, u"role"_s);
    if (hasPin && !hasOwnerPin)
        return fail(ErrorCode::FieldInvalid,
                    u"an owner needs a PIN first, because others have one"_s, u"pin"_s);
    return {};
}

Result<StaffMember> StaffService::store(const StaffRow &row, AuditKind kind, const StaffRow &before)
{
    update(row);
    m_trail.record({.kind = kind,
                    .subject = row.member.id.text(),
                    .facts = nameOf(row.member),
                    .before = factsOf(before.member),
                    .after = factsOf(row.member),
                    .guard = AuditGuard::StaffMember});
    return row.member;
}

void StaffService::update(const StaffRow &row)
{
    m_repository.update(row);
    m_next.emplace(m_repository.rows(), m_repository.limits());
}

Timestamp StaffService::startOfToday() const
{
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(toMillis(m_clock.now()), m_zone);
    return fromMillis(now.date().startOfDay(m_zone).toMSecsSinceEpoch());
}

} // namespace tilldesk::staff
