#include "ui/models/ledger/ledger_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/list_query.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_words.h"

#include <QSet>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kAllId = u"all"_s;

QString idOf(const LedgerAccount &account)
{
    return u"%1 %2 %3 %4"_s.arg(QString::number(int(account.kind)), account.merchant.text(),
                                account.iban, account.bulkId);
}

} // namespace

LedgerPresenter::LedgerPresenter(const Gateways &gateways, QObject *parent)
    : FilteredPresenter(gateways, FilterList::Ledger, parent),
      m_model(gateways),
      m_accounts({tr("Account"), tr("Balance")})
{
    m_accounts.setNumbers({1});
    refreshOn(gateways.payouts, &gateway::Payouts::changed);
    refreshOn(gateways.refunds, &gateway::Refunds::changed);
    connect(&gateways.ledger, &gateway::Ledger::healthChanged, this, &LedgerPresenter::changed);
    connect(&m_model, &LedgerModel::stateChanged, this, &LedgerPresenter::changed);
}

LedgerFilter LedgerPresenter::filter() const
{
    LedgerFilter filter = ledgerFilterOf(parsed());
    filter.account = m_chosen;
    return filter;
}

void LedgerPresenter::ask()
{
    m_model.show(filter());
    askBalances();
}

void LedgerPresenter::askAgain()
{
    m_model.refresh(filter()); // "today" may mean another day by now
    askBalances();
}

void LedgerPresenter::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (std::exchange(m_merchant, merchant) == merchant)
        return;
    m_chosen.reset();
    if (isStarted())
        m_model.show(filter());
    showBalances();
}

void LedgerPresenter::choose(int row)
{
    const auto chosen =
        row > 0 && row <= m_shown.size() ? std::optional(m_shown[row - 1].account) : std::nullopt;
    if (std::exchange(m_chosen, chosen) == chosen)
        return;
    m_model.show(filter());
    Q_EMIT changed();
}

void LedgerPresenter::askBalances()
{
    whenReady(gateways().ledger.balances(), this, [this](const Result<QList<LedgerBalance>> &all) {
        m_failure = all ? QString() : Text::sentence(all.error());
        if (all)
            m_all = *all;
        showBalances();
    });
}

void LedgerPresenter::showBalances()
{
    m_shown.clear();
    for (const LedgerBalance &balance : std::as_const(m_all)) {
        const LedgerAccount &account = balance.account;
        if (!m_merchant || account.kind == LedgerAccountKind::Bank
            || account.merchant == *m_merchant)
            m_shown.append(balance);
    }
    QList<TextRow> rows{{kAllId, {{tr("All accounts")}, {}}}};
    QSet<QString> ibans;
    for (const LedgerBalance &balance : std::as_const(m_shown))
        ibans.insert(balance.account.iban);
    constexpr int kBankAndOneAccount = 2;
    for (const LedgerBalance &balance : std::as_const(m_shown)) {
        const LedgerAccount &account = balance.account;
        QString name = LedgerWords::account(account);
        if (ibans.size() > kBankAndOneAccount && !account.iban.isEmpty())
            // People recognise accounts by the last digits.
            name += u" · …"_s + account.iban.last(4);
        rows.append(
            {idOf(account), {{name, accountNumber(account.iban)}, {money(balance.balance)}}});
    }
    m_accounts.setRows(rows);
    Q_EMIT changed();
}

std::optional<LedgerBalance> LedgerPresenter::chosen() const
{
    if (!m_chosen)
        return {};
    const auto found = std::ranges::find(m_shown, *m_chosen, &LedgerBalance::account);
    return found == m_shown.end() ? std::nullopt : std::optional(*found);
}

QString LedgerPresenter::note() const
{
    const QString stale = ListPresenter::note();
    return stale.isEmpty() ? m_failure : stale;
}

QString LedgerPresenter::failureTitle() const
{
    return tr("The ledger cannot be shown");
}

EmptyList LedgerPresenter::emptyState() const
{
    if (isNarrowed())
        return {u"search-x"_s, tr("No entry matches"),
                tr("No entry fits all of the filters above."), tr("Clear filters"),
                EmptyList::Does::ClearFilters};
    return {u"landmark"_s, tr("No money has moved yet"),
            tr("Every payment, refund and payout is recorded here as an entry. Entries are never "
               "changed or removed."),
            mayRun(gateways().staff.session(), Command::NewPayment) ? tr("New payment") : QString(),
            EmptyList::Does::Elsewhere};
}

} // namespace tilldesk::ui
