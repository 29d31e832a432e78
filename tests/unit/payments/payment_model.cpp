#include "tests/unit/payments/payment_model.h"

#include <algorithm>
#include <array>

namespace tilldesk::test {
namespace {

using enum PaymentStatus;

struct Row {
    PaymentStatus from;
    Deed deed;
    PaymentStatus to;
};

/// Transition table. Deeds with conditions (settling, acknowledging) are completed in act().
constexpr std::array kRows{
    Row{Pending, Deed::Identify, Identified},
    Row{Pending, Deed::Cancel, Cancelled},
    Row{Identified, Deed::Cancel, Cancelled},
    Row{Identified, Deed::BackOut, Cancelled},
    Row{Identified, Deed::Authorize, Authorized},
    Row{Identified, Deed::Refuse, AuthorizationFailed},
    Row{Identified, Deed::Break, Failed},
    Row{Authorized, Deed::Break, Failed},
    Row{Authorized, Deed::Settle, Succeeded},
    Row{PendingMerchantAcknowledgement, Deed::Acknowledge, Succeeded},
};

bool isOpenStatus(PaymentStatus status)
{
    return status == Pending || status == Identified;
}

/// Returns why an acknowledgement is refused; empty if it is not.
std::optional<ErrorCode> refusalOf(PaymentStatus status, const ModelPayment &payment, Deed deed)
{
    if (status == Voided)
        return ErrorCode::PaymentVoided;
    const bool wasAcknowledged = status == Succeeded && payment.acknowledgeBy;
    if (status != PendingMerchantAcknowledgement && !wasAcknowledged)
        return ErrorCode::PaymentNotAcknowledgeable;
    if (deed == Deed::AcknowledgeWrongly)
        return ErrorCode::AmountMismatch;
    return {};
}

} // namespace

int PaymentModel::create(bool asks, bool calls, Timestamp now)
{
    ModelPayment payment;
    payment.asks = asks;
    payment.calls = calls;
    return add(payment, now, std::chrono::minutes(20));
}

int PaymentModel::createAtTill(bool asks, bool calls, int till, Timestamp now, int &ended)
{
    ended = -1;
    const auto last = m_last.find(till);
    if (last != m_last.end() && isOpenStatus(at(last->second).status)) {
        ended = last->second;
        if (at(ended).expireAt <= now)
            endByTime(ended);
        else
            move(ended, Cancelled, now);
    }
    ModelPayment payment;
    payment.asks = asks;
    payment.calls = calls;
    payment.till = till;
    return m_last[till] = add(payment, now, std::chrono::minutes(2));
}

int PaymentModel::add(ModelPayment payment, Timestamp now, std::chrono::minutes expiry)
{
    // createdAt is monotonic in the order of creation, even if the clock was set back.
    payment.createdAt = m_payments.empty() ? now : std::max(now, m_payments.back().createdAt);
    payment.way = {{Pending, payment.createdAt}};
    payment.expireAt = std::max(now + expiry, payment.createdAt);
    m_payments.push_back(std::move(payment));
    m_live.insert(size() - 1);
    return size() - 1;
}

std::optional<ErrorCode> PaymentModel::act(int index, Deed deed, Timestamp now)
{
    const ModelPayment &payment = at(index);
    const PaymentStatus status = statusAt(index, now);
    const bool isAcknowledgement = deed == Deed::Acknowledge || deed == Deed::AcknowledgeWrongly;
    if (isAcknowledgement) {
        if (const auto refusal = refusalOf(status, payment, deed))
            return refusal;
        if (status == Succeeded)
            return {};
    }
    if (deed == Deed::AnswerYes || deed == Deed::AnswerNo)
        return answer(index, deed == Deed::AnswerYes, now);
    const auto row = std::ranges::find_if(
        kRows, [&](const Row &r) { return r.from == status && r.deed == deed; });
    if (row == kRows.end())
        return ErrorCode::PaymentNotPending;
    if (deed == Deed::Settle && payment.calls) {
        if (!payment.isAsked)
            setAsked(index, true);
        return {};
    }
    const bool waits = deed == Deed::Settle && payment.asks;
    move(index, waits ? PendingMerchantAcknowledgement : row->to, now);
    if (deed == Deed::Identify)
        m_payments[std::size_t(index)].hasDebtor = true;
    return {};
}

std::optional<ErrorCode> PaymentModel::answer(int index, bool isAccepted, Timestamp now)
{
    const ModelPayment &payment = at(index);
    if (!payment.isAsked)
        return ErrorCode::PaymentNotPending;
    setAsked(index, false);
    if (payment.status != Authorized) // the payment failed in the meantime
        return {};
    if (isAccepted)
        move(index, payment.asks ? PendingMerchantAcknowledgement : Succeeded, now);
    else
        move(index, Failed, now);
    return {};
}

std::vector<int> PaymentModel::sweep(Timestamp now)
{
    std::vector<int> ended;
    std::erase_if(m_live, [this](int index) { return !deadlineOf(index); });
    for (const int index : m_live) {
        if (*deadlineOf(index) <= now)
            ended.push_back(index);
    }
    for (const int index : ended)
        endByTime(index);
    return ended;
}

std::optional<Timestamp> PaymentModel::deadlineOf(int index) const
{
    const ModelPayment &payment = at(index);
    if (isOpenStatus(payment.status))
        return payment.expireAt;
    if (payment.status == PendingMerchantAcknowledgement)
        return payment.acknowledgeBy;
    return {};
}

std::optional<Timestamp> PaymentModel::nextDeadline() const
{
    std::optional<Timestamp> next;
    for (const int index : m_live) {
        if (const auto deadline = deadlineOf(index))
            next = std::min(next.value_or(*deadline), *deadline);
    }
    return next;
}

PaymentStatus PaymentModel::statusAt(int index, Timestamp now) const
{
    const auto deadline = deadlineOf(index);
    if (!deadline || *deadline > now)
        return at(index).status;
    return isOpenStatus(at(index).status) ? Expired : Voided;
}

void PaymentModel::endByTime(int index)
{
    move(index, isOpenStatus(at(index).status) ? Expired : Voided, *deadlineOf(index));
}

ModelPayment &PaymentModel::changing(int index)
{
    ModelPayment &payment = m_payments[std::size_t(index)];
    if (std::size_t(index) < m_sizeBefore)
        m_before.emplace(index, payment);
    return payment;
}

void PaymentModel::setAsked(int index, bool isAsked)
{
    ModelPayment &payment = changing(index);
    payment.isAsked = isAsked;
    ++payment.calledWrites;
}

void PaymentModel::move(int index, PaymentStatus to, Timestamp when)
{
    ModelPayment &payment = changing(index);
    payment.status = to;
    const Timestamp at = std::max(when, payment.way.back().at);
    payment.way.push_back({to, at});
    if (to == Succeeded)
        payment.succeededAt = at;
    if (to == PendingMerchantAcknowledgement) {
        payment.acknowledgeBy = when + std::chrono::hours(7 * 24);
        m_live.insert(index);
    }
}

void PaymentModel::begin()
{
    m_before.clear();
    m_lastBefore = m_last;
    m_sizeBefore = m_payments.size();
}

void PaymentModel::rollback()
{
    m_payments.resize(m_sizeBefore);
    std::erase_if(m_live, [this](int index) { return index >= size(); });
    for (const auto &[index, payment] : m_before) {
        m_payments[std::size_t(index)] = payment;
        m_live.insert(index);
    }
    m_last = m_lastBefore;
}

} // namespace tilldesk::test
