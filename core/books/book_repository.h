#pragma once

#include "core/books/vat_rates.h"
#include "core/domain/books.h"

namespace tilldesk::books {

/// Reads and writes the tables book_setting, book_account and vat_rate.
class BookRepository
{
public:
    explicit BookRepository(storage::Database &db) : m_db(db) {}

    /// Returns the merchants that exist.
    [[nodiscard]] QList<Merchant> merchants();
    /// Returns how the merchant's books are kept; without settings: the defaults.
    [[nodiscard]] Books books(const Merchant &merchant);
    /// Stores everything except the own accounts. @pre the merchant exists
    void set(const MerchantId &merchant, const Books &books);
    /// @param account  empty optional: the chart's account counts again  @pre the merchant exists
    void setAccount(const MerchantId &merchant, const BookUse &use,
                    const std::optional<QString> &account);
    void add(const VatRule &rule, Timestamp at);
    /// Returns the seq of the profile; 0 if it does not exist.
    [[nodiscard]] qint64 profile(const ProfileId &id);
    /// Returns the seq of the profile's point of sale; 0 if it does not exist.
    [[nodiscard]] qint64 pointOfSale(qint64 profile, const QString &posId);

    /// A profile, or a point of sale of one.
    struct Place {
        qint64 profile = 0;
        qint64 pointOfSale = 0; ///< 0: the profile
        MerchantId merchant;
        ProfileId profileId;
        QString profileName;
        QString posId;   ///< empty: the profile
        QString posName; ///< empty: the profile
    };
    /// Returns the profiles of the merchants, each followed by its points of sale, by name.
    /// @param merchants  empty: all
    [[nodiscard]] QList<Place> places(const QList<MerchantId> &merchants);

private:
    [[nodiscard]] qint64 rowOf(const MerchantId &merchant);

    storage::Database &m_db;
};

} // namespace tilldesk::books
