#include "core/exports/camt_notification.h"

#include "core/merchants/merchant_repository.h"
#include "core/payouts/payout_repository.h"
#include "core/payouts/statement_queries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr int kDescriptionLines = 140; // ISO 20022, Max140Text

QString merchantName(storage::Database &db, const MerchantId &id)
{
    const QList<Merchant> merchants = merchants::MerchantRepository(db).merchants();
    const auto found = std::ranges::find(merchants, id, &Merchant::id);
    return found == merchants.end() ? QString() : found->name;
}

void line(CamtXml &xml, const payouts::StatementLine &line, CreditDebit direction)
{
    xml.beginElement(u"TxDtls"_s);
    xml.beginElement(u"Refs"_s);
    xml.text(u"InstrId"_s, line.reference);
    xml.text(u"EndToEndId"_s, line.payment.text());
    xml.text(u"TxId"_s, line.refund.text());
    xml.endElement();
    xml.transactionAmount(line.amount, direction);
    xml.transactionCode(direction);
    xml.party(direction == CreditDebit::Credit ? u"Dbtr"_s : u"Cdtr"_s, line.debtorName);
    if (!line.description.isEmpty() || !line.reference.isEmpty()) {
        xml.beginElement(u"RmtInf"_s);
        xml.text(u"Ustrd"_s, firstCharacters(line.description, kDescriptionLines));
        if (!line.reference.isEmpty()) {
            xml.beginElement(u"Strd"_s);
            xml.beginElement(u"CdtrRefInf"_s);
            xml.text(u"Ref"_s, line.reference);
            xml.endElement();
            xml.endElement();
        }
        xml.endElement();
    }
    xml.beginElement(u"RltdDts"_s);
    xml.time(u"TxDtTm"_s, line.at);
    xml.endElement();
    xml.endElement();
}

/// Writes the payments or the refunds as one batch. Errors: `Cancelled`, or the device failed.
Result<void> batch(CamtXml &xml, storage::Database &db, const Payout &payout, PayoutItemKind kind,
                   QIODevice &device, qint64 &written, ExportControl &control)
{
    const bool isPayments = kind == PayoutItemKind::Payment;
    const PayoutSum &sum = isPayments ? payout.payments : payout.refunds;
    if (sum.count == 0)
        return {};
    const CreditDebit direction = isPayments ? CreditDebit::Credit : CreditDebit::Debit;
    xml.beginElement(u"NtryDtls"_s);
    xml.beginElement(u"Btch"_s);
    xml.text(u"PmtInfId"_s, payout.bulkId);
    xml.number(u"NbOfTxs"_s, sum.count);
    xml.amount(u"TtlAmt"_s, sum.sum);
    xml.direction(direction);
    xml.endElement();
    for (payouts::StatementLines lines(db, payout.id, kind); lines.next();) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        if (xml.hasFailed())
            return notWritten(device);
        line(xml, lines.line(), direction);
        control.hasDone(++written);
    }
    xml.endElement();
    return {};
}

} // namespace

Result<StatementReport> writeNotification(storage::Database &db,
                                          const payouts::ClosingTime &closing, const PayoutId &id,
                                          CamtVersion version, QIODevice &device,
                                          ExportControl &control)
{
    const auto row = payouts::PayoutRepository(db).find(id);
    if (!row)
        return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
    const Payout *payout = &row->payout;
    if (payout->status == PayoutStatus::Failed)
        return fail(ErrorCode::FieldInvalid, u"a failed payout reached no account"_s, u"payout"_s);
    const qint64 lines = payout->payments.count + payout->refunds.count;
    control.beginFile(lines);
    const StatementFile file{
        .id = payout->id.text(), .madeAt = payout->madeAt, .zone = closing.zone, .language = {}};
    CamtXml xml(device, version, file);
    xml.beginMessage(u"camt.054"_s, u"BkToCstmrDbtCdtNtfctn"_s);
    xml.beginElement(u"Ntfctn"_s);
    xml.text(u"Id"_s, payout->id.text());
    xml.time(u"CreDtTm"_s, payout->madeAt);
    xml.account(payout->iban, merchantName(db, payout->merchantId));
    xml.totals({1, payout->amount});
    xml.beginElement(u"Ntry"_s);
    xml.entryHead(*payout, closing.day(payout->madeAt));
    qint64 written = 0;
    for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
        if (const auto isWhole = batch(xml, db, *payout, kind, device, written, control); !isWhole)
            return isWhole.failure();
    }
    xml.text(u"AddtlNtryInf"_s, remittanceOf(*payout, closing.day(payout->madeAt)));
    if (!xml.finish())
        return notWritten(device);
    return StatementReport{lines, payout->amount};
}

} // namespace tilldesk::exports
