#include "tests/support/fake_reports.h"

#include "tests/support/done_future.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

QFuture<Result<QList<PointOfSaleTakings>>>
FakeReports::byPointOfSale(const QList<ProfileId> &profiles, Timestamp, Timestamp)
{
    calls << u"byPointOfSale"_s;
    if (error)
        return doneFuture(Result<QList<PointOfSaleTakings>>(tl::unexpected(*error)));
    QList<PointOfSaleTakings> rows;
    std::ranges::copy_if(pointsOfSale, std::back_inserter(rows), [&](const auto &row) {
        return profiles.isEmpty() || profiles.contains(row.profile);
    });
    return doneFuture(Result<QList<PointOfSaleTakings>>(rows));
}

QFuture<Result<QList<PersonTakings>>> FakeReports::byPerson(const QList<ProfileId> &profiles,
                                                            Timestamp, Timestamp)
{
    QStringList scope;
    for (const ProfileId &profile : profiles)
        scope << profile.text();
    calls << QString(u"byPerson "_s + scope.join(u' ')).trimmed();
    if (error)
        return doneFuture(Result<QList<PersonTakings>>(tl::unexpected(*error)));
    return doneFuture(Result<QList<PersonTakings>>(people));
}

QFuture<Result<QList<PayoutSum>>> FakeReports::refunds(const QList<ProfileId> &,
                                                       const QList<Timestamp> &bounds,
                                                       const QString &pointOfSale)
{
    calls << QString(u"refunds "_s + pointOfSale).trimmed();
    if (error)
        return doneFuture(Result<QList<PayoutSum>>(tl::unexpected(*error)));
    QList<PayoutSum> sums(std::max<qsizetype>(bounds.size(), 1) - 1);
    for (auto refund = refunded.begin(); refund != refunded.end(); ++refund) {
        const auto at = std::ranges::upper_bound(bounds, refund.key()) - bounds.begin() - 1;
        if (at < 0 || at >= sums.size())
            continue;
        ++sums[at].count;
        sums[at].sum = Amount::fromCents(sums[at].sum.cents() + refund->cents());
    }
    return doneFuture(Result<QList<PayoutSum>>(sums));
}

QFuture<Result<QList<Amount>>> FakeReports::fees(const QList<ProfileId> &,
                                                 const QList<Timestamp> &bounds)
{
    calls << u"fees"_s;
    if (error)
        return doneFuture(Result<QList<Amount>>(tl::unexpected(*error)));
    QList<Amount> sums(std::max<qsizetype>(bounds.size(), 1) - 1);
    for (auto fee = feesAt.begin(); fee != feesAt.end(); ++fee) {
        const auto at = std::ranges::upper_bound(bounds, fee.key()) - bounds.begin() - 1;
        if (at >= 0 && at < sums.size())
            sums[at] = Amount::fromCents(sums[at].cents() + fee->cents());
    }
    return doneFuture(Result<QList<Amount>>(sums));
}

QFuture<Result<ReturningPayers>> FakeReports::payers(const QList<ProfileId> &, Timestamp, Timestamp,
                                                     const QString &pointOfSale)
{
    calls << QString(u"payers "_s + pointOfSale).trimmed();
    if (error)
        return doneFuture(Result<ReturningPayers>(tl::unexpected(*error)));
    return doneFuture(Result<ReturningPayers>(returning));
}

QFuture<Result<DayClose>> FakeReports::preview(const DayCloseScope &scope)
{
    calls << QString(u"preview "_s + scope.pointOfSale);
    if (error)
        return doneFuture(Result<DayClose>(tl::unexpected(*error)));
    DayClose close = running;
    close.scope = scope;
    return doneFuture(Result<DayClose>(close));
}

QFuture<Result<DayClose>> FakeReports::close(const DayCloseScope &scope, DayCloseKind kind)
{
    calls << u"close %1 %2"_s.arg(QChar(kind == DayCloseKind::X ? u'X' : u'Z'))
                 .arg(scope.pointOfSale);
    if (error)
        return doneFuture(Result<DayClose>(tl::unexpected(*error)));
    DayClose close = running;
    close.scope = scope;
    close.kind = kind;
    close.seq = closed.size() + 1;
    close.number = 1 + std::ranges::count_if(closed, [&](const DayClose &other) {
                       return other.scope == scope && other.kind == kind;
                   });
    closed << close;
    Q_EMIT changed();
    return doneFuture(Result<DayClose>(close));
}

QFuture<Result<DayClosePage>> FakeReports::closes(const DayCloseFilter &filter,
                                                  std::optional<qint64> before, int count)
{
    calls << u"closes"_s;
    if (error)
        return doneFuture(Result<DayClosePage>(tl::unexpected(*error)));
    DayClosePage page;
    for (auto close = closed.crbegin(); close != closed.crend(); ++close) {
        const bool fits = (!before || close->seq < *before)
            && (filter.profiles.isEmpty() || filter.profiles.contains(close->scope.profile))
            && filter.pointOfSale.value_or(close->scope.pointOfSale) == close->scope.pointOfSale
            && filter.kind.value_or(close->kind) == close->kind;
        if (!fits)
            continue;
        if (page.rows.size() == count) {
            page.hasMore = true;
            break;
        }
        page.rows << *close;
    }
    return doneFuture(Result<DayClosePage>(page));
}

} // namespace tilldesk::test
