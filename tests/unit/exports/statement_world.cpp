#include "tests/unit/exports/statement_world.h"

#include "core/exports/camt_notification.h"
#include "core/storage/setting_repository.h"
#include "tests/support/tool.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QStringList kNames{u"Bäckerei \"Größe\" & Söhne <BV>"_s,
                         u"Ødegård's Fisk; Vis, Fish"_s,
                         u"Αρτοποιείο Ψωμί & Θάλασσα ένα δύο τρία τέσσερα"_s,
                         u"Хлебарница Щастие-Ю"_s,
                         u"=cmd|' /C calc'!A0"_s,
                         u"Café ‘L’Été’ – 100 % €"_s};
const QStringList kBulks{QString(),
                         u"WEEK"_s,
                         u"Größe-Ø-7"_s,
                         u"ΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨΧΘΨ"_s,
                         u"-:-:-:-:-:-:-:-:-:-:-:-:-:-:-:-:-:-"_s,
                         u"A/B//C?(d).e,f'g+h"_s};
const QStringList kAccounts{u"BE68539007547034"_s, u"NL91ABNA0417164300"_s,
                            u"MT84MALT011000012345MTLCAST001S"_s};

/// Computes numbers and balances from the lines.
void addUp(ExpectedAccounts &accounts)
{
    for (auto &[account, days] : accounts) {
        qint64 balance = 0;
        qint64 sequence = 0;
        int number = 0;
        int year = 0;
        for (auto &[day, expected] : days) {
            number = day.year() == year ? number + 1 : 1;
            year = day.year();
            expected.number = number;
            expected.sequence = ++sequence;
            expected.opening = balance;
            for (const ExpectedDay::Line &line : expected.lines)
                balance += line.cents;
            expected.closing = balance;
        }
    }
}

} // namespace

StatementWorld::StatementWorld(quint32 seed, int merchants) : m_random(seed)
{
    // The data need not survive a power cut.
    if (!EmptyDatabase::isPostgres())
        core.db.execute(u"PRAGMA synchronous = OFF"_s);
    addShops(merchants);
}

void StatementWorld::addShops(int merchants)
{
    for (int i = 0; i < merchants; ++i) {
        const QString name = kNames.at(m_random.bounded(int(kNames.size())));
        // Written by SQL: the service accepts only bank characters, but a database may hold other
        // names.
        const auto merchant = core.commit([&]() -> Result<Merchant> {
            // A shop of one merchant is the fixture's.
            auto added = merchants == 1 ? Result<Merchant>(core.merchant)
                                        : core.merchants.addMerchant({.name = u"Shop"_s});
            auto rename = core.db.prepare(u"UPDATE merchant SET name = :name WHERE id = :id"_s);
            rename.bind(u":name"_s, name).bind(u":id"_s, added->id.text()).run();
            return added;
        });
        m_names.insert(merchant->id.text(), name);
        const int profiles = 1 + m_random.bounded(2);
        for (int p = 0; p < profiles; ++p) {
            Profile profile = openProfile(merchant->id, u"Shop %1"_s.arg(p));
            profile.iban = kAccounts.at(m_random.bounded(int(kAccounts.size())));
            profile.allowsRefunds = true;
            m_profiles << *core.commit([&] { return core.merchants.addProfile(profile); });
        }
    }
}

void StatementWorld::charge(FeeCollection collection)
{
    core.ledger.setBefore([this](Timestamp at) { return fees.prepare(at); });
    for (auto name = m_names.cbegin(); name != m_names.cend(); ++name) {
        const auto set = core.commit([&] {
            return fees.setRule(MerchantId(name.key()),
                                {.first = {},
                                 .fixed = Amount::fromCents(29),
                                 .share = 140,
                                 .minimum = Amount::fromCents(5'000),
                                 .collection = collection});
        });
        if (!set)
            qFatal("fees cannot be set");
    }
}

void StatementWorld::pay(const Profile &profile)
{
    NewPayment wanted;
    wanted.amount = Amount::fromCents(m_random.bounded(100) == 0 ? 999'999'999'999
                                                                 : 1 + m_random.bounded(1'000'000));
    wanted.reference = u"F%1/ÄØ"_s.arg(++m_count);
    if (m_count % 5 == 0)
        wanted.reference = m_count % 2 == 0 ? u"+++090/9337/55493+++"_s : u"RF18 5390 0754 7034"_s;
    if (m_random.bounded(3) != 0)
        wanted.description = u"Größe Ψ, €uro n° %1 "_s.arg(m_count).replace(u"°"_s, u"."_s);
    wanted.bulkId = kBulks.at(m_random.bounded(int(kBulks.size())));
    const Debtor debtor{m_random.bounded(2) == 0 ? u"Ζωή <&\"'>"_s : u"Lotte"_s,
                        u"BE71096123456769"_s};
    auto payment = core.payments.create(profile.id, wanted, {Actor::Kind::ApiKey, u"Test"_s});
    if (payment)
        payment = core.payments.identify(payment->id, debtor);
    if (payment)
        payment = core.payments.advance(payment->id, PaymentTrigger::BankAuthorizes, {});
    if (payment)
        payment = core.payments.settle(payment->id);
    if (!payment)
        qFatal("a payment is refused: %s", qPrintable(payment.error().detail));
    m_paid << *payment;
}

void StatementWorld::giveBack()
{
    if (m_paid.isEmpty())
        return;
    const Payment payment = m_paid.takeAt(m_random.bounded(int(m_paid.size())));
    const qint64 cents =
        1 + qint64(m_random.bounded(quint32(std::min<qint64>(payment.amount.cents(), 5'000))));
    // May be refused: the running payout may hold too little.
    (void)core.refunds.create({.paymentId = payment.id,
                               .amount = Amount::fromCents(cents),
                               .description = u"Zurück: Ø%1"_s.arg(m_count),
                               .idempotencyKey = u"key%1"_s.arg(++m_count)},
                              {});
}

void StatementWorld::runAt(const QDateTime &local)
{
    const Timestamp when = fromMillis(local.toMSecsSinceEpoch());
    storage::Transaction transaction(core.db);
    core.clock.set(std::max(core.clock.now(), when - std::chrono::minutes(10)));
    const int payments = 1 + m_random.bounded(6);
    for (int i = 0; i < payments; ++i)
        pay(m_profiles.at(m_random.bounded(int(m_profiles.size()))));
    if (m_random.bounded(3) == 0)
        giveBack();
    core.clock.set(std::max(core.clock.now(), when));
    core.refunds.processDue(1'000);
    if (!fees.closeMonths())
        qFatal("fees cannot be charged");
    core.payoutsFail = m_random.bounded(8) == 0;
    const auto made = core.payouts.run(core.clock.now());
    if (!made)
        qFatal("cannot pay out");
    payouts << *made;
    core.payoutsFail = false;
    for (const Payout &payout : *made) {
        if (payout.status == PayoutStatus::Failed && m_random.bounded(2) == 0)
            payouts << *core.payouts.payAgain(payout.id);
    }
    transaction.commit();
}

void StatementWorld::runThroughTheYears()
{
    // Turns of the year, a leap day, both clock changes in Brussels, and the days around them.
    const std::vector<std::pair<QDate, int>> stretches{{QDate(2027, 10, 30), 3},
                                                       {QDate(2027, 12, 30), 4},
                                                       {QDate(2028, 2, 27), 4},
                                                       {QDate(2028, 3, 25), 3},
                                                       {QDate(2028, 12, 31), 2}};
    const std::vector<std::pair<int, int>> hours{{0, 0}, {2, 30}, {12, 0}, {23, 59}};
    for (const auto &[first, days] : stretches) {
        for (int day = 0; day < days; ++day) {
            for (const auto &[hour, minute] : hours) {
                if (m_random.bounded(3) != 0)
                    runAt(at(first.addDays(day), hour, minute));
            }
        }
    }
    stopClockAt(at(QDate(2029, 3, 1), 12));
}

void StatementWorld::stopClockAt(const QDateTime &local)
{
    core.commit([&] {
        storage::SettingRepository settings(core.db);
        settings.set(u"simulation"_s, u"1"_s);
        settings.set(u"clockFrozenAt"_s, QString::number(local.toMSecsSinceEpoch()));
        return 0;
    });
}

QDateTime StatementWorld::at(const QDate &day, int hour, int minute) const
{
    return {day, QTime(hour, minute), closing.zone};
}

Result<exports::StatementReport> StatementWorld::write(const ExportRequest &request,
                                                       QByteArrayList &files)
{
    const storage::Transaction view(core.db, storage::Transaction::Kind::Read);
    const auto one = [&](auto writeTo) -> Result<exports::StatementReport> {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        ExportControl control;
        const Result<exports::StatementReport> report = writeTo(buffer, control);
        if (report && (control.done != report->rows || control.total != report->rows))
            return fail(ErrorCode::Internal, u"the progress does not end with the rows"_s);
        if (report)
            files << buffer.data();
        return report;
    };
    if (const auto *content = std::get_if<PayoutContent>(&request.list)) {
        const exports::CamtVersion version = request.format == ExportFormat::Camt054v02
            ? exports::CamtVersion::V02
            : exports::CamtVersion::V08;
        return one([&](QIODevice &device, ExportControl &control) {
            return exports::writeNotification(core.db, closing, content->payout, version, device,
                                              control);
        });
    }
    const auto accounts = exports::statementAccounts(core.db, closing, request.list);
    if (!accounts)
        return accounts.failure();
    exports::StatementReport whole;
    for (const exports::StatementAccountDays &account : *accounts) {
        const auto report = one([&](QIODevice &device, ExportControl &control) {
            return exports::writeStatements(core.db, closing, account, request.format,
                                            request.language, device, control);
        });
        if (!report)
            return report.failure();
        whole = {whole.rows + report->rows,
                 Amount::fromCents(whole.sum.cents() + report->sum.cents())};
    }
    return whole;
}

QByteArrayList StatementWorld::files(ExportFormat format, const ExportList &list,
                                     const QString &language)
{
    QByteArrayList files;
    const auto report = write({list, format, language}, files);
    if (report)
        return files;
    failure = report.error();
    return {};
}

QByteArray StatementWorld::statements(ExportFormat format, const ExportList &list,
                                      const QString &language)
{
    return files(format, list, language).join();
}

QJsonArray StatementWorld::read(ExportFormat format, const ExportList &list)
{
    const QString reader = format == ExportFormat::Mt940 ? u"read_mt940.py"_s
        : format == ExportFormat::Coda                   ? u"read_coda.py"_s
                                                         : u"read_camt.py"_s;
    QJsonArray all;
    for (const QByteArray &file : files(format, list)) {
        const QJsonArray statements = readBack(reader, file).toArray();
        for (const QJsonValue &statement : statements) {
            if (statement[u"account"_s] != statements.first()[u"account"_s])
                qFatal("a file has statements of two accounts");
            all << statement;
        }
    }
    return all;
}

ExpectedAccounts StatementWorld::expected() const
{
    ExpectedAccounts accounts;
    for (const Payout &payout : payouts) {
        if (payout.status != PayoutStatus::Succeeded)
            continue;
        const QDate day =
            QDateTime::fromMSecsSinceEpoch(toMillis(payout.madeAt), closing.zone).date();
        accounts[{payout.merchantId.text(), payout.iban}][day].payouts << payout;
    }
    for (auto &[account, days] : accounts) {
        for (auto &[day, expected] : days) {
            for (const Payout &payout : expected.payouts)
                expected.lines << ExpectedDay::Line{
                    payout.id.text(), payout.amount.cents(), remittanceOf(payout, day), {}};
        }
    }
    addUp(accounts);
    return accounts;
}

ExpectedAccounts StatementWorld::expectedClearing()
{
    // The tables of payments, refunds and payouts; the ledger's order.
    auto rows = core.db.prepare(
        u"SELECT f.merchant, p.succeeded_at, p.amount, p.id, p.reference, p.description"
        " FROM ledger_entry e JOIN payment p ON p.id = e.subject AND p.status = 6"
        " JOIN profile f ON f.seq = p.profile WHERE e.cause = 1"
        " UNION ALL SELECT f.merchant, r.ended_at, -r.amount, r.id, p.reference, r.description"
        " FROM ledger_entry e JOIN refund r ON r.id = e.subject AND r.status = 2"
        " JOIN payment p ON p.seq = r.payment JOIN profile f ON f.seq = p.profile"
        " WHERE e.cause = 3"
        " UNION ALL SELECT m.seq, o.made_at, -o.amount, o.id, '', ''"
        " FROM ledger_entry e JOIN payout o ON o.id = e.subject AND o.status = 1"
        " JOIN ledger_account a ON a.seq = o.account JOIN merchant m ON m.id = a.merchant_id"
        " WHERE e.cause IN (5, 7)"
        " UNION ALL SELECT m.seq, o.made_at, -CAST(sum(f.amount) AS BIGINT), o.id || 'F', '',"
        " 'Fees of the payment service' FROM payout o"
        " JOIN ledger_account a ON a.seq = o.account JOIN merchant m ON m.id = a.merchant_id"
        " JOIN payment_fee f ON f.account = o.account AND f.position > o.payments_after"
        " AND f.position <= o.payments_upto JOIN fee_rule r ON r.seq = f.rule AND r.collection = 1"
        " WHERE o.again_of IS NULL GROUP BY o.seq, m.seq"
        " UNION ALL SELECT merchant, at, -amount, id || 'F', '', 'Fees of the payment service'"
        " FROM fee_charge WHERE kind <> 4"
        " UNION ALL SELECT merchant, (SELECT e.at FROM ledger_entry e WHERE e.subject = c.id"
        " AND e.cause IN (10, 11)), amount, id || 'C', '',"
        " 'Fees collected from the bank account' FROM fee_charge c WHERE position IS NULL"_s);
    struct Row {
        qint64 order = 0;
        qint64 merchant = 0;
        Timestamp at;
        ExpectedDay::Line line;
    };
    std::vector<Row> all;
    while (rows.next()) {
        Row row;
        row.merchant = rows.read<qint64>();
        row.at = rows.read<Timestamp>();
        row.line.cents = rows.read<qint64>();
        row.line.id = rows.read<QString>();
        const QString reference = rows.read<QString>();
        const QString description = rows.read<QString>();
        const auto structured = creditorReferenceIn(reference);
        row.line.reference = structured ? structured->text : QString();
        row.line.text = structured  ? description
            : description.isEmpty() ? reference
                                    : QString(reference + u' ' + description);
        const QString causes = row.line.id.endsWith(u'F') ? u"8, 9"_s
            : row.line.id.endsWith(u'C')                  ? u"10, 11"_s
                                                          : u"1, 3, 5, 7"_s;
        row.order = core.number(
            u"SELECT seq FROM ledger_entry WHERE subject = '%1' AND cause IN (%2)"_s.arg(
                row.line.id.first(24), causes));
        all.push_back(row);
    }
    std::ranges::sort(all, {}, &Row::order);
    QHash<QString, QString> remittances;
    for (const Payout &payout : payouts)
        remittances.insert(payout.id.text(), remittanceOf(payout, closing.day(payout.madeAt)));
    ExpectedAccounts accounts;
    for (Row &row : all) {
        auto id = core.db.prepare(u"SELECT id FROM merchant WHERE seq = :seq"_s);
        const QString merchant =
            id.bind(u":seq"_s, row.merchant).next() ? id.read<QString>() : QString();
        if (remittances.contains(row.line.id))
            row.line.text = remittances.value(row.line.id);
        const QString account = u"TILLDESK-"_s + merchant.right(8).toUpper();
        accounts[{merchant, account}][closing.day(row.at)].lines << row.line;
    }
    addUp(accounts);
    return accounts;
}

QList<Payout> StatementWorld::arrivedIn(const QDate &month) const
{
    QList<Payout> arrived;
    for (const Payout &payout : payouts) {
        const QDate day = closing.day(payout.madeAt);
        if (payout.status == PayoutStatus::Succeeded && day.year() == month.year()
            && day.month() == month.month())
            arrived << payout;
    }
    return arrived;
}

qint64 StatementWorld::owedBefore(const QDate &day)
{
    const QString end = QString::number(day.startOfDay(closing.zone).toMSecsSinceEpoch());
    const auto sum = [&](const QString &sql) { return core.number(sql.arg(end)); };
    return sum(u"SELECT CAST(sum(amount) AS BIGINT) FROM payment WHERE status = 6 AND succeeded_at < %1"_s)
        - sum(u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM refund WHERE status = 2 AND ended_at < %1"_s)
        - sum(u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM payout WHERE status = 1 AND made_at < %1"_s);
}

qint64 StatementWorld::owed(const QString &merchantId)
{
    return core.number(u"SELECT CAST(coalesce(sum(balance), 0) AS BIGINT) FROM ledger_account"
                       " WHERE kind NOT IN (1, 5) AND merchant_id = '%1'"_s.arg(merchantId));
}

QString StatementWorld::nameOf(const QString &merchantId) const
{
    return m_names.value(merchantId);
}

QJsonValue readBack(const QString &reader, const QByteArray &file)
{
    QTemporaryFile stored;
    if (!stored.open() || stored.write(file) != file.size() || !stored.flush())
        return {};
    const ToolAnswer answer = runTool(
        QStringLiteral(PYTHON), {u"-B"_s, QStringLiteral(HERE "/") + reader, stored.fileName()});
    if (answer.exitCode != 0) {
        qWarning("%s says: %s", qPrintable(reader), answer.output.constData());
        return {};
    }
    const QJsonDocument document = QJsonDocument::fromJson(answer.output);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QString difference(const QJsonArray &read, const ExpectedAccounts &expected,
                   QString (*text)(const QString &))
{
    qsizetype index = 0;
    for (const auto &[account, days] : expected) {
        QDate before = days.begin()->first.addDays(-1);
        for (const auto &[day, statement] : days) {
            const QJsonObject found = read.at(index++).toObject();
            const auto differs = [&](const QString &what) -> QString {
                return u"%1 of %2 %3: %4"_s.arg(what, account.second, day.toString(Qt::ISODate),
                                                QString::fromUtf8(QJsonDocument(found).toJson()));
            };
            if (found[u"account"_s] != account.second
                || found[u"day"_s] != day.toString(Qt::ISODate))
                return differs(u"statement"_s);
            if (found[u"number"_s] != statement.number)
                return differs(u"number"_s);
            if (found.contains(u"sequence"_s) && found[u"sequence"_s] != statement.sequence)
                return differs(u"sequence"_s);
            if (found.contains(u"before"_s) && found[u"before"_s] != before.toString(Qt::ISODate))
                return differs(u"day before"_s);
            if (qint64(found[u"opening"_s].toDouble()) != statement.opening
                || qint64(found[u"closing"_s].toDouble()) != statement.closing)
                return differs(u"balance"_s);
            const QJsonArray entries = found[u"entries"_s].toArray();
            if (entries.size() != statement.lines.size())
                return differs(u"count"_s);
            for (qsizetype i = 0; i < entries.size(); ++i) {
                const QJsonObject entry = entries.at(i).toObject();
                const ExpectedDay::Line &line = statement.lines.at(i);
                if (qint64(entry[u"cents"_s].toDouble()) != line.cents || entry[u"id"_s] != line.id
                    || entry[u"text"_s] != text(line.text)
                    || (entry.contains(u"reference"_s) && entry[u"reference"_s] != line.reference))
                    return differs(u"entry %1"_s.arg(i));
            }
            before = day;
        }
    }
    return index == read.size() ? QString() : u"%1 statements too many"_s.arg(read.size() - index);
}

} // namespace tilldesk::test
