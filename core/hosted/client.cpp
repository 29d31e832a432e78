#include "core/hosted/client.h"

#include "core/hosted/client_exchange.h"
#include "core/hosted/response_values.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

struct Client::Private {
    explicit Private(const Needs &needs)
        : post(needs.network.post()),
          exchanges(std::make_shared<ClientExchanges>(needs))
    {
    }

    const net::Network::Post post;
    const std::shared_ptr<ClientExchanges> exchanges;
};

namespace {

/// Completes a reply with the value that `read` finds in the body, or says why it cannot.
template <typename T, typename Read>
void complete(const Client::Done<T> &done, ReplyEnd end, const QByteArray &body, const Read &read)
{
    Reply<T> reply{std::move(end), {}};
    if (reply.kind == ReplyKind::Answered) {
        Result<T> value = read(std::string_view(body.constData(), std::size_t(body.size())));
        if (value) {
            reply.value = std::move(*value);
        } else {
            const Error &error = value.error();
            reply.kind = ReplyKind::Unknown;
            reply.detail = error.code == ErrorCode::BodyMissing
                ? u"the response has no body"_s
                : u"the response cannot be read: %1 %2"_s.arg(error.field, error.detail);
        }
    }
    done(std::move(reply));
}

Result<Nothing> readNothing(std::string_view /*body*/)
{
    return Nothing{};
}

Error differs(const QString &field)
{
    return {ErrorCode::FieldInvalid, u"is not that of the request"_s, field};
}

/// Refuses a response that belongs to another request: something between here and the service may
/// have mixed up two.
template <typename T>
Result<T> belonging(Result<T> value, bool isOwn, const QString &field)
{
    if (value && !isOwn)
        return tl::unexpected<Error>(differs(field));
    return value;
}

template <typename Row>
Result<HostedPage<Row>> pageAsked(Result<HostedPage<Row>> page, qint64 number)
{
    const bool isAsked = page && page->number == number;
    return belonging(std::move(page), isAsked, u"number"_s);
}

} // namespace

Client::Client(const Needs &needs) : d(std::make_unique<Private>(needs)) {}

Client::~Client() = default;

/// Sends `request` from the network's thread. Runs `read` on the body of a successful response.
template <typename T, typename Read>
void Client::send(const Access &access, HostedRequest request, Done<T> done, Read read)
{
    d->post([exchanges = d->exchanges, access = std::make_shared<const Access>(access),
             request = std::move(request), done = std::move(done), read = std::move(read)] {
        exchanges->send(access, request, [done, read](ReplyEnd end, const QByteArray &body) {
            complete<T>(done, std::move(end), body, read);
        });
    });
}

void Client::createPayment(const Access &access, const NewPayment &wanted, Done<HostedPayment> done)
{
    send(access, createPaymentRequest(wanted), std::move(done),
         [rule = access.rule, amount = wanted.amount,
          reference = wanted.reference](std::string_view body) {
             auto made = readCreatedPayment(body, rule);
             const bool hasAmount = made && made->amount == amount;
             made = belonging(std::move(made), hasAmount, u"amount"_s);
             const bool isOwn = made && (made->reference.isEmpty() || made->reference == reference);
             return belonging(std::move(made), isOwn, u"reference"_s);
         });
}

void Client::payment(const Access &access, const PaymentId &id, Done<HostedPayment> done)
{
    send(access, paymentRequest(id), std::move(done),
         [rule = access.rule, id](std::string_view body) {
             auto found = readPayment(body, rule);
             const bool isOwn = found && found->id == id;
             return belonging(std::move(found), isOwn, u"paymentId"_s);
         });
}

void Client::cancel(const Access &access, const PaymentId &id, Done<Nothing> done)
{
    send(access, cancelRequest(id), std::move(done), readNothing);
}

void Client::search(const Access &access, const HostedSearch &asked,
                    Done<HostedPage<HostedPayment>> done)
{
    send(access, searchRequest(asked), std::move(done),
         [rule = access.rule, number = asked.page](std::string_view body) {
             return pageAsked(readSearchPage(body, rule), number);
         });
}

void Client::acknowledge(const Access &access, const PaymentId &id, Amount amount,
                         const QString &reference, Done<Nothing> done)
{
    send(access, acknowledgeRequest(id, amount, reference), std::move(done), readNothing);
}

void Client::refundIban(const Access &access, const PaymentId &id, Done<QString> done)
{
    send(access, refundIbanRequest(id), std::move(done), readRefundIban);
}

void Client::createRefund(const Access &access, const NewRefund &wanted, Done<HostedRefund> done)
{
    send(access, createRefundRequest(wanted), std::move(done),
         [id = wanted.paymentId, amount = wanted.amount](std::string_view body) {
             auto made = readRefund(body);
             const bool isOwn = made && made->paymentId == id && made->amount == amount;
             return belonging(std::move(made), isOwn, u"paymentId"_s);
         });
}

void Client::refund(const Access &access, const PaymentId &payment, const RefundId &refund,
                    Done<HostedRefund> done)
{
    send(access, refundRequest(payment, refund), std::move(done),
         [payment, refund](std::string_view body) {
             auto found = readRefund(body);
             const bool isOwn = found && found->paymentId == payment && found->id == refund;
             return belonging(std::move(found), isOwn, u"refundId"_s);
         });
}

void Client::payouts(const Access &access, const PayoutsAsked &asked,
                     Done<HostedPage<HostedPayout>> done)
{
    send(access, payoutsRequest(asked), std::move(done),
         [number = asked.page](std::string_view body) {
             return pageAsked(readPayouts(body), number);
         });
}

void Client::items(const Access &access, PayoutItemKind kind, const ItemsAsked &asked,
                   Done<HostedPage<HostedItem>> done)
{
    send(access, itemsRequest(kind, asked), std::move(done),
         [kind, number = asked.page](std::string_view body) {
             return pageAsked(readItems(body, kind), number);
         });
}

HostedContact Client::contact(const Access &access) const
{
    return d->exchanges->contacts().of(access);
}

void Client::keySet(const Access &access, Done<merchants::KeySetPtr> done)
{
    d->post([exchanges = d->exchanges, url = access.keySet, rule = access.rule,
             done = std::move(done)] {
        exchanges->open(url, rule, crypto::kMaxJwkSetBytes,
                        [done](ReplyEnd end, const QByteArray &body) {
                            complete<merchants::KeySetPtr>(
                                done, std::move(end), body,
                                [&body](std::string_view) -> Result<merchants::KeySetPtr> {
                                    auto keys = crypto::JwkSet::parse(body);
                                    if (!keys)
                                        return keys.failure();
                                    return std::make_shared<const crypto::JwkSet>(std::move(*keys));
                                });
                        });
    });
}

void Client::reach(const Access &access, Done<Nothing> done)
{
    d->post(
        [exchanges = d->exchanges, url = access.base, rule = access.rule, done = std::move(done)] {
            exchanges->open(url, rule, ClientExchanges::kMaxIgnored,
                            [done](ReplyEnd end, const QByteArray &body) {
                                if (end.facts.transport == net::Outcome::Answered) {
                                    end.kind = ReplyKind::Answered;
                                    end.detail.clear();
                                }
                                complete<Nothing>(done, std::move(end), body, readNothing);
                            });
        });
}

} // namespace tilldesk::hosted
