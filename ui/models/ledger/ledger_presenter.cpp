#include "ui/models/ledger/ledger_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
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
    : QObject(parent),
      m_gateways(gateways),
      m_model(gateways),
      m_accounts({tr("Account"), tr("Balance")})
{
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(std::chrono::milliseconds(100));
    connect(&m_refreshSoon, &QTimer::timeout, this, &LedgerPresenter::refresh);
    const auto refreshSoon = [this] {
        if (m_isStarted && !m_refreshSoon.isActive())
            m_refreshSoon.start();
    };
    connect(&gateways.payouts, &gateway::Payouts::changed, this, refreshSoon);
    connect(&gateways.refunds, &gateway::Refunds::changed, this, refreshSoon);
    connect(&gateways.ledger, &gateway::Ledger::healthChanged, this, &LedgerPresenter::changed);
    connect(&m_model, &LedgerModel::stateChanged, this, &LedgerPresenter::changed);
}

void LedgerPresenter::start()
{
    if (std::exchange(m_isStarted, true))
        return;
    m_model.show({});
    askBalances();
}

void LedgerPresenter::setMerchant(const std::optional<MerchantId> &merchant)
{
    if (std::exchange(m_merchant, merchant) == merchant)
        return;
    m_chosen.reset();
    if (m_isStarted)
        m_model.show({});
    showBalances();
}

void LedgerPresenter::choose(int row)
{
    const auto chosen =
        row > 0 && row <= m_shown.size() ? std::optional(m_shown[row - 1].account) : std::nullopt;
    if (std::exchange(m_chosen, chosen) == chosen)
        return;
    LedgerFilter filter;
    filter.account = m_chosen;
    m_model.show(filter);
    Q_EMIT changed();
}

void LedgerPresenter::refresh()
{
    if (!m_isStarted)
        return;
    m_model.refresh();
    askBalances();
}

void LedgerPresenter::askBalances()
{
    whenReady(m_gateways.ledger.balances(), this, [this](const Result<QList<LedgerBalance>> &all) {
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
            name += u" · …"_s + account.iban.last(4); // what people know their accounts by
        rows.append({idOf(account),
                     {{name, accountNumber(account.iban)}, {balanceMoney(balance.balance)}}});
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

QString LedgerPresenter::message() const
{
    if (m_model.state() == LedgerModel::State::Stale)
        return tr("These rows may be out of date. %1").arg(Text::sentence(m_model.error()));
    return m_failure;
}

} // namespace tilldesk::ui
