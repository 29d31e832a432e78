#include "tests/support/some_payments.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <array>
#include <qrencode.h>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QString kWebshop = u"6a0b1c2d3e4f5a6b7c8d9e01"_s;
const QString kTills = u"6a0b1c2d3e4f5a6b7c8d9e02"_s;

struct PaymentRow {
    const char16_t *reference;
    PaymentStatus status;
    const char16_t *debtor;
    int cents;
    int secondsAgo;
    const char16_t *description;
};

using enum PaymentStatus;
constexpr std::array kDay{
    PaymentRow{u"Order 10482", Pending, u"", 2450, 3, u"1 × celebration cake, 4 × éclair"},
    PaymentRow{u"Order 10481", Identified, u"Lotte", 890, 79, u"2 × walnut loaf"},
    PaymentRow{u"Order 10480", Succeeded, u"Pieter", 13200, 236,
               u"2 × sourdough, 1 × tart, 12 × croissant for the Saturday breakfast"},
    PaymentRow{u"Till 2 · 0093", Succeeded, u"Fatima", 420, 630, u""},
    PaymentRow{u"Order 10478", AuthorizationFailed, u"Jonas", 6175, 788, u"Party platter"},
    PaymentRow{u"Order 10477", Succeeded, u"Emma", 1999, 1237, u"3 × baguette, 2 × brioche"},
    PaymentRow{u"Till 1 · 0041", Cancelled, u"", 280, 1430, u""},
    PaymentRow{u"Order 10475", Expired, u"", 4500, 1942, u"Birthday cake, 8 persons"},
    PaymentRow{u"Order 10474", Succeeded, u"Noor", 21040, 2098, u"Office breakfast"},
    PaymentRow{u"Till 2 · 0092", Succeeded, u"Wout", 610, 2380, u""},
    PaymentRow{u"Order 10472", PendingMerchantAcknowledgement, u"Mila", 1200, 2585, u"6 × éclair"},
    PaymentRow{u"Order 10471", Succeeded, u"Arthur", 8820, 2839, u"Weekly standing order"},
    PaymentRow{u"Order 10470", Voided, u"Louise", 550, 3053, u"1 × rye loaf"},
    PaymentRow{u"Till 1 · 0040", Succeeded, u"Adam", 360, 3248, u""},
    PaymentRow{u"Order 10468", Failed, u"Finn", 3125, 3405, u"Cheesecake"},
    PaymentRow{u"Order 10467", Authorized, u"Olivia", 1475, 3660, u"Sandwich lunch"}};

PaymentStep step(Timestamp at, PaymentStatus status, std::optional<PaymentTrigger> trigger,
                 Actor actor)
{
    return {at, status, trigger, std::move(actor)};
}

} // namespace

Payment somePayment(int number, Timestamp createdAt)
{
    Payment payment;
    payment.seq = number + 1;
    payment.id = PaymentId(u"5f3a9c1b7e6d4a20%1"_s.arg(number, 8, 16, '0'_L1));
    payment.profileId = ProfileId(kWebshop);
    payment.amount = Amount::fromCents(1000 + number % 9000);
    payment.createdAt = createdAt;
    payment.expireAt = createdAt + std::chrono::minutes(20);
    payment.reference = u"Order %1"_s.arg(10000 + number);
    return payment;
}

QList<Payment> somePayments(int count)
{
    QList<Payment> payments;
    for (int i = 0; i < count; ++i) {
        Payment payment = somePayment(i, kSomeNow - std::chrono::minutes(count - 1 - i));
        payment.status = Succeeded;
        payment.succeededAt = payment.createdAt + std::chrono::seconds(14);
        payment.debtor = {u"Pieter"_s, u"BE71096123456769"_s};
        payments.append(payment);
    }
    return payments;
}

QList<Payment> aDayAtTheBakery()
{
    QList<Payment> payments;
    int number = 480;
    for (auto row = kDay.rbegin(); row != kDay.rend(); ++row, ++number) {
        Payment payment = somePayment(number, kSomeNow - std::chrono::seconds(row->secondsAgo));
        payment.reference = QString::fromUtf16(row->reference);
        payment.description = QString::fromUtf16(row->description).replace(u'×', u'x');
        payment.status = row->status;
        payment.amount = Amount::fromCents(row->cents);
        payment.debtor.name = QString::fromUtf16(row->debtor);
        if (!payment.debtor.name.isEmpty())
            payment.debtor.iban = u"BE71096123456769"_s;
        if (payment.reference.startsWith(u"Till"_s)) {
            payment.profileId = ProfileId(kTills);
            payment.pointOfSale = u"TILL%1"_s.arg(payment.reference.at(5));
        }
        if (payment.status == Succeeded)
            payment.succeededAt = payment.createdAt + std::chrono::milliseconds(17'187);
        if (payment.status == PendingMerchantAcknowledgement || payment.status == Voided)
            payment.acknowledgeBy =
                payment.createdAt + std::chrono::milliseconds(17'187) + std::chrono::days(7);
        payments.append(payment);
    }
    return payments;
}

QList<ProfileEntry> someProfiles()
{
    const Merchant merchant{MerchantId(u"6a0b1c2d3e4f5a6b7c8d9e00"_s), u"Bakkerij Janssens"_s};
    Profile webshop;
    webshop.id = ProfileId(kWebshop);
    webshop.merchantId = merchant.id;
    webshop.name = u"Webshop"_s;
    webshop.creditorName = u"Bakkerij Janssens"_s;
    webshop.iban = u"BE68539007547034"_s;
    Profile tills = webshop;
    tills.id = ProfileId(kTills);
    tills.name = u"Tills"_s;
    tills.channel = PaymentChannel::InStore;
    Profile closed = webshop;
    closed.id = ProfileId(u"6a0b1c2d3e4f5a6b7c8d9e03"_s);
    closed.name = u"Market stall"_s;
    closed.isOpen = false;
    const PointOfSale till1{u"TILL1"_s, tills.id, u"Till 1"_s, {}, {}};
    const PointOfSale till2{u"TILL2"_s, tills.id, u"Till 2"_s, {}, {}};
    return {{merchant, webshop, {}}, {merchant, tills, {till1, till2}}, {merchant, closed, {}}};
}

QList<PaymentStep> someTimeline(const Payment &payment)
{
    using std::chrono::milliseconds;
    const Actor debtor{Actor::Kind::Debtor, payment.debtor.name};
    const Timestamp start = payment.createdAt;
    QList<PaymentStep> steps{step(start, Pending, {}, {Actor::Kind::ApiKey, u"webshop"_s})};
    const PaymentStatus status = payment.status;
    if (status == Cancelled)
        steps.append(step(start + milliseconds(41'802), Cancelled, PaymentTrigger::MerchantCancels,
                          {Actor::Kind::Window, {}}));
    if (status == Expired)
        steps.append(step(payment.expireAt, Expired, PaymentTrigger::TimePasses, {}));
    if (isOpen(status) ? status == Pending : steps.size() > 1)
        return steps;
    steps.append(
        step(start + milliseconds(8'463), Identified, PaymentTrigger::DebtorIdentifies, debtor));
    if (status == Identified)
        return steps;
    if (status == AuthorizationFailed || status == Failed) {
        const bool bank = status == AuthorizationFailed;
        steps.append(step(start + milliseconds(15'020), status,
                          bank ? PaymentTrigger::BankRefuses : PaymentTrigger::TechnicalFailure,
                          {}));
        return steps;
    }
    steps.append(
        step(start + milliseconds(16'894), Authorized, PaymentTrigger::BankAuthorizes, {}));
    if (status == Succeeded)
        steps.append(step(start + milliseconds(17'187), Succeeded, PaymentTrigger::Settles, {}));
    if (status == PendingMerchantAcknowledgement || status == Voided)
        steps.append(step(start + milliseconds(17'187), PendingMerchantAcknowledgement,
                          PaymentTrigger::SettlesAwaitingAcknowledgement, {}));
    return steps;
}

QByteArray someJson(const Payment &payment)
{
    const QJsonObject object{{u"paymentId"_s, payment.id.text()},
                             {u"status"_s, QString(toText(payment.status))},
                             {u"amount"_s, payment.amount.cents()},
                             {u"currency"_s, u"EUR"_s},
                             {u"reference"_s, payment.reference},
                             {u"createdAt"_s, QString::fromLatin1(toIsoUtc(payment.createdAt))}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented).trimmed();
}

QrMatrix someQrCode(const QString &text)
{
    QRcode *code = QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    QrMatrix matrix{code->width, QByteArray(code->width * code->width, '\0')};
    for (int i = 0; i < matrix.modules.size(); ++i)
        matrix.modules[i] = static_cast<char>(code->data[i] & 1);
    QRcode_free(code);
    return matrix;
}

} // namespace tilldesk::test
