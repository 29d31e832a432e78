#pragma once

#include "core/exports/statement_export.h"
#include "tests/support/core_fixture.h"

#include <QBuffer>
#include <QJsonArray>
#include <QRandomGenerator>
#include <map>

namespace tilldesk::test {

/// Expected content of an account's statement of one day.
struct ExpectedDay {
    int number = 0;
    qint64 sequence = 0;
    qint64 opening = 0; ///< cents
    qint64 closing = 0;
    QList<Payout> payouts;
};
/// By merchant and IBAN, then by day.
using ExpectedAccounts = std::map<std::pair<QString, QString>, std::map<QDate, ExpectedDay>>;

/// Shops with awkward names and payouts around turns of the year, a leap day and clock changes.
/// Some payouts fail; some of these are paid again. Expected statements are computed from the
/// payouts that the service reported.
class StatementWorld
{
public:
    explicit StatementWorld(quint32 seed);

    /// Makes payments and refunds of random profiles until `local`, then runs the payouts.
    void runAt(const QDateTime &local);
    /// Runs payouts on days of every kind, at various hours.
    void runThroughTheYears();
    /// Sets the service clock to the time of the export.
    void stopClockAt(const QDateTime &local);
    [[nodiscard]] QDateTime at(const QDate &day, int hour, int minute = 0) const;

    [[nodiscard]] Result<exports::StatementReport> write(const ExportRequest &request,
                                                         QByteArray &bytes);
    /// Writes the statements of all days, or of the filter's range. Returns empty on failure and
    /// stores the error in `failure`.
    [[nodiscard]] QByteArray statements(ExportFormat format, const PayoutFilter &filter = {},
                                        const QString &language = QStringLiteral("en"));
    [[nodiscard]] ExpectedAccounts expected() const;
    [[nodiscard]] QString nameOf(const QString &merchantId) const;

    CoreFixture core{CoreFixture::Where::File};
    payouts::ClosingTime closing;
    QList<Payout> payouts; ///< as the service reported them
    Error failure;

private:
    void addShops();
    void pay(const Profile &profile);
    void giveBack();

    QRandomGenerator m_random;
    QHash<QString, QString> m_names; ///< by merchant id
    QList<Profile> m_profiles;
    QList<Payment> m_paid;
    int m_count = 0;
};

/// Reads a file with one of the test readers. Returns its JSON; null if it failed, with the reason
/// printed.
[[nodiscard]] QJsonValue readBack(const QString &reader, const QByteArray &file);
/// Returns the first difference between the statements read and the expected ones; empty if there
/// is none.
/// @param text  converts a text as the format does
[[nodiscard]] QString difference(const QJsonArray &read, const ExpectedAccounts &expected,
                                 QString (*text)(const QString &));

} // namespace tilldesk::test
