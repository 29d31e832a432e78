#include "core/callbacks/inspection_body.h"

#include "core/callbacks/inspection_json.h"
#include "core/callbacks/inspection_parts.h"
#include "core/crypto/jws_checks.h"
#include "core/domain/iban.h"
#include "core/http/json.h"
#include "core/http/json_reader.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using crypto::quoted;

using Verdict = CallbackFinding::Verdict;

struct ToldDebtor {
    bool isThere = false;
    QString iban;
};

ToldDebtor debtorOf(const boost::json::object &object, http::JsonReader &in)
{
    const boost::json::value *debtor = object.if_contains("debtor");
    if (debtor == nullptr || debtor->is_null())
        return {};
    if (!debtor->is_object()) {
        in.keep({ErrorCode::FieldInvalid, u"must be an object"_s, u"debtor"_s});
        return {};
    }
    http::JsonReader members(debtor->get_object());
    if (!members.hasText("iban"))
        in.keep({ErrorCode::FieldInvalid, u"must have a string member iban"_s, u"debtor"_s});
    return {true, members.text("iban")};
}

Result<CallbackPayload> payloadOf(const boost::json::object &object)
{
    http::JsonReader in(object);
    CallbackPayload payload;
    payload.paymentId = in.requiredText("paymentId");
    if (in.requiredText("currency") != "EUR"_L1)
        in.keep({ErrorCode::FieldInvalid, u"must be EUR"_s, u"currency"_s});
    payload.amount = in.integer("amount");
    payload.description = in.text("description");
    payload.reference = in.text("reference");
    if (!in.has("createdAt"))
        in.keep({ErrorCode::FieldRequired, {}, u"createdAt"_s});
    payload.createdAt = in.time("createdAt").value_or(Timestamp());
    payload.status = in.requiredText("status");
    if (!in.firstError() && !paymentStatusFrom(payload.status))
        in.keep({ErrorCode::FieldInvalid, u"is not a payment status"_s, u"status"_s});
    const ToldDebtor debtor = debtorOf(object, in);
    payload.hasDebtor = debtor.isThere;
    payload.debtorIban = debtor.iban;
    return in.result(payload);
}

/// Returns the first difference between payload and payment, in English; empty if they agree.
QString differenceOf(const CallbackPayload &told, const Payment &stored, const QString &subject)
{
    const auto differs = [](const QString &member, const QString &is, const QString &should) {
        return u"%1 is %2, but the payment has %3"_s.arg(member, quoted(is), quoted(should));
    };
    if (!subject.isEmpty() && stored.profileId.text() != subject)
        return u"the payment belongs to another profile than the one that sub names"_s;
    if (told.amount != stored.amount.cents())
        return differs(u"amount"_s, QString::number(told.amount),
                       QString::number(stored.amount.cents()));
    if (told.reference != stored.reference)
        return differs(u"reference"_s, told.reference, stored.reference);
    if (told.description != stored.description)
        return differs(u"description"_s, told.description, stored.description);
    if (told.createdAt != stored.createdAt)
        return differs(u"createdAt"_s, QString::fromLatin1(toIsoUtc(told.createdAt)),
                       QString::fromLatin1(toIsoUtc(stored.createdAt)));
    // Callbacks can arrive out of order. A non-final status may lag behind the stored one; a final
    // status must equal it.
    const auto status = paymentStatusFrom(told.status);
    if (status != stored.status && status && isFinal(*status))
        return differs(u"status"_s, told.status, toText(stored.status));
    const QString iban = stored.debtor.isKnown() ? maskedIban(stored.debtor.iban) : QString();
    if (!told.debtorIban.isEmpty() && told.debtorIban != iban)
        return differs(u"debtor.iban"_s, told.debtorIban, iban);
    return {};
}

QString problemOf(const Error &error)
{
    if (error.code == ErrorCode::BodyMissing)
        return u"there is no body"_s;
    if (error.code == ErrorCode::FieldRequired)
        return u"%1 is missing"_s.arg(error.field);
    return error.field + u": "_s + error.detail;
}

} // namespace

ReadBody readBody(const QByteArray &body)
{
    const auto object = http::parseObject({body.constData(), std::size_t(body.size())});
    return {object ? payloadOf(*object) : Result<CallbackPayload>(object.failure()),
            indentedJson(QString::fromUtf8(body))};
}

CallbackFinding inspectBody(const ReadBody &body, const BodyExpectation &expected,
                            const InspectionContext &context)
{
    const auto found = [&body](Verdict verdict, const QString &reason) {
        return CallbackFinding{CallbackCheck::Body, verdict, reason, body.shown};
    };
    const auto &payload = body.payload;
    if (!payload)
        return found(Verdict::Fails, problemOf(payload.error()));
    if (!payload->hasDebtor && !expected.mayLackDebtor)
        return found(Verdict::Fails, u"debtor is missing: the specified form always has it"_s);
    if (!context.payment)
        return found(
            Verdict::Undecided,
            u"the body has all mandatory members; there is no payment to compare it with"_s);
    const auto stored = context.payment(PaymentId(payload->paymentId));
    if (!stored)
        return found(Verdict::Undecided,
                     u"the body has all mandatory members, but this service has no payment %1;"
                     " a test callback belongs to no payment"_s.arg(quoted(payload->paymentId)));
    const QString difference = differenceOf(*payload, *stored, expected.subject);
    return found(difference.isEmpty() ? Verdict::Holds : Verdict::Fails, difference);
}

BodySummary summaryOf(const QByteArray &body)
{
    constexpr qsizetype kLongest = 64;
    const auto object = http::parseObject({body.constData(), std::size_t(body.size())});
    if (!object)
        return {};
    http::JsonReader in(*object);
    BodySummary summary{in.text("paymentId"), in.text("status")};
    for (QString *text : {&summary.paymentId, &summary.status}) {
        if (text->size() > kLongest)
            text->clear();
    }
    return summary;
}

} // namespace tilldesk::callbacks
