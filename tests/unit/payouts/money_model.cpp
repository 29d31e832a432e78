#include "tests/unit/payouts/money_model.h"

#include <algorithm>

namespace tilldesk::test {
namespace {

using namespace std::chrono_literals;

constexpr auto kDelay = 2s;

/// Returns the next midnight, UTC.
Timestamp midnightAfter(Timestamp now)
{
    return std::chrono::floor<std::chrono::days>(now) + std::chrono::days(1);
}

} // namespace

ModelAccount MoneyModel::accountOf(int shop, const std::string &bulk) const
{
    const ModelShop &owner = shops[std::size_t(shop)];
    return {owner.merchant, owner.iban, bulk};
}

int MoneyModel::pay(int shop, qint64 amount, const std::string &bulk, bool hasSucceeded)
{
    add(m_payments, ModelPayment{shop, amount, bulk, hasSucceeded});
    if (hasSucceeded) {
        ModelBalance &account = m_accounts[accountOf(shop, bulk)];
        set(account.merchant, account.merchant + amount);
        set(account.paymentCount, account.paymentCount + 1);
        set(account.paymentSum, account.paymentSum + amount);
        set(m_bank, m_bank - amount);
    }
    return int(m_payments.size()) - 1;
}

MoneyModel::Asked MoneyModel::refund(int payment, qint64 amount, const std::string &description,
                                     const std::string &key, Timestamp now)
{
    ModelPayment &paid = m_payments[std::size_t(payment)];
    const std::pair request(paid.shop, key);
    if (const auto known = m_keys.find(request); known != m_keys.end()) {
        const ModelRefund &first = m_refunds[std::size_t(known->second)];
        if (first.payment == payment && first.amount == amount && first.description == description)
            return {{}, known->second, false};
        return {ErrorCode::RefundRequestConflict};
    }
    if (!shops[std::size_t(paid.shop)].allowsRefunds)
        return {ErrorCode::RefundsNotAllowed};
    if (!paid.hasSucceeded)
        return {ErrorCode::RefundNotPossible};
    if (amount > paid.amount - paid.refunded - paid.pending)
        return {ErrorCode::RefundAmountTooHigh};
    const ModelAccount where = accountOf(paid.shop, paid.bulk);
    ModelBalance &account = m_accounts[where];
    if (amount > account.merchant)
        return {ErrorCode::RefundNotPossible};
    const int index = int(m_refunds.size());
    const Timestamp createdAt = m_refunds.empty() ? now : std::max(now, m_refunds.back().createdAt);
    add(m_refunds,
        ModelRefund{payment, amount, description, where, ModelEnd::Pending, createdAt,
                    now + kDelay});
    add(m_pending, index);
    m_keys[request] = index;
    m_undo.push_back([this, request] { m_keys.erase(request); });
    set(paid.pending, paid.pending + amount);
    set(account.merchant, account.merchant - amount);
    set(account.refunds, account.refunds + amount);
    return {{}, index, true};
}

std::vector<int> MoneyModel::process(Timestamp now)
{
    std::vector<int> ended;
    std::vector<int> left;
    for (const int index : m_pending) {
        ModelRefund &refund = m_refunds[std::size_t(index)];
        if (refund.end != ModelEnd::Pending)
            continue;
        // A refund due beyond the longest delay was scheduled while the clock was ahead: due at
        // once.
        if (refund.dueAt > now && refund.dueAt <= now + kDelay) {
            left.push_back(index);
            continue;
        }
        ModelPayment &paid = m_payments[std::size_t(refund.payment)];
        ModelBalance &account = m_accounts[refund.account];
        set(refund.end, refundsFail ? ModelEnd::Failed : ModelEnd::Done);
        set(paid.pending, paid.pending - refund.amount);
        set(account.refunds, account.refunds - refund.amount);
        if (refundsFail) {
            set(account.merchant, account.merchant + refund.amount);
        } else {
            set(paid.refunded, paid.refunded + refund.amount);
            set(account.refundCount, account.refundCount + 1);
            set(account.refundSum, account.refundSum + refund.amount);
            set(m_bank, m_bank + refund.amount);
        }
        ended.push_back(index);
    }
    set(m_pending, left);
    return ended;
}

std::optional<Timestamp> MoneyModel::nextDue(Timestamp now) const
{
    std::optional<Timestamp> next;
    for (const int index : m_pending) {
        const ModelRefund &refund = m_refunds[std::size_t(index)];
        if (refund.end == ModelEnd::Pending) {
            const Timestamp due = std::min(refund.dueAt, now + kDelay);
            next = std::min(next.value_or(due), due);
        }
    }
    return next;
}

int MoneyModel::makePayout(ModelPayout payout, Timestamp now)
{
    ModelBalance &account = m_accounts[payout.account];
    const qint64 amount = payout.paymentSum - payout.refundSum;
    payout.hasFailed = payoutsFail;
    payout.madeAt = m_payouts.empty() ? now : std::max(now, m_payouts.back().madeAt);
    if (payout.againOf < 0) {
        set(account.merchant, account.merchant - amount);
        if (payout.hasFailed)
            set(account.payouts, account.payouts + amount);
    } else if (!payout.hasFailed) {
        set(account.payouts, account.payouts - amount);
    }
    if (!payout.hasFailed)
        set(m_bank, m_bank + amount);
    add(m_payouts, std::move(payout));
    return int(m_payouts.size()) - 1;
}

std::vector<int> MoneyModel::run(Timestamp now)
{
    std::vector<int> made;
    for (auto &[where, account] : m_accounts) {
        if (account.paymentSum <= account.refundSum || account.merchant <= 0)
            continue;
        ModelPayout payout;
        payout.account = where;
        payout.paymentCount = account.paymentCount;
        payout.paymentSum = account.paymentSum;
        payout.refundCount = account.refundCount;
        payout.refundSum = account.refundSum;
        made.push_back(makePayout(std::move(payout), now));
        set(account.paymentCount, qint64(0));
        set(account.paymentSum, qint64(0));
        set(account.refundCount, qint64(0));
        set(account.refundSum, qint64(0));
    }
    return made;
}

int MoneyModel::payAgain(int payout, Timestamp now)
{
    const ModelPayout failed = m_payouts[std::size_t(payout)];
    if (!failed.hasFailed || failed.isPaidAgain)
        return -1;
    set(m_payouts[std::size_t(payout)].isPaidAgain, true);
    ModelPayout again = failed;
    again.againOf = payout;
    return makePayout(std::move(again), now);
}

Timestamp MoneyModel::nextRun(Timestamp now)
{
    const Timestamp next = midnightAfter(now);
    m_nextRun = std::min(m_nextRun.value_or(next), next);
    return *m_nextRun;
}

void MoneyModel::hasRun(Timestamp now)
{
    m_nextRun = midnightAfter(now);
}

void MoneyModel::commit()
{
    m_undo.clear();
    m_nextRunCommitted = m_nextRun;
}

void MoneyModel::rollback()
{
    for (; !m_undo.empty(); m_undo.pop_back())
        m_undo.back()();
    m_nextRun = m_nextRunCommitted;
}

} // namespace tilldesk::test
