#pragma once

#include "core/exports/exporter.h"
#include "tests/support/core_fixture.h"

#include <QRandomGenerator>

namespace tilldesk::test {

/// Shops whose names and texts are what makes files wrong: quotes, separators, lines, formulas,
/// letters of other alphabets. Payments in every status over a night in which the clock changes;
/// refunds; payouts, some failed, some of those paid out again.
class AwkwardShop
{
public:
    /// @param days  how many of payments and payouts
    AwkwardShop(quint32 seed, int days);

    /// Exports a list into a file of the folder of the shop's files, in English.
    [[nodiscard]] Result<ExportReport> write(const ExportList &list, ExportFormat format,
                                             const QString &name,
                                             const QString &language = QStringLiteral("en"));
    [[nodiscard]] QString file(const QString &name) const { return m_files.filePath(name); }
    [[nodiscard]] QByteArray content(const QString &name) const;
    /// One of them with refunds, if there is one.
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
