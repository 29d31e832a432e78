#include "ui/models/bank/bank_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/bank/bank_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/payouts/payout_words.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kFiles = 24;

Amount sumOf(const QList<BankItem> &items, auto amount)
{
    qint64 cents = 0;
    for (const BankItem &item : items)
        cents += amount(item);
    return Amount::fromCents(cents);
}

/// Returns the cents of the line that come from the provider; 0 for other lines.
qint64 fromProvider(const BankItem &item)
{
    const bool isOurs =
        item.entry && item.outcome != BankOutcome::Other && item.outcome != BankOutcome::Unexpected;
    return isOurs ? item.entry->amount.cents() : 0;
}

/// Returns the cents that were paid out for the item; 0 if no payout belongs to it.
qint64 paidOut(const BankItem &item)
{
    const bool hasPayout = !item.payouts.isEmpty() && item.outcome != BankOutcome::Unexpected
        && item.outcome != BankOutcome::Other;
    return hasPayout ? item.payouts.first().amount.cents() : 0;
}

} // namespace

BankPresenter::BankPresenter(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_job(gateways)
{
    refreshOn(gateways.bank, &gateway::Bank::changed);
    connect(&m_job, &BankImportJob::changed, this, [this] {
        if (m_job.state() == BankImportJob::State::Done)
            m_file = 0;
        Q_EMIT changed();
    });
    connect(&m_model, &BankModel::stateChanged, this, &BankPresenter::changed);
}

QList<MerchantId> BankPresenter::merchants() const
{
    return m_merchant ? QList<MerchantId>{*m_merchant} : QList<MerchantId>();
}

void BankPresenter::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (m_merchant == merchant)
        return;
    m_merchant = merchant;
    m_file = 0;
    m_job.dismiss();
    restart();
}

void BankPresenter::ask()
{
    m_answers.ask(gateways().bank.files(merchants(), kFiles), this,
                  [this](const Result<QList<BankFileSummary>> &files) {
                      if (!files)
                          return m_model.setError(files.error());
                      m_files = *files;
                      m_file = std::min(m_file, std::max(0, int(m_files.size()) - 1));
                      askItems();
                  });
}

void BankPresenter::askItems()
{
    if (m_files.isEmpty()) {
        PayoutFilter all;
        all.merchants = merchants();
        m_items.clear();
        whenReady(gateways().payouts.page(all, 0, 1), this, [this](const Result<PayoutPage> &page) {
            const bool isKnown = page && !page->rows.isEmpty();
            m_firstPayout = isKnown ? std::optional(page->rows.first().madeAt) : std::nullopt;
            Q_EMIT changed();
        });
        return showGroup();
    }
    BankItemFilter wanted = filter();
    wanted.outcomes.clear();
    for (const BankOutcome outcome : enumerators<BankOutcome>())
        wanted.outcomes << outcome;
    m_answers.ask(gateways().bank.items(wanted), this,
                  [this](const Result<QList<BankItem>> &items) {
                      if (!items)
                          return m_model.setError(items.error());
                      m_items = *items;
                      showGroup();
                  });
}

void BankPresenter::showGroup()
{
    QList<BankItem> shown;
    std::ranges::copy_if(m_items, std::back_inserter(shown),
                         [this](const BankItem &item) { return isIn(item, m_group); });
    m_model.setRows(shown);
    Q_EMIT changed();
}

BankItemFilter BankPresenter::filter() const
{
    BankItemFilter filter;
    filter.merchants = merchants();
    if (const auto shown = file()) {
        filter.first = shown->head.first;
        if (m_file > 0) // the latest file is followed by the payouts that are awaited
            filter.last = shown->head.last;
    }
    filter.hasAllOpen = m_file == 0;
    for (const BankOutcome outcome : enumerators<BankOutcome>()) {
        BankItem item;
        item.outcome = outcome;
        if (m_group != Group::All && isIn(item, m_group))
            filter.outcomes << outcome;
    }
    return filter;
}

std::optional<BankFileSummary> BankPresenter::file() const
{
    return m_file < m_files.size() ? std::optional(m_files.at(m_file)) : std::nullopt;
}

void BankPresenter::showFile(int index)
{
    if (index == m_file || index < 0 || index >= m_files.size())
        return;
    m_file = index;
    askItems();
}

QString BankPresenter::statementText() const
{
    const auto shown = file();
    if (!shown)
        return {};
    const BankStatementHead &head = shown->head;
    constexpr QChar kNoBreak(0x00A0);
    QString first = dateWords(head.first, dayPattern());
    QString last = dayText(head.last);
    const QString days =
        tr("%1 to %2").arg(first.replace(u' ', kNoBreak), last.replace(u' ', kNoBreak));
    return accountNumber(head.iban) + u" · "_s
        + (shown->statements == 1 ? tr("statement %1, %2").arg(head.number, days)
                                  : tr("%1 statements to number %2, %3", nullptr, shown->statements)
                                        .arg(wholeNumber(shown->statements), head.number, days));
}

QString BankPresenter::balanceText() const
{
    const auto shown = file();
    if (!shown)
        return {};
    const BankStatementHead &head = shown->head;
    QList<BankItem> within;
    std::ranges::copy_if(m_items, std::back_inserter(within), [&head](const BankItem &item) {
        return item.entry && item.entry->iban == head.iban && item.entry->day >= head.first
            && item.entry->day <= head.last;
    });
    const Amount ours = sumOf(within, fromProvider);
    const qint64 others = head.closing.cents() - head.opening.cents() - ours.cents();
    return tr("%1 at start + %2 from the provider %3 %4 others = %5 at end")
        .arg(money(head.opening), money(ours), others < 0 ? u"−"_s : u"+"_s,
             money(Amount::fromCents(std::abs(others))), money(head.closing));
}

bool BankPresenter::isBalanced() const
{
    const auto shown = file();
    return shown && shown->difference == Amount();
}

int BankPresenter::payouts() const
{
    return int(std::ranges::count_if(m_items, [](const BankItem &item) {
        return isIn(item, Group::All) && item.outcome != BankOutcome::Unexpected;
    }));
}

QString BankPresenter::progressText() const
{
    return tr("%1 of %2 payouts certain", nullptr, payouts())
        .arg(wholeNumber(certain()), wholeNumber(payouts()));
}

bool BankPresenter::isIn(const BankItem &item, Group group)
{
    switch (group) {
    case Group::All: return item.outcome != BankOutcome::Other;
    case Group::NeedsYou: return needsPerson(item.outcome);
    case Group::Matched: return item.outcome == BankOutcome::Matched;
    case Group::AmountDiffers: return item.outcome == BankOutcome::AmountDiffers;
    case Group::NoReference: return item.outcome == BankOutcome::NoReference;
    case Group::Ambiguous: return item.outcome == BankOutcome::Ambiguous;
    case Group::Unexpected: return item.outcome == BankOutcome::Unexpected;
    case Group::Missing: return item.outcome == BankOutcome::Missing;
    case Group::Awaited: return item.outcome == BankOutcome::Awaited;
    case Group::Others: return item.outcome == BankOutcome::Other;
    }
    Q_UNREACHABLE();
}

void BankPresenter::setGroup(Group group)
{
    if (group == m_group)
        return;
    m_group = group;
    showGroup();
}

int BankPresenter::countOf(Group group) const
{
    return int(std::ranges::count_if(m_items,
                                     [group](const BankItem &item) { return isIn(item, group); }));
}

QString BankPresenter::textOf(Group group)
{
    switch (group) {
    case Group::All: return tr("All");
    case Group::NeedsYou: return tr("Needs you");
    case Group::Matched: return BankWords::outcome(BankOutcome::Matched);
    case Group::AmountDiffers: return BankWords::outcome(BankOutcome::AmountDiffers);
    case Group::NoReference: return BankWords::outcome(BankOutcome::NoReference);
    case Group::Ambiguous: return BankWords::outcome(BankOutcome::Ambiguous);
    case Group::Unexpected: return BankWords::outcome(BankOutcome::Unexpected);
    case Group::Missing: return BankWords::outcome(BankOutcome::Missing);
    case Group::Awaited: return BankWords::outcome(BankOutcome::Awaited);
    case Group::Others: return tr("Other lines");
    }
    Q_UNREACHABLE();
}

bool BankPresenter::isOffered(Group group) const
{
    const bool isUsual = group == Group::All || group == Group::NeedsYou || group == Group::Matched;
    return !m_files.isEmpty() && (isUsual || group == m_group || countOf(group) > 0);
}

int BankPresenter::nextThatNeedsYou(int row) const
{
    const int count = m_model.rowCount();
    for (int i = 1; i <= count; ++i) {
        const int next = (std::max(row, -1) + i) % count;
        if (needsPerson(m_model.at(next)->outcome))
            return next;
    }
    return -1;
}

Amount BankPresenter::differenceTo(const BankItem &item, const PayoutId &payout)
{
    const auto found = std::ranges::find(item.payouts, payout, &Payout::id);
    if (!item.entry || found == item.payouts.end())
        return {};
    return Amount::fromCents(item.entry->amount.cents() - found->amount.cents());
}

QString BankPresenter::matchText(const BankItem &item, const PayoutId &payout)
{
    return differenceTo(item, payout) == Amount() ? tr("Match") : tr("Match anyway");
}

QString BankPresenter::matchHint(const BankItem &item, const PayoutId &payout)
{
    const Amount difference = differenceTo(item, payout);
    if (difference == Amount())
        return tr("Match the line with the chosen payout (Enter)");
    return BankWords::differing(Amount::fromCents(item.entry->amount.cents() - difference.cents()),
                                difference);
}

QString BankPresenter::gapText() const
{
    const auto shown = file();
    if (!shown || !shown->gap)
        return {};
    const BankStatementHead &before = shown->gap->before;
    const BankStatementHead &after = shown->gap->after;
    return tr("A statement may be missing between number %1 of %2 and number %3 of %4.")
        .arg(before.number, dayText(before.last), after.number, dayText(after.last));
}

void BankPresenter::match(const BankItem &item, const PayoutId &payout)
{
    if (item.entry)
        decide({.entry = item.entry->seq,
                .payout = payout,
                .isMatch = true,
                .acceptsDifference = differenceTo(item, payout) != Amount()},
               false);
}

void BankPresenter::unmatch(const BankItem &item)
{
    if (item.entry)
        decide({.entry = item.entry->seq,
                .payout = item.payouts.value(0).id,
                .isMatch = false,
                .acceptsDifference = acceptedDifference(item) != Amount()},
               false);
}

void BankPresenter::undo()
{
    if (!m_decisions.isEmpty()) {
        Decision last = m_decisions.takeLast();
        last.isMatch = !last.isMatch;
        decide(last, true);
    }
}

void BankPresenter::decide(const Decision &decision, bool isUndo)
{
    gateway::Bank &bank = gateways().bank;
    m_message.clear();
    whenReady(decision.isMatch
                  ? bank.match(decision.entry, decision.payout, decision.acceptsDifference)
                  : bank.unmatch(decision.entry),
              this, [this, decision, isUndo](const Result<void> &done) {
                  if (!done)
                      m_message = Text::sentence(done.error());
                  else if (!isUndo)
                      m_decisions << decision;
                  refresh();
                  Q_EMIT changed();
                  if (done)
                      Q_EMIT decided(u"line %1"_s.arg(decision.entry));
              });
}

QString BankPresenter::note() const
{
    QString stale = ListPresenter::note();
    return stale.isEmpty() ? PayoutWords::payouts(payouts()) : stale;
}

QList<ListSum> BankPresenter::sums() const
{
    if (m_files.isEmpty())
        return {};
    const Amount paid = sumOf(m_items, paidOut);
    const Amount booked = sumOf(m_items, fromProvider);
    return {{tr("Paid out"), money(paid)},
            {tr("On statements"), money(booked)},
            {tr("Difference"), money(Amount::fromCents(paid.cents() - booked.cents()))}};
}

QString BankPresenter::failureTitle() const
{
    return tr("The statements of the bank cannot be shown");
}

EmptyList BankPresenter::emptyState() const
{
    using Does = EmptyList::Does;
    if (m_files.isEmpty()) {
        const QString why =
            tr("CAMT.053, CODA or MT940, as your bank offers it for download. Each payout is then "
               "found on the statement, and what is missing is shown here.");
        return {u"file-text"_s, tr("Drop the bank’s file here"),
                m_firstPayout ? QString(why + u"\n\n"_s
                                        + tr("The last payout, of %1, is on no statement yet.")
                                              .arg(dayText(inShopZone(*m_firstPayout).date())))
                              : why,
                tr("Choose a file…"), Does::Elsewhere};
    }
    if (m_group == Group::NeedsYou)
        return {u"circle-check"_s,
                tr("All %1 payouts are on the statement", nullptr, payouts())
                    .arg(wholeNumber(payouts())),
                tr("Nothing here needs you."), tr("Show all"), Does::ClearFilters};
    return {u"search-x"_s, tr("Nothing in this group"), {}, tr("Show all"), Does::ClearFilters};
}

} // namespace tilldesk::ui
