#include "ui/models/ledger/ledger_words.h"

#include "core/domain/iban.h"
#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString LedgerWords::cause(LedgerCause cause)
{
    switch (cause) {
    case LedgerCause::PaymentSucceeded: return tr("Payment received");
    case LedgerCause::RefundReserved: return tr("Refund set aside");
    case LedgerCause::RefundDone: return tr("Refund carried out");
    case LedgerCause::RefundFailed: return tr("Refund failed");
    case LedgerCause::PayoutMade: return tr("Paid out");
    case LedgerCause::PayoutFailed: return tr("Payout failed");
    case LedgerCause::PaidOutAgain: return tr("Paid out again");
    case LedgerCause::FeeCharged: return tr("Fee charged");
    case LedgerCause::FeeReturned: return tr("Fee taken back");
    case LedgerCause::FeeCollected: return tr("Fee collected");
    case LedgerCause::FeePaidBack: return tr("Fee paid back");
    case LedgerCause::FeeCarried: return tr("Fee moved to another batch");
    }
    Q_UNREACHABLE();
}

QString LedgerWords::kind(LedgerAccountKind kind)
{
    switch (kind) {
    case LedgerAccountKind::Bank: return tr("Bank");
    case LedgerAccountKind::Merchant: return tr("Owed to the merchant");
    case LedgerAccountKind::Refunds: return tr("Refunds under way");
    case LedgerAccountKind::Payouts: return tr("Failed payouts");
    case LedgerAccountKind::Fees: return tr("Fees");
    }
    Q_UNREACHABLE();
}

QString LedgerWords::account(const LedgerAccount &account)
{
    const QString name = kind(account.kind);
    return account.bulkId.isEmpty() ? name : QString(name + u" · " + account.bulkId);
}

QString LedgerWords::way(const LedgerEntry &entry)
{
    return kind(entry.debit.kind) + u" → " + kind(entry.credit.kind);
}

QString LedgerWords::health(const LedgerHealth &health)
{
    switch (health.state) {
    case LedgerHealth::State::NotChecked: return tr("The ledger has not been checked yet.");
    case LedgerHealth::State::Checking: return tr("The ledger is being checked…");
    case LedgerHealth::State::Sound:
        return tr("The ledger was checked at the start: the chain of entries is complete and all "
                  "balances are right.");
    case LedgerHealth::State::Wrong: // not the detail, which is English
        return tr("The ledger is wrong: refunds and payouts are stopped. The command “tilldeskd "
                  "verify” says what does not fit.");
    }
    Q_UNREACHABLE();
}

Tone LedgerWords::healthTone(const LedgerHealth &health)
{
    switch (health.state) {
    case LedgerHealth::State::NotChecked:
    case LedgerHealth::State::Checking: return Tone::Grey;
    case LedgerHealth::State::Sound: return Tone::Green;
    case LedgerHealth::State::Wrong: return Tone::Red;
    }
    Q_UNREACHABLE();
}

QString signedMoney(Amount amount)
{
    return amount.cents() > 0 ? QString(u'+' + money(amount)) : money(amount);
}

QString accountNumber(const QString &iban)
{
    return ibanForPeople(iban).replace(u' ', QChar(0x00A0));
}

Amount forMerchant(const LedgerEntry &entry)
{
    const bool isLess = entry.debit.kind == LedgerAccountKind::Merchant;
    const bool isMore = entry.credit.kind == LedgerAccountKind::Merchant;
    return isLess ? less({}, entry.amount) : isMore ? entry.amount : Amount();
}

Amount addedTo(const LedgerAccount &account, const LedgerEntry &entry)
{
    if (entry.credit == account)
        return entry.amount;
    return entry.debit == account ? less({}, entry.amount) : Amount();
}

Amount less(Amount a, Amount b)
{
    return Amount::fromCents(a.cents() - b.cents());
}

Amount plus(Amount a, Amount b)
{
    return Amount::fromCents(a.cents() + b.cents());
}

} // namespace tilldesk::ui
