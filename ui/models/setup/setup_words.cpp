#include "ui/models/setup/setup_words.h"

#include "ui/models/common/country_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString moneyOf(Amount amount, const QString &reference)
{
    return reference.isEmpty() ? money(amount) : u"%1 (%2)"_s.arg(money(amount), reference);
}

} // namespace

QString SetupWords::goodIban(const QString &iban)
{
    if (iban.startsWith("BE"_L1))
        return tr("A Belgian account number, and its check digits are right.");
    return tr("An account in %1, check digits are right.").arg(countryName(iban.first(2)));
}

QStringList SetupWords::tills()
{
    return {tr("Till 1"), tr("Counter"), tr("Terrace"), tr("Market stall")};
}

QStringList SetupWords::contents(const BackupSummary &summary)
{
    return {summary.contents.merchants.join(u", "_s),
            tr("Backup of %1").arg(fullMoment(summary.madeAt)),
            Text::payments(summary.contents.payments)};
}

QString SetupWords::loss(const BackupSummary &summary)
{
    if (!summary.newer)
        return {};
    return *summary.newer > 0
        ? tr("%n payments since then would be lost", nullptr, int(*summary.newer))
        : tr("No payment since then would be lost");
}

QString SetupWords::notSaved(const Error &error, const QString &traceId)
{
    return tr("The shop could not be saved. %1 (trace %2)").arg(Text::sentence(error), traceId);
}

QString SetupWords::unreadable(const Error &error)
{
    if (error.field == "passphrase-file"_L1)
        return error.code == ErrorCode::FieldRequired
            ? tr("This backup is sealed: type its passphrase.")
            : tr("This is not the passphrase of this backup.");
    if (error.field == "input"_L1)
        return tr("This file is no backup of Tilldesk, or it is damaged.");
    return Text::sentence(error);
}

QString SetupWords::demo()
{
    return tr("Demo shop, no real money");
}

QString SetupWords::ownShop()
{
    return tr("Start my own shop");
}

QString SetupWords::stickerReady()
{
    return tr("The QR sticker of your till is ready to print.");
}

QString SetupWords::printSticker()
{
    return tr("Print the sticker");
}

QString SetupWords::wasMade(const Payment &payment)
{
    return tr("A payment of %1 was being created when this window was closed. The payment was "
              "made. "
              "Its state is: %2.")
        .arg(moneyOf(payment.amount, payment.reference), Text::status(payment.status));
}

QString SetupWords::wasNotMade(Amount amount, const QString &reference)
{
    return tr("A payment of %1 was being created when this window was closed. The payment was not "
              "made, so nobody can have paid.")
        .arg(moneyOf(amount, reference));
}

QString SetupWords::showPayment()
{
    return tr("Show payment");
}

QString SetupWords::understood()
{
    return tr("Understood");
}

} // namespace tilldesk::ui
