#pragma once

#include "core/base/amount.h"
#include "core/base/timestamp.h"
#include "core/domain/ledger.h"

#include <QByteArrayView>

namespace tilldesk::ledger {

/// Fields of an entry that the hash covers.
struct ChainedEntry {
    qint64 seq = 0;
    Timestamp at;
    LedgerCause cause = LedgerCause::PaymentSucceeded;
    QByteArrayView subject; ///< 24 ASCII characters
    QByteArrayView debit;   ///< nameOf() of the account
    QByteArrayView credit;
    Amount amount;
    QByteArrayView payer = {}; ///< payerDigest(); empty: not part of the hash
};

/// Returns the text of an account that the hash covers: kind, merchant, IBAN and bulk. The hash
/// chain therefore also detects a changed account.
[[nodiscard]] QByteArray nameOf(const LedgerAccount &account);

/// Returns the digest of the payer of a payment, so that a changed payer breaks the chain: the
/// first 32 hex digits of the SHA-256 of name and IBAN, each followed by a line feed.
/// @param iban  without line feeds
[[nodiscard]] QByteArray payerDigest(QByteArrayView name, QByteArrayView iban);

/// Returns the hash before the first entry: 32 zero bytes.
[[nodiscard]] QByteArray firstHash();

/// Returns the hash of an entry: SHA-256 over `before` and the entry's fields as text, each ended
/// by a line feed; an empty `payer` is left out.
/// @param before  hash of the previous entry, 32 bytes
[[nodiscard]] QByteArray chainedHash(const QByteArray &before, const ChainedEntry &entry);

} // namespace tilldesk::ledger
