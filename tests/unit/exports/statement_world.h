#pragma once

#include "core/exports/statement_export.h"
#include "tests/support/core_fixture.h"

#include <QBuffer>
#include <QJsonArray>
#include <QRandomGenerator>
#include <map>

namespace tilldesk::test {

/// What an account's statement of a day must say.
struct ExpectedDay {
    int number = 0;
    qint64 sequence = 0;
    qint64 opening = 0; ///< cents
    qint64 closing = 0;
    QList<Payout> payouts;
};
/// By merchant and IBAN, and by day.
using ExpectedAccounts = std::map<std::pair<QString, QString>, std::map<QDate, ExpectedDay>>;

/// Shops with awkward names, whose payouts arrive around turns of the year, a leap day and nights
/// in which the clock changes; some fail, some of those are paid out again. What their statements
/// must say is counted from what the service said it had paid out.
class StatementWorld
{
public:
    explicit StatementWorld(quint32 seed);

    /// Payments and refunds of a random profile until `at`, and a run then.
    void runAt(const QDateTime &local);
    /// Days of every kind, at any hour.
    void runThroughTheYears();
    /// Sets the service's clock as what is exported sees it.
    void stopClockAt(const QDateTime &local);
    [[nodiscard]] QDateTime at(const QDate &day, int hour, int minute = 0) const;

    [[nodiscard]] Result<exports::StatementReport> write(const ExportRequest &request,
                                                         QByteArray &bytes);
    /// Every day, or those of a range. @return empty when it fails, with the error in `failure`
    [[nodiscard]] QByteArray statements(ExportFormat format, const PayoutFilter &filter = {},
                                        const QString &language = QStringLiteral("en"));
    [[nodiscard]] ExpectedAccounts expected() const;
    [[nodiscard]] QString nameOf(const QString &merchantId) const;

    CoreFixture core{CoreFixture::Where::File};
    payouts::ClosingTime closing;
    QList<Payout> payouts; ///< as the service said them
    Error failure;

private:
    void addShops();
    void pay(const Profile &profile);
    void giveBack();

    QRandomGenerator m_random;
    QHash<QString, QString> m_names; ///< by merchant
    QList<Profile> m_profiles;
    QList<Payment> m_paid;
    int m_count = 0;
};

/// What a reader of tests says of a file: JSON, or null with what is wrong printed.
[[nodiscard]] QJsonValue readBack(const QString &reader, const QByteArray &file);
/// @return empty when the statements that were read are those that are expected, else the first
/// difference. @param text  what becomes of a text in the format
[[nodiscard]] QString difference(const QJsonArray &read, const ExpectedAccounts &expected,
                                 QString (*text)(const QString &));

} // namespace tilldesk::test
