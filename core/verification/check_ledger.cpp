#include "core/verification/checks.h"

#include "core/domain/ledger.h"
#include "core/ledger/ledger_chain.h"

#include <algorithm>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

constexpr qsizetype kIdLength = 24;

struct Account {
    LedgerAccountKind kind = LedgerAccountKind::Bank;
    QString merchant;
    QString iban;
    QString bulkId;
    QByteArray name;    ///< name of the account in the form that the hash covers
    qint64 stored = 0;  ///< stored balance
    qint64 counted = 0; ///< balance computed from the entries
};

/// The kinds of account between which a cause moves money. @source ledger.h
struct AccountKinds {
    LedgerAccountKind debit;
    LedgerAccountKind credit;
};

AccountKinds accountKindsOf(LedgerCause cause)
{
    using enum LedgerAccountKind;
    switch (cause) {
    case LedgerCause::PaymentSucceeded: return {Bank, Merchant};
    case LedgerCause::RefundReserved: return {Merchant, Refunds};
    case LedgerCause::RefundDone: return {Refunds, Bank};
    case LedgerCause::RefundFailed: return {Refunds, Merchant};
    case LedgerCause::PayoutMade: return {Merchant, Bank};
    case LedgerCause::PayoutFailed: return {Merchant, Payouts};
    case LedgerCause::PaidOutAgain: return {Payouts, Bank};
    case LedgerCause::FeeCharged: return {Merchant, Fees};
    case LedgerCause::FeeReturned: return {Fees, Merchant};
    case LedgerCause::FeeCollected: return {Bank, Merchant};
    case LedgerCause::FeePaidBack: return {Merchant, Bank};
    case LedgerCause::FeeCarried: return {Merchant, Merchant};
    }
    Q_UNREACHABLE();
}

/// Returns the accounts, indexed by seq; empty where no account exists.
std::vector<std::optional<Account>> readAccounts(storage::Database &db)
{
    std::vector<std::optional<Account>> accounts;
    auto rows = db.prepare(u"SELECT seq, kind, merchant_id, iban, bulk_id, balance"
                           " FROM ledger_account ORDER BY seq"_s);
    while (rows.next()) {
        accounts.resize(std::size_t(std::max<qint64>(0, rows.read<qint64>())) + 1);
        const LedgerAccount account{.kind = rows.read<LedgerAccountKind>(),
                                    .merchant = rows.read<MerchantId>(),
                                    .iban = rows.read<QString>(),
                                    .bulkId = rows.read<QString>()};
        accounts.back() = Account{.kind = account.kind,
                                  .merchant = account.merchant.text(),
                                  .iban = account.iban,
                                  .bulkId = account.bulkId,
                                  .name = ledger::nameOf(account),
                                  .stored = rows.read<qint64>()};
    }
    return accounts;
}

/// Recomputes the balances.
class Balances
{
public:
    explicit Balances(storage::Database &db) : m_accounts(readAccounts(db)) {}

    /// Returns null if the account does not exist.
    [[nodiscard]] Account *find(qint64 seq)
    {
        const bool isThere = seq >= 0 && std::size_t(seq) < m_accounts.size()
            && m_accounts[std::size_t(seq)].has_value();
        return isThere ? &*m_accounts[std::size_t(seq)] : nullptr;
    }
    /// Applies an entry. Returns its fault; empty if it has none.
    static QString move(const ledger::ChainedEntry &entry, Account *debit, Account *credit)
    {
        using enum LedgerAccountKind;
        const AccountKinds kinds = accountKindsOf(entry.cause);
        if (debit->kind != kinds.debit || credit->kind != kinds.credit)
            return u"its cause does not move money between these accounts"_s;
        const bool isOfOne = debit->merchant == credit->merchant && debit->iban == credit->iban
            && debit->bulkId == credit->bulkId;
        const bool isCarried =
            entry.cause == LedgerCause::FeeCarried && debit->merchant == credit->merchant;
        if (debit->kind != Bank && credit->kind != Bank && !isOfOne && !isCarried)
            return u"it moves money from one merchant's account to another's"_s;
        const qint64 cents = entry.amount.cents();
        if (__builtin_sub_overflow(debit->counted, cents, &debit->counted)
            || __builtin_add_overflow(credit->counted, cents, &credit->counted))
            return u"a balance does not fit 64 bits"_s;
        return {};
    }
    /// Reports the accounts whose balance differs from the sum of their entries.
    void compare(Findings &found) const
    {
        for (std::size_t row = 0; row < m_accounts.size(); ++row) {
            const auto &account = m_accounts[row];
            if (account && account->stored != account->counted)
                found.at(u"ledger_account"_s, qint64(row),
                         u"its balance is %1, but its entries make %2"_s.arg(account->stored)
                             .arg(account->counted));
        }
    }
    [[nodiscard]] qsizetype count() const
    {
        return std::ranges::count_if(m_accounts, [](const auto &account) { return bool(account); });
    }

private:
    std::vector<std::optional<Account>> m_accounts;
};

/// Returns whether `hex` is the hexadecimal form of `bytes`.
bool isHexOf(QByteArrayView hex, QByteArrayView bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (hex.size() != 2 * bytes.size())
        return false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if (hex[2 * i] != kDigits[byte >> 4] || hex[2 * i + 1] != kDigits[byte & 0xf])
            return false;
    }
    return true;
}

} // namespace

QString checkLedger(storage::Database &db, Findings &found)
{
    const QString table = u"ledger_entry"_s;
    Balances balances(db);
    auto rows = db.prepare(u"SELECT seq, at, cause, subject, debit, credit, amount, hash, payer"
                           " FROM ledger_entry ORDER BY seq"_s);
    QByteArray hash = ledger::firstHash();
    qint64 count = 0;
    Timestamp before = Timestamp::min();
    while (rows.next()) {
        const auto [seq, at, cause, subject, debitSeq, creditSeq, amount, stored, payer] =
            rows.read<qint64, Timestamp, qint64, QByteArrayView, qint64, qint64, Amount,
                      QByteArrayView, QByteArrayView>();
        Account *debit = balances.find(debitSeq);
        Account *credit = balances.find(creditSeq);
        ++count;
        if (debit == nullptr || credit == nullptr) {
            found.at(table, seq, u"one of its accounts does not exist"_s);
            hash = QByteArray::fromHex(stored.toByteArray());
            continue;
        }
        const ledger::ChainedEntry entry{.seq = seq,
                                         .at = at,
                                         .cause = LedgerCause(cause),
                                         .subject = subject,
                                         .debit = debit->name,
                                         .credit = credit->name,
                                         .amount = amount,
                                         .payer = payer};
        if (entry.seq != count) {
            found.at(table, entry.seq, u"its seq should be %1"_s.arg(count));
            count = entry.seq;
        }
        if (entry.at < before)
            found.at(table, entry.seq, u"it is earlier than the row before it"_s);
        before = entry.at;
        hash = ledger::chainedHash(hash, entry);
        if (!isHexOf(stored, hash)) {
            found.at(table, entry.seq,
                     u"its hash does not match the row and the hash of the row before it"_s);
            hash =
                // Continue from the stored hash, so that one fault is not reported for every later
                // row.
                QByteArray::fromHex(stored.toByteArray());
        }
        if (cause < 1 || cause > qint64(LedgerCause::FeeCarried)) {
            found.at(table, entry.seq, u"there is no cause %1"_s.arg(cause));
            continue;
        }
        if (entry.subject.size() != kIdLength)
            found.at(table, entry.seq, u"its subject is not an id"_s);
        if (const QString fault = Balances::move(entry, debit, credit); !fault.isEmpty())
            found.at(table, entry.seq, fault);
    }
    balances.compare(found);
    return u"%1 entries, each chained to the entry before; %2 accounts with the right balance,"
           " zero in sum"_s.arg(count)
               .arg(balances.count());
}

} // namespace tilldesk::verification
