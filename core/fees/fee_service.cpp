#include "core/fees/fee_service.h"

#include "core/audit/trail.h"
#include "core/crypto/random.h"
#include "core/fees/fee_queries.h"
#include "core/ledger/ledger_queries.h"

#include <QDateTime>
#include <QScopeGuard>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::fees {
namespace {

constexpr qsizetype kLongestNumber = 35;

QDate firstOf(const QDate &day)
{
    return QDate(day.year(), day.month(), 1);
}

QJsonObject factsOf(const FeeRule &rule)
{
    return {{u"fixed"_s, rule.fixed.cents()},
            {u"share"_s, rule.share},
            {u"minimum"_s, rule.minimum.cents()},
            {u"collection"_s, QString(toText(rule.collection))},
            {u"from"_s, rule.first.toString(Qt::ISODate)}};
}

} // namespace

FeeService::FeeService(storage::Database &db, const Clock &clock, Events &events,
                       ledger::LedgerService &ledger, QTimeZone zone,
                       std::function<bool()> mayMoveMoney)
    : m_db(db),
      m_rows(db),
      m_rules(db),
      m_clock(clock),
      m_events(events),
      m_ledger(ledger),
      m_zone(std::move(zone)),
      m_mayMoveMoney(std::move(mayMoveMoney))
{
    db.addHooks(
        {.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] { m_nextClose.reset(); }});
}

Timestamp FeeService::beginOf(const QDate &day) const
{
    return fromMillis(day.startOfDay(m_zone).toMSecsSinceEpoch());
}

Result<FeeRule> FeeService::setRule(const MerchantId &id, const FeeRule &wanted)
{
    const qint64 merchant = m_rows.merchant(id);
    if (merchant == 0)
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    auto rule = checkedFeeRule(wanted);
    if (!rule)
        return rule;
    const QDate today = QDateTime::fromMSecsSinceEpoch(toMillis(m_clock.now()), m_zone).date();
    if (!rule->first.isValid())
        rule->first = today;
    if (rule->first < today)
        return fail(ErrorCode::FieldInvalid,
                    u"fees change from today (%1) or later"_s.arg(today.toString(Qt::ISODate)),
                    u"from"_s);
    // A month that has ended is closed under the rules of its time.
    if (const auto closed = closeMonths(); !closed)
        return closed.failure();
    const auto before = ruleOn(merchant, rule->first);
    if (before && *before == *rule)
        return rule;
    m_rows.add({.merchant = merchant,
                .from = beginOf(rule->first),
                .entries = m_rows.ledgerEntries(),
                .rule = *rule},
               m_clock.now());
    m_nextClose.reset();
    m_events.payoutsChanged = true;
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::FeeRuleSet,
                 .subject = id.text(),
                 .facts = factsOf(*rule),
                 .before = before ? factsOf(*before) : QJsonObject(),
                 .after = before ? factsOf(*rule) : QJsonObject()});
    return rule;
}

Result<FeeRule> FeeService::changeRule(const MerchantId &id, const FeeChange &change)
{
    const QDate today = QDateTime::fromMSecsSinceEpoch(toMillis(m_clock.now()), m_zone).date();
    FeeRule rule = ruleOn(m_rows.merchant(id), change.first.isValid() ? change.first : today)
                       .value_or(FeeRule());
    rule.first = change.first;
    rule.fixed = change.fixed.value_or(rule.fixed);
    rule.share = change.share.value_or(rule.share);
    rule.minimum = change.minimum.value_or(rule.minimum);
    rule.collection = change.collection.value_or(rule.collection);
    return setRule(id, rule);
}

std::optional<FeeRule> FeeService::ruleOn(qint64 merchant, const QDate &day)
{
    std::optional<FeeRule> found;
    for (const StoredRule &stored : m_rules.all(merchant)) {
        if (stored.rule.first <= day)
            found = stored.rule;
    }
    return found;
}

Result<FeeInvoice> FeeService::bookInvoice(const MerchantId &id, const FeeInvoice &wanted)
{
    const qint64 merchant = m_rows.merchant(id);
    if (merchant == 0)
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    FeeInvoice invoice = wanted;
    invoice.number = wanted.number.trimmed();
    invoice.month = firstOf(wanted.month);
    if (invoice.number.isEmpty() || invoice.number.size() > kLongestNumber)
        return fail(ErrorCode::FieldInvalid, u"must have 1 to 35 characters"_s, u"number"_s);
    if (invoice.amount != Amount() && !invoice.amount.isPayable())
        return fail(ErrorCode::FieldInvalid, u"must be 0 to 9999999999.99"_s, u"amount"_s);
    if (!invoice.month.isValid() || beginOf(invoice.month.addMonths(1)) > m_clock.now())
        return fail(ErrorCode::FieldInvalid, u"must be a month that has ended"_s, u"month"_s);
    const QDate first = firstMonth(merchant);
    if (invoice.month < first)
        return fail(
            ErrorCode::FieldInvalid,
            u"must be %1, the merchant's first month, or later"_s.arg(first.toString(u"yyyy-MM"_s)),
            u"month"_s);
    const FeeTerms terms = termsOf(m_db, id);
    for (const FeeInvoice &known : terms.invoices) {
        if (known.number != invoice.number || terms.invoiceOf(known.month) != known)
            continue;
        const bool isTakenBack = known.amount == Amount();
        if (known.month != invoice.month && isTakenBack)
            continue;
        if (known.month != invoice.month)
            return fail(ErrorCode::FieldInvalid,
                        u"is the number of another invoice, for %1"_s.arg(
                            known.month.toString(u"yyyy-MM"_s)),
                        u"number"_s);
        if (known.amount == invoice.amount)
            return known;
    }
    if (const auto closed = closeMonths(); !closed)
        return closed.failure();
    return add(merchant, std::move(invoice));
}

Result<FeeInvoice> FeeService::add(qint64 merchant, FeeInvoice invoice)
{
    const auto before = termsOf(m_db, m_rows.idOf(merchant)).invoiceOf(invoice.month);
    invoice.computed = before ? before->amount : m_rows.computed(merchant, invoice.month);
    invoice.bookedAt = m_clock.now();
    invoice.actor = audit::Acting::current().name;
    const Amount difference = Amount::fromCents(invoice.amount.cents() - invoice.computed.cents());
    if (difference != Amount()) {
        const QDate next = invoice.month.addMonths(1);
        const auto rule = ruleOn(merchant, next.addDays(-1));
        const qint64 account =
            m_rows.accountFor(merchant, ledger::firstEntryAt(m_db, beginOf(next)));
        if (account == 0)
            return fail(ErrorCode::FieldInvalid, u"has never had a payment"_s, u"merchant"_s);
        Collections collections;
        const auto charged = charge({.merchant = merchant,
                                     .account = account,
                                     .month = invoice.month,
                                     .kind = FeeChargeKind::Invoice,
                                     .amount = difference,
                                     .collection = rule ? rule->collection : FeeCollection::Gross},
                                    invoice.bookedAt, collections);
        if (!charged)
            return charged.failure();
        if (const auto collected = collect(collections); !collected)
            return collected.failure();
    }
    m_rows.addInvoice(merchant, invoice);
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::FeeInvoiceBooked,
                 .subject = m_rows.idOf(merchant).text(),
                 .facts = {{u"month"_s, invoice.month.toString(u"yyyy-MM"_s)},
                           {u"number"_s, invoice.number},
                           {u"amount"_s, invoice.amount.cents()},
                           {u"computed"_s, invoice.computed.cents()}}});
    return invoice;
}

QDate FeeService::firstMonth(qint64 merchant)
{
    return firstOf(QDateTime::fromMSecsSinceEpoch(toMillis(m_rows.begin(merchant)), m_zone).date());
}

QDate FeeService::openMonth(qint64 merchant)
{
    const QDate last = m_rows.lastMonth(merchant).month;
    if (last.isValid())
        return last.addMonths(1);
    const QList<StoredRule> rules = m_rules.all(merchant);
    return rules.isEmpty() ? QDate() : firstOf(rules.first().rule.first);
}

std::optional<FeeService::OpenMonth> FeeService::firstOpen()
{
    std::optional<OpenMonth> first;
    QList<qint64> merchants = m_rules.merchants();
    std::ranges::sort(merchants);
    for (const qint64 merchant : merchants) {
        const QDate month = openMonth(merchant);
        if (!first || month < first->month)
            first = OpenMonth{merchant, month};
    }
    return first;
}

std::optional<Timestamp> FeeService::nextClose()
{
    if (!m_mayMoveMoney())
        return {};
    if (!m_nextClose) {
        const auto open = firstOpen();
        m_nextClose =
            open ? std::optional(beginOf(open->month.addMonths(1))) : std::optional<Timestamp>();
    }
    return *m_nextClose;
}

Result<void> FeeService::prepare(Timestamp at)
{
    if (m_isClosing)
        return {};
    const auto due = nextClose();
    return due && *due <= at ? closeMonths() : Result<void>();
}

Result<void> FeeService::closeMonths()
{
    if (!m_mayMoveMoney())
        return fail(ErrorCode::Unavailable,
                    u"Fees are not booked: the ledger is wrong, or the shop was restored and"
                    " accept-restore was not run yet"_s);
    m_isClosing = true;
    const auto end = qScopeGuard([this] {
        m_isClosing = false;
        m_nextClose.reset();
    });
    Collections collections;
    for (auto open = firstOpen(); open && beginOf(open->month.addMonths(1)) <= m_clock.now();
         open = firstOpen()) {
        if (const auto closed = closeMonth(*open, collections); !closed)
            return closed.failure();
    }
    // After all charges: the ledger's times never fall, and each charge belongs to its own month.
    return collect(collections);
}

Result<void> FeeService::closeMonth(const OpenMonth &open, Collections &collections)
{
    const auto &[merchant, month] = open;
    const QDate next = month.addMonths(1);
    const Timestamp last = beginOf(next) - std::chrono::milliseconds(1);
    // Begins where the month before ended: if the clock was set back, an entry of a closed month
    // belongs to the next one.
    const FeeRepository::LastMonth before = m_rows.lastMonth(merchant);
    const qint64 begin =
        before.month.isValid() ? before.upto + 1 : ledger::firstEntryAt(m_db, beginOf(month));
    const qint64 end = std::max(begin, ledger::firstEntryAt(m_db, beginOf(next)));
    qint64 computed = 0;
    for (const MonthSum &sum : m_rows.sums(merchant, begin, end)) {
        computed += sum.amount.cents();
        if (sum.collection == FeeCollection::Net)
            continue;
        const auto charged = charge({.merchant = merchant,
                                     .account = sum.account,
                                     .month = month,
                                     .kind = FeeChargeKind::Collected,
                                     .amount = sum.amount,
                                     .collection = FeeCollection::Gross},
                                    last, collections);
        if (!charged)
            return charged.failure();
    }
    const auto rule = ruleOn(merchant, next.addDays(-1));
    const qint64 account = m_rows.accountFor(merchant, end);
    const qint64 minimum =
        rule && account != 0 ? std::max<qint64>(rule->minimum.cents() - computed, 0) : 0;
    if (minimum > 0) {
        const auto charged = charge({.merchant = merchant,
                                     .account = account,
                                     .month = month,
                                     .kind = FeeChargeKind::Minimum,
                                     .amount = Amount::fromCents(minimum),
                                     .collection = rule->collection},
                                    last, collections);
        if (!charged)
            return charged.failure();
    }
    m_rows.add({.merchant = merchant,
                .month = month,
                .begin = begin,
                .end = end,
                .amount = Amount::fromCents(computed),
                .minimum = Amount::fromCents(minimum)},
               m_clock.now());
    return {};
}

Result<void> FeeService::charge(const Charge &charge, Timestamp at, Collections &collections)
{
    const LedgerAccount merchant = m_rows.account(charge.account);
    LedgerAccount fees = merchant;
    fees.kind = LedgerAccountKind::Fees;
    const QString id = crypto::newId(m_clock.now());
    const bool isBack = charge.amount < Amount();
    const Amount amount = isBack ? Amount::fromCents(-charge.amount.cents()) : charge.amount;
    const auto booked =
        m_ledger.book({.cause = isBack ? LedgerCause::FeeReturned : LedgerCause::FeeCharged,
                       .subject = id,
                       .debit = isBack ? fees : merchant,
                       .credit = isBack ? merchant : fees,
                       .amount = amount},
                      at);
    if (!booked)
        return booked.failure();
    if (charge.collection == FeeCollection::Gross)
        collections << Collection{id, merchant, charge.amount};
    m_rows.add(charge, id, booked->at);
    m_events.payoutsChanged = true;
    return {};
}

Result<void> FeeService::collect(const Collections &collections)
{
    for (const Collection &one : collections) {
        const bool isBack = one.amount < Amount();
        const auto booked =
            m_ledger.book({.cause = isBack ? LedgerCause::FeePaidBack : LedgerCause::FeeCollected,
                           .subject = one.id,
                           .debit = isBack ? one.account : LedgerAccount(),
                           .credit = isBack ? LedgerAccount() : one.account,
                           .amount = Amount::fromCents(std::abs(one.amount.cents()))},
                          m_clock.now());
        if (!booked)
            return booked.failure();
    }
    return {};
}

} // namespace tilldesk::fees
