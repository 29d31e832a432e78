#include "tests/unit/payouts/money_world.h"

#include "core/storage/migrate.h"
#include "tests/support/core_fixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

/// An invariant of the database, independent of the model. `sql` counts violations.
struct Claim {
    const char *what;
    const char *sql;
};
constexpr std::array kClaims{
    Claim{"the balances do not sum up to zero",
          "SELECT CAST(coalesce(sum(balance), 0) AS BIGINT) FROM"
          " ledger_account"},
    Claim{
        "a balance is not the sum of its entries",
        "SELECT count(*) FROM ledger_account a WHERE a.balance <>"
        " coalesce((SELECT CAST(sum(amount) AS BIGINT) FROM ledger_entry WHERE credit = a.seq), 0)"
        " - coalesce((SELECT CAST(sum(amount) AS BIGINT) FROM ledger_entry WHERE debit = a.seq), "
        "0)"},
    Claim{"more was refunded than paid",
          "SELECT count(*) FROM payment p WHERE p.amount < (SELECT CAST(sum(amount) AS BIGINT) "
          "FROM refund r"
          " WHERE r.payment = p.seq AND r.status <> 3)"},
    Claim{"a payment does not know what was refunded",
          "SELECT count(*) FROM payment p WHERE p.refunded <> coalesce((SELECT CAST(sum(amount) AS "
          "BIGINT) FROM"
          " refund r WHERE r.payment = p.seq AND r.status = 2), 0)"},
    Claim{"an item is in two successful payouts",
          "SELECT count(*) FROM payout a JOIN payout b ON b.account = a.account AND b.seq > a.seq"
          " AND a.status = 1 AND b.status = 1"
          " AND ((a.payments_upto > b.payments_after AND b.payments_upto > a.payments_after)"
          " OR (a.refunds_upto > b.refunds_after AND b.refunds_upto > a.refunds_after))"},
    Claim{"a payout is not positive", "SELECT count(*) FROM payout WHERE amount <= 0"},
    Claim{"an item is missing, or one too many is there",
          "SELECT (SELECT count(*) FROM payment WHERE status = 6)"
          " + (SELECT count(*) FROM refund WHERE status = 2) - (SELECT count(*) FROM payout_item)"},
    Claim{"positions have gaps",
          "SELECT count(*) FROM (SELECT max(position) - count(*) AS d FROM payout_item"
          " GROUP BY account, kind UNION ALL SELECT max(merchant_position) - count(*)"
          " FROM payout_item GROUP BY merchant, kind) AS r WHERE d <> 0"},
    Claim{"a fee is charged twice, or not at all",
          "SELECT coalesce((SELECT CAST(sum(e.amount * CASE WHEN e.cause = 8 THEN 1 ELSE -1 END) "
          "AS BIGINT) FROM ledger_entry e"
          " WHERE e.cause IN (8, 9)), 0) - coalesce((SELECT CAST(sum(amount) AS BIGINT) FROM "
          "fee_charge), 0)"
          " - coalesce((SELECT CAST(sum(f.amount) AS BIGINT) FROM payment_fee f JOIN fee_rule r ON "
          "r.seq = f.rule"
          " JOIN payout p ON p.account = f.account AND p.again_of IS NULL"
          " AND f.position > p.payments_after AND f.position <= p.payments_upto"
          " WHERE r.collection = 1), 0)"},
    Claim{"a payout is not payments less refunds and fees",
          "SELECT count(*) FROM payout p WHERE p.fee_amount <> coalesce((SELECT CAST(sum(f.amount) "
          "AS BIGINT)"
          " FROM payment_fee f JOIN fee_rule r ON r.seq = f.rule WHERE f.account = p.account"
          " AND f.position > p.payments_after AND f.position <= p.payments_upto"
          " AND r.collection = 1), 0) + coalesce((SELECT CAST(sum(c.amount) AS BIGINT) FROM "
          "fee_charge c"
          " WHERE c.account = p.account AND c.position > p.fees_after"
          " AND c.position <= p.fees_upto), 0)"},
    Claim{"time goes back in the ledger",
          "SELECT count(*) FROM ledger_entry a JOIN ledger_entry b ON b.seq = a.seq + 1"
          " WHERE b.at < a.at"},
};

} // namespace

struct MoneyWorld::Services {
    Services(const QString &path, const Clock &clock, const MoneyModel &model)
        : db(path),
          merchants(migrated(db), clock, events, published),
          outbox(db, clock, events, {}),
          ledger(db),
          items(db, ledger),
          booking(db, ledger, items),
          payments(db, clock, events, merchants, outbox, booking, {}),
          refunds(db, clock, events, merchants, payments, ledger, items,
                  {.fails = [&model] { return model.refundsFail; }}),
          payouts(db, clock, events, ledger, items,
                  {.closing = {.time = QTime(0, 0), .zone = QTimeZone::utc()},
                   .fails = [&model] { return model.payoutsFail; }}),
          fees(db, clock, events, ledger, QTimeZone::utc())
    {
    }

    static storage::Database &migrated(storage::Database &db)
    {
        // The data need not survive a power cut.
        if (!EmptyDatabase::isPostgres())
            db.execute(u"PRAGMA synchronous = OFF"_s);
        storage::migrate(db);
        return db;
    }

    storage::Database db;
    Events events;
    merchants::PublishedDirectory published;
    merchants::MerchantService merchants;
    callbacks::CallbackOutbox outbox;
    ledger::LedgerService ledger;
    ledger::PayoutItems items;
    payments::PaymentBooking booking;
    payments::PaymentService payments;
    refunds::RefundService refunds;
    payouts::PayoutService payouts;
    fees::FeeService fees;
};

MoneyWorld::MoneyWorld() : m_clock(kCoreStart)
{
    open();
    merchants::MerchantService &merchants = m_services->merchants;
    for (const QString &name : {u"A"_s, u"B"_s})
        m_merchants << merchants.addMerchant({.name = name})->id;
    // Two profiles with the same account, one of another merchant, one whose account changes, and
    // one without refunds.
    const std::vector<ModelShop> shops{{0, "BE68539007547034", true},
                                       {0, "BE68539007547034", true},
                                       {1, "BE68539007547034", true},
                                       {1, "BE71096123456769", true},
                                       {0, "BE68539007547034", false}};
    for (const ModelShop &shop : shops) {
        Profile profile = openProfile(m_merchants[shop.merchant], u"Shop"_s);
        profile.iban = QString::fromStdString(shop.iban);
        profile.allowsRefunds = shop.allowsRefunds;
        m_profiles << *merchants.addProfile(profile);
    }
    // The model iterates over accounts in the order of the merchants' ids.
    m_model.shops = shops;
    m_model.begin = kCoreStart;
    if (m_merchants[1].text() < m_merchants[0].text()) {
        for (ModelShop &shop : m_model.shops)
            shop.merchant = 1 - shop.merchant;
        std::ranges::reverse(m_merchants);
    }
    compareTimes();
    commit();
}

MoneyWorld::~MoneyWorld() = default;

void MoneyWorld::open()
{
    m_services = std::make_unique<Services>(m_place.path(), m_clock, m_model);
    m_transaction.emplace(m_services->db);
}

bool MoneyWorld::setFees(int merchant, qint64 fixed, int share, qint64 minimum, bool isGross)
{
    note("fees of " + std::to_string(merchant) + ": " + std::to_string(fixed) + " + "
         + std::to_string(share) + ", at least " + std::to_string(minimum)
         + (isGross ? ", gross" : ""));
    m_model.setRule({.merchant = merchant,
                     .from = {},
                     .fixed = fixed,
                     .share = share,
                     .minimum = minimum,
                     .isGross = isGross},
                    m_clock.now());
    const auto set = m_services->fees.setRule(
        m_merchants[merchant],
        {.first = {},
         .fixed = Amount::fromCents(fixed),
         .share = share,
         .minimum = Amount::fromCents(minimum),
         .collection = isGross ? FeeCollection::Gross : FeeCollection::Net});
    return check(set.has_value(), "fees cannot be set") && compareBalances();
}

bool MoneyWorld::closeMonths()
{
    note("close the months");
    m_model.closeMonths(m_clock.now());
    return check(m_services->fees.closeMonths().has_value(), "months cannot be closed")
        && compareBalances();
}

bool MoneyWorld::bookInvoice(int merchant, int monthsAgo, qint64 amount)
{
    const QDate today = QDateTime::fromMSecsSinceEpoch(toMillis(m_clock.now()), Qt::UTC).date();
    const QDate month = QDate(today.year(), today.month(), 1).addMonths(-monthsAgo);
    note("invoice of " + month.toString(Qt::ISODate).toStdString() + ": " + std::to_string(amount));
    const bool expected =
        m_model.bookInvoice(merchant, month.year() * 12 + month.month() - 1, amount, m_clock.now());
    const auto booked = m_services->fees.bookInvoice(m_merchants[merchant],
                                                     {.month = month,
                                                      .number = QString::number(++m_lastInvoice),
                                                      .amount = Amount::fromCents(amount),
                                                      .computed = {},
                                                      .bookedAt = {},
                                                      .actor = {}});
    return check(booked.has_value() == expected, "an invoice is booked or refused by mistake")
        && compareBalances();
}

bool MoneyWorld::pay(int shop, qint64 amount, bool isBulked, bool succeeds)
{
    note("pay " + std::to_string(shop) + " " + std::to_string(amount));
    NewPayment wanted = newPayment(amount);
    wanted.bulkId = isBulked ? u"WEEK"_s : QString();
    auto payment = m_services->payments.create(m_profiles[shop].id, wanted, {});
    if (payment && succeeds)
        payment = succeed(*payment);
    if (!check(payment.has_value(), "cannot be paid"))
        return false;
    m_model.pay(shop, amount, isBulked ? "WEEK" : "", succeeds, m_clock.now());
    m_payments.push_back(payment->id);
    return compareBalances();
}

Result<Payment> MoneyWorld::succeed(const Payment &payment)
{
    payments::PaymentService &service = m_services->payments;
    auto step = service.identify(payment.id, kSomeDebtor);
    if (step)
        step = service.advance(payment.id, PaymentTrigger::BankAuthorizes, {});
    return step ? service.settle(payment.id) : step;
}

bool MoneyWorld::refund(int payment, qint64 amount, int description, int key)
{
    note("refund " + std::to_string(amount) + " of " + std::to_string(payment) + " with key "
         + std::to_string(key));
    const std::string words = std::to_string(description);
    const auto expected =
        m_model.refund(payment, amount, words, std::to_string(key), m_clock.now());
    const auto refund = m_services->refunds.create({.paymentId = m_payments[std::size_t(payment)],
                                                    .amount = Amount::fromCents(amount),
                                                    .description = QString::fromStdString(words),
                                                    .idempotencyKey = QString::number(key)},
                                                   {});
    if (expected.refusal)
        return check(!refund && refund.error().code == *expected.refusal,
                     "is not refused, or for another reason");
    if (!check(refund.has_value(), "is refused"))
        return false;
    if (expected.isNew) {
        m_refunds.push_back(refund->refund.id);
        m_answers.push_back(refund->answer);
    }
    const auto index = std::size_t(expected.refund);
    return check(refund->refund.id == m_refunds[index], "another refund answers the key")
        && check(refund->answer == m_answers[index], "the key is answered with other bytes")
        && compareRefund(expected.refund) && compareTimes() && compareBalances();
}

bool MoneyWorld::process()
{
    const auto ended = m_model.process(m_clock.now());
    note("process " + std::to_string(ended.size()));
    const int processed = m_services->refunds.processDue(1'000'000);
    return check(processed == int(ended.size()), "another number was processed")
        && std::ranges::all_of(ended, [this](int index) { return compareRefund(index); })
        && compareTimes() && compareBalances();
}

bool MoneyWorld::run()
{
    const auto expected = m_model.run(m_clock.now());
    note("pay out " + std::to_string(expected.size()));
    const auto payouts = m_services->payouts.run(m_clock.now());
    if (!check(payouts.has_value(), "cannot pay out")
        || !check(payouts->size() == qsizetype(expected.size()), "another number was paid out"))
        return false;
    for (qsizetype i = 0; i < payouts->size(); ++i) {
        m_payouts.push_back(payouts->at(i).id);
        if (!comparePayout(expected[std::size_t(i)], payouts->at(i)))
            return false;
    }
    return compareBalances();
}

bool MoneyWorld::runDailyWhenDue()
{
    if (!compareTimes())
        return false;
    if (m_services->payouts.nextRun() > m_clock.now())
        return true;
    const auto expected = m_model.run(m_clock.now());
    m_model.hasRun(m_clock.now());
    note("close the day");
    const auto payouts = m_services->payouts.runDaily();
    if (!check(payouts && payouts->size() == qsizetype(expected.size()),
               "another number was paid out at the closing time"))
        return false;
    for (const Payout &payout : *payouts)
        m_payouts.push_back(payout.id);
    return compareTimes() && compareBalances();
}

bool MoneyWorld::payAgain(int payout)
{
    note("pay again " + std::to_string(payout));
    const int expected = m_model.payAgain(payout, m_clock.now());
    const auto again = m_services->payouts.payAgain(m_payouts[std::size_t(payout)]);
    if (expected < 0)
        return check(!again && again.error().code == ErrorCode::PayoutNotFailed,
                     "is paid out again");
    if (!check(again.has_value(), "is not paid out again"))
        return false;
    m_payouts.push_back(again->id);
    return comparePayout(expected, *again) && compareBalances();
}

bool MoneyWorld::restart()
{
    commit();
    note("restart");
    m_transaction.reset();
    m_services.reset();
    open();
    return compareTimes() && compareBalances();
}

bool MoneyWorld::moveTo(const std::string &iban)
{
    note("move to " + iban);
    // rollback() of the model does not restore profiles.
    commit();
    Profile &profile = m_profiles[3];
    profile.iban = QString::fromStdString(iban);
    m_model.shops[3].iban = iban;
    const bool isDone = m_services->merchants.changeProfile(profile).has_value();
    commit();
    return check(isDone, "cannot move");
}

void MoneyWorld::failRefunds(bool fail)
{
    m_model.refundsFail = fail;
}

void MoneyWorld::failPayouts(bool fail)
{
    m_model.payoutsFail = fail;
}

bool MoneyWorld::passTime(std::chrono::milliseconds by)
{
    m_clock.advance(by);
    return compareTimes();
}

void MoneyWorld::commit()
{
    m_transaction->commit();
    m_transaction.emplace(m_services->db);
    m_model.commit();
}

void MoneyWorld::rollback()
{
    note("roll back");
    m_transaction.reset();
    m_transaction.emplace(m_services->db);
    m_model.rollback();
    m_payments.resize(m_model.payments().size());
    m_refunds.resize(m_model.refunds().size());
    m_answers.resize(m_model.refunds().size());
    m_payouts.resize(m_model.payouts().size());
}

bool MoneyWorld::compareTimes()
{
    const Timestamp now = m_clock.now();
    const auto expected = m_model.nextDue(now);
    const auto due = m_services->refunds.nextDue();
    return check(!expected || (due && *due <= *expected), "a refund would have been missed")
        && check(m_services->payouts.nextRun() == m_model.nextRun(now), "pays out at another time");
}

bool MoneyWorld::compareBalances()
{
    qint64 sum = m_services->ledger.balance({}).cents();
    if (!check(sum == m_model.bank(), "the bank holds something else"))
        return false;
    for (const auto &[where, expected] : m_model.accounts()) {
        if (!compareBalance(where, expected))
            return false;
        // The running payout is the merchant's balance plus the amounts reserved for refunds.
        if (!check(expected.merchant + expected.refunds
                       == expected.paymentSum - expected.refundSum - expected.charges,
                   "the running payout is not payments less refunds and charges"))
            return false;
        sum += expected.merchant + expected.refunds + expected.payouts + expected.fees;
    }
    return check(sum == 0, "the accounts do not sum up to zero");
}

bool MoneyWorld::compareBalance(const ModelAccount &where, const ModelBalance &expected)
{
    const auto holds = [&](LedgerAccountKind kind) {
        return m_services->ledger.balance(accountOf(kind, where)).cents();
    };
    return check(holds(LedgerAccountKind::Merchant) == expected.merchant,
                 "a merchant's account holds something else")
        && check(holds(LedgerAccountKind::Refunds) == expected.refunds,
                 "something else is reserved")
        && check(holds(LedgerAccountKind::Payouts) == expected.payouts,
                 "something else waits to be paid out again")
        && check(holds(LedgerAccountKind::Fees) == expected.fees, "other fees were charged");
}

bool MoneyWorld::compareRefund(int index)
{
    const ModelRefund &expected = m_model.refunds()[std::size_t(index)];
    const ModelPayment &paid = m_model.payments()[std::size_t(expected.payment)];
    const auto refund =
        refunds::RefundRepository(m_services->db).find(m_refunds[std::size_t(index)]);
    if (!check(refund.has_value(), "a refund is not there"))
        return false;
    const auto status = expected.end == ModelEnd::Pending ? RefundStatus::Pending
        : expected.end == ModelEnd::Done                  ? RefundStatus::Refunded
                                                          : RefundStatus::Failed;
    const auto payment = payments::PaymentRepository(m_services->db).find(refund->paymentId);
    return check(refund->status == status, "a refund stands elsewhere")
        && check(refund->amount.cents() == expected.amount, "a refund is of another amount")
        && check(refund->createdAt == expected.createdAt, "a refund is of another time")
        && check(refund->seq == index + 1, "a refund has another number")
        && check(payment && payment->refunded.cents() == paid.refunded,
                 "another amount was refunded")
        && check(paid.refunded + paid.pending <= paid.amount, "more is refunded than was paid");
}

bool MoneyWorld::comparePayout(int index, const Payout &payout)
{
    const ModelPayout &expected = m_model.payouts()[std::size_t(index)];
    const QString again =
        expected.againOf < 0 ? QString() : m_payouts[std::size_t(expected.againOf)].text();
    return check(payout.seq == index + 1, "a payout has another number")
        && check(payout.merchantId == m_merchants[std::get<0>(expected.account)]
                     && payout.iban.toStdString() == std::get<1>(expected.account)
                     && payout.bulkId.toStdString() == std::get<2>(expected.account),
                 "a payout is of another account")
        && check((payout.status == PayoutStatus::Failed) == expected.hasFailed,
                 "a payout ended otherwise")
        && check(payout.madeAt == expected.madeAt, "a payout is of another time")
        && check(payout.payments.count == expected.paymentCount
                     && payout.payments.sum.cents() == expected.paymentSum,
                 "a payout holds other payments")
        && check(payout.refunds.count == expected.refundCount
                     && payout.refunds.sum.cents() == expected.refundSum,
                 "a payout holds other refunds")
        && check(payout.fees.cents() == expected.fees, "a payout is reduced by other fees")
        && check(payout.amount.cents() == expected.paymentSum - expected.refundSum - expected.fees
                     && payout.amount.cents() > 0,
                 "a payout is of another amount")
        && check(payout.againOf.text() == again, "a payout pays something else again");
}

bool MoneyWorld::compareAll()
{
    commit();
    for (const Claim &claim : kClaims) {
        if (!check(number(QString::fromUtf8(claim.sql)) == 0, claim.what))
            return false;
    }
    for (int index = 0; index < int(m_model.refunds().size()); ++index) {
        if (!compareRefund(index))
            return false;
    }
    return check(number(u"SELECT count(*) FROM refund"_s) == qint64(m_model.refunds().size()),
                 "there are more refunds")
        && check(number(u"SELECT count(*) FROM payout"_s) == qint64(m_model.payouts().size()),
                 "there are more payouts")
        && compareLines() && compareTimes() && compareBalances();
}

bool MoneyWorld::compareLines()
{
    payouts::PayoutRepository repository(m_services->db);
    for (int index = 0; index < int(m_model.payouts().size()); ++index) {
        const auto row = repository.find(m_payouts[std::size_t(index)]);
        if (!check(row.has_value(), "a payout is not there") || !comparePayout(index, row->payout))
            return false;
        const auto payments = m_services->items.sum(row->account, PayoutItemKind::Payment,
                                                    row->payments.after, row->payments.upto);
        const auto refunds = m_services->items.sum(row->account, PayoutItemKind::Refund,
                                                   row->refunds.after, row->refunds.upto);
        if (!check(payments == row->payout.payments && refunds == row->payout.refunds,
                   "a payout is not the sum of its lines"))
            return false;
        const bool isPaidAgain = m_model.payouts()[std::size_t(index)].isPaidAgain;
        if (!check(row->payout.paidBy.isEmpty() != isPaidAgain, "a payout is paid again, or not"))
            return false;
    }
    return true;
}

LedgerAccount MoneyWorld::accountOf(LedgerAccountKind kind, const ModelAccount &where) const
{
    return {.kind = kind,
            .merchant = m_merchants[std::get<0>(where)],
            .iban = QString::fromStdString(std::get<1>(where)),
            .bulkId = QString::fromStdString(std::get<2>(where))};
}

qint64 MoneyWorld::number(const QString &sql)
{
    auto row = m_services->db.prepare(sql);
    return row.next() ? row.read<qint64>() : -1;
}

bool MoneyWorld::check(bool isRight, const char *what)
{
    if (!isRight && m_difference.isEmpty())
        m_difference = u"%1; what was done: %2"_s.arg(QString::fromUtf8(what),
                                                      QString::fromStdString(m_story));
    return isRight;
}

void MoneyWorld::note(const std::string &what)
{
    m_story += what + " at " + std::to_string(toMillis(m_clock.now())) + "; ";
}

} // namespace tilldesk::test
