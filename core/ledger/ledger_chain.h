#pragma once

#include "core/base/amount.h"
#include "core/base/timestamp.h"
#include "core/domain/ledger.h"

#include <QByteArrayView>

namespace tilldesk::ledger {

/// An entry as it is hashed.
struct ChainedEntry {
    qint64 seq = 0;
    Timestamp at;
    LedgerCause cause = LedgerCause::PaymentSucceeded;
    QByteArrayView subject; ///< 24 ASCII characters
    QByteArrayView debit;   ///< nameOf() the account
    QByteArrayView credit;
    Amount amount;
};

/// @return an account as it is hashed: its kind, merchant, IBAN and bulk, so that it cannot be
/// changed unnoticed either
[[nodiscard]] QByteArray nameOf(const LedgerAccount &account);

/// The hash before the first entry: 32 zero bytes.
[[nodiscard]] QByteArray firstHash();

/// SHA-256 over `before` and the entry's fields as text, each ended by a line feed.
/// @param before  the hash of the entry before, 32 bytes
[[nodiscard]] QByteArray chainedHash(const QByteArray &before, const ChainedEntry &entry);

} // namespace tilldesk::ledger
