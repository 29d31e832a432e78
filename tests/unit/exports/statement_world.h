#pragma once

#include "core/exports/statement_export.h"
#include "core/fees/fee_service.h"
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
    /// A line: id, cents with sign, and the text and the structured reference of its remittance.
    struct Line {
        QString id;
        qint64 cents = 0;
        QString text;
        QString reference;
    };
    QList<Line> lines;
};
/// By merchant and account, then by day.
using ExpectedAccounts = std::map<std::pair<QString, QString>, std::map<QDate, ExpectedDay>>;

/// Shops with awkward names and payouts around turns of the year, a leap day and clock changes.
/// Some payouts fail; some of these are paid again. Expected statements are computed from the
/// payouts that the service reported.
class StatementWorld
{
public:
    explicit StatementWorld(quint32 seed, int merchants = 3);

    /// Lets every merchant pay 0.29 + 1.4 % for each payment, and 50.00 a month at least.
    void charge(FeeCollection collection);
    /// Makes payments and refunds of random profiles until `local`, then runs the payouts.
    void runAt(const QDateTime &local);
    /// Runs payouts on days of every kind, at various hours.
    void runThroughTheYears();
    /// Sets the service clock to the time of the export.
    void stopClockAt(const QDateTime &local);
    [[nodiscard]] QDateTime at(const QDate &day, int hour, int minute = 0) const;

    /// Writes a notification, or the statements of each account. Appends each file to `files`.
    [[nodiscard]] Result<exports::StatementReport> write(const ExportRequest &request,
                                                         QByteArrayList &files);
    /// Writes the statements of all days, or of the list's range. Returns an empty list on failure
    /// and stores the error in `failure`.
    [[nodiscard]] QByteArrayList files(ExportFormat format, const ExportList &list = PayoutFilter(),
                                       const QString &language = QStringLiteral("en"));
    /// As files(), all in one text.
    [[nodiscard]] QByteArray statements(ExportFormat format,
                                        const ExportList &list = PayoutFilter(),
                                        const QString &language = QStringLiteral("en"));
    /// Writes the statements and reads them with the format's reader. Fails the test if a file has
    /// statements of two accounts.
    [[nodiscard]] QJsonArray read(ExportFormat format, const ExportList &list = PayoutFilter());
    /// Returns the statements of the bank accounts: payouts only.
    [[nodiscard]] ExpectedAccounts expected() const;
    /// Returns the statements of the clearing accounts, computed from the payments, refunds and
    /// payouts; the ledger gives only the order of the lines.
    [[nodiscard]] ExpectedAccounts expectedClearing();
    /// Returns the payouts that arrived in the month.
    [[nodiscard]] QList<Payout> arrivedIn(const QDate &month) const;
    /// Returns what the service owed at the beginning of the day in cents, counted from the tables
    /// of payments, refunds and payouts. @pre no fees
    [[nodiscard]] qint64 owedBefore(const QDate &day);
    /// Returns what the ledger says that the service owes a merchant, in cents.
    [[nodiscard]] qint64 owed(const QString &merchantId);
    [[nodiscard]] QString nameOf(const QString &merchantId) const;

    CoreFixture core{CoreFixture::Where::File};
    payouts::ClosingTime closing;
    fees::FeeService fees{core.db, core.clock, core.events, core.ledger, closing.zone};
    QList<Payout> payouts; ///< as the service reported them
    Error failure;

private:
    void addShops(int merchants);
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
