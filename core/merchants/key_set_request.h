#pragma once

#include "core/merchants/key_set_source.h"
#include "core/net/outgoing_request.h"

class QNetworkAccessManager;

namespace tilldesk::merchants {

/// Begins one fetch of a key set, which ends itself.
/// @param network  see net::OutgoingRequest
/// @param done     called once, unless `parent` is destroyed before
void requestKeySet(QNetworkAccessManager &network, const KeySetAddress &address,
                   KeySetSource::Done done, std::chrono::milliseconds timeout, QObject *parent);

} // namespace tilldesk::merchants
