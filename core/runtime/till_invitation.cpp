#include "core/runtime/till_invitation.h"

#include "core/domain/till_link.h"
#include "core/qr/qr_encoder.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

/// Returns whether a link can name this host.
bool isHost(TillLink link)
{
    link.code = u"000000"_s;
    const auto read = tillLinkFrom(toText(link));
    return read && read->host.compare(link.host, Qt::CaseInsensitive) == 0;
}

} // namespace

Result<TillInvitation> makeInvitation(tills::TillService &service, const tills::TillPlace &place,
                                      const QString &host, const QStringList &addresses)
{
    if (host.isEmpty() && addresses.isEmpty())
        return fail(ErrorCode::Unavailable, u"this computer has no network"_s);
    TillLink link{.host = host.isEmpty() ? addresses.first() : host,
                  .port = place.port,
                  .fingerprint = place.fingerprint,
                  .code = {}};
    if (!isHost(link))
        return fail(ErrorCode::FieldInvalid, u"must be a host name or an IP address"_s, u"host"_s);
    const PairingCode made = service.startPairing();
    link.code = made.code;
    const QString text = toText(link);
    const auto qr = encodeQr(text);
    if (!qr)
        return qr.failure();
    return TillInvitation{.code = made.code,
                          .until = made.until,
                          .link = text,
                          .qr = *qr,
                          .fingerprint = link.fingerprint};
}

} // namespace tilldesk::runtime
