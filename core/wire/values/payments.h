#pragma once

#include "core/base/error.h"
#include "core/domain/begun_payment.h"
#include "core/domain/payment.h"
#include "core/domain/payment_list.h"
#include "core/domain/payment_order.h"
#include "core/domain/profile.h"
#include "core/domain/qr_matrix.h"
#include "core/domain/search_amount.h"
#include "core/domain/search_term.h"
#include "core/domain/search_text.h"
#include "core/domain/vat.h"
#include "core/domain/week_hours.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(Error, (), (code, detail, field))
BOOST_DESCRIBE_STRUCT(Debtor, (), (name, iban))
BOOST_DESCRIBE_STRUCT(NewPayment, (),
                      (amount, reference, description, bulkId, identifyCallbackUrl, callbackUrl,
                       returnUrl, voucherEligibility, pointOfSale, shopId, shopName, id))
BOOST_DESCRIBE_STRUCT(Actor, (), (kind, name))
BOOST_DESCRIBE_STRUCT(Payment, (),
                      (seq, id, profileId, type, status, amount, refunded, fee, createdAt, expireAt,
                       succeededAt, acknowledgeBy, reference, description, bulkId, message,
                       identifyCallbackUrl, callbackUrl, returnUrl, pointOfSale, shopId, shopName,
                       debtor, takenBy, environment, deeplink))
BOOST_DESCRIBE_STRUCT(PaymentStep, (), (at, status, trigger, actor))
BOOST_DESCRIBE_STRUCT(PaymentFilter, (),
                      (profiles, statuses, from, to, reference, find, refunded, amounts, channels,
                       types, payer, referencePart, pointOfSale, profileName, person, payout, terms,
                       ids, week, order))
BOOST_DESCRIBE_STRUCT(PaymentPage, (), (total, rows))
BOOST_DESCRIBE_STRUCT(PaymentTotal, (), (count, sum, refunded))
BOOST_DESCRIBE_STRUCT(PaymentDetails, (),
                      (payment, profile, merchant, timeline, refunds, ledger, vat, payoutId,
                       deeplink, qrCode, json))
BOOST_DESCRIBE_STRUCT(BegunPayment, (), (id, amount, reference))
BOOST_DESCRIBE_STRUCT(PaymentChange, (), (id, profileId, status, isNew))
BOOST_DESCRIBE_STRUCT(PaymentOrder, (), (by, isAscending))
BOOST_DESCRIBE_STRUCT(Merchant, (), (id, name, companyName, address, vatNumber))
BOOST_DESCRIBE_STRUCT(Profile, (),
                      (id, merchantId, name, creditorName, iban, channel, bulkId,
                       identifyCallbackUrl, callbackUrl, isOpen, allowsRefunds,
                       allowsLoopbackCallbacks, allowsPrivateCallbacks, asksAcknowledgement,
                       hasSynchronousCallback, refundsAcceptApiKey, callbackHeader, jwksUrl, jwks,
                       lastIban, environment))
BOOST_DESCRIBE_STRUCT(PointOfSale, (), (id, profileId, name, shopId, shopName))
BOOST_DESCRIBE_STRUCT(QrMatrix, (), (size, modules))
BOOST_DESCRIBE_STRUCT(TypedAmount, (), (amount, isCertain))
BOOST_DESCRIBE_STRUCT(AmountRange, (), (from, to))
BOOST_DESCRIBE_STRUCT(TimeSpan, (), (from, to))
BOOST_DESCRIBE_STRUCT(SearchTerm, (), (text, wanted, amount, days))
BOOST_DESCRIBE_STRUCT(TextSpan, (), (position, length))
BOOST_DESCRIBE_STRUCT(VatPart, (), (rate, weight))
BOOST_DESCRIBE_STRUCT(WeekHours, (), (weekdays, hours, zone))

} // namespace tilldesk
