#pragma once

#include "core/exports/exporter.h"
#include "tests/support/core_fixture.h"

#include <QRandomGenerator>

namespace tilldesk::test {

/// Shops with names and texts that break careless file writers: quotes, separators, line breaks,
/// formulas, other alphabets. Payments in every status over the night in which clocks go back;
/// refunds; payouts, some of them failed and paid again.
class AwkwardShop
{
public:
    /// @param days  number of days with payments and payouts
    AwkwardShop(quint32 seed, int days);

    /// Exports a list to a file in the shop's export folder.
    [[nodiscard]] Result<ExportReport> write(const ExportList &list, ExportFormat format,
                                             const QString &name,
                                             const QString &language = QStringLiteral("en"));
    [[nodiscard]] QString file(const QString &name) const { return m_files.filePath(name); }
    [[nodiscard]] QByteArray content(const QString &name) const;
    /// Returns a payout with refunds if one exists, otherwise any payout.
    [[nodiscard]] PayoutId somePayout();

    CoreFixture core{CoreFixture::Where::File};
    payouts::ClosingTime closing;
    ExportControl control;

private:
    void pay();
    void giveBack();
    [[nodiscard]] QString awkward();

    QTemporaryDir m_files;
    QRandomGenerator m_random;
    QList<Profile> m_profiles;
    QList<PaymentId> m_paid;
    int m_count = 0;
};

} // namespace tilldesk::test
