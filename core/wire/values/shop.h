#pragma once

#include "core/base/clock.h"
#include "core/base/clock_watch.h"
#include "core/domain/api_key.h"
#include "core/domain/service_key.h"
#include "core/domain/simulation.h"
#include "core/domain/staff.h"
#include "core/domain/till_access.h"
#include "core/gateway/endpoint.h"
#include "core/gateway/merchants.h"
#include "core/gateway/staff.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(ClockSetting, (), (offset, frozenAt))
BOOST_DESCRIBE_STRUCT(ClockJump, (), (expected, wall))
BOOST_DESCRIBE_STRUCT(ApiKey, (),
                      (id, profileId, sha256, name, subject, authorities, createdAt, lastUsedAt,
                       revokedAt, expiresAt, addresses))
BOOST_DESCRIBE_STRUCT(NewApiKey, (), (profileId, name, subject, authorities, expiresAt, addresses))
BOOST_DESCRIBE_STRUCT(CreatedApiKey, (), (key, text))
BOOST_DESCRIBE_STRUCT(ServiceKeyEntry, (),
                      (kid, algorithm, thumbprint, phase, publishedAt, signsFrom, retiredAt))
BOOST_DESCRIBE_STRUCT(SimulationState, (),
                      (isOn, isProduction, clock, callbackFault, refundsFail, payoutsFail))
BOOST_DESCRIBE_STRUCT(RefundLimits, (), (perRefund, perDay))
BOOST_DESCRIBE_STRUCT(StaffMember, (),
                      (id, name, role, isActive, pin, hasPassword, wrongPins, blockedUntil, addedAt,
                       leftAt, lastSeenAt, lastPlace))
BOOST_DESCRIBE_STRUCT(PinTry, (), (outcome, triesLeft, blockedUntil))
BOOST_DESCRIBE_STRUCT(RefundToApprove, (), (paymentId, amount, description))
BOOST_DESCRIBE_STRUCT(RefundAllowance, (), (exceeded, limit, today, approvers))
BOOST_DESCRIBE_STRUCT(StaffSession, (), (isOn, isLocked, member, isCutOff, atMost))
BOOST_DESCRIBE_STRUCT(EndpointState, (), (isListening, address, error, lanAddress, authorityFile))
BOOST_DESCRIBE_STRUCT(EndpointSettings, (),
                      (port, tls, lan, lanPort, publicBaseUrl, certificateFile, certificateKeyFile))
BOOST_DESCRIBE_STRUCT(ProfileEntry, (), (merchant, profile, pointsOfSale))
BOOST_DESCRIBE_STRUCT(KeySetSummary, (), (kids, skipped))
BOOST_DESCRIBE_STRUCT(StaffChange, (), (id, name, role, isActive))
BOOST_DESCRIBE_STRUCT(PinResult, (), (tried, mustChoosePin, approvedUntil))
BOOST_DESCRIBE_STRUCT(Till, (),
                      (id, name, addedAt, addedBy, lastSeenAt, lastAddress, version, revokedAt,
                       revokedBy, profileId, posId, atMost))
BOOST_DESCRIBE_STRUCT(TillSettings, (), (name, profileId, posId, atMost))
BOOST_DESCRIBE_STRUCT(Revocation, (), (at, by))
BOOST_DESCRIBE_STRUCT(TillRequest, (), (id, name, address, version))
BOOST_DESCRIBE_STRUCT(TillPairing, (), (state, until, triesLeft, added, asking))
BOOST_DESCRIBE_STRUCT(TillList, (), (tills, pairing))
BOOST_DESCRIBE_STRUCT(TillInvitation, (), (code, until, link, qr, fingerprint))
BOOST_DESCRIBE_STRUCT(ConnectedTill, (), (till, address, session))
BOOST_DESCRIBE_STRUCT(TillAccess, (),
                      (isOn, port, error, fingerprint, addresses, connected, tooOld, own))

} // namespace tilldesk
