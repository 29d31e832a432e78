#include "core/debtors/transfer_code.h"

#include "core/domain/sepa_text.h"
#include "core/payments/payment_request.h"

#include <QStringDecoder>
#include <charconv>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

/// Returns the bytes of a query parameter; empty if absent.
std::string parameter(const http::Request &request, char capital, char small)
{
    const auto value = request.queryValue({&capital, 1});
    return value ? *value : request.queryValue({&small, 1}).value_or("");
}

Result<Amount> amountOf(const http::Request &request)
{
    const QString field = u"A"_s;
    const std::string text = parameter(request, 'A', 'a');
    if (text.empty())
        return fail(ErrorCode::FieldRequired, {}, field);
    qint64 cents = 0;
    const char *end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data(), end, cents);
    return payments::checkedAmount(problem == std::errc() && rest == end ? cents : 0, field);
}

Result<QString> textOf(const std::string &bytes, int maxLength, const QString &field)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(QByteArrayView(bytes));
    if (decoder.hasError())
        return fail(ErrorCode::FieldInvalid, u"is not UTF-8"_s, field);
    return sepaText(text, maxLength, field);
}

} // namespace

Result<NewPayment> transferOf(const http::Request &request)
{
    const auto amount = amountOf(request);
    if (!amount)
        return amount.failure();
    const auto description = textOf(parameter(request, 'D', 'd'), kDescriptionLength, u"D"_s);
    if (!description)
        return description.failure();
    const auto reference = textOf(parameter(request, 'R', 'r'), kReferenceLength, u"R"_s);
    if (!reference)
        return reference.failure();
    NewPayment wanted{.amount = *amount};
    wanted.description = *description;
    wanted.reference = *reference;
    return wanted;
}

} // namespace tilldesk::debtors
