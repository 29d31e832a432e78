#include "tests/unit/payments/payment_world.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

constexpr const char *kNames[kDeeds]{"identify",   "cancel",      "back out",
                                     "authorize",  "refuse",      "break",
                                     "settle",     "acknowledge", "acknowledge wrongly",
                                     "answer yes", "answer no"};

QString posIdOf(int till)
{
    return u"T%1"_s.arg(till);
}

Amount amountOf(int index)
{
    return Amount::fromCents(index % 1000 + 1);
}

/// An invariant of the stored payments.
struct Claim {
    const char *what;
    const char *sql; ///< counts the rows that violate it
};

constexpr Claim kTimelines[]{
    {"a time of creation fell",
     "SELECT count(*) FROM payment a JOIN payment b ON b.seq = a.seq + 1"
     " WHERE b.created_at < a.created_at"},
    {"a step is before its payment's creation",
     "SELECT count(*) FROM payment_step s JOIN payment p ON p.seq = s.payment"
     " WHERE s.at < p.created_at"},
    {"a step is before the one before it",
     "SELECT count(*) FROM (SELECT at, lag(at) OVER (PARTITION BY payment ORDER BY seq) AS before"
     " FROM payment_step) r WHERE at < before"},
    {"a step leaves a final status",
     "SELECT count(*) FROM (SELECT lag(status) OVER (PARTITION BY payment ORDER BY seq) AS before"
     " FROM payment_step) r WHERE before IN (4, 5, 6, 7, 8, 10)"},
    {"the last step does not lead to the status",
     "SELECT count(*) FROM payment p WHERE p.status <> coalesce((SELECT s.status FROM payment_step "
     "s"
     " WHERE s.payment = p.seq ORDER BY s.seq DESC LIMIT 1), 1)"},
    {"a payment succeeded at no time",
     "SELECT count(*) FROM payment WHERE (status = 6) <> (succeeded_at IS NOT NULL)"},
    {"a till has two open payments",
     "SELECT count(*) FROM (SELECT 1 FROM payment WHERE type = 2 AND status IN (1, 2)"
     " GROUP BY point_of_sale HAVING count(*) > 1) r"},
};

} // namespace

PaymentWorld::PaymentWorld() : m_repository(m_core.db)
{
    for (std::size_t i = 0; i < m_profiles.size(); ++i) {
        Profile wanted = openProfile(m_core.merchant.id, u"Profile %1"_s.arg(i));
        wanted.asksAcknowledgement = i >= 2;
        wanted.hasSynchronousCallback = i % 2 == 1;
        if (wanted.hasSynchronousCallback)
            wanted.callbackUrl = u"https://shop.example.com/callback"_s;
        m_profiles[i] = m_core.addProfile(wanted);
    }
    for (int till = 0; till < kTills; ++till) {
        const auto &profile = profileOf(till >= kTills / 2, till % 2 == 1);
        std::ignore = m_core.commit([&] {
            return m_core.merchants.addPointOfSale({posIdOf(till), profile.id, {}, {}, {}});
        });
    }
    commit();
}

void PaymentWorld::commit()
{
    if (m_transaction)
        m_transaction->commit();
    m_core.events = {};
    m_transaction.reset();
    m_transaction.emplace(m_core.db);
    m_model.begin();
}

void PaymentWorld::rollback()
{
    m_core.events = {};
    m_transaction.reset();
    m_model.rollback();
    m_ids.resize(std::size_t(m_model.size()));
    m_transaction.emplace(m_core.db);
    m_model.begin();
}

bool PaymentWorld::create(bool asks, bool calls)
{
    const int index = m_model.create(asks, calls, clock().now());
    note(asks ? "create, asking" : "create", index);
    const NewPayment wanted{.amount = amountOf(index)};
    return isCreated(m_core.payments.create(profileOf(asks, calls).id, wanted, {}), index);
}

bool PaymentWorld::createAtTill(int till)
{
    const bool asks = till >= kTills / 2;
    const bool calls = till % 2 == 1;
    int ended = -1;
    const int index = m_model.createAtTill(asks, calls, till, clock().now(), ended);
    note("create at a till", index);
    const NewPayment wanted{.amount = amountOf(index), .pointOfSale = posIdOf(till)};
    const Profile &profile = profileOf(asks, calls);
    const auto payment = m_core.payments.createStaticQr(profile.id, wanted, {});
    if (!isCreated(payment, index) || (ended >= 0 && !compareStored(ended)))
        return false;
    const auto active = m_repository.activeAt(profile.id, posIdOf(till));
    return check(active && active->id == payment->id, "another one is active at the till");
}

bool PaymentWorld::isCreated(const Result<Payment> &payment, int index)
{
    if (!check(payment.has_value(), "the creation was refused"))
        return false;
    m_ids.push_back(payment->id);
    return check(payment->seq == index + 1, "the order has a gap") && compare(index, *payment);
}

bool PaymentWorld::act(int index, Deed deed)
{
    note(kNames[int(deed)], index);
    const qint64 before = m_core.db.totalChanges();
    const auto writes = m_model.at(index).writes();
    const auto refusal = m_model.act(index, deed, clock().now());
    const auto payment = actReally(index, deed);
    const bool isWritten = m_core.db.totalChanges() != before;
    if (refusal) {
        return check(!payment, "was done, not refused")
            && check(payment.error().code == *refusal, "was refused for another reason")
            && check(!isWritten, "a refusal wrote something");
    }
    return check(payment.has_value(), "was refused")
        && check(isWritten == (m_model.at(index).writes() != writes), "wrote, or did not")
        && compare(index, *payment) && compareStored(index);
}

Result<Payment> PaymentWorld::actReally(int index, Deed deed)
{
    auto &service = m_core.payments;
    const auto acknowledge = [&](int more) {
        return service.acknowledge(
            id(index), Amount::fromCents(amountOf(index).cents() + more),
            {{}, profileOf(m_model.at(index).asks, m_model.at(index).calls).id});
    };
    switch (deed) {
    case Deed::Identify: return service.identify(id(index), kSomeDebtor);
    case Deed::Cancel: return service.cancel(id(index), {});
    case Deed::BackOut: return service.advance(id(index), PaymentTrigger::DebtorCancels, {});
    case Deed::Authorize: return service.advance(id(index), PaymentTrigger::BankAuthorizes, {});
    case Deed::Refuse: return service.advance(id(index), PaymentTrigger::BankRefuses, {});
    case Deed::Break: return service.advance(id(index), PaymentTrigger::TechnicalFailure, {});
    case Deed::Settle: return service.settle(id(index));
    case Deed::Acknowledge: return acknowledge(0);
    case Deed::AcknowledgeWrongly: return acknowledge(1);
    case Deed::AnswerYes: return answer(id(index), CallbackOutcome::Receipt);
    case Deed::AnswerNo: return answer(id(index), CallbackOutcome::NotAllowed);
    }
    Q_UNREACHABLE();
}

Result<Payment> PaymentWorld::answer(const PaymentId &payment, CallbackOutcome outcome)
{
    auto waiting = m_core.db.prepare(u"SELECT seq, due_at FROM callback WHERE payment_id = :payment"
                                     " AND payment_status = 3 AND +state = 1"_s);
    waiting.bind(u":payment"_s, payment.text());
    if (!waiting.next())
        return fail(ErrorCode::PaymentNotPending, u"there is no synchronous callback"_s);
    const qint64 seq = waiting.read<qint64>();
    CallbackAttempt attempt;
    attempt.at = waiting.read<Timestamp>();
    attempt.outcome = outcome;
    if (const auto recorded = m_core.outbox.record(seq, attempt); !recorded)
        return recorded.failure();
    return *m_repository.find(payment);
}

bool PaymentWorld::sweep()
{
    const auto expected = m_model.nextDeadline();
    const auto known = m_core.payments.nextExpiry();
    if (!check(!expected || (known && *known <= *expected), "a deadline would have been missed"))
        return false;
    const auto ended = m_model.sweep(clock().now());
    note("sweep", int(ended.size()));
    const int swept = m_core.payments.expireOverdue(1'000'000);
    if (!check(swept == int(ended.size()), "another number was swept")
        || !check(m_core.payments.nextExpiry() == m_model.nextDeadline(),
                  "another time is the next to sweep"))
        return false;
    return std::ranges::all_of(ended, [this](int index) { return compareStored(index); });
}

bool PaymentWorld::compareStored(int index)
{
    const auto stored = m_repository.find(index + 1);
    return check(stored.has_value(), "is not stored") && compare(index, *stored);
}

bool PaymentWorld::compare(int index, const Payment &payment)
{
    const ModelPayment &expected = m_model.at(index);
    if (payment.status != expected.status) {
        const QByteArray what =
            u"payment %1 is %2, not %3"_s
                .arg(QString::number(index), toText(payment.status), toText(expected.status))
                .toUtf8();
        return check(false, what.constData());
    }
    return check(payment.id == id(index), "is another payment")
        && check(payment.createdAt == expected.createdAt, "was created at another time")
        && check(payment.expireAt == expected.expireAt, "expires at another time")
        && check(payment.succeededAt == expected.succeededAt, "succeeded at another time")
        && check(payment.acknowledgeBy == expected.acknowledgeBy, "waits until another time")
        && check(payment.debtor == (expected.hasDebtor ? kSomeDebtor : Debtor()),
                 "has another debtor")
        && check(payment.amount == amountOf(index), "has another amount")
        && check((payment.type == PaymentType::StaticQr) == (expected.till >= 0),
                 "is of another type");
}

bool PaymentWorld::compareAll()
{
    commit();
    for (int index = 0; index < m_model.size(); ++index) {
        if (!compareStored(index))
            return false;
    }
    return check(m_core.number(u"SELECT count(*) FROM payment"_s) == m_model.size(),
                 "there are more payments")
        && compareTimelines() && compareCounters();
}

bool PaymentWorld::compareTimelines()
{
    for (const Claim &claim : kTimelines) {
        if (!check(m_core.number(QString::fromUtf8(claim.sql)) == 0, claim.what))
            return false;
    }
    auto rows =
        m_core.db.prepare(u"SELECT payment, status, at FROM payment_step ORDER BY payment, seq"_s);
    const auto nextPayment = [&rows] { return rows.next() ? rows.read<qint64>() : 0; };
    qint64 payment = nextPayment();
    for (int index = 0; index < m_model.size(); ++index) {
        std::vector<ModelStep> way{{PaymentStatus::Pending, m_model.at(index).createdAt}};
        for (; payment == index + 1; payment = nextPayment())
            way.push_back({rows.read<PaymentStatus>(), rows.read<Timestamp>()});
        if (!check(way == m_model.at(index).way, "went another way"))
            return false;
    }
    return true;
}

bool PaymentWorld::compareCounters()
{
    commit();
    for (const auto &[level, size] : {std::pair(1, 256), {2, 16384}}) {
        const QString counted = u"SELECT profile, block, status, n, amount FROM payment_count"
                                " WHERE level = %1 AND n > 0"_s.arg(level);
        const QString recounted =
            u"SELECT profile, seq / %1, status, count(*), CAST(sum(amount) AS BIGINT) FROM payment"
            " GROUP BY 1, 2, 3"_s.arg(size);
        for (const QString &sql : {QString(counted + u" EXCEPT "_s + recounted),
                                   QString(recounted + u" EXCEPT "_s + counted)}) {
            if (!check(m_core.number(u"SELECT count(*) FROM ("_s + sql + u") r"_s) == 0,
                       "the counters do not agree with the payments"))
                return false;
        }
    }
    return true;
}

bool PaymentWorld::check(bool isRight, const char *what)
{
    if (!isRight && m_difference.isEmpty())
        m_difference = u"%1; what was done: %2"_s.arg(QString::fromUtf8(what),
                                                      QString::fromStdString(m_story));
    return isRight;
}

void PaymentWorld::note(const char *what, int index)
{
    m_story.append(what).append(" ").append(std::to_string(index)).append(" at ");
    m_story.append(std::to_string(toMillis(clock().now()))).append("; ");
}

} // namespace tilldesk::test
