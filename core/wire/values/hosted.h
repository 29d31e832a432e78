#pragma once

#include "core/domain/connection_check.h"
#include "core/domain/hosted.h"
#include "core/domain/hosted_contact.h"
#include "core/domain/hosted_open.h"
#include "core/domain/hosted_outcome.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(HostedConnection, (),
                      (profileId, environment, baseUrl, keySetUrl, hostedProfileId,
                       hostedMerchantId, issuer, claimNamespace, relaysCallbacks, historyFrom,
                       apiKeyEnd, kid, keyMadeAt, keySignsFrom, publicKeys, publicKeysQr,
                       ownKeySetUrl, allowed))
BOOST_DESCRIBE_STRUCT(HostedOutcome, (),
                      (id, profileId, state, amount, reference, sentReference, description,
                       pointOfSale, sentAt, certainAt, askedAt, answeredAt, paymentId, takenBy,
                       note))
BOOST_DESCRIBE_STRUCT(HostedContact, (),
                      (profileId, answeredAgo, failedAgo, status, took, skew, perMinute, found,
                       foundUpTo))
BOOST_DESCRIBE_STRUCT(CheckedStep, (),
                      (step, state, finding, took, status, code, traceId, count, text, until,
                       apart))
BOOST_DESCRIBE_STRUCT(ConnectionReport, (), (steps, startedAt, took, isOver))
BOOST_DESCRIBE_STRUCT(HostedContradiction, (),
                      (paymentId, profileId, stored, told, toldAt, otherId))
BOOST_DESCRIBE_STRUCT(HostedOpenItem, (),
                      (reason, kind, id, paymentId, payoutId, here, there, at, reference, gap))
BOOST_DESCRIBE_STRUCT(HostedOwed, (), (payments, paid, refunds, refunded, there))
BOOST_DESCRIBE_STRUCT(HostedComparison, (), (items, owed, at, lateDays))
BOOST_DESCRIBE_STRUCT(OpenItemFilter, (), (profiles, reasons, from, to, at, lateDays))

} // namespace tilldesk
