#include "core/runtime/local_payments.h"

#include "core/books/vat_rates.h"
#include "core/ledger/ledger_queries.h"
#include "core/payments/payment_json.h"
#include "core/payments/payment_request.h"
#include "core/payouts/payout_queries.h"
#include "core/qr/qr_encoder.h"
#include "core/refunds/refund_repository.h"
#include "core/runtime/promised.h"

#include <QJsonDocument>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

Result<PaymentDetails> toDetails(const payments::PaymentHistory &history, const LocalCore &core)
{
    const auto directory = core.directory.current();
    const auto *profile = directory->profile(history.payment.profileId);
    const Merchant *merchant =
        profile != nullptr ? directory->merchant(profile->profile.merchantId) : nullptr;
    const std::string base = core.address.base();
    PaymentDetails details{
        .payment = history.payment,
        .profile = profile != nullptr ? profile->profile : Profile(),
        .merchant = merchant != nullptr ? *merchant : Merchant(),
        .timeline = history.timeline,
        .deeplink = QString::fromStdString(payments::linksOf(history.payment, base).deeplink),
        .qrCode = {},
        .json = {}};
    if (!details.deeplink.isEmpty()) {
        const auto code = encodeQr(details.deeplink);
        if (!code)
            return code.failure();
        details.qrCode = *code;
    }
    const std::string json = payments::paymentJson(details.payment, details.profile, base);
    details.json = QJsonDocument::fromJson(QByteArray::fromStdString(json)).toJson();
    return details;
}

/// Adds the payment's VAT rates, refunds and ledger entries.
Result<PaymentDetails> withMoney(storage::Database &db, const QTimeZone &zone,
                                 PaymentDetails details)
{
    constexpr int kMax = 10'000; // a payment of 100 euro can have 10,000 refunds
    const PaymentId &id = details.payment.id;
    details.refunds = refunds::RefundRepository(db).ofPayment(id);
    LedgerFilter filter;
    filter.subjects << id.text();
    for (const Refund &refund : std::as_const(details.refunds))
        filter.subjects << refund.id.text();
    details.ledger = ledger::page(db, filter, {}, kMax).rows;
    std::ranges::reverse(details.ledger);
    details.payoutId = payouts::payoutOf(db, id);
    details.vat = books::vatOf(db, zone, details.payment);
    return details;
}

} // namespace

QFuture<Result<PaymentPage>> LocalPayments::page(const PaymentFilter &filter, qint64 first,
                                                 int count, const std::optional<Payment> &after)
{
    return m_gate.start<StaffCommand::ReadPayments, PaymentPage>([&](auto fulfil) {
        m_core.payments.page(filter, first, std::clamp(count, 0, kMaxRows), after,
                             std::move(fulfil));
    });
}

QFuture<Result<PaymentTotals>> LocalPayments::totals(const PaymentFilter &filter)
{
    return m_gate.start<StaffCommand::ReadPayments, PaymentTotals>(
        [&](auto fulfil) { m_core.payments.totals(filter, std::move(fulfil)); });
}

QFuture<Result<QList<PaymentTotal>>> LocalPayments::takings(const QList<ProfileId> &profiles,
                                                            const QList<Timestamp> &bounds,
                                                            const QString &pointOfSale)
{
    return m_gate.start<StaffCommand::ReadPayments, QList<PaymentTotal>>([&](auto fulfil) {
        m_core.payments.takings(profiles, bounds, pointOfSale, std::move(fulfil));
    });
}

QFuture<Result<PaymentDetails>> LocalPayments::details(const PaymentId &id)
{
    return m_gate.start<StaffCommand::ReadPayments, PaymentDetails>([&](auto fulfil) {
        m_core.payments.history(
            id,
            [core = m_core,
             fulfil = std::move(fulfil)](const Result<payments::PaymentHistory> &history) mutable {
                if (!history)
                    return fulfil(history.failure());
                auto details = toDetails(*history, core);
                if (!details)
                    return fulfil(std::move(details));
                core.readers.submit(
                    threads::ReadKind::LookUp,
                    [zone = core.zone, details = std::move(*details)](storage::Database &db) {
                        return withMoney(db, zone, details);
                    },
                    std::move(fulfil));
            });
    });
}

QFuture<Result<Payment>> LocalPayments::create(const ProfileId &profile, const NewPayment &payment,
                                               const VatShares &vat)
{
    const auto checked = payments::checkedNewPayment(payment);
    if (!checked)
        return refused<Payment>(checked.error());
    if (const auto allowed = checkedVatShares(vat); !allowed)
        return refused<Payment>(allowed.error());
    if (isHostedProfile(profile))
        return m_gate.start<StaffCommand::CreatePayment, Payment>([&](auto fulfil) {
            m_core.payments.create(profile, *checked, vat, windowOf(m_gate.actor()),
                                   std::move(fulfil));
        });
    return m_gate.change<StaffCommand::CreatePayment, Payment>(
        [this, profile, wanted = *checked, vat](const AuditActor &actor) -> Result<Payment> {
            const auto known = m_core.changes.repeated(profile, wanted);
            if (!known)
                return known.failure();
            if (*known)
                return **known;
            auto made = m_core.changes.create(profile, wanted, windowOf(actor));
            if (made)
                m_core.changes.setVat(*made, vat);
            return made;
        });
}

QFuture<Result<Payment>> LocalPayments::createStaticQr(const ProfileId &profile,
                                                       const NewPayment &payment,
                                                       const VatShares &vat)
{
    const auto checked = payments::checkedNewPayment(payment);
    if (!checked)
        return refused<Payment>(checked.error());
    if (checked->pointOfSale.isEmpty())
        return refused<Payment>({ErrorCode::FieldRequired, {}, QStringLiteral("posId")});
    if (const auto allowed = checkedVatShares(vat); !allowed)
        return refused<Payment>(allowed.error());
    if (isHostedProfile(profile))
        return m_gate.start<StaffCommand::CreatePayment, Payment>([&](auto fulfil) {
            m_core.payments.createStaticQr(profile, *checked, vat, windowOf(m_gate.actor()),
                                           std::move(fulfil));
        });
    return m_gate.change<StaffCommand::CreatePayment, Payment>(
        [this, profile, wanted = *checked, vat](const AuditActor &actor) -> Result<Payment> {
            const auto known = m_core.changes.repeated(profile, wanted);
            if (!known)
                return known.failure();
            if (*known)
                return **known;
            auto made = m_core.changes.createStaticQr(profile, wanted, windowOf(actor));
            if (made)
                m_core.changes.setVat(*made, vat);
            return made;
        });
}

QFuture<Result<Payment>> LocalPayments::activeAt(const ProfileId &profile, const QString &posId)
{
    return m_gate.start<StaffCommand::ReadPayments, Payment>(
        [&](auto fulfil) { m_core.payments.active(profile, posId, std::move(fulfil)); });
}

QFuture<Result<Payment>> LocalPayments::cancel(const PaymentId &id)
{
    if (hasHostedProfiles())
        return m_gate.start<StaffCommand::CancelPayment, Payment>([&](auto fulfil) {
            const AuditActor actor = m_gate.actor();
            m_core.payments.cancel(
                id, {windowOf(actor), {}},
                [this, actor, fulfil = std::move(fulfil)](Result<Payment> payment) mutable {
                    if (payment)
                        m_gate.record(actor,
                                      {.kind = AuditKind::PaymentCancelled,
                                       .subject = payment->id.text(),
                                       .facts = {{u"amount"_s, payment->amount.cents()},
                                                 {u"reference"_s, payment->reference}}});
                    fulfil(std::move(payment));
                });
        });
    return m_gate.change<StaffCommand::CancelPayment, Payment>([this, id](const AuditActor &actor) {
        return m_core.changes.cancel(id, {windowOf(actor), {}});
    });
}

QFuture<Result<Payment>> LocalPayments::acknowledge(const PaymentId &id, Amount amount)
{
    if (hasHostedProfiles())
        return m_gate.start<StaffCommand::AcknowledgePayment, Payment>([&](auto fulfil) {
            m_core.payments.acknowledge(id, amount, {windowOf(m_gate.actor()), {}},
                                        std::move(fulfil));
        });
    return m_gate.change<StaffCommand::AcknowledgePayment, Payment>(
        [this, id, amount](const AuditActor &actor) {
            return m_core.changes.acknowledge(id, amount, {windowOf(actor), {}});
        });
}

bool LocalPayments::isHostedProfile(const ProfileId &profile) const
{
    const auto directory = m_core.directory.current();
    const auto *stored = directory->profile(profile);
    return stored != nullptr && isHosted(stored->profile.environment);
}

bool LocalPayments::hasHostedProfiles() const
{
    const auto directory = m_core.directory.current();
    return std::ranges::any_of(directory->profiles(), [](const merchants::StoredProfile &stored) {
        return isHosted(stored.profile.environment);
    });
}

void LocalPayments::notify(const QList<PaymentChange> &changes)
{
    QMetaObject::invokeMethod(
        this, [this, changes] { Q_EMIT changed(changes); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
