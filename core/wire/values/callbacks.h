#pragma once

#include "core/domain/callback.h"
#include "core/domain/callback_check.h"
#include "core/domain/callback_times.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(CallbackAttempt, (),
                      (number, at, duration, outcome, status, detail, address, requestHeaders,
                       answerHeaders, answerBody, answerSize))
BOOST_DESCRIBE_STRUCT(Callback, (),
                      (seq, id, kind, profileId, paymentId, reference, status, url, fault, state,
                       createdAt, dueAt, retriesLeft, attempts, lastAt, lastOutcome, lastStatus,
                       lastDuration))
BOOST_DESCRIBE_STRUCT(CallbackDetails, (), (callback, body, attempts))
BOOST_DESCRIBE_STRUCT(CallbackFilter, (),
                      (profiles, state, from, to, payment, host, answer, referencePart, terms,
                       order))
BOOST_DESCRIBE_STRUCT(CallbackPage, (), (rows, hasMore))
BOOST_DESCRIBE_STRUCT(CallbackCounts, (), (waiting, delivered, failed))
BOOST_DESCRIBE_STRUCT(TestCallback, (), (profile, status, url, fault))
BOOST_DESCRIBE_STRUCT(CallbackFinding, (), (check, verdict, reason, value, isStrictlyRefused))
BOOST_DESCRIBE_STRUCT(CallbackInspection, (), (signature, body, address, keySet, inboxMessageId))
BOOST_DESCRIBE_STRUCT(InboxMessage, (),
                      (seq, receivedAt, address, headers, signature, body, paymentId, paymentStatus,
                       isGood, firstFault))
BOOST_DESCRIBE_STRUCT(AnswerTimes, (), (host, sent, delivered, classes, half, most, lastFailure))
BOOST_DESCRIBE_STRUCT(CallbackTimes, (), (all, hosts))

} // namespace tilldesk
