#pragma once

#include "core/books/book_service.h"
#include "core/fees/fee_service.h"
#include "core/gateway/bookkeeping.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Bookkeeping with the core thread and the read threads of this process.
class LocalBookkeeping final : public gateway::Bookkeeping
{
    Q_OBJECT

public:
    /// @pre `service` and `fees` are used on `core` only; all references must outlive this object
    LocalBookkeeping(Gate &gate, books::BookService &service, fees::FeeService &fees,
                     payouts::ClosingTime closing, const Clock &clock, QObject *parent = nullptr)
        : Bookkeeping(parent),
          m_gate(gate),
          m_service(service),
          m_fees(fees),
          m_closing(std::move(closing)),
          m_clock(clock)
    {
    }

    QFuture<Result<Books>> books(const MerchantId &merchant) override;
    QFuture<Result<Books>> change(const MerchantId &merchant, const Books &books) override;
    QFuture<Result<QList<VatPlace>>> vatPlaces(const QList<MerchantId> &merchants) override;
    QFuture<Result<void>> setVat(const ProfileId &profile, const QString &posId,
                                 const VatShares &shares, const QDate &first) override;
    QFuture<Result<QList<QDate>>> days(const MerchantId &merchant, int count) override;
    QFuture<Result<JournalDay>> journalOf(const MerchantId &merchant, const Books &books,
                                          const QDate &day) override;
    QFuture<Result<MonthFigures>> month(const MerchantId &merchant, const QDate &month) override;
    QFuture<Result<FeeTerms>> fees(const MerchantId &merchant) override;
    QFuture<Result<void>> setFeeRule(const MerchantId &merchant, const FeeRule &rule) override;
    QFuture<Result<FeeInvoice>> bookFeeInvoice(const MerchantId &merchant,
                                               const FeeInvoice &invoice) override;

private:
    [[nodiscard]] Result<Books> store(const MerchantId &merchant, const Books &books);
    /// Emits changed() on the thread of this object. Thread-safe.
    void tellChange();

    Gate &m_gate;
    books::BookService &m_service;
    fees::FeeService &m_fees;
    payouts::ClosingTime m_closing;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
