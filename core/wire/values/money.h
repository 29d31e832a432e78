#pragma once

#include "core/domain/day_close.h"
#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/domain/payout_parts.h"
#include "core/domain/refund.h"
#include "core/domain/returning_payers.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(DayCloseScope, (), (profile, pointOfSale))
BOOST_DESCRIBE_STRUCT(DayCloseRecord, (), (by, entry, hash))
BOOST_DESCRIBE_STRUCT(DayClose, (),
                      (seq, kind, number, scope, from, at, payments, refunds, taken, totalBefore,
                       total, head, record))
BOOST_DESCRIBE_STRUCT(DayCloseFilter, (), (profiles, pointOfSale, kind))
BOOST_DESCRIBE_STRUCT(DayClosePage, (), (rows, hasMore))
BOOST_DESCRIBE_STRUCT(PointOfSaleTakings, (), (profile, pointOfSale, name, payments, refunds, fees))
BOOST_DESCRIBE_STRUCT(PersonTakings, (), (name, payments, refunds, fees))
BOOST_DESCRIBE_STRUCT(LedgerAccount, (), (kind, merchant, iban, bulkId))
BOOST_DESCRIBE_STRUCT(LedgerEntry, (), (seq, at, cause, subject, debit, credit, amount, hash))
BOOST_DESCRIBE_STRUCT(LedgerHead, (), (seq, cause, day, zone, entry, hash, madeAt, kid, jws))
BOOST_DESCRIBE_STRUCT(LedgerFilter, (), (subjects, account, from, to, causes, amounts, terms))
BOOST_DESCRIBE_STRUCT(LedgerPage, (), (rows, hasMore))
BOOST_DESCRIBE_STRUCT(LedgerBalance, (), (account, balance))
BOOST_DESCRIBE_STRUCT(LedgerHealth, (), (state, detail))
BOOST_DESCRIBE_STRUCT(PayoutSum, (), (count, sum))
BOOST_DESCRIBE_STRUCT(Payout, (),
                      (seq, id, merchantId, iban, bulkId, status, madeAt, payments, refunds, amount,
                       againOf, paidBy, fees, charges, isHosted, merchantThere))
BOOST_DESCRIBE_STRUCT(PayoutItem, (),
                      (kind, at, paymentId, refundId, payoutId, profileId, merchantName, channel,
                       amount, reference, description, sumSoFar, fee, charge, month))
BOOST_DESCRIBE_STRUCT(PayoutItemPage, (), (total, rows))
BOOST_DESCRIBE_STRUCT(PayoutFilter, (),
                      (merchants, status, from, to, bulkId, find, amounts, idPart, bulkPart, terms,
                       order))
BOOST_DESCRIBE_STRUCT(PayoutPage, (), (total, rows))
BOOST_DESCRIBE_STRUCT(PayoutProof, (),
                      (payments, refunds, fees, fromLedger, isProved, difference, others))
BOOST_DESCRIBE_STRUCT(PayoutDetails, (), (payout, proof, remittance))
BOOST_DESCRIBE_STRUCT(RunningPayout, (),
                      (merchantId, iban, bulkId, payments, refunds, amount, reserved, fees,
                       carried))
BOOST_DESCRIBE_STRUCT(RunningPayouts, (), (rows, nextRun))
BOOST_DESCRIBE_STRUCT(PayoutPart, (), (channel, pointOfSale, payments))
BOOST_DESCRIBE_STRUCT(NewRefund, (), (paymentId, amount, description, idempotencyKey))
BOOST_DESCRIBE_STRUCT(Refund, (),
                      (seq, id, paymentId, profileId, status, amount, description, reference,
                       createdAt, endedAt, actor))
BOOST_DESCRIBE_STRUCT(Refundable, (), (paid, refunded, pending, left, running, obstacle))
BOOST_DESCRIBE_STRUCT(RefundFilter, (),
                      (profiles, status, from, to, find, amounts, payer, referencePart, pointOfSale,
                       profileName, payout, person, terms, order))
BOOST_DESCRIBE_STRUCT(RefundPage, (), (rows, hasMore))
BOOST_DESCRIBE_STRUCT(RefundTotal, (), (count, sum))
BOOST_DESCRIBE_STRUCT(ReturningPayers, (), (groups))
BOOST_DESCRIBE_STRUCT(ReturningPayers::Group, (), (payers, payments))
BOOST_DESCRIBE_STRUCT(ListOrder<RefundColumn>, (), (by, isAscending))
BOOST_DESCRIBE_STRUCT(ListOrder<CallbackColumn>, (), (by, isAscending))
BOOST_DESCRIBE_STRUCT(ListOrder<PayoutColumn>, (), (by, isAscending))

} // namespace tilldesk
