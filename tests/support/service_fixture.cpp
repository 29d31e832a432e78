#include "tests/support/service_fixture.h"

#include "tests/support/some_keys.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

app::Settings settingsFor(const QString &folder, QMap<QString, QString> override)
{
    if (!override.contains(u"port"_s))
        override[u"port"_s] = u"0"_s;
    const auto settings = app::readSettings(folder, {}, override);
    if (!settings)
        qFatal("%s", qPrintable(settings.error().detail));
    return *settings;
}

} // namespace

QJsonObject jsonOf(const HttpAnswer &answer)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(answer.body)).object();
}

QString errorOf(const HttpAnswer &answer)
{
    const QJsonObject json = jsonOf(answer);
    return u"%1 %2 %3"_s.arg(QString::number(answer.status), json[u"code"_s].toString(),
                             json[u"message"_s].toString());
}

ServiceFixture::ServiceFixture(const QMap<QString, QString> &override)
    : directory(m_folder.path(), EmptyDatabase::isPostgres() ? m_place.path() : QString()),
      log(m_logFile.open() ? m_logFile.handle() : 2),
      assembly(std::make_unique<app::Assembly>(settingsFor(m_folder.path(), override), directory,
                                               app::Clocks{clock, clock.monotonic()}, log,
                                               app::KeySources{.make = someKeys()}))
{
    const auto started = assembly->start();
    if (started)
        std::ignore = assembly->keys().prepare().result();
    const EndpointState state = started ? assembly->endpoint().start() : EndpointState();
    if (!state.isListening)
        qFatal("%s", qPrintable(started ? state.error : started.error().detail));
    base = state.address;
    m_port = std::uint16_t(base.section(u':', -1).toUInt());
    m_client = std::make_unique<HttpClient>(m_port);

    auto &merchants = assembly->services().merchants();
    merchant = *onCore([&] { return merchants.addMerchant({.name = u"Janssens"_s}); });
    Profile wanted = openProfile(merchant.id, u"Web shop"_s);
    wanted.bulkId = u"DAY"_s;
    wanted.callbackUrl = u"https://shop.example.com/callback"_s;
    wanted.identifyCallbackUrl = u"https://shop.example.com/identify"_s;
    shop = *onCore([&] { return merchants.addProfile(wanted); });
    wanted = openProfile(merchant.id, u"Counter"_s);
    wanted.allowsLoopbackCallbacks = true;
    counter = *onCore([&] { return merchants.addProfile(wanted); });
    wanted = openProfile(merchant.id, u"Closed"_s);
    wanted.isOpen = false;
    closed = *onCore([&] { return merchants.addProfile(wanted); });

    shopKey = addKey(shop.id, Authority::MerchantPayment);
    counterKey = addKey(counter.id, Authority::MerchantPayment);
    closedKey = addKey(closed.id, Authority::MerchantPayment);
    refundKey = addKey(shop.id, Authority::MerchantRefund);
    revokedKey = addKey(shop.id, Authority::MerchantPayment);
    const auto revoked =
        onCore([&]() -> Result<void> { return merchants.revokeKey(merchants.keys().last().id); });
    if (!revoked)
        qFatal("the key could not be revoked");
}

void ServiceFixture::stop()
{
    if (assembly)
        assembly->stop();
}

HttpHeaders ServiceFixture::authorization(const QString &key)
{
    return {{"Authorization", "Bearer " + key.toStdString()}};
}

HttpAnswer ServiceFixture::ask(std::string_view method, std::string_view target,
                               std::string_view body)
{
    return askAs(shopKey, method, target, body);
}

HttpAnswer ServiceFixture::askAs(const QString &key, std::string_view method,
                                 std::string_view target, std::string_view body)
{
    return m_client->exchange(method, target, authorization(key), body);
}

QString ServiceFixture::create(std::string_view body)
{
    return jsonOf(ask("POST", "/v3/payments", body))[u"paymentId"_s].toString();
}

QString ServiceFixture::addKey(const ProfileId &profile, Authorities authorities)
{
    return onCore([&] {
               return assembly->services().merchants().createKey(
                   {profile, u"Web shop 1"_s, {}, authorities});
           })
        ->text;
}

QString ServiceFixture::append(PaymentStatus status)
{
    return *onCore([&]() -> Result<QString> {
        auto &services = assembly->services();
        const auto *stored = services.merchants().directory()->profile(shop.id);
        payments::PaymentRow row = rowIn(status, clock.now());
        row.payment.profileId = shop.id;
        row.profileSeq = stored->seq;
        const auto added = services.payments().append(row, stepsTo(status, clock.now()));
        if (!added)
            return added.failure();
        row.payment.seq = *added;
        if (status == PaymentStatus::Succeeded) {
            if (const auto booked = services.payments().book(row.payment); !booked)
                return booked.failure();
        }
        return row.payment.id.text();
    });
}

qint64 ServiceFixture::number(const QString &sql) const
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : -1;
}

QByteArray ServiceFixture::logged()
{
    QFile file(m_logFile.fileName());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tilldesk::test
