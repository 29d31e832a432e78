#pragma once

#include "core/domain/payout.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The words for payouts that more than one view needs.
class PayoutWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PayoutWords)

public:
    [[nodiscard]] static QString status(PayoutStatus status);
    /// What became of it, also of its failure.
    [[nodiscard]] static QString outcome(const Payout &payout);
    [[nodiscard]] static Tone tone(const Payout &payout);
    /// `webshop`, or that there is none.
    [[nodiscard]] static QString bulk(const QString &bulkId);
    /// `BE68 5390 0754 7034 · bulk “webshop”`
    [[nodiscard]] static QString account(const QString &iban, const QString &bulkId);
    /// `412 payments, 9 refunds, € 12 266.10`
    [[nodiscard]] static QString content(const Payout &payout);
    /// `6 payouts`
    [[nodiscard]] static QString payouts(qint64 count);
    /// `9 refunds`
    [[nodiscard]] static QString refunds(qint64 count);
    /// `ONLINE` as people say it.
    [[nodiscard]] static QString channel(PaymentChannel channel);
    /// `today 23:00`, `tomorrow 00:00`, `22 Nov 00:00`
    [[nodiscard]] static QString when(Timestamp time, Timestamp now);
};

} // namespace tilldesk::ui
