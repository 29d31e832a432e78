#include "core/hosted/client_exchange.h"

#include "core/hosted/exchange_end.h"
#include "core/hosted/reply_signature.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

QByteArray originOf(const Access &access)
{
    return net::Destination::of(access.base).origin;
}

ReplyEnd notSent(const Error &error)
{
    ReplyEnd end;
    end.kind = ReplyKind::NotSent;
    end.detail = error.field.isEmpty() ? error.detail : error.field + u' ' + error.detail;
    return end;
}

/// Why a request is not signed.
ReplyEnd wrongClock(ReplyFacts facts, std::chrono::milliseconds skew)
{
    ReplyEnd end{.kind = ReplyKind::NotSent, .facts = std::move(facts)};
    end.facts.skew = skew;
    const qint64 seconds = std::chrono::abs(std::chrono::round<std::chrono::seconds>(skew)).count();
    end.detail = u"the clock of this computer is %1 s %2: nothing is signed"_s.arg(
        QString::number(seconds), skew > std::chrono::milliseconds(0) ? u"ahead"_s : u"behind"_s);
    return end;
}

/// What a promise means for the response: Unknown unless the signature is as it must be.
void judge(ReplyEnd &end, PromisedSignature promised, const QString &fault)
{
    const bool isPromised =
        promised == PromisedSignature::SignatureBank || promised == PromisedSignature::Signature;
    const bool isNeeded = isPromised && end.kind == ReplyKind::Answered;
    switch (end.facts.signature) {
    case ReplySignature::Holds: return;
    case ReplySignature::Fails:
        end.kind = ReplyKind::Unknown;
        end.detail = u"the signature of the response does not hold: "_s + fault;
        return;
    case ReplySignature::Absent:
    case ReplySignature::Unread:
        if (!isNeeded)
            return;
        end.kind = ReplyKind::Unknown;
        end.detail = end.facts.signature == ReplySignature::Absent
            ? u"the response is not signed"_s
            : u"the signature of the response cannot be checked: "_s + fault;
        return;
    }
    Q_UNREACHABLE();
}

} // namespace

struct ClientExchanges::Signed {
    AccessPtr access;
    HostedRequest request;
    QString path;
    ReplyEnd end;
    QByteArray body;
    merchants::RequestSignature signature;
    Timestamp now; ///< by the service's clock
    End done;

    void finish(ReplySignature verdict, const QString &fault)
    {
        end.facts.signature = verdict;
        judge(end, request.promised, fault);
        done(std::move(end), body);
    }
};

ClientExchanges::ClientExchanges(const Client::Needs &needs)
    : m_needs(needs),
      m_post(needs.network.post()),
      m_skew(needs.clock, needs.monotonic),
      m_contacts(needs.monotonic)
{
}

bool ClientExchanges::mayTrust(const QByteArray &origin) const
{
    const auto skew = m_skew.of(origin);
    return skew && std::chrono::abs(*skew) <= kSkewToRefuse;
}

void ClientExchanges::send(const AccessPtr &access, const HostedRequest &request, End done)
{
    if (isSigned(request, *access) && !mayTrust(originOf(*access)))
        readClock(access, request, std::move(done));
    else
        sendNow(access, request, done);
}

void ClientExchanges::readClock(const AccessPtr &access, const HostedRequest &request, End done)
{
    open(access->base, access->rule, kMaxIgnored,
         [self = shared_from_this(), access, request, done = std::move(done)](ReplyEnd end,
                                                                              const QByteArray &) {
             if (end.facts.transport != net::Outcome::Answered) {
                 end.kind = ReplyKind::NotSent; // the request itself has not left
                 return done(std::move(end), {});
             }
             const auto skew = end.facts.skew;
             if (skew && std::chrono::abs(*skew) > kSkewToRefuse)
                 return done(wrongClock(std::move(end.facts), *skew), {});
             self->sendNow(access, request, done);
         });
}

void ClientExchanges::sendNow(const AccessPtr &access, const HostedRequest &request,
                              const End &done)
{
    const auto made = outgoing(request, *access, m_needs.clock.now());
    if (!made)
        return done(notSent(made.error()), {});
    call(access, *made,
         [self = shared_from_this(), access, request, path = made->path,
          done](ReplyEnd end, const QByteArray &body) {
             const bool isReconciliation = request.promised == PromisedSignature::Signature
                 || request.promised == PromisedSignature::MaybeSignature;
             const QByteArray jws =
                 onlyHeader(end.facts.headers, isReconciliation ? "Signature" : "SignatureBank");
             const Timestamp now =
                 self->m_needs.clock.now() - end.facts.skew.value_or(std::chrono::milliseconds(0));
             const auto response = std::make_shared<Signed>(
                 Signed{access, request, path, std::move(end), body,
                        merchants::readRequestSignature(jws, access->names.claims()), now, done});
             if (jws.isEmpty())
                 return response->finish(ReplySignature::Absent, {});
             self->checkSignature(response);
         });
}

void ClientExchanges::checkSignature(const std::shared_ptr<Signed> &response)
{
    response->end.facts.keyId = response->signature.kid;
    if (response->access->keySet.isEmpty())
        return response->finish(ReplySignature::Unread, u"no address of its keys is known"_s);
    m_needs.keySets.find(
        {response->access->keySet.toString(QUrl::FullyEncoded), response->access->rule},
        response->signature.kid,
        [post = m_post, response](const Result<merchants::KeySetPtr> &keys) {
            post([response, keys] {
                if (!keys)
                    return response->finish(ReplySignature::Unread, keys.error().detail);
                const crypto::Jwk *key = (*keys)->find(response->signature.kid);
                if (key == nullptr)
                    return response->finish(ReplySignature::Fails,
                                            u"its key is not in the service's key set"_s);
                const QString fault =
                    faultOfReply(response->signature, key->key, response->access->names,
                                 {.body = response->body,
                                  .requestId = response->end.facts.requestId,
                                  .path = response->path,
                                  .basePath = response->access->base.path(QUrl::FullyEncoded),
                                  .now = response->now});
                response->finish(fault.isEmpty() ? ReplySignature::Holds : ReplySignature::Fails,
                                 fault);
            });
        });
}

void ClientExchanges::open(const QUrl &url, UrlRule rule, qsizetype maxAnswer, End done)
{
    Access access;
    access.base = url;
    call(std::make_shared<const Access>(std::move(access)), openRequest(url, rule, maxAnswer),
         std::move(done));
}

void ClientExchanges::call(const AccessPtr &access, const Outgoing &made, End done)
{
    ReplyFacts facts;
    facts.traceId = made.traceId;
    facts.requestId = made.requestId;
    const Timestamp sentAt = m_needs.clock.now();
    m_contacts.sent(*access);
    m_needs.network.call(
        made.call, m_needs.timeout,
        [self = shared_from_this(), access, facts = std::move(facts), sentAt,
         startedAt = m_needs.monotonic.now(), done = std::move(done)](const net::Answer &answer) {
            ReplyEnd end =
                endOf(answer, facts, {sentAt, self->m_needs.clock.now()}, access->apiKey);
            if (end.facts.skew)
                self->m_skew.record(originOf(*access), *end.facts.skew);
            self->m_contacts.ended(*access, end, self->m_needs.monotonic.now() - startedAt);
            done(std::move(end), answer.body);
        });
}

} // namespace tilldesk::hosted
