#include "ui/models/payments/payment_facts.h"

#include "core/domain/bank_line.h"
#include "core/domain/iban.h"
#include "core/domain/sepa_text.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/settings/settings_books_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class FactWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::FactWords)

public:
    static QString id() { return tr("Payment ID"); }
    static QString reference() { return tr("Reference"); }
    static QString description() { return tr("Description"); }
    static QString message() { return tr("Message"); }
    static QString payer() { return tr("Payer"); }
    static QString creditor() { return tr("Creditor"); }
    static QString account() { return tr("Account"); }
    static QString pointOfSale() { return tr("Point of sale"); }
    static QString vat() { return tr("VAT rate"); }
    static QString bulkId() { return tr("Batch ID"); }
    static QString profile() { return tr("Profile"); }
    static QString created() { return tr("Created"); }
    static QString expires() { return tr("Expires"); }
    static QString paid() { return tr("Paid"); }
    static QString acknowledgeBy() { return tr("Acknowledge by"); }
    static QString refunded() { return tr("Refunded"); }
    static QString fee() { return tr("Fee"); }
    static QString net() { return tr("Net of the fee"); }
    static TimelineEntry gap(const QString &since)
    {
        return {.what = tr("Not known since %1").arg(since),
                .when = tr("now"),
                .hint = tr("The steps since then come with the connection."),
                .isGap = true};
    }
    static QString cutHint()
    {
        return tr("The bank cuts the remittance text here, after %1 characters.")
            .arg(kRemittanceLength);
    }
};

Fact moment(const QString &label, Timestamp time)
{
    return {label, fullMoment(time), {}, false, -1, utcMoment(time)};
}

void appendText(QList<Fact> &facts, const QString &label, const QString &value)
{
    if (!value.isEmpty())
        facts.append({label, value, value});
}

void appendDebtor(QList<Fact> &facts, const Debtor &debtor)
{
    if (!debtor.isKnown() && debtor.name.isEmpty())
        return;
    const QString masked = ibanForPeople(maskedIban(debtor.iban));
    const QString between = debtor.name.isEmpty() || masked.isEmpty() ? u""_s : u"\n"_s;
    facts.append({FactWords::payer(), QString(debtor.name + between + masked), debtor.name});
}

} // namespace

int remittanceCut(const QString &description)
{
    const BankText line = bankText(description, kRemittanceLength);
    return line.cut.isEmpty() ? -1 : int(line.shown.size());
}

QList<Fact> factsOf(const PaymentDetails &details)
{
    const Payment &payment = details.payment;
    QList<Fact> facts{{FactWords::id(), payment.id.text(), payment.id.text(), true}};
    appendText(facts, FactWords::reference(), payment.reference);
    if (!payment.description.isEmpty()) {
        const int cut = remittanceCut(payment.description);
        facts.append({FactWords::description(), payment.description, payment.description, false,
                      cut, cut < 0 ? QString() : FactWords::cutHint()});
    }
    appendText(facts, FactWords::message(), payment.message);
    appendDebtor(facts, payment.debtor);
    appendText(facts, FactWords::creditor(), details.profile.creditorName);
    if (!details.profile.iban.isEmpty())
        facts.append(
            {FactWords::account(), ibanForPeople(details.profile.iban), details.profile.iban});
    appendText(facts, FactWords::profile(), details.profile.name);
    appendText(facts, FactWords::pointOfSale(), payment.pointOfSale);
    if (!details.vat.isEmpty())
        appendText(facts, FactWords::vat(), SettingsBooksWords::shares(details.vat));
    appendText(facts, FactWords::bulkId(), payment.bulkId);
    facts.append(moment(FactWords::created(), payment.createdAt));
    if (payment.succeededAt)
        facts.append(moment(FactWords::paid(), *payment.succeededAt));
    else if (isOpen(payment.status) || payment.status == PaymentStatus::Expired)
        facts.append(moment(payment.status == PaymentStatus::Expired
                                ? Text::status(PaymentStatus::Expired)
                                : FactWords::expires(),
                            payment.expireAt));
    if (payment.acknowledgeBy && payment.status == PaymentStatus::PendingMerchantAcknowledgement)
        facts.append(moment(FactWords::acknowledgeBy(), *payment.acknowledgeBy));
    if (payment.refunded.cents() > 0)
        facts.append({FactWords::refunded(), money(payment.refunded)});
    if (payment.fee.cents() > 0) {
        facts.append({FactWords::fee(), money(payment.fee)});
        facts.append({FactWords::net(),
                      money(Amount::fromCents(payment.amount.cents() - payment.fee.cents()))});
    }
    return facts;
}

QList<TimelineEntry> timelineOf(const PaymentDetails &details, const QString &unknownSince)
{
    QList<TimelineEntry> entries;
    for (const PaymentStep &step : details.timeline)
        entries.prepend(
            {Text::step(step), timeWithMillis(step.at), fullMoment(step.at), step.status});
    if (!unknownSince.isEmpty())
        entries.prepend(FactWords::gap(unknownSince));
    return entries;
}

} // namespace tilldesk::ui
