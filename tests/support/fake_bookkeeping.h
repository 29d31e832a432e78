#pragma once

#include "core/gateway/bookkeeping.h"

#include <QPromise>
#include <memory>

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future.
class FakeBookkeeping final : public gateway::Bookkeeping
{
    Q_OBJECT

public:
    Books stored{};                   ///< of every merchant
    QList<VatPlace> places;           ///< reply of vatPlaces(); empty: the merchant has no rates
    QList<QDate> bookedDays;          ///< reply of days(), latest first
    MonthFigures figures;             ///< reply of month(); its month is the one asked for
    bool isSlow = false;              ///< true: month() replies with answerMonth()
    FeeTerms feeTerms;                ///< reply of fees(); the setters add to it
    std::optional<Error> error;       ///< error reply of every call while set
    std::optional<Error> changeError; ///< error reply of change() and the setters
    qint64 imbalance = 0;             ///< cents that journalOf() adds to its first line
    /// "change", "vat PROFILE POS SHARES DAY", "month 2026-10-01", "fees 2026-11-01",
    /// "invoice 2026-10-01 NUMBER CENTS"
    QStringList calls;

    QFuture<Result<Books>> books(const MerchantId &merchant) override;
    QFuture<Result<Books>> change(const MerchantId &merchant, const Books &books) override;
    QFuture<Result<QList<VatPlace>>> vatPlaces(const QList<MerchantId> &merchants) override;
    QFuture<Result<void>> setVat(const ProfileId &profile, const QString &posId,
                                 const VatShares &shares, const QDate &first) override;
    QFuture<Result<QList<QDate>>> days(const MerchantId &merchant, int count) override;
    /// Replies with a sale at 6, 12 and 21 %, a refund at 6 %, and a payout.
    QFuture<Result<JournalDay>> journalOf(const MerchantId &merchant, const Books &books,
                                          const QDate &day) override;
    QFuture<Result<MonthFigures>> month(const MerchantId &merchant, const QDate &month) override;
    void answerMonth(); ///< replies to the last month()
    QFuture<Result<FeeTerms>> fees(const MerchantId &merchant) override;
    QFuture<Result<void>> setFeeRule(const MerchantId &merchant, const FeeRule &rule) override;
    QFuture<Result<FeeInvoice>> bookFeeInvoice(const MerchantId &merchant,
                                               const FeeInvoice &invoice) override;

private:
    MonthFigures m_asked; ///< reply of the last month()
    std::shared_ptr<QPromise<Result<MonthFigures>>> m_waiting;
};

/// Gives the bakery's places VAT rates, and the fake the figures of a month that is proved.
void keepTheBakerysVat(FakeBookkeeping &bookkeeping);

} // namespace tilldesk::test
