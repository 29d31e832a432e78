#include "app/first_run.h"

#include "app/command.h"
#include "app/commands/demo.h"
#include "app/first_shop.h"
#include "app/restored_folder.h"
#include "core/base/when_ready.h"
#include "core/crypto/random.h"
#include "core/qr/qr_encoder.h"
#include "core/runtime/promised.h"
#include "core/safekeeping/restorer.h"
#include "core/staff/secret_hash.h"
#include "core/storage/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Amount of the first payment, which a simulated customer pays.
constexpr Amount kFirstPayment = Amount::fromCents(2450);

/// Errors: `FieldInvalid` naming the member of NewShop.
Result<FirstShopWanted> wantedFrom(const NewShop &shop)
{
    FirstShopWanted wanted{.merchant = shop.name,
                           .profile = {},
                           .till = shop.till,
                           .keyName = {},
                           .owner = shop.owner,
                           .isSimulated = true,
                           .firstPayment = kFirstPayment};
    wanted.profile.name = shop.name;
    wanted.profile.creditorName = shop.accountName.isEmpty() ? shop.name : shop.accountName;
    wanted.profile.iban = shop.iban;
    wanted.profile.channel = PaymentChannel::InStore;
    wanted.profile.allowsRefunds = true;
    if (shop.pin.isEmpty())
        return wanted;
    if (const auto checked = checkPin(shop.pin); !checked)
        return checked.failure();
    wanted.ownerPinHash = staff::hashOf(shop.pin);
    return wanted;
}

QByteArray asJson(const NewShop &shop)
{
    return QJsonDocument(QJsonObject{{u"language"_s, shop.language},
                                     {u"name"_s, shop.name},
                                     {u"iban"_s, shop.iban},
                                     {u"accountName"_s, shop.accountName},
                                     {u"till"_s, shop.till},
                                     {u"hasSticker"_s, shop.hasSticker},
                                     {u"owner"_s, shop.owner}})
        .toJson();
}

NewShop shopFrom(const QByteArray &json)
{
    const QJsonObject members = QJsonDocument::fromJson(json).object();
    return {.language = members[u"language"_s].toString(),
            .name = members[u"name"_s].toString(),
            .iban = members[u"iban"_s].toString(),
            .accountName = members[u"accountName"_s].toString(),
            .till = members[u"till"_s].toString(),
            .hasSticker = members[u"hasSticker"_s].toBool(true),
            .owner = members[u"owner"_s].toString(),
            .pin = {}};
}

} // namespace

FirstRun::FirstRun(Settings settings, std::unique_ptr<HeldShop> held, HeldShop::Keys keys)
    : m_settings(std::move(settings)),
      m_keys(keys),
      m_held(std::move(held))
{
    m_worker.setMaxThreadCount(1);
}

FirstRun::~FirstRun()
{
    m_control.isCancelled = true;
    m_worker.waitForDone();
    if (m_opening) // the window was closed while the demo was being filled
        m_opening->discard();
}

QString FirstRun::demoFolder(const QString &dataDir)
{
    return dataDir + u"-demo"_s;
}

QString FirstRun::answersPath() const
{
    return m_settings.dataDir + u"/setup.json"_s;
}

NewShop FirstRun::keptAnswers() const
{
    QFile file(answersPath());
    return file.open(QIODevice::ReadOnly) ? shopFrom(file.readAll()) : NewShop{};
}

void FirstRun::keepAnswers(const NewShop &shop)
{
    if (!QDir().mkpath(m_settings.dataDir))
        return;
    const QByteArray content = asJson(shop);
    auto file =
        storage::AtomicFile::begin(answersPath(), content.size(), storage::FileAccess::OwnerOnly);
    if (file && file->file().write(content) == content.size())
        std::ignore = file->commit();
}

QString FirstRun::logged(const Error &error)
{
    const QString traceId = crypto::newId(SystemClock().now()).right(12);
    const QByteArray line = "first run: " + error.detail.toUtf8() + ", trace " + traceId.toUtf8();
    // The folder may not exist: nothing has been created after an error.
    LogFile file(QFileInfo(m_settings.dataDir).isDir() ? m_settings.dataDir + u"/tilldesk.log"_s
                                                       : QString());
    if (file.isOpen())
        Log(file.descriptor()).error(line);
    return traceId;
}

QrMatrix FirstRun::sampleCode() const
{
    return encodeQr(u"http://127.0.0.1:8400/l/1/00000000-0000-0000-0000-000000000000/TILL1"_s)
        .value_or(QrMatrix{});
}

/// Returns the running core of the settings' folder.
Result<std::unique_ptr<HeldShop>> FirstRun::started(const Settings &settings)
{
    auto shop = HeldShop::hold(settings, m_keys);
    if (!shop)
        return shop;
    if (const auto started = (*shop)->start(); !started) {
        if ((*shop)->isNew())
            (*shop)->discard();
        return started.failure();
    }
    return shop;
}

/// Keeps the shop if the request has succeeded; otherwise deletes what it has created.
void FirstRun::finish(const Result<OpenedShop> &result, std::unique_ptr<HeldShop> shop,
                      const Fulfil &fulfil)
{
    if (result) {
        QFile::remove(answersPath());
        m_opened = std::move(shop);
    } else if (shop->isNew()) {
        shop->discard();
    } else {
        m_held = std::move(shop);
    }
    fulfil(result);
}

QFuture<Result<OpenedShop>> FirstRun::open(const NewShop &shop)
{
    const auto wanted = wantedFrom(shop);
    if (!wanted)
        return tilldesk::refused<OpenedShop>(wanted.error());
    auto held = m_held ? Result<std::unique_ptr<HeldShop>>(std::move(m_held)) : started(m_settings);
    if (!held)
        return tilldesk::refused<OpenedShop>(held.error());
    auto [future, fulfil] = tilldesk::promised<OpenedShop>();
    m_opening = std::move(*held);
    Assembly &assembly = m_opening->assembly();
    whenReady(
        runtime::promisedByCore<FirstShop>(assembly.core(),
                                           [&assembly, wanted = *wanted]() -> Result<FirstShop> {
                                               return addFirstShop(assembly.services(), wanted);
                                           }),
        this, [this, fulfil = fulfil](const Result<FirstShop> &made) {
            if (!made)
                return finish(made.failure(), std::move(m_opening), fulfil);
            if (made->owner)
                m_owner = made->owner->id;
            finish(OpenedShop{made->payment}, std::move(m_opening), fulfil);
        });
    return future;
}

QFuture<Result<OpenedShop>> FirstRun::openDemo()
{
    Settings settings = m_settings;
    settings.dataDir = demoFolder(m_settings.dataDir);
    settings.backupFolder.clear(); // a demo must never replace the backups of the shop
    auto shop = started(settings);
    if (!shop)
        return tilldesk::refused<OpenedShop>(shop.error());
    m_isDemo = true;
    if (!(*shop)->assembly().directory().current()->merchants().isEmpty()) {
        m_opened = std::move(*shop);
        return tilldesk::answered<OpenedShop>(OpenedShop{});
    }
    auto [future, fulfil] = tilldesk::promised<OpenedShop>();
    auto [filled, tell] = tilldesk::promised<void>();
    m_opening = std::move(*shop);
    m_worker.start([&assembly = m_opening->assembly(), tell = tell] {
        const CommandResult made = demoCommand().change({}, assembly);
        tell(made.exitCode == CommandResult::kFine
                 ? Result<void>()
                 : fail(ErrorCode::Storage, QString::fromUtf8(made.err)));
    });
    whenReady(filled, this, [this, fulfil = fulfil](const Result<void> &made) {
        finish(made ? Result<OpenedShop>(OpenedShop{}) : made.failure(), std::move(m_opening),
               fulfil);
    });
    return future;
}

QFuture<Result<BackupSummary>> FirstRun::examine(const QString &path, const QString &passphrase)
{
    auto [future, fulfil] = tilldesk::promised<BackupSummary>();
    m_control.isCancelled = false;
    m_worker.start([this, path, passphrase, fulfil = fulfil] {
        fulfil(safekeeping::examineBackup(path, passphrase.toUtf8(),
                                          QFileInfo(m_settings.dataDir).absolutePath(), m_control));
    });
    return future;
}

QFuture<Result<OpenedShop>> FirstRun::restore(const QString &path, const QString &passphrase)
{
    Q_ASSERT(canRestore());
    auto [future, fulfil] = tilldesk::promised<OpenedShop>();
    auto [restored, tell] = tilldesk::promised<void>();
    // Files of an attempt before: a restore needs a folder that is missing or empty.
    const NewShop answers = keptAnswers();
    for (const QString &name : {u"setup.json"_s, u"tilldesk.log"_s, u"tilldesk.lock"_s})
        QFile::remove(m_settings.dataDir + u'/' + name);
    m_control.isCancelled = false;
    m_worker.start([this, path, passphrase, tell = tell] {
        const auto report = safekeeping::restoreBackup(
            {.path = path,
             .passphrase = passphrase.toUtf8(),
             .folder = m_settings.dataDir,
             .now = SystemClock().now(),
             .prepare =
                 [this, &passphrase](const QString &scratch) {
                     return adoptPassphrase(scratch, m_settings.dataDir, passphrase.toUtf8());
                 }},
            m_control, {});
        tell(report ? Result<void>() : report.failure());
    });
    whenReady(restored, this, [this, answers, fulfil = fulfil](const Result<void> &done) {
        if (!done && answers != NewShop{})
            keepAnswers(answers);
        finishRestore(done, fulfil);
    });
    return future;
}

void FirstRun::finishRestore(const Result<void> &restored, const Fulfil &fulfil)
{
    if (!restored)
        return fulfil(restored.failure());
    // The backup has brought a settings file.
    auto settings = readSettings(m_settings.dataDir, m_settings.file, m_settings.overridden);
    if (!settings)
        return fulfil(settings.failure());
    auto shop = started(*settings);
    if (!shop)
        return fulfil(shop.failure());
    m_opened = std::move(*shop);
    fulfil(OpenedShop{});
}

} // namespace tilldesk::app
