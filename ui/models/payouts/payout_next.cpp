#include "ui/models/payouts/payout_next.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/payouts/payout_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PayoutNext::PayoutNext(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_askSoon(std::chrono::milliseconds(100), [this] { refresh(); })
{
    m_askSoon.requestOn(gateways.payouts, &gateway::Payouts::changed);
    m_askSoon.requestOn(gateways.refunds, &gateway::Refunds::changed);
}

void PayoutNext::start()
{
    m_isStarted = true;
    ask();
}

void PayoutNext::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (std::exchange(m_merchant, merchant) != merchant)
        refresh();
}

void PayoutNext::refresh()
{
    if (m_isStarted)
        ask();
}

void PayoutNext::ask()
{
    const QList<MerchantId> merchants =
        m_merchant ? QList<MerchantId>{*m_merchant} : QList<MerchantId>{};
    m_answers.ask(m_gateways.payouts.running(merchants), this,
                  [this](const Result<RunningPayouts> &running) {
                      if (running)
                          m_running = *running;
                      else
                          m_message = Text::sentence(running.error());
                      Q_EMIT changed();
                  });
}

Amount PayoutNext::total() const
{
    Amount total;
    if (m_running) {
        for (const RunningPayout &row : m_running->rows)
            total = willBePaid(row) ? plus(total, row.amount) : total;
    }
    return total;
}

QString PayoutNext::totalWords() const
{
    return m_running ? money(total()) : u"…"_s;
}

QString PayoutNext::whenWords() const
{
    if (!m_running)
        return {};
    QString words = PayoutWords::when(m_running->nextRun, m_gateways.clock.now());
    const auto paid = std::ranges::count_if(m_running->rows, willBePaid);
    const auto waiting = std::ranges::count_if(m_running->rows, [](const RunningPayout &row) {
        return !willBePaid(row) && row.amount.cents() != 0;
    });
    if (paid > 1)
        words += u" · " + PayoutWords::payouts(paid);
    if (waiting > 0)
        words += u" · "
            + tr("%1 waiting for more payments", nullptr, int(waiting)).arg(wholeNumber(waiting));
    return words;
}

QString PayoutNext::partsWords() const
{
    if (!m_running)
        return {};
    PayoutSum payments;
    PayoutSum refunds;
    Amount reserved;
    Amount fees;
    for (const RunningPayout &row : m_running->rows) {
        payments = {payments.count + row.payments.count, plus(payments.sum, row.payments.sum)};
        refunds = {refunds.count + row.refunds.count, plus(refunds.sum, row.refunds.sum)};
        reserved = plus(reserved, row.reserved);
        fees = plus(fees, row.fees);
    }
    QString parts = u"%1 %2 − %3 %4"_s.arg(Text::payments(payments.count), money(payments.sum),
                                           PayoutWords::refunds(refunds.count), money(refunds.sum));
    if (fees.cents() != 0)
        parts += u" − "_s + tr("%1 fees").arg(money(fees));
    if (m_running->rows.isEmpty())
        return tr("Nothing was paid or refunded since the last payout.");
    if (reserved.cents() == 0)
        return parts;
    return parts + u" · " + tr("%1 set aside for refunds under way").arg(money(reserved));
}

QString PayoutNext::whyNotNow() const
{
    if (!m_running)
        return tr("The amount to pay out is not known yet.");
    if (m_isPaying)
        return tr("The payout is being made.");
    if (total().cents() <= 0)
        return tr("There is nothing to pay out.");
    return whyNotPermitted(m_gateways.staff.session(), StaffCommand::RunPayouts);
}

QString PayoutNext::payNowQuestion() const
{
    QString sum = tr("%1 is paid out now (planned: %2).")
                      .arg(totalWords(),
                           PayoutWords::when(m_running ? m_running->nextRun : Timestamp(),
                                             m_gateways.clock.now()));
    if (!m_merchant)
        return sum;
    return sum + u' ' + tr("The amounts due to other merchants are paid out too.");
}

void PayoutNext::payNow()
{
    if (!whyNotNow().isEmpty())
        return;
    m_isPaying = true;
    m_message.clear();
    Q_EMIT changed();
    whenReady(m_gateways.payouts.runNow(), this, [this](const Result<QList<Payout>> &made) {
        m_isPaying = false;
        if (made)
            takeRun(*made);
        else
            m_message = Text::sentence(made.error());
        ask();
        Q_EMIT changed();
    });
}

void PayoutNext::takeRun(const QList<Payout> &made)
{
    const auto failed = std::ranges::count(made, PayoutStatus::Failed, &Payout::status);
    const auto done = made.size() - failed;
    QStringList sentences;
    if (made.isEmpty())
        sentences << tr("There was nothing to pay out.");
    if (done > 0)
        sentences << tr("%1 payouts were made.", nullptr, int(done)).arg(wholeNumber(done));
    if (failed > 0)
        sentences << tr("%1 payouts failed.", nullptr, int(failed)).arg(wholeNumber(failed));
    m_message = sentences.join(u' ');
}

} // namespace tilldesk::ui
