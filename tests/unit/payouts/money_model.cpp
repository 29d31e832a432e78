#include "tests/unit/payouts/money_model.h"

#include <algorithm>
#include <limits>

namespace tilldesk::test {
namespace {

using namespace std::chrono_literals;

constexpr auto kDelay = 2s;

/// Returns the next midnight, UTC.
Timestamp midnightAfter(Timestamp now)
{
    return std::chrono::floor<std::chrono::days>(now) + std::chrono::days(1);
}

/// Returns the number of months since year 0.
int monthOf(Timestamp at)
{
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(at));
    return int(day.year()) * 12 + int(unsigned(day.month())) - 1;
}

Timestamp beginOf(int month)
{
    return std::chrono::sys_days(std::chrono::year(month / 12)
                                 / std::chrono::month(unsigned(month % 12) + 1) / 1);
}

} // namespace

ModelAccount MoneyModel::accountOf(int shop, const std::string &bulk) const
{
    const ModelShop &owner = shops[std::size_t(shop)];
    return {owner.merchant, owner.iban, bulk};
}

Timestamp MoneyModel::book(Timestamp now)
{
    set(m_at, std::max(m_at, now));
    return m_at;
}

const ModelFeeRule *MoneyModel::ruleAt(int merchant, Timestamp at) const
{
    const ModelFeeRule *found = nullptr;
    for (const ModelFeeRule &rule : m_rules) {
        // Of two for one day, the later one counts.
        if (rule.merchant == merchant && rule.from <= at
            && (found == nullptr || rule.from >= found->from))
            found = &rule;
    }
    return found;
}

const ModelAccount *MoneyModel::accountFor(int merchant, Timestamp end) const
{
    const ModelAccount *before = nullptr;
    for (const ModelSale &sale : m_sales) {
        if (sale.merchant != merchant)
            continue;
        if (sale.at < end)
            before = &sale.account;
        else if (before == nullptr)
            return &sale.account;
    }
    return before;
}

void MoneyModel::setRule(ModelFeeRule rule, Timestamp now)
{
    closeMonths(now);
    rule.from = std::chrono::floor<std::chrono::days>(now);
    const ModelFeeRule *before = ruleAt(rule.merchant, rule.from);
    if (before != nullptr && before->from == rule.from && before->fixed == rule.fixed
        && before->share == rule.share && before->minimum == rule.minimum
        && before->isGross == rule.isGross)
        return;
    int &open = m_openMonth[rule.merchant];
    const bool isFirst = std::ranges::none_of(
        m_rules, [&rule](const ModelFeeRule &known) { return known.merchant == rule.merchant; });
    const bool hasClosed = std::ranges::any_of(
        m_months, [&rule](const auto &month) { return month.first.first == rule.merchant; });
    if (isFirst || (!hasClosed && monthOf(rule.from) < open))
        set(open, monthOf(rule.from));
    add(m_rules, rule);
}

void MoneyModel::charge(const ModelAccount &where, qint64 amount, bool isGross, Timestamp at)
{
    book(at);
    ModelBalance &account = m_accounts[where];
    set(account.fees, account.fees + amount);
    if (isGross) {
        set(m_bank, m_bank - amount);
        return;
    }
    set(account.merchant, account.merchant - amount);
    set(account.charges, account.charges + amount);
}

void MoneyModel::closeMonths(Timestamp now)
{
    bool isCollected = false;
    while (true) {
        const auto first = std::ranges::min_element(m_openMonth, {}, [](const auto &open) {
            return open.second > 0 ? open.second : std::numeric_limits<int>::max();
        });
        if (first == m_openMonth.end() || first->second == 0 || beginOf(first->second + 1) > now)
            break;
        auto &[merchant, open] = *first;
        const Timestamp end = beginOf(open + 1);
        qint64 computed = 0;
        std::map<ModelAccount, qint64> gross;
        for (ModelSale &sale : m_sales) {
            if (sale.merchant != merchant || sale.isClosed || sale.at >= end)
                continue;
            set(sale.isClosed, true);
            computed += sale.fee;
            if (sale.isGross)
                gross[sale.account] += sale.fee;
        }
        for (const auto &[account, amount] : gross) {
            if (amount > 0)
                charge(account, amount, true, end - 1ms);
            isCollected = isCollected || amount > 0;
        }
        const ModelFeeRule *rule = ruleAt(merchant, end - 1ms);
        const ModelAccount *account = accountFor(merchant, end);
        if (rule != nullptr && account != nullptr && rule->minimum > computed) {
            charge(*account, rule->minimum - computed, rule->isGross, end - 1ms);
            isCollected = isCollected || rule->isGross;
            computed = rule->minimum;
        }
        const std::pair closed(merchant, open);
        m_months[closed] = computed;
        m_undo.push_back([this, closed] { m_months.erase(closed); });
        set(open, open + 1);
    }
    if (isCollected)
        book(now);
}

bool MoneyModel::bookInvoice(int merchant, int month, qint64 amount, Timestamp now)
{
    const std::pair key(merchant, month);
    if (beginOf(month + 1) > now || month < monthOf(begin))
        return false;
    closeMonths(now);
    const auto known = m_months.find(key);
    const auto last = m_invoices.find(key);
    const qint64 before = last != m_invoices.end() ? last->second
        : known != m_months.end()                  ? known->second
                                                   : 0;
    if (amount != before) {
        const ModelFeeRule *rule = ruleAt(merchant, beginOf(month + 1) - 1ms);
        const ModelAccount *account = accountFor(merchant, beginOf(month + 1));
        if (account == nullptr)
            return false;
        charge(*account, amount - before, rule == nullptr || rule->isGross, now);
    }
    if (last != m_invoices.end()) {
        set(last->second, amount);
        return true;
    }
    m_invoices[key] = amount;
    m_undo.push_back([this, key] { m_invoices.erase(key); });
    return true;
}

int MoneyModel::pay(int shop, qint64 amount, const std::string &bulk, bool hasSucceeded,
                    Timestamp now)
{
    add(m_payments, ModelPayment{shop, amount, bulk, hasSucceeded});
    if (hasSucceeded) {
        ModelBalance &account = m_accounts[accountOf(shop, bulk)];
        set(account.merchant, account.merchant + amount);
        set(account.paymentCount, account.paymentCount + 1);
        set(account.paymentSum, account.paymentSum + amount);
        set(m_bank, m_bank - amount);
        const int merchant = shops[std::size_t(shop)].merchant;
        ModelSale sale{.merchant = merchant, .at = book(now), .account = accountOf(shop, bulk)};
        if (const ModelFeeRule *rule = ruleAt(merchant, sale.at)) {
            sale.fee = std::min(rule->fixed + (amount * rule->share + 5'000) / 10'000, amount);
            sale.isGross = rule->isGross;
        }
        if (!sale.isGross)
            set(account.withheld, account.withheld + sale.fee);
        add(m_sales, sale);
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
    book(now);
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
        book(now);
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
    const qint64 amount = payout.paymentSum - payout.refundSum - payout.fees;
    payout.hasFailed = payoutsFail;
    payout.madeAt = m_payouts.empty() ? now : std::max(now, m_payouts.back().madeAt);
    if (payout.againOf < 0 || !payout.hasFailed)
        book(payout.madeAt);
    if (payout.againOf < 0) {
        set(account.fees, account.fees + payout.withheld);
        set(account.merchant, account.merchant - payout.withheld - amount);
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

void MoneyModel::carry(Timestamp now)
{
    // Returns the cents that a payout can still bear; 0: no payout.
    const auto roomOf = [](const ModelBalance &account) {
        const qint64 sum =
            account.paymentSum - account.refundSum - account.withheld - account.charges;
        const qint64 owed = account.merchant - account.withheld;
        return account.paymentCount == 0 ? 0 : std::max<qint64>(0, std::min(sum, owed));
    };
    for (auto &[where, giver] : m_accounts) {
        while (giver.charges != 0 && roomOf(giver) == 0) {
            ModelBalance *taker = nullptr;
            for (auto &[other, account] : m_accounts) {
                if (std::get<0>(other) == std::get<0>(where)
                    && roomOf(account) > (taker == nullptr ? 0 : roomOf(*taker)))
                    taker = &account;
            }
            const qint64 part = taker == nullptr ? 0 : std::min(giver.charges, roomOf(*taker) - 1);
            if (part == 0)
                break;
            book(now);
            set(giver.charges, giver.charges - part);
            set(giver.merchant, giver.merchant + part);
            set(taker->charges, taker->charges + part);
            set(taker->merchant, taker->merchant - part);
        }
    }
}

std::vector<int> MoneyModel::run(Timestamp now)
{
    carry(now);
    std::vector<int> made;
    for (auto &[where, account] : m_accounts) {
        const qint64 fees = account.withheld + account.charges;
        if (account.paymentCount == 0 || account.paymentSum - account.refundSum - fees <= 0
            || account.merchant <= account.withheld)
            continue;
        ModelPayout payout;
        payout.account = where;
        payout.paymentCount = account.paymentCount;
        payout.paymentSum = account.paymentSum;
        payout.refundCount = account.refundCount;
        payout.refundSum = account.refundSum;
        payout.withheld = account.withheld;
        payout.fees = fees;
        made.push_back(makePayout(std::move(payout), now));
        set(account.paymentCount, qint64(0));
        set(account.paymentSum, qint64(0));
        set(account.refundCount, qint64(0));
        set(account.refundSum, qint64(0));
        set(account.withheld, qint64(0));
        set(account.charges, qint64(0));
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
