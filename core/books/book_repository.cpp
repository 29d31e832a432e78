#include "core/books/book_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::books {

QList<Merchant> BookRepository::merchants()
{
    QList<Merchant> merchants;
    auto row = m_db.prepare(u"SELECT id, name, company_name, vat_number FROM merchant"
                            " ORDER BY name COLLATE NOCASE, id"_s);
    while (row.next()) {
        auto [id, name, company, vat] = row.read<MerchantId, QString, QString, QString>();
        merchants.append({.id = std::move(id),
                          .name = std::move(name),
                          .companyName = std::move(company),
                          .vatNumber = std::move(vat)});
    }
    return merchants;
}

qint64 BookRepository::rowOf(const MerchantId &merchant)
{
    auto row = m_db.prepare(u"SELECT seq FROM merchant WHERE id = :id"_s);
    row.bind(u":id"_s, merchant.text());
    return row.next() ? row.read<qint64>() : 0;
}

Books BookRepository::books(const Merchant &merchant)
{
    Books books;
    books.chart = defaultChart(merchant);
    const qint64 seq = rowOf(merchant.id);
    auto row = m_db.prepare(u"SELECT chart, journal, consultant, client, first_year, large_sale"
                            " FROM book_setting WHERE merchant = :merchant"_s);
    row.bind(u":merchant"_s, seq);
    if (row.next()) {
        books.chart = row.read<BookChart>();
        books.journal = row.read<QString>();
        books.consultant = row.read<qint64>();
        books.client = row.read<qint64>();
        books.firstYear = row.read<int>();
        books.largeSale = row.read<Amount>();
    }
    auto account =
        m_db.prepare(u"SELECT kind, rate, account FROM book_account WHERE merchant = :merchant"_s);
    account.bind(u":merchant"_s, seq);
    while (account.next()) {
        auto [kind, rate, number] = account.read<BookAccountKind, int, QString>();
        books.own.insert_or_assign({.kind = kind, .rate = rate}, std::move(number));
    }
    return books;
}

void BookRepository::set(const MerchantId &merchant, const Books &books)
{
    m_db.prepare(
            u"INSERT INTO book_setting (merchant, chart, journal, consultant,"
            " client, first_year, large_sale) VALUES (:merchant, :chart, :journal,"
            " :consultant, :client, :first_year, :large_sale) ON CONFLICT (merchant) DO UPDATE SET chart = excluded.chart, journal = excluded.journal, consultant = excluded.consultant, client = excluded.client, first_year = excluded.first_year, large_sale = excluded.large_sale"_s)
        .bind(u":merchant"_s, rowOf(merchant))
        .bind(u":chart"_s, qint64(books.chart))
        .bind(u":journal"_s, books.journal)
        .bind(u":consultant"_s, books.consultant)
        .bind(u":client"_s, books.client)
        .bind(u":first_year"_s, qint64(books.firstYear))
        .bind(u":large_sale"_s, books.largeSale.cents())
        .run();
}

void BookRepository::setAccount(const MerchantId &merchant, const BookUse &use,
                                const std::optional<QString> &account)
{
    const qint64 seq = rowOf(merchant);
    m_db.prepare(u"DELETE FROM book_account WHERE merchant = :merchant AND kind = :kind"
                 " AND rate = :rate"_s)
        .bind(u":merchant"_s, seq)
        .bind(u":kind"_s, qint64(use.kind))
        .bind(u":rate"_s, qint64(use.rate))
        .run();
    if (!account)
        return;
    m_db.prepare(u"INSERT INTO book_account (merchant, kind, rate, account)"
                 " VALUES (:merchant, :kind, :rate, :account)"_s)
        .bind(u":merchant"_s, seq)
        .bind(u":kind"_s, qint64(use.kind))
        .bind(u":rate"_s, qint64(use.rate))
        .bind(u":account"_s, *account)
        .run();
}

void BookRepository::add(const VatRule &rule, Timestamp at)
{
    m_db.prepare(u"INSERT INTO vat_rate (profile, point_of_sale, first_day, shares, set_at)"
                 " VALUES (:profile, :point_of_sale, :first_day, :shares, :set_at)"_s)
        .bind(u":profile"_s, rule.profile)
        .bind(u":point_of_sale"_s,
              rule.pointOfSale == 0 ? std::nullopt : std::optional(rule.pointOfSale))
        .bind(u":first_day"_s, rule.first.toJulianDay())
        .bind(u":shares"_s, storedShares(rule.shares))
        .bind(u":set_at"_s, at)
        .run();
}

qint64 BookRepository::profile(const ProfileId &id)
{
    auto row = m_db.prepare(u"SELECT seq FROM profile WHERE id = :id"_s);
    row.bind(u":id"_s, id.text());
    return row.next() ? row.read<qint64>() : 0;
}

qint64 BookRepository::pointOfSale(qint64 profile, const QString &posId)
{
    auto row =
        m_db.prepare(u"SELECT seq FROM point_of_sale WHERE profile = :profile AND id = :id"_s);
    row.bind(u":profile"_s, profile).bind(u":id"_s, posId);
    return row.next() ? row.read<qint64>() : 0;
}

QList<BookRepository::Place> BookRepository::places(const QList<MerchantId> &merchants)
{
    QList<Place> places;
    auto row = m_db.prepare(
        u"SELECT f.seq, 0 AS pos, m.id, f.id, f.name, '' AS pos_id, '' AS pos_name, m.name AS owner"
        " FROM profile f JOIN merchant m ON m.seq = f.merchant UNION ALL"
        " SELECT f.seq, o.seq, m.id, f.id, f.name, o.id, CASE WHEN o.name = '' THEN o.id ELSE "
        "o.name END, m.name"
        " FROM point_of_sale o JOIN profile f ON f.seq = o.profile"
        " JOIN merchant m ON m.seq = f.merchant ORDER BY owner, 5, 1, pos_name, pos_id"_s);
    while (row.next()) {
        Place place{.profile = row.read<qint64>(),
                    .pointOfSale = row.read<qint64>(),
                    .merchant = row.read<MerchantId>(),
                    .profileId = row.read<ProfileId>(),
                    .profileName = row.read<QString>(),
                    .posId = row.read<QString>(),
                    .posName = row.read<QString>()};
        if (merchants.isEmpty() || merchants.contains(place.merchant))
            places << std::move(place);
    }
    return places;
}

} // namespace tilldesk::books
