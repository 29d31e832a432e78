#include "ui/models/payments/payment_selection.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/acknowledgement.h"

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

Amount totalAmount(const QList<Payment> &payments, Amount Payment::*part)
{
    constexpr auto kMost = Amount::fromCents(std::numeric_limits<qint64>::max());
    Amount sum;
    for (const Payment &payment : payments)
        sum = Amount::add(sum, payment.*part).value_or(kMost);
    return sum;
}

} // namespace

PaymentSelection::PaymentSelection(const Gateways &gateways, const PaymentsModel &model,
                                   QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_model(model),
      m_batch(gateways)
{
    connect(&model, &PaymentsModel::rowsLoaded, this, &PaymentSelection::follow);
    connect(&m_batch, &AcknowledgeBatch::changed, this, &PaymentSelection::changed);
    connect(&m_batch, &AcknowledgeBatch::ended, this, &PaymentSelection::finish);
}

void PaymentSelection::setIds(const QStringList &ids)
{
    m_pages.drop();
    m_failure.reset();
    QHash<PaymentId, Payment> known;
    for (const Payment &payment : std::as_const(m_payments))
        known.insert(payment.id, payment);
    m_payments.clear();
    for (const QString &id : ids) {
        if (const Payment *row = m_model.at(m_model.rowOfId(id)))
            m_payments.append(*row);
        else if (const auto found = known.constFind(PaymentId(id)); found != known.cend())
            m_payments.append(*found);
    }
    askPayouts();
    Q_EMIT changed();
}

QStringList PaymentSelection::ids() const
{
    QStringList ids;
    for (const Payment &payment : m_payments)
        ids.append(payment.id.text());
    return ids;
}

void PaymentSelection::know(const QList<Payment> &payments)
{
    m_payments = payments;
}

void PaymentSelection::selectAll(const PaymentFilter &filter)
{
    m_gathered.clear();
    m_failure.reset();
    gather(filter);
}

void PaymentSelection::gather(const PaymentFilter &filter)
{
    constexpr int kPage = 500;
    m_pages.ask(m_gateways.payments.page(filter, m_gathered.size(), kPage), this,
                [this, filter](const Result<PaymentPage> &page) { take(filter, page); });
}

void PaymentSelection::take(const PaymentFilter &filter, const Result<PaymentPage> &page)
{
    if (!page) {
        m_failure = page.error();
        Q_EMIT changed();
        return;
    }
    for (const Payment &row : page->rows) {
        // A payment that was made meanwhile moves the others to a later page.
        if (std::ranges::find(m_gathered, row.id, &Payment::id) == m_gathered.end())
            m_gathered.append(row);
    }
    if (!page->rows.isEmpty() && m_gathered.size() < std::min<qint64>(page->total, kMost))
        return gather(filter);
    know(std::exchange(m_gathered, {}));
    Q_EMIT kept(ids());
}

/// Takes the new values of the selected payments that are loaded.
void PaymentSelection::follow()
{
    if (m_payments.isEmpty())
        return;
    for (Payment &payment : m_payments) {
        if (const Payment *row = m_model.at(m_model.rowOfId(payment.id.text())))
            payment = *row;
    }
    Q_EMIT changed();
}

void PaymentSelection::askPayouts()
{
    for (const Payment &payment : m_payments.first(std::min<qsizetype>(count(), kShown))) {
        if (payment.status != PaymentStatus::Succeeded || m_payouts.contains(payment.id))
            continue;
        m_payouts.insert(payment.id, {});
        whenReady(m_gateways.payments.details(payment.id), this,
                  [this, id = payment.id](const Result<PaymentDetails> &details) {
                      if (!details)
                          m_payouts.remove(id);
                      else
                          m_payouts.insert(id, details->payoutId);
                      Q_EMIT changed();
                  });
    }
}

QList<Payment> PaymentSelection::payments() const
{
    QList<Payment> now;
    for (const Payment &payment : m_payments)
        now.append(asKnown(payment, knowledge()));
    return now;
}

QList<Payment> PaymentSelection::waiting() const
{
    QList<Payment> waiting = payments();
    waiting.removeIf([](const Payment &payment) {
        return payment.status != PaymentStatus::PendingMerchantAcknowledgement;
    });
    return waiting;
}

bool PaymentSelection::isShown() const
{
    return count() > 1 || m_batch.isRunning()
        || (count() == 1 && m_batch.failures().contains(m_payments.first().id));
}

Amount PaymentSelection::sum() const
{
    return totalAmount(m_payments, &Payment::amount);
}

QString PaymentSelection::failureOf(const PaymentId &id) const
{
    return m_batch.failures().value(id);
}

QString PaymentSelection::summary() const
{
    if (m_batch.isRunning())
        return tr("%1 of %2 acknowledged").arg(m_batch.answered()).arg(m_batch.total());
    if (m_failure)
        return Text::sentence(*m_failure);
    const bool isResult = std::ranges::any_of(m_payments, [this](const Payment &payment) {
        return m_batch.failures().contains(payment.id);
    });
    if (isResult)
        return tr("%1 acknowledged, %2 not")
            .arg(m_batch.done().size())
            .arg(m_batch.failures().size());
    return tr("%1 selected · %2", nullptr, count()).arg(wholeNumber(count()), money(sum()));
}

QString PaymentSelection::doneWords() const
{
    const auto count = int(m_batch.done().size());
    return tr("%1 payments acknowledged · %2", nullptr, count)
        .arg(wholeNumber(count), money(totalAmount(m_batch.done(), &Payment::amount)));
}

QString PaymentSelection::exportWords() const
{
    return QString(Text::payments(count()) + u" · "_s + money(sum()));
}

QString PaymentSelection::note() const
{
    const QList<Payment> due = waiting();
    if (due.isEmpty() || m_batch.isRunning())
        return {};
    const auto first = std::ranges::min_element(due, {}, &Payment::acknowledgeBy);
    const auto deadline = acknowledgeDeadline(*first, m_gateways.clock.now());
    return deadline ? tr("first deadline in %1").arg(deadline->left) : QString();
}

QList<Fact> PaymentSelection::sums() const
{
    QList<Payment> paid = payments();
    paid.removeIf(
        [](const Payment &payment) { return payment.status != PaymentStatus::Succeeded; });
    const Amount taken = totalAmount(paid, &Payment::amount);
    const Amount refunded = totalAmount(paid, &Payment::refunded);
    QList<Fact> facts{{tr("Paid"), money(taken)},
                      {tr("Refunded"), money(Amount::fromCents(-refunded.cents()))},
                      {tr("Left"), money(Amount::fromCents(taken.cents() - refunded.cents()))}};
    if (!paid.isEmpty())
        facts.append(
            {tr("Average payment"), money(Amount::fromCents(taken.cents() / paid.size()))});
    if (const QList<Payment> due = waiting(); !due.isEmpty())
        facts.append({tr("To acknowledge"), money(totalAmount(due, &Payment::amount))});
    return facts;
}

QList<Fact> PaymentSelection::byPerson() const
{
    QList<std::pair<QString, Amount>> sums;
    for (const Payment &payment : m_payments) {
        const QString person = Text::person(payment.takenBy);
        if (person.isEmpty())
            continue;
        auto sum = std::ranges::find(sums, person, &std::pair<QString, Amount>::first);
        if (sum == sums.end())
            sum = sums.insert(sums.end(), {person, {}});
        sum->second = Amount::add(sum->second, payment.amount).value_or(sum->second);
    }
    QList<Fact> facts;
    for (const auto &[person, sum] : sums)
        facts.append({person, money(sum)});
    return facts;
}

QList<PaymentSelection::PayoutShare> PaymentSelection::byPayout() const
{
    QList<PayoutShare> shares;
    for (const Payment &payment : m_payments) {
        const PayoutId payout = m_payouts.value(payment.id);
        if (payout.isEmpty())
            continue;
        auto share = std::ranges::find(shares, payout, &PayoutShare::payout);
        if (share == shares.end())
            share = shares.insert(shares.end(), {payout, {}});
        share->amount = Amount::add(share->amount, payment.amount).value_or(share->amount);
    }
    return shares;
}

QString PaymentSelection::acknowledgeWords() const
{
    const QList<Payment> due = waiting();
    const bool isRetry = std::ranges::any_of(
        due, [this](const Payment &payment) { return m_batch.failures().contains(payment.id); });
    if (isRetry)
        return tr("Retry");
    return tr("Acknowledge %1 · %2")
        .arg(wholeNumber(due.size()), money(totalAmount(due, &Payment::amount)));
}

QString PaymentSelection::whyNotAcknowledge() const
{
    if (m_batch.isRunning())
        return tr("The payments are being acknowledged.");
    if (waiting().isEmpty())
        return tr("None of these payments waits for an acknowledgement.");
    return whyNotPermitted(m_gateways.staff.session(), StaffCommand::AcknowledgePayment);
}

QString PaymentSelection::question() const
{
    const QList<Payment> due = waiting();
    return tr("Acknowledge %1 payments, %2? They become part of the next payout. This cannot be "
              "undone.",
              nullptr, int(due.size()))
        .arg(wholeNumber(due.size()), money(totalAmount(due, &Payment::amount)));
}

void PaymentSelection::acknowledge()
{
    m_batch.start(waiting());
}

void PaymentSelection::finish()
{
    for (const Payment &done : m_batch.done()) {
        const auto known = std::ranges::find(m_payments, done.id, &Payment::id);
        if (known != m_payments.end())
            *known = done;
    }
    QStringList left;
    for (const Payment &payment : std::as_const(m_payments)) {
        const bool isDone =
            std::ranges::find(m_batch.done(), payment.id, &Payment::id) != m_batch.done().end();
        if (!isDone)
            left.append(payment.id.text());
    }
    Q_EMIT kept(left);
}

} // namespace tilldesk::ui
