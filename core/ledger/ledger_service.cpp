#include "core/ledger/ledger_service.h"

#include "core/domain/payout.h"
#include "core/ledger/ledger_chain.h"

#include <algorithm>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ledger {
namespace {

/// Returns a + b; empty on overflow, which large payments can cause.
std::optional<qint64> sum(qint64 a, qint64 b)
{
    qint64 result = 0;
    return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

} // namespace

LedgerAccount merchantAccount(const MerchantId &merchant, const QString &iban,
                              const QString &bulkId)
{
    return {.kind = LedgerAccountKind::Merchant,
            .merchant = merchant,
            .iban = iban,
            .bulkId = bulkId == kNoBulk ? QString() : bulkId};
}

bool LedgerService::Order::operator()(const LedgerAccount &a, const LedgerAccount &b) const
{
    const auto key = [](const LedgerAccount &account) {
        return std::tie(account.kind, account.merchant.text(), account.iban, account.bulkId);
    };
    return key(a) < key(b);
}

LedgerService::LedgerService(storage::Database &db) : m_db(db)
{
    db.addHooks({.beforeCommit = [this] { writeBalances(); },
                 .afterCommit = {},
                 .afterRollback =
                     [this] {
                         m_head.reset();
                         m_accounts.clear();
                     }});
}

Result<LedgerService::Booked> LedgerService::book(const Movement &movement, Timestamp at)
{
    Q_ASSERT(movement.amount.cents() > 0);
    if (const auto ready = prepare(at); !ready)
        return ready.failure();
    Account &debit = account(movement.debit);
    Account &credit = account(movement.credit);
    const auto less = sum(debit.balance, -movement.amount.cents());
    const auto more = sum(credit.balance, movement.amount.cents());
    if (!less || !more)
        return fail(ErrorCode::Internal, u"a balance of the ledger does not fit 64 bits"_s);
    Head &last = head();
    const QByteArray subject = movement.subject.toLatin1();
    const ChainedEntry entry{.seq = last.seq + 1,
                             .at = std::max(at, last.at),
                             .cause = movement.cause,
                             .subject = subject,
                             .debit = debit.name,
                             .credit = credit.name,
                             .amount = movement.amount,
                             .payer = movement.payer};
    const QByteArray hash = chainedHash(last.hash, entry);
    static const QString sql =
        u"INSERT INTO ledger_entry (seq, at, cause, subject, debit, credit, amount, hash, payer)"
        " VALUES (:seq, :at, :cause, :subject, :debit, :credit, :amount, :hash, :payer)"_s;
    m_db.prepare(sql)
        .bind(u":seq"_s, entry.seq)
        .bind(u":at"_s, entry.at)
        .bind(u":cause"_s, qint64(entry.cause))
        .bind(u":subject"_s, movement.subject)
        .bind(u":debit"_s, debit.seq)
        .bind(u":credit"_s, credit.seq)
        .bind(u":amount"_s, entry.amount.cents())
        .bind(u":hash"_s, QString::fromLatin1(hash.toHex()))
        .bind(u":payer"_s, QString::fromLatin1(movement.payer))
        .run();
    last = {entry.seq, entry.at, hash};
    debit.balance = *less;
    credit.balance = *more;
    debit.isChanged = credit.isChanged = true;
    return Booked{entry.seq, entry.at};
}

std::optional<LedgerService::Last> LedgerService::knownLast() const
{
    if (!m_head)
        return {};
    return m_head->seq == 0 ? Last() : Last{m_head->seq, m_head->hash.toHex()};
}

Amount LedgerService::balance(const LedgerAccount &wanted)
{
    return Amount::fromCents(account(wanted).balance);
}

LedgerService::Account &LedgerService::account(const LedgerAccount &wanted)
{
    if (const auto known = m_accounts.find(wanted); known != m_accounts.end())
        return known->second;
    const auto bindTo = [&wanted](storage::Statement &statement) -> storage::Statement & {
        return statement.bind(u":kind"_s, qint64(wanted.kind))
            .bind(u":merchant"_s, wanted.merchant.text())
            .bind(u":iban"_s, wanted.iban)
            .bind(u":bulk_id"_s, wanted.bulkId);
    };
    auto row = m_db.prepare(u"SELECT seq, balance FROM ledger_account WHERE kind = :kind AND"
                            " merchant_id = :merchant AND iban = :iban AND bulk_id = :bulk_id"_s);
    bindTo(row);
    if (row.next())
        return m_accounts[wanted] = {row.read<qint64>(), row.read<qint64>(), false, nameOf(wanted)};
    auto made =
        m_db.prepare(u"INSERT INTO ledger_account (kind, merchant_id, iban, bulk_id, balance)"
                     " VALUES (:kind, :merchant, :iban, :bulk_id, 0) RETURNING seq"_s);
    std::ignore = bindTo(made).next();
    return m_accounts[wanted] = {made.read<qint64>(), 0, false, nameOf(wanted)};
}

LedgerService::Head &LedgerService::head()
{
    if (!m_head) {
        auto row =
            m_db.prepare(u"SELECT seq, at, hash FROM ledger_entry ORDER BY seq DESC LIMIT 1"_s);
        m_head = row.next() ? Head{row.read<qint64>(), row.read<Timestamp>(),
                                   QByteArray::fromHex(row.read<QByteArray>())}
                            : Head{0, Timestamp(), firstHash()};
    }
    return *m_head;
}

void LedgerService::writeBalances()
{
    for (auto &[key, account] : m_accounts) {
        if (!std::exchange(account.isChanged, false))
            continue;
        m_db.prepare(u"UPDATE ledger_account SET balance = :balance WHERE seq = :seq"_s)
            .bind(u":balance"_s, account.balance)
            .bind(u":seq"_s, account.seq)
            .run();
    }
}

} // namespace tilldesk::ledger
