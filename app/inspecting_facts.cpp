#include "app/inspecting_facts.h"

#include "core/callbacks/callback_log.h"
#include "core/callbacks/inbox.h"
#include "core/payments/payment_queries.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Returns the `jti` of the signature's header; empty if it has none.
QString requestIdOf(const CallbackInspection &wanted, const callbacks::InspectionContext &context)
{
    constexpr std::array kWanted{CallbackCheck::RequestId};
    return callbacks::inspect(wanted, context, kWanted).first().value;
}

/// Dates the inspection at the arrival of the callback (or its sending), so that a later inspection
/// judges its age as it was then.
void setTime(callbacks::InspectionContext &context, storage::Database &db,
             const CallbackInspection &wanted, const QString &jti)
{
    const QString signature = wanted.signature.trimmed();
    callbacks::Inbox inbox(db);
    std::optional<Timestamp> received;
    if (!wanted.inboxMessageId.isEmpty())
        received = inbox.receivedAt(wanted.inboxMessageId.toLongLong());
    if (!received) {
        if (const auto sent = callbacks::sentAt(db, jti, signature)) {
            context.now = *sent;
            context.nowIs = u"it was sent"_s;
            return;
        }
        received = inbox.receivedAt(jti, signature);
    }
    if (received) {
        context.now = *received;
        context.nowIs = u"it was received"_s;
    }
}

} // namespace

void addFacts(callbacks::InspectionContext &context, storage::Database &db,
              const CallbackInspection &wanted)
{
    const Timestamp clock = context.now;
    setTime(context, db, wanted, requestIdOf(wanted, context));
    context.timesSeen = [&db, inboxMessageId = wanted.inboxMessageId,
                         signature = wanted.signature.trimmed()](const QString &jti) {
        callbacks::Inbox inbox(db);
        return inboxMessageId.isEmpty() ? inbox.timesSeenOtherwise(jti, signature)
                                        : inbox.timesSeen(jti, inboxMessageId.toLongLong());
    };
    if (!context.isOurs) // the payment of another service's callback is not stored here
        return;
    context.payment = storedPayments(db, clock);
}

std::function<std::optional<Payment>(const PaymentId &)> storedPayments(storage::Database &db,
                                                                        Timestamp now)
{
    return [&db, now](const PaymentId &id) -> std::optional<Payment> {
        auto payment = payments::PaymentQueries(db, now).find(id);
        return payment ? std::optional(std::move(*payment)) : std::nullopt;
    };
}

Result<callbacks::InspectionKeys> pastedKeys(const QString &json)
{
    auto set = crypto::JwkSet::parse(json.toUtf8());
    if (!set)
        return fail(ErrorCode::FieldInvalid, set.error().detail, u"keySet"_s);
    return callbacks::InspectionKeys{std::make_shared<const crypto::JwkSet>(std::move(*set)),
                                     u"the key set that was given"_s};
}

bool isKeySet(const QString &text)
{
    return text.trimmed().startsWith(u'{');
}

} // namespace tilldesk::app
