#pragma once

#include "core/books/book_service.h"
#include "core/exports/exporter.h"
#include "tests/unit/exports/statement_world.h"

#include <QTemporaryDir>
#include <map>

namespace tilldesk::test {

/// Shops of a StatementWorld with VAT rates that change from days on, and charts of accounts.
/// Expected sums are counted from the tables of payments, refunds and payouts.
class BooksWorld
{
public:
    /// @param merchants  number of shops; one shop has no VAT rate  @param fees  empty: no fees
    explicit BooksWorld(quint32 seed, int merchants = 3, std::optional<FeeCollection> fees = {});

    /// Exports to a file of this name and returns its content, one for each merchant that moved.
    [[nodiscard]] QByteArrayList write(const ExportList &list, ExportFormat format);
    /// Reads a journal with the reader of its format.
    [[nodiscard]] QJsonArray read(ExportFormat format, const QByteArray &file);

    /// Sums in cents by day and account of a merchant's journal, debit positive; without accounts
    /// that are 0.
    using Sums = std::map<std::pair<QDate, QString>, qint64>;
    [[nodiscard]] Sums expected(const MerchantId &merchant, const Books &books);
    /// Gross sales and refunds in cents, by day, profile and rate.
    struct Gross {
        qint64 paid = 0;
        qint64 refunded = 0;
    };
    using Sales = std::map<std::tuple<QDate, QString, int>, Gross>;
    [[nodiscard]] Sales sales(const MerchantId &merchant);
    /// Returns the VAT in an amount, computed apart from the service.
    [[nodiscard]] static qint64 vat(qint64 gross, int rate);

    [[nodiscard]] QList<MerchantId> merchants() const { return m_merchants; }

    StatementWorld world;
    books::BookService books;
    Error failure;

private:
    /// Rates of a profile from a day on.
    struct Rates {
        QDate first;
        VatShares shares;
    };
    [[nodiscard]] QDate dayOf(qint64 millis) const;
    [[nodiscard]] QList<std::pair<int, qint64>> split(const QString &profile, qint64 createdAt,
                                                      qint64 cents) const;

    QTemporaryDir m_folder;
    QList<MerchantId> m_merchants;
    QHash<QString, QList<Rates>> m_rates; ///< by profile id
};

} // namespace tilldesk::test
