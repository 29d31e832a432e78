#include "tests/support/fake_bank.h"

#include "tests/support/done_future.h"
#include "tests/support/some_payments.h"
#include "tests/support/some_payouts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QString kFile = u"KBC_CODA_20261120.cod"_s;

QDate dayOf(const BankItem &item)
{
    return item.entry ? item.entry->day : item.expected.addDays(-2);
}

Payout payoutOf(const QString &id, const QString &bulk, int day, qint64 cents)
{
    Payout payout =
        somePayout(day, bulk, kSomeNow - std::chrono::hours(24 * (20 - day)), 9, 1).payout;
    payout.id = PayoutId(id);
    payout.seq = day * 10 + (bulk == "WEB-0001"_L1 ? 1 : 2);
    payout.amount = Amount::fromCents(cents);
    return payout;
}

/// Returns a line of the file. @param text  its characters follow one another in the file
BankItem lineOf(qint64 seq, int day, qint64 cents, const QString &text, BankOutcome outcome,
                BankReason reason, const QList<Payout> &payouts)
{
    BankEntry entry{.seq = seq,
                    .iban = u"BE68539007547034"_s,
                    .day = QDate(2026, 11, day),
                    .amount = Amount::fromCents(cents),
                    .reference = u"KBC2611%1"_s.arg(seq),
                    .party = {},
                    .text = {},
                    .line = seq * 2,
                    .file = kFile};
    for (qsizetype i = 0; i < text.size(); ++i)
        entry.text.append(text.at(i), {seq * 256 + 10 + i, 1});
    return {.outcome = outcome,
            .reason = reason,
            .entry = entry,
            .payouts = payouts,
            .evidence = {},
            .decision = {},
            .expected = {},
            .age = 20 - day};
}

/// Marks the part of the line that the outcome rests on.
BankItem withEvidence(BankItem item, const QString &part)
{
    const FileText &text = item.entry->text;
    const qsizetype at = text.text().indexOf(part);
    item.evidence << BankEvidence{part, text.spans(at, part.size())};
    return item;
}

BankItem matched(qint64 seq, int day, const QString &id, const QString &bulk, qint64 cents)
{
    const QString text = u"202611%1-%2-%3-01a060f7c2b1"_s.arg(QString::number(day), id, bulk);
    return withEvidence(lineOf(seq, day, cents, text, BankOutcome::Matched, BankReason::IdAndAmount,
                               {payoutOf(id, bulk, day, cents)}),
                        id);
}

} // namespace

QFuture<Result<QList<BankFileSummary>>> FakeBank::files(const QList<MerchantId> &, int count)
{
    if (error)
        return doneFuture(Result<QList<BankFileSummary>>(tl::unexpected(*error)));
    return doneFuture(Result<QList<BankFileSummary>>(read.mid(0, count)));
}

QFuture<Result<QList<BankItem>>> FakeBank::items(const BankItemFilter &filter)
{
    filters << filter;
    if (error)
        return doneFuture(Result<QList<BankItem>>(tl::unexpected(*error)));
    QList<BankItem> found;
    std::ranges::copy_if(rows, std::back_inserter(found), [&filter](const BankItem &item) {
        const QDate day = dayOf(item);
        const bool isWithin =
            (!filter.first || day >= *filter.first) && (!filter.last || day <= *filter.last);
        const bool isWanted = filter.outcomes.isEmpty() ? item.outcome != BankOutcome::Other
                                                        : filter.outcomes.contains(item.outcome);
        return isWanted && (isWithin || (filter.hasAllOpen && needsPerson(item.outcome)));
    });
    return doneFuture(Result<QList<BankItem>>(found));
}

QFuture<Result<BankImport>> FakeBank::import(const QString &path, const QList<MerchantId> &,
                                             bool acceptsDoubts,
                                             const std::shared_ptr<BankReadControl> &wanted)
{
    calls << QString((acceptsDoubts ? u"accept "_s : u"import "_s) + path);
    control = wanted;
    if (isSlow) {
        m_waiting.emplace();
        m_waiting->start();
        return m_waiting->future();
    }
    if (error)
        return doneFuture(Result<BankImport>(tl::unexpected(*error)));
    Result<BankImport> reply = next;
    if (reply)
        reply->isStored = acceptsDoubts || !reply->hasDoubts();
    if (reply && reply->isStored)
        QMetaObject::invokeMethod(this, &FakeBank::tell, Qt::QueuedConnection);
    return doneFuture(reply);
}

void FakeBank::finish()
{
    if (!m_waiting)
        return;
    m_waiting->addResult(control->isCancelled ? Result<BankImport>(fail(ErrorCode::Cancelled))
                                              : next);
    m_waiting->finish();
    m_waiting.reset();
}

BankItem *FakeBank::itemOf(qint64 entry)
{
    const auto found = std::ranges::find_if(
        rows, [entry](const BankItem &item) { return item.entry && item.entry->seq == entry; });
    return found == rows.end() ? nullptr : &*found;
}

QFuture<Result<void>> FakeBank::match(qint64 entry, const PayoutId &payout, bool acceptsDifference)
{
    calls << u"match %1 %2%3"_s.arg(QString::number(entry), payout.text(),
                                    acceptsDifference ? u" anyway"_s : QString());
    if (error)
        return doneFuture(Result<void>(tl::unexpected(*error)));
    if (BankItem *item = itemOf(entry)) {
        m_before.insert(entry, *item);
        item->outcome = payout.isEmpty() ? BankOutcome::Other : BankOutcome::Matched;
        item->reason = payout.isEmpty() ? BankReason::NotAPayoutByHand : BankReason::ByHand;
        item->payouts.removeIf([&payout](const Payout &each) { return each.id != payout; });
        item->decision = BankDecision{kSomeNow, u"An V."_s};
    }
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeBank::unmatch(qint64 entry)
{
    calls << u"unmatch %1"_s.arg(entry);
    if (error)
        return doneFuture(Result<void>(tl::unexpected(*error)));
    if (BankItem *item = itemOf(entry)) {
        if (m_before.contains(entry)) {
            *item = m_before.take(entry);
        } else {
            item->outcome = BankOutcome::Ambiguous;
            item->reason = BankReason::Undone;
            item->decision = {};
        }
    }
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

void readTheBakerysBank(FakeBank &bank)
{
    const QString web = u"WEB-0001"_s;
    const QString win = u"WIN-0001"_s;
    bank.rows << matched(1, 16, u"01a1e1705d80f3a276d4aa61"_s, web, 120'940);
    bank.rows << matched(2, 16, u"01a1e1705d80d8766f66739a"_s, win, 229'490);
    bank.rows << matched(3, 17, u"01a1e696b980760ef1df375e"_s, web, 40'975);
    const QString other = u"01a1e696b9806018e5964627"_s;
    bank.rows << withEvidence(lineOf(4, 17, 132'045,
                                     u"20261117-"_s + other + u"-WIN-0001-01a060f7c2b1"_s,
                                     BankOutcome::AmountDiffers, BankReason::OtherAmount,
                                     {payoutOf(other, win, 17, 132'270)}),
                              other);
    BankItem broken = matched(5, 18, u"01a1ebbd1580aa4b9d225895"_s, web, 38'810);
    const ByteSpan whole = broken.evidence.first().spans.first();
    broken.evidence.first().spans = {{whole.offset, 16}, {whole.offset + 80, 8}};
    FileText text;
    const QString line = broken.entry->text.text();
    for (qsizetype i = 0; i < line.size(); ++i)
        text.append(line.at(i), {whole.offset - 9 + i + (i >= 25 ? 64 : 0), 1});
    broken.entry->text = text;
    bank.rows << broken;
    bank.rows << lineOf(6, 18, 140'950, u"BAKKERIJ JANSSENS STORTING 18/11"_s,
                        BankOutcome::NoReference, BankReason::SameAmount,
                        {payoutOf(u"01a1ebbd1580c1f0b3e41c70"_s, win, 18, 140'950)});
    Payout failed = payoutOf(u"01a1f0e37180aa4b9d225895"_s, web, 19, 45'520);
    failed.status = PayoutStatus::Failed;
    bank.rows << withEvidence(
        lineOf(7, 19, 45'520, u"20261119-01A1F"_s, BankOutcome::Ambiguous, BankReason::CutId,
               {payoutOf(u"01a1f2dcd080e2907b3346af"_s, web, 19, 45'520), failed}),
        u"01A1F"_s);
    bank.rows << matched(8, 19, u"01a1f0e37180c1f0b3e41c7d"_s, win, 150'605);
    bank.rows << matched(9, 20, u"01a1f609cd80f31765d4aa61"_s, web, 52'495);
    BankItem missing;
    missing.outcome = BankOutcome::Missing;
    missing.reason = BankReason::NotOnStatements;
    missing.payouts = {payoutOf(u"01a1f609cd80d8766f66739a"_s, win, 18, 148'760)};
    missing.expected = QDate(2026, 11, 20);
    missing.age = 2;
    bank.rows << missing;
    bank.rows << lineOf(10, 20, -610'211, u"HUUR NOVEMBER"_s, BankOutcome::Other,
                        BankReason::NotOfPayouts, {});
    bank.read = {{.name = kFile,
                  .format = BankFormat::Coda,
                  .readAt = kSomeNow,
                  .by = u"An V."_s,
                  .head = {.iban = u"BE68539007547034"_s,
                           .number = u"224"_s,
                           .first = QDate(2026, 11, 16),
                           .last = QDate(2026, 11, 20),
                           .opening = Amount::fromCents(821'437),
                           .closing = Amount::fromCents(1'163'056)},
                  .statements = 5,
                  .lines = 31,
                  .difference = {}}};
}

} // namespace tilldesk::test
