#include "core/hosted/connection_walk.h"

#include "core/crypto/random.h"
#include "core/hosted/reached_steps.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kUnauthorized = 401;
constexpr int kForbidden = 403;
constexpr int kNotFound = 404;

bool isNotFound(const ReplyEnd &reply)
{
    return reply.kind == ReplyKind::Refused && reply.facts.status == kNotFound;
}

QString algorithmsOf(const crypto::JwkSet &keys)
{
    QStringList names;
    for (const crypto::Jwk &key : keys.keys()) {
        const QString name = crypto::toText(key.key.algorithm());
        if (!names.contains(name))
            names << name;
    }
    return names.join(u", "_s);
}

} // namespace

std::shared_ptr<ConnectionWalk> ConnectionWalk::start(const Needs &needs, Access access, Told told)
{
    auto walk = std::make_shared<ConnectionWalk>(needs, std::move(access), std::move(told));
    const std::lock_guard lock(walk->m_mutex);
    walk->run(CheckStep::Name);
    return walk;
}

ConnectionWalk::ConnectionWalk(const Needs &needs, Access access, Told told)
    : m_needs(needs),
      m_access(std::move(access)),
      m_told(std::move(told)),
      m_unknown(crypto::newId(needs.clock.now())),
      m_startedAt(needs.timer.now()),
      m_stepAt(m_startedAt)
{
    m_report.startedAt = needs.clock.now();
    for (const CheckStep step : kCheckSteps)
        m_report.steps << CheckedStep{.step = step};
}

void ConnectionWalk::stop()
{
    const std::lock_guard lock(m_mutex);
    if (m_report.isOver)
        return;
    m_report.stop();
    finish();
}

void ConnectionWalk::finish()
{
    m_report.isOver = true;
    tell();
}

void ConnectionWalk::tell()
{
    m_report.took = m_needs.timer.now() - m_startedAt;
    m_told(m_report);
}

void ConnectionWalk::end(const CheckedStep &done)
{
    m_report.steps[qsizetype(done.step)] = done;
    next(done.step);
}

void ConnectionWalk::next(CheckStep after)
{
    if (after == kCheckSteps.back())
        return finish();
    run(kCheckSteps[std::size_t(after) + 1]);
}

bool ConnectionWalk::needsFailed(CheckStep step) const
{
    const auto works = [this](CheckStep needed) {
        const CheckState state = m_report.of(needed).state;
        return state == CheckState::Holds || state == CheckState::Warns;
    };
    switch (step) {
    case CheckStep::Name: return false;
    case CheckStep::Encryption: return !works(CheckStep::Name);
    case CheckStep::Clock:
    case CheckStep::Keys:
    case CheckStep::ApiKey: return !works(CheckStep::Encryption);
    case CheckStep::Signature: return !works(CheckStep::Clock);
    case CheckStep::Refunds:
    case CheckStep::Payouts: return !works(CheckStep::Signature);
    }
    Q_UNREACHABLE();
}

CheckFinding ConnectionWalk::lacking(CheckStep step) const
{
    if (step == CheckStep::ApiKey && m_access.apiKey.isEmpty())
        return CheckFinding::NoApiKey;
    if (step == CheckStep::Signature && !m_access.key)
        return CheckFinding::NoSigningKey;
    if (step == CheckStep::Payouts && m_access.merchant.isEmpty())
        return CheckFinding::NoMerchantId;
    return CheckFinding::None;
}

void ConnectionWalk::run(CheckStep step)
{
    if (needsFailed(step))
        return end({.step = step, .finding = CheckFinding::NeedsEarlierStep});
    if (const CheckFinding missing = lacking(step); missing != CheckFinding::None) {
        const bool isOptional = missing == CheckFinding::NoMerchantId
            || (missing == CheckFinding::NoApiKey && m_access.signsPayments);
        return end({.step = step,
                    .state = isOptional ? CheckState::NotTried : CheckState::Fails,
                    .finding = missing});
    }
    m_stepAt = m_needs.timer.now();
    m_report.steps[qsizetype(step)].state = CheckState::Running;
    tell();
    if (!m_report.isOver) // stopped meanwhile
        send(step);
}

template <typename T>
Client::Done<T> ConnectionWalk::then(void (ConnectionWalk::*take)(const Reply<T> &))
{
    return [self = shared_from_this(), take](const Reply<T> &reply) {
        const std::lock_guard lock(self->m_mutex);
        if (!self->m_report.isOver)
            (*self.*take)(reply);
    };
}

void ConnectionWalk::send(CheckStep step)
{
    Access access = m_access;
    switch (step) {
    case CheckStep::Name: return m_needs.client.reach(access, then(&ConnectionWalk::tookReach));
    case CheckStep::Encryption:
    case CheckStep::Clock: return; // come with the name
    case CheckStep::Keys: return m_needs.client.keySet(access, then(&ConnectionWalk::tookKeys));
    case CheckStep::ApiKey:
        access.key.reset(); // the API key alone
        return m_needs.client.payment(access, m_unknown, then(&ConnectionWalk::tookPayment));
    case CheckStep::Signature:
        return m_needs.client.refund(access, m_unknown, RefundId(m_unknown.text()),
                                     then(&ConnectionWalk::tookRefund));
    case CheckStep::Refunds:
        return m_needs.client.createRefund(
            access, {m_unknown, Amount::fromCents(1), u"Check"_s, crypto::randomUuid()},
            then(&ConnectionWalk::tookNewRefund));
    case CheckStep::Payouts:
        return m_needs.client.payouts(access, {.size = 1}, then(&ConnectionWalk::tookPayouts));
    }
    Q_UNREACHABLE();
}

CheckedStep ConnectionWalk::ended(CheckStep step, const ReplyEnd &reply, CheckState state,
                                  CheckFinding finding) const
{
    return {.step = step,
            .state = state,
            .finding = finding,
            .took = m_needs.timer.now() - m_stepAt,
            .status = reply.facts.status,
            .code = reply.code,
            .traceId = reply.facts.traceId};
}

CheckedStep ConnectionWalk::troubled(CheckStep step, const ReplyEnd &reply) const
{
    constexpr int kServerError = 500;
    CheckedStep failed = ended(step, reply, CheckState::Fails, CheckFinding::UnexpectedAnswer);
    failed.text = reply.detail;
    if (reply.facts.status == 0)
        failed.finding = CheckFinding::NoAnswer;
    else if (reply.facts.signature == ReplySignature::Fails)
        failed.finding = CheckFinding::AnswerNotTrusted;
    else if (reply.kind == ReplyKind::RateLimited)
        failed.finding = CheckFinding::LimitReached;
    else if (reply.facts.status >= kServerError)
        failed.finding = CheckFinding::ServiceFailed;
    return failed;
}

void ConnectionWalk::tookReach(const Reply<Nothing> &reply)
{
    for (const CheckedStep &step :
         reachedSteps(reply, m_access.base.scheme() == "https"_L1, m_report.startedAt)) {
        m_report.steps[qsizetype(step.step)] = step;
    }
    tell();
    if (!m_report.isOver)
        next(CheckStep::Clock);
}

void ConnectionWalk::tookKeys(const Reply<merchants::KeySetPtr> &reply)
{
    CheckedStep done = troubled(CheckStep::Keys, reply);
    if (reply.value) {
        done = ended(CheckStep::Keys, reply, CheckState::Holds, CheckFinding::KeysRead);
        done.count = (*reply.value)->keys().size();
        done.text = algorithmsOf(**reply.value);
    } else if (reply.kind == ReplyKind::Refused) {
        done.finding = CheckFinding::KeysNotThere;
    }
    end(done);
}

void ConnectionWalk::tookPayment(const Reply<HostedPayment> &reply)
{
    CheckedStep done = troubled(CheckStep::ApiKey, reply);
    if (isNotFound(reply) && !reply.code.isEmpty())
        done = ended(CheckStep::ApiKey, reply, CheckState::Holds, CheckFinding::KeyAccepted);
    else if (isNotFound(reply))
        done.finding = CheckFinding::NotTheInterface;
    else if (reply.facts.status == kUnauthorized)
        done.finding = CheckFinding::KeyRefused;
    else if (reply.facts.status == kForbidden)
        done.finding = CheckFinding::KeyWithoutRight;
    end(done);
}

void ConnectionWalk::tookRefund(const Reply<HostedRefund> &reply)
{
    CheckedStep done = troubled(CheckStep::Signature, reply);
    if (isNotFound(reply) && reply.code.isEmpty()) {
        done.finding = CheckFinding::NotTheInterface;
    } else if (isNotFound(reply) && reply.facts.signature == ReplySignature::Holds) {
        done =
            ended(CheckStep::Signature, reply, CheckState::Holds, CheckFinding::SignatureAccepted);
        done.text = reply.facts.keyId;
    } else if (isNotFound(reply)) {
        done = ended(CheckStep::Signature, reply, CheckState::Warns, CheckFinding::AnswerNotSigned);
        done.text = reply.facts.signature == ReplySignature::Absent
            ? u"the answer is not signed"_s
            : u"the provider's keys could not be read"_s;
    } else if (reply.facts.status == kUnauthorized) {
        done.finding = CheckFinding::SignatureRefused;
        done.text = m_access.key->kid;
    } else if (reply.facts.status == kForbidden) {
        done.finding = CheckFinding::SignatureWithoutRight;
    }
    end(done);
}

void ConnectionWalk::tookNewRefund(const Reply<HostedRefund> &reply)
{
    CheckedStep done = troubled(CheckStep::Refunds, reply);
    if (reply.kind == ReplyKind::Refused) {
        const bool isForbidden =
            reply.facts.status == kForbidden || reply.code == "REFUND_NOT_ALLOWED"_L1;
        const bool isUnknown =
            reply.code == "PAYMENT_FOR_REFUND_NOT_FOUND"_L1 || reply.code == "PAYMENT_NOT_FOUND"_L1;
        if (isForbidden)
            done.finding = CheckFinding::RefundsNotAllowed;
        else if (isUnknown)
            done =
                ended(CheckStep::Refunds, reply, CheckState::Holds, CheckFinding::RefundsPossible);
    }
    end(done);
}

void ConnectionWalk::tookPayouts(const Reply<HostedPage<HostedPayout>> &reply)
{
    CheckedStep done = troubled(CheckStep::Payouts, reply);
    if (reply.value) {
        done = ended(CheckStep::Payouts, reply, CheckState::Holds, CheckFinding::PayoutsRead);
        done.count = reply.value->totalRows;
    } else if (reply.kind == ReplyKind::Refused) {
        done.finding = CheckFinding::PayoutsRefused;
    }
    end(done);
}

} // namespace tilldesk::hosted
