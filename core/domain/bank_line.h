#pragma once

#include "core/domain/payout.h"

#include <QStringList>

namespace tilldesk {

/// What a bank line shows of a `shopName`, in characters. @source service.md#static-qr
inline constexpr int kRemittanceShopLength = 23;
/// Longest line of remittance information that banks carry, in characters.
/// @source ISO 20022, Max140Text; EPC SEPA Credit Transfer implementation guidelines, AT-T009
inline constexpr int kRemittanceLineLength = 140;

/// What becomes of a text on a bank line. `shown` and `cut` together are the text in NFC.
struct BankText {
    QString shown;       ///< what reaches the bank line
    QString cut;         ///< what does not; empty when all does
    QStringList refused; ///< the characters that banks do not accept, each once, as they come

    friend bool operator==(const BankText &, const BankText &) = default;
};

/// @param limit  in characters, for example kRemittanceLength of a description
[[nodiscard]] BankText bankText(const QString &text, int limit);

/// The remittance text of the payouts of a bulk, as remittanceOf() will make it.
struct PayoutLine {
    QString text; ///< with a payout id that stands for any
    int length = 0;
    bool fits = true; ///< into kRemittanceLineLength

    friend bool operator==(const PayoutLine &, const PayoutLine &) = default;
};

/// @param bulkId  empty where there is none
/// @param merchant  may be empty while it is not known; then an id stands for any
[[nodiscard]] PayoutLine payoutLine(const QString &bulkId, const MerchantId &merchant, QDate day);

/// Bank rules that read remittance texts count on bulk ids of one length.
/// @param bulkIds  of a merchant's profiles; empty ones do not count
/// @return the lengths in characters, rising, each once; one or none when all is well
[[nodiscard]] QList<int> bulkIdLengths(const QStringList &bulkIds);

} // namespace tilldesk
