#include "core/exports/camt_notification.h"

#include "core/domain/merchant_details.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/provider_payouts.h"
#include "core/payouts/statement_queries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

QString ownerOf(storage::Database &db, const MerchantId &id)
{
    const QList<Merchant> merchants = merchants::MerchantRepository(db).merchants();
    const auto found = std::ranges::find(merchants, id, &Merchant::id);
    return found == merchants.end() ? QString() : accountOwner(*found);
}

StatementEntry entryOf(const payouts::StatementLine &line, CreditDebit direction)
{
    StatementEntry entry{.direction = direction,
                         .amount = line.amount,
                         .id = line.refund.isEmpty() ? line.payment.text() : line.refund.text(),
                         .endToEndId = line.payment.text(),
                         .transactionId = line.refund.text(),
                         .party = line.debtorName,
                         .at = line.at};
    setRemittance(entry, line.reference, line.description);
    return entry;
}

/// Writes the payments or the refunds as one entry with one batch. Errors: `Cancelled`, or the
/// device failed.
Result<void> writeEntry(CamtXml &xml, storage::Database &db, const Payout &payout,
                        PayoutItemKind kind, const QDate &day, QIODevice &device, qint64 &written,
                        ExportControl &control)
{
    const bool isPayments = kind == PayoutItemKind::Payment;
    const PayoutSum &sum = isPayments ? payout.payments : payout.refunds;
    if (sum.count == 0)
        return {};
    const CreditDebit direction = isPayments ? CreditDebit::Credit : CreditDebit::Debit;
    xml.beginElement("Ntry"_L1);
    xml.entryHead(direction, sum.sum, payout.id.text() + (isPayments ? u"-P"_s : u"-R"_s), day);
    xml.beginElement("NtryDtls"_L1);
    xml.beginElement("Btch"_L1);
    xml.text("PmtInfId"_L1, payout.bulkId);
    xml.number("NbOfTxs"_L1, sum.count);
    xml.amount("TtlAmt"_L1, sum.sum);
    xml.direction(direction);
    xml.endElement();
    for (payouts::StatementLines lines(db, payout.id, kind); lines.next();) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        if (xml.hasFailed())
            return notWritten(device);
        xml.details(entryOf(lines.line(), direction));
        control.hasDone(++written);
    }
    xml.endElement();
    xml.text("AddtlNtryInf"_L1, remittanceOf(payout, day));
    xml.endElement();
    return {};
}

/// Writes what the payout was reduced by, or raised by if corrections of fees gave back more.
void writeFees(CamtXml &xml, const Payout &payout, const QDate &day)
{
    if (payout.fees == Amount())
        return;
    const bool isRaised = payout.fees < Amount();
    const StatementEntry fees{.direction = isRaised ? CreditDebit::Credit : CreditDebit::Debit,
                              .amount = Amount::fromCents(std::abs(payout.fees.cents())),
                              .id = payout.id.text() + u"-F"_s,
                              .endToEndId = payout.id.text() + u"-F"_s,
                              .party = QString(kPayer),
                              .text = u"Fees"_s,
                              .at = payout.madeAt};
    xml.beginElement("Ntry"_L1);
    xml.entryHead(fees.direction, fees.amount, fees.id, day);
    xml.beginElement("NtryDtls"_L1);
    xml.details(fees);
    xml.endElement();
    xml.text("AddtlNtryInf"_L1, remittanceOf(payout, day));
    xml.endElement();
}

/// Returns the number of entries and their sum, with the fees if they are of this direction.
PayoutSum entriesOf(const PayoutSum &items, qint64 fees)
{
    const bool hasFees = fees > 0;
    return {(items.count > 0 ? 1 : 0) + (hasFees ? 1 : 0),
            Amount::fromCents(items.sum.cents() + (hasFees ? fees : 0))};
}

} // namespace

Result<StatementReport> writeNotification(storage::Database &db,
                                          const payouts::ClosingTime &closing, const PayoutId &id,
                                          CamtVersion version, QIODevice &device,
                                          ExportControl &control)
{
    const auto payout = payouts::findPayout(db, id);
    if (!payout)
        return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s, u"payout"_s);
    if (payout->status == PayoutStatus::Failed)
        return fail(ErrorCode::FieldInvalid, u"a failed payout reached no account"_s, u"payout"_s);
    const qint64 lines = payout->payments.count + payout->refunds.count;
    control.beginFile(lines);
    const StatementFile file{
        .id = payout->id.text(), .madeAt = payout->madeAt, .zone = closing.zone, .language = {}};
    CamtXml xml(device, version, file);
    xml.beginMessage("camt.054"_L1, "BkToCstmrDbtCdtNtfctn"_L1);
    xml.beginElement("Ntfctn"_L1);
    xml.text("Id"_L1, payout->id.text());
    xml.time("CreDtTm"_L1, payout->madeAt);
    xml.account("IBAN"_L1, payout->iban, {}, ownerOf(db, payout->merchantId));
    // An entry each, because version 02 gives the sign of an entry, not of its details, and because
    // some readers take only an entry's first details.
    xml.totals(entriesOf(payout->payments, -payout->fees.cents()),
               entriesOf(payout->refunds, payout->fees.cents()));
    const QDate day = closing.day(payout->madeAt);
    qint64 written = 0;
    for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
        const auto isWhole = writeEntry(xml, db, *payout, kind, day, device, written, control);
        if (!isWhole)
            return isWhole.failure();
    }
    writeFees(xml, *payout, day);
    if (!xml.finish())
        return notWritten(device);
    return StatementReport{lines, payout->amount};
}

qint64 notificationBytes(storage::Database &db, const PayoutId &id)
{
    // @source measured: camt.054.001.08 with texts of maximum length
    constexpr qint64 kHead = 4'096;
    constexpr qint64 kLine = 1'408;
    const auto payout = payouts::findPayout(db, id);
    return payout ? kHead + (payout->payments.count + payout->refunds.count) * kLine : 0;
}

} // namespace tilldesk::exports
