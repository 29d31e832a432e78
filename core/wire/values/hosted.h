#pragma once

#include "core/domain/hosted.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(HostedConnection, (),
                      (profileId, environment, baseUrl, keySetUrl, hostedProfileId,
                       hostedMerchantId, issuer, claimNamespace, relaysCallbacks, apiKeyEnd, kid,
                       keyMadeAt, keySignsFrom, publicKeys, ownKeySetUrl, allowed))

} // namespace tilldesk
