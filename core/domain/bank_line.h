#pragma once

#include "core/domain/payout.h"

#include <QStringList>

namespace tilldesk {

/// Number of characters of a `shopName` that a bank line shows. @source service.md#static-qr
inline constexpr int kRemittanceShopLength = 23;
/// Longest remittance information that banks transport, in characters.
/// @source ISO 20022, Max140Text; EPC SEPA Credit Transfer implementation guidelines, AT-T009
inline constexpr int kRemittanceLineLength = 140;

/// How a text appears on a bank line. `shown` and `cut` together are the text in NFC.
struct BankText {
    QString shown;       ///< the part that fits on the bank line
    QString cut;         ///< the part that is cut off; empty: all fits
    QStringList refused; ///< the characters that banks do not accept, each once, in order of
                         ///< appearance

    friend bool operator==(const BankText &, const BankText &) = default;
};

/// Returns a name as banks accept it: replaces each character outside the SEPA extended character
/// set as basicLatin() does (`&` becomes `+`), keeps the others, and cuts the result.
/// @param limit  in characters, for example kRemittanceShopLength
[[nodiscard]] QString bankSpelling(const QString &name, int limit);

/// @param limit  in characters, for example kRemittanceLength of a description
[[nodiscard]] BankText bankText(const QString &text, int limit);

/// The remittance text of a bulk's payouts, as remittanceOf() creates it.
struct PayoutLine {
    QString text; ///< contains a placeholder for the payout id
    int length = 0;
    bool fits = true; ///< not longer than kRemittanceLineLength

    friend bool operator==(const PayoutLine &, const PayoutLine &) = default;
};

/// @param bulkId  empty: no bulk
/// @param merchant  empty: not known yet; a placeholder is used
[[nodiscard]] PayoutLine payoutLine(const QString &bulkId, const MerchantId &merchant, QDate day);

/// Returns the different lengths of bulk ids in characters, ascending; at most one length is
/// correct. Bank rules that parse remittance texts rely on bulk ids of one length.
/// @param bulkIds  of all profiles of a merchant; empty ones are ignored
[[nodiscard]] QList<int> bulkIdLengths(const QStringList &bulkIds);

} // namespace tilldesk
