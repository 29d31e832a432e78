#pragma once

#include "core/base/clock.h"
#include "core/books/book_repository.h"
#include "core/payouts/closing_time.h"

#include <QJsonObject>
#include <functional>

namespace tilldesk::books {

/// Use cases of a merchant's bookkeeping. Called on the core thread; each call is part of the open
/// transaction, and leaves an entry in the audit trail.
class BookService
{
public:
    /// @pre the references outlive this object  @param closing  its zone is the shop's calendar
    BookService(storage::Database &db, const Clock &clock, payouts::ClosingTime closing)
        : m_db(db),
          m_rows(db),
          m_clock(clock),
          m_closing(std::move(closing))
    {
    }

    /// Errors: `MerchantNotFound` (merchant).
    [[nodiscard]] Result<Merchant> merchant(const MerchantId &id);
    /// Returns how the merchant's books are kept. Errors: `MerchantNotFound` (merchant).
    [[nodiscard]] Result<Books> books(const MerchantId &merchant);
    /// Changes chart, journal, numbers and limit. Accounts of the merchant's own stay.
    /// Errors: `MerchantNotFound` (merchant); as checkedBooks(); `FieldInvalid` (chart) if clearing
    /// or VAT would share an account.
    [[nodiscard]] Result<Books> change(const MerchantId &merchant, const Books &books);
    /// Replaces everything, the merchant's own accounts too.
    /// Errors: `MerchantNotFound` (merchant); as checkedBooks(); `FieldInvalid` naming the use of a
    /// wrong account, for example `sales:21`; as checkedSharing().
    [[nodiscard]] Result<Books> replace(const MerchantId &merchant, const Books &books);
    /// Sets an account. @param account  empty optional: the chart's; empty text: none. VAT without
    /// an account is not booked apart; without any other account that a day needs, no journal is
    /// written.
    /// Errors: `MerchantNotFound` (merchant); `FieldInvalid` (account), also if clearing or VAT
    /// would share it.
    [[nodiscard]] Result<Books> setAccount(const MerchantId &merchant, const BookUse &use,
                                           const std::optional<QString> &account);
    /// Sets the VAT rates of a profile, or of one of its points of sale, from a day on. A rate that
    /// counts on a day before today is never changed: a day before today is accepted only if no
    /// rate has counted since that day.
    /// @param posId  empty: the whole profile  @param first  null: today  @param shares  empty:
    /// none Errors: `ProfileNotFound` (profile), `PointOfSaleNotFound` (pos), `FieldInvalid`
    /// (from).
    [[nodiscard]] Result<VatRule> setRate(const ProfileId &profile, const QString &posId,
                                          const VatShares &shares, const QDate &first = {});

private:
    void storeDetails(const MerchantId &id, const Books &before, const Books &after);
    /// Stores the account of a use as `after` has it.
    void storeAccount(const MerchantId &id, const BookUse &use, const Books &before,
                      const Books &after);
    /// Runs `change()`, and records it if it has changed a row of the merchant's books.
    void record(const MerchantId &id, const QJsonObject &before, const QJsonObject &after,
                const std::function<void()> &change);

    storage::Database &m_db;
    BookRepository m_rows;
    const Clock &m_clock;
    payouts::ClosingTime m_closing;
};

} // namespace tilldesk::books
