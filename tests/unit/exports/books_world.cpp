#include "tests/unit/exports/books_world.h"

#include "tests/support/tool.h"

#include <QDateTime>
#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

BooksWorld::BooksWorld(quint32 seed, int merchants, std::optional<FeeCollection> fees)
    : world(seed, merchants),
      books(world.core.db, world.core.clock, world.closing)
{
    QRandomGenerator random(seed);
    const QStringList rates{u"6"_s, u"12:75,21:25"_s, u"21"_s, u"0"_s, u"5.5:33.33,19:66.67"_s};
    QHash<QString, int> numbers; // of the shops
    world.core.commit([&] {
        auto row = world.core.db.prepare(
            u"SELECT f.id, m.id FROM profile f JOIN merchant m ON m.seq = f.merchant"
            " WHERE f.name LIKE 'Shop %' ORDER BY f.seq"_s);
        QList<std::pair<ProfileId, MerchantId>> profiles;
        while (row.next()) {
            const auto [profile, merchant] = row.read<ProfileId, MerchantId>();
            profiles.append({profile, merchant});
        }
        for (const auto &[profile, merchant] : profiles) {
            if (!m_merchants.contains(merchant))
                m_merchants << merchant;
            if (merchants > 1 && m_merchants.indexOf(merchant) == merchants - 1)
                continue; // the last shop has no rate
            QDate first(2026, 11, 20);
            for (const QDate &day : {first, QDate(2027, 12, 31), QDate(2028, 2, 29)}) {
                const auto shares =
                    vatSharesFrom(rates.at(random.bounded(int(rates.size()))), u"rate"_s);
                if (!books.setRate(profile, {}, *shares, day))
                    qFatal("a rate is refused");
                m_rates[profile.text()].append({day, *shares});
            }
        }
        for (const MerchantId &merchant : m_merchants) {
            Books set = *books.books(merchant);
            set.journal = u"VKP"_s;
            set.consultant = 29'098;
            set.client = 55;
            set.firstYear = 2020;
            std::ignore = books.change(merchant, set);
            for (const int rate : {550, 1900}) {
                const QString account = u"700%1"_s.arg(rate / 10, 3, 10, '0'_L1);
                std::ignore = books.setAccount(merchant, {BookAccountKind::Sales, rate}, account);
            }
        }
        return 0;
    });
    if (fees)
        world.charge(*fees);
    world.runThroughTheYears();
}

QDate BooksWorld::dayOf(qint64 millis) const
{
    return QDateTime::fromMSecsSinceEpoch(millis, world.closing.zone).date();
}

qint64 BooksWorld::vat(qint64 gross, int rate)
{
    if (rate <= 0)
        return 0;
    const qint64 whole = 10'000 + rate;
    return (2 * gross * rate + whole) / (2 * whole);
}

QList<std::pair<int, qint64>> BooksWorld::split(const QString &profile, qint64 createdAt,
                                                qint64 cents) const
{
    VatShares shares;
    for (const Rates &rates : m_rates.value(profile)) {
        if (rates.first <= dayOf(createdAt))
            shares = rates.shares;
    }
    if (shares.isEmpty())
        return {{kNoVatRate, cents}};
    QList<std::pair<int, qint64>> parts;
    qint64 weight = 0;
    qint64 before = 0;
    for (const VatPart &share : shares) {
        weight += share.weight;
        const qint64 upto = cents * weight / 10'000;
        parts.append({share.rate, upto - before});
        before = upto;
    }
    return parts;
}

BooksWorld::Sales BooksWorld::sales(const MerchantId &merchant)
{
    Sales sales;
    auto paid = world.core.db.prepare(
        u"SELECT f.id, p.created_at, p.succeeded_at, p.amount FROM payment p JOIN profile f"
        " ON f.seq = p.profile JOIN merchant m ON m.seq = f.merchant WHERE m.id = :id"
        " AND p.status = 6"_s);
    paid.bind(u":id"_s, merchant.text());
    while (paid.next()) {
        const auto [profile, created, at, cents] = paid.read<QString, qint64, qint64, qint64>();
        for (const auto &[rate, part] : split(profile, created, cents))
            sales[{dayOf(at), profile, rate}].paid += part;
    }
    auto refunded = world.core.db.prepare(
        u"SELECT f.id, p.created_at, r.ended_at, r.amount FROM refund r JOIN payment p"
        " ON p.seq = r.payment JOIN profile f ON f.seq = p.profile JOIN merchant m"
        " ON m.seq = f.merchant WHERE m.id = :id AND r.status = 2"_s);
    refunded.bind(u":id"_s, merchant.text());
    while (refunded.next()) {
        const auto [profile, created, at, cents] = refunded.read<QString, qint64, qint64, qint64>();
        for (const auto &[rate, part] : split(profile, created, cents))
            sales[{dayOf(at), profile, rate}].refunded += part;
    }
    return sales;
}

BooksWorld::Sums BooksWorld::expected(const MerchantId &merchant, const Books &used)
{
    Sums sums;
    const auto account = [&used](BookAccountKind kind, int rate = kNoVatRate) {
        return used.account({kind, rate}).value_or(u"?"_s);
    };
    for (const auto &[key, gross] : sales(merchant)) {
        const auto &[day, profile, rate] = key;
        for (const auto &[cents, kind] : {std::pair(-gross.paid, BookAccountKind::Sales),
                                          std::pair(gross.refunded, BookAccountKind::Refunds)}) {
            const qint64 size = std::abs(cents);
            const qint64 tax = account(BookAccountKind::Vat, rate).isEmpty() ? 0 : vat(size, rate);
            const qint64 sign = cents < 0 ? -1 : 1;
            sums[{day, rate < 0 ? account(BookAccountKind::Unknown) : account(kind, rate)}] +=
                sign * (size - tax);
            sums[{day, account(BookAccountKind::Vat, rate)}] += sign * tax;
            sums[{day, account(BookAccountKind::Clearing)}] -= cents;
        }
    }
    const auto charge = [&](const QDate &day, qint64 charged, qint64 collected) {
        sums[{day, account(BookAccountKind::Fees)}] += charged;
        sums[{day, account(BookAccountKind::Transfer)}] -= collected;
        sums[{day, account(BookAccountKind::Clearing)}] += collected - charged;
    };
    auto withheld = world.core.db.prepare(
        u"SELECT o.made_at, CAST(sum(f.amount) AS BIGINT) FROM payout o JOIN payment_fee f ON "
        u"f.account = o.account"
        " AND f.position > o.payments_after AND f.position <= o.payments_upto"
        " JOIN fee_rule r ON r.seq = f.rule AND r.collection = 1"
        " JOIN merchant m ON m.seq = r.merchant WHERE m.id = :merchant AND o.again_of IS NULL"
        " GROUP BY o.seq"_s);
    withheld.bind(u":merchant"_s, merchant.text());
    while (withheld.next()) {
        const auto [at, cents] = withheld.read<qint64, qint64>();
        charge(dayOf(at), cents, 0);
    }
    auto charges = world.core.db.prepare(
        u"SELECT c.at, c.amount, 0 FROM fee_charge c JOIN merchant m ON m.seq = c.merchant"
        " WHERE m.id = :merchant AND c.kind <> 4 UNION ALL SELECT e.at, 0, c.amount FROM fee_charge"
        " c JOIN ledger_entry e ON e.subject = c.id AND e.cause IN (10, 11)"
        " JOIN merchant m ON m.seq = c.merchant WHERE m.id = :merchant"_s);
    charges.bind(u":merchant"_s, merchant.text());
    while (charges.next()) {
        const auto [at, cents, collected] = charges.read<qint64, qint64, qint64>();
        charge(dayOf(at), cents, collected);
    }
    for (const Payout &payout : world.payouts) {
        if (payout.merchantId != merchant || payout.status != PayoutStatus::Succeeded)
            continue;
        const QDate day = dayOf(toMillis(payout.madeAt));
        sums[{day, account(BookAccountKind::Transfer)}] += payout.amount.cents();
        sums[{day, account(BookAccountKind::Clearing)}] -= payout.amount.cents();
    }
    std::erase_if(sums, [](const auto &sum) { return sum.second == 0; });
    return sums;
}

QByteArrayList BooksWorld::write(const ExportList &list, ExportFormat format)
{
    ExportControl control;
    const auto report = exports::write(world.core.db, world.closing,
                                       {.list = list, .format = format, .language = u"de"_s},
                                       m_folder.filePath(u"books"_s), control);
    if (!report) {
        failure = report.error();
        return {};
    }
    QByteArrayList files;
    for (const QString &path : report->files) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("a file is missing");
        files << file.readAll();
    }
    return files;
}

QJsonArray BooksWorld::read(ExportFormat format, const QByteArray &file)
{
    QFile stored(m_folder.filePath(u"read"_s));
    if (!stored.open(QIODevice::WriteOnly) || stored.write(file) != file.size())
        qFatal("cannot write");
    stored.close();
    const ToolAnswer answer = runTool(
        QStringLiteral(PYTHON),
        {u"-B"_s, QStringLiteral(HERE "/read_journal.py"), toText(format), stored.fileName()});
    if (answer.exitCode != 0)
        qWarning("%s: %s", toText(format).data(), answer.output.constData());
    return QJsonDocument::fromJson(answer.output).array();
}

} // namespace tilldesk::test
