#pragma once

#include "core/domain/payout.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about payouts that several views share.
class PayoutWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PayoutWords)

public:
    [[nodiscard]] static QString status(PayoutStatus status);
    /// Returns the status, or "Paid out again" for a failed payout that was paid out again.
    [[nodiscard]] static QString outcome(const Payout &payout);
    [[nodiscard]] static Tone tone(const Payout &payout);
    /// `webshop`, or `No batch`.
    [[nodiscard]] static QString bulk(const QString &bulkId);
    /// `BE68 5390 0754 7034 · batch “webshop”`
    [[nodiscard]] static QString account(const QString &iban, const QString &bulkId);
    /// `BE68 5390 0754 7034`, or `No account yet`.
    [[nodiscard]] static QString number(const QString &iban);
    /// `412 payments · 9 refunds · € 12 266.10`
    [[nodiscard]] static QString content(const Payout &payout);
    /// `6 payouts`
    [[nodiscard]] static QString payouts(qint64 count);
    /// `9 refunds`
    [[nodiscard]] static QString refunds(qint64 count);
    /// `75 lines`
    [[nodiscard]] static QString lines(qint64 count);
    /// Returns what the sum below the lines is: `sum of all lines`.
    /// @param kind  of the lines; empty: payments and refunds
    [[nodiscard]] static QString sumTitle(const PayoutProof &proof,
                                          std::optional<PayoutItemKind> kind);
    /// Returns the sum of lines, counted again; refunds are negative.
    [[nodiscard]] static QString sumOfLines(const PayoutProof &proof,
                                            std::optional<PayoutItemKind> kind);
    /// `equals the payout`, or `€ 0.40 off`
    [[nodiscard]] static QString verdict(const PayoutProof &proof);
    /// Returns the name of a channel for people, for example `In store`.
    [[nodiscard]] static QString channel(PaymentChannel channel);
    /// `today 14:00`, `tonight 00:00` (18:00 to 06:00), `tomorrow 14:00`, `22 Nov 14:00`
    [[nodiscard]] static QString when(Timestamp time, Timestamp now);
};

} // namespace tilldesk::ui
