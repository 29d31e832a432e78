#include "app/commands/inspect.h"

#include "app/inspecting_facts.h"
#include "core/base/enum_texts.h"
#include "core/callbacks/callback_log.h"
#include "core/callbacks/inbox.h"
#include "core/crypto/certificate.h"
#include "core/debtors/simulation_service.h"
#include "core/keys/key_repository.h"
#include "core/keys/key_ring.h"
#include "core/merchants/key_set_fetcher.h"
#include "core/merchants/merchant_repository.h"
#include "core/storage/migrate.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

using callbacks::InspectionContext;
using callbacks::InspectionKeys;

tl::unexpected<Error> wrong(const QString &option, const QString &why)
{
    return fail(ErrorCode::FieldInvalid, why, option);
}

Result<QByteArray> contentOf(const QString &path, const QString &option)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(option, u"%1 cannot be read"_s.arg(path));
    return file.read(crypto::kMaxJwkSetBytes + 1);
}

Result<InspectionKeys> fetchedKeys(const QString &address)
{
    constexpr UrlRule kRule = UrlRule::PublicHttpsOrLocal;
    if (const auto checked = callbackUrl(address, kRule, u"key-set"_s); !checked)
        return checked.failure();
    merchants::KeySetFetcher fetcher;
    std::promise<Result<merchants::KeySetPtr>> promise;
    fetcher.fetch({address, kRule}, [&promise](const Result<merchants::KeySetPtr> &fetched) {
        promise.set_value(fetched);
    });
    const auto fetched = promise.get_future().get();
    if (!fetched)
        return wrong(u"key-set"_s, fetched.error().detail);
    return InspectionKeys{*fetched, u"fetched just now from "_s + address};
}

Result<InspectionKeys> namedKeys(const QString &keySet)
{
    if (keySet.contains("://"_L1))
        return fetchedKeys(keySet);
    const auto json = contentOf(keySet, u"key-set"_s);
    if (!json)
        return json.failure();
    auto keys = pastedKeys(QString::fromUtf8(*json));
    if (!keys)
        return wrong(u"key-set"_s, keys.error().detail);
    return keys;
}

/// Returns the published part of the service's keys.
InspectionKeys ownKeys(storage::Database &db)
{
    QByteArrayList keys;
    for (const keys::KeyRow &row : keys::KeyRepository(db).rows()) {
        if (const auto key = crypto::publicKeyOf(row.certificate))
            keys << crypto::jwkJson(*key, row.kid, row.certificate);
    }
    const QByteArray json = R"({"keys":[)" + keys.join(',') + "]}";
    const auto set = crypto::JwkSet::parse(json);
    if (!set)
        return {nullptr, u"this service has no keys yet"_s};
    return {std::make_shared<const crypto::JwkSet>(*set), u"published by this service"_s};
}

bool isForeign(const InspectionKeys &keys, const InspectionKeys &own)
{
    return !own.set || std::ranges::none_of(own.set->keys(), [&keys](const crypto::Jwk &key) {
        return keys.set->find(key.kid) != nullptr;
    });
}

/// Returns one attempt of the log as its receiver got it. Errors: `CallbackNotFound`;
/// `FieldInvalid`.
Result<CallbackInspection> loggedCallback(storage::Database &db, const CommandValues &values)
{
    const auto details = callbacks::details(db, CallbackId(values[u"callback"_s]));
    if (!details)
        return details.failure();
    if (details->attempts.isEmpty())
        return wrong(u"callback"_s, u"the callback has not been sent yet"_s);
    const int number = values.value(u"attempt"_s, u"0"_s).toInt();
    for (auto it = details->attempts.crbegin(); it != details->attempts.crend(); ++it) {
        if (values.contains(u"attempt"_s) && it->number != number)
            continue;
        CallbackInspection wanted;
        for (const QString &line : it->requestHeaders.split(u'\n')) {
            if (line.startsWith("Signature:"_L1, Qt::CaseInsensitive))
                wanted.signature = line.sliced(10).trimmed();
        }
        wanted.body = details->body;
        wanted.address = details->callback.url;
        return wanted;
    }
    return wrong(u"attempt"_s, u"there are attempts 1 to %1"_s.arg(details->attempts.size()));
}

/// Returns the inbox message `number`, to be checked. Errors: `FieldInvalid` if it does not exist.
Result<CallbackInspection> receivedCallback(storage::Database &db, const QString &number)
{
    callbacks::Inbox inbox(db);
    const auto message = inbox.message(number.toLongLong());
    if (!message)
        return wrong(u"message"_s, u"there is no such message in the inbox"_s);
    return CallbackInspection{.signature = message->signature,
                              .body = message->body,
                              .address = message->address,
                              .keySet = {},
                              .inboxMessageId = QString::number(message->seq)};
}

Result<CallbackInspection> givenCallback(const CommandValues &values)
{
    if (!values.contains(u"signature"_s) || !values.contains(u"body"_s))
        return wrong(
            u"signature"_s,
            u"give it with --body, a logged one with --callback, or one of the inbox with --message"_s);
    CallbackInspection wanted;
    wanted.signature = values[u"signature"_s];
    wanted.body = values[u"body"_s].toLatin1();
    if (wanted.signature.startsWith(u'@')) {
        const auto content = contentOf(wanted.signature.sliced(1), u"signature"_s);
        if (!content)
            return content.failure();
        wanted.signature = QString::fromUtf8(*content);
    }
    return wanted;
}

/// Refuses options that name more than one callback.
Result<void> checkOneCallback(const CommandValues &values)
{
    QStringList given;
    for (const QString &option : {u"callback"_s, u"message"_s, u"signature"_s}) {
        if (values.contains(option))
            given << option;
    }
    if (given.size() < 2)
        return {};
    return fail(ErrorCode::FieldInvalid, u"cannot be given with --"_s + given.first(),
                given.last());
}

Result<CallbackInspection> wantedCallback(storage::Database &db, const CommandValues &values)
{
    if (values.contains(u"callback"_s))
        return loggedCallback(db, values);
    return values.contains(u"message"_s) ? receivedCallback(db, values[u"message"_s])
                                         : givenCallback(values);
}

using Verdict = CallbackFinding::Verdict;

constexpr EnumTexts<Verdict> kVerdicts{
    {Verdict::Holds, "HOLDS"},
    {Verdict::Fails, "FAILS"},
    {Verdict::Undecided, "UNDECIDED"},
};

QByteArray asJson(const QList<CallbackFinding> &findings)
{
    QJsonArray list;
    for (const CallbackFinding &finding : findings)
        list << QJsonObject{{u"check"_s, QString(toText(finding.check))},
                            {u"verdict"_s, kVerdicts.textOf(finding.verdict)},
                            {u"reason"_s, finding.reason},
                            {u"value"_s, finding.value},
                            {u"strictlyRefused"_s, finding.isStrictlyRefused}};
    return QJsonDocument(list).toJson();
}

/// Returns the hint that strict receivers refuse a callback that fails no check; empty: they do
/// not.
QString strictHint(const QList<CallbackFinding> &findings)
{
    if (!isStrictlyRefused(findings))
        return {};
    return u"! Many receivers refuse it all the same: they ask for five critical names and for"
           " the whole callback address as path.\n"
           "  `tilldeskd profile set --callback-header extended` sends that form;"
           " `tilldeskd compatible` sets all that such receivers ask for.\n"_s;
}

QByteArray asText(const QList<CallbackFinding> &findings)
{
    const auto signOf = [](Verdict verdict) {
        switch (verdict) {
        case Verdict::Holds: return u"✓ "_s;
        case Verdict::Fails: return u"✗ "_s;
        case Verdict::Undecided: return u"· "_s;
        }
        Q_UNREACHABLE();
    };
    QString text;
    for (const CallbackFinding &finding : findings) {
        const QString name = toText(finding.check);
        text += signOf(finding.verdict) + name.leftJustified(10) + finding.reason;
        text = text.trimmed() + u'\n';
        if (finding.value.isEmpty())
            continue;
        for (const QString &line : finding.value.split(u'\n'))
            text += u"    "_s + line + u'\n';
    }
    text += strictHint(findings);
    return text.toUtf8();
}

CommandResult told(const QList<CallbackFinding> &findings, bool isJson)
{
    CommandResult result;
    result.out = isJson ? asJson(findings) : asText(findings);
    const bool allHold = std::ranges::all_of(findings, [](const CallbackFinding &finding) {
        return finding.verdict == CallbackFinding::Verdict::Holds;
    });
    result.exitCode = allHold ? CommandResult::kFine : CommandResult::kFailed;
    return result;
}

/// Returns the facts available without a database: the settings, the keys and the wall clock.
InspectionContext contextOf(const Settings &settings, const InspectionKeys &keys)
{
    return {.keys = keys,
            .claimNamespace = settings.claimNamespace,
            .issuer = settings.issuer,
            .now = SystemClock().now()};
}

/// Inspects a callback beside the service's database, whose keys and profiles it knows.
Result<QList<CallbackFinding>> findingsBeside(storage::Database &db, const CommandValues &values,
                                              const Settings &settings)
{
    auto wanted = wantedCallback(db, values);
    if (!wanted)
        return wanted.failure();
    wanted->address = values.value(u"address"_s, wanted->address);
    const InspectionKeys own = ownKeys(db);
    // The inbox may receive another service's callbacks.
    const QString keySet = values.value(
        u"key-set"_s, wanted->inboxMessageId.isEmpty() ? QString() : settings.inboxKeySet);
    const auto keys = keySet.isEmpty() ? Result<InspectionKeys>(own) : namedKeys(keySet);
    if (!keys)
        return keys.failure();
    InspectionContext context = contextOf(settings, *keys);
    const SystemClock real;
    AdjustableClock clock(real);
    clock.adjust(debtors::storedSimulation(db).clock);
    context.now = clock.now();
    if (!keys->set || !isForeign(*keys, own)) {
        QSet<ProfileId> ours;
        for (const auto &stored : merchants::MerchantRepository(db).profiles())
            ours.insert(stored.profile.id);
        context.isOurs = [ours](const ProfileId &id) { return ours.contains(id); };
    }
    addFacts(context, db, *wanted);
    return callbacks::inspect(*wanted, context);
}

CommandResult inspectAlone(const CommandValues &values, const Settings &settings)
{
    if (values.contains(u"callback"_s) || values.contains(u"message"_s)
        || !values.contains(u"key-set"_s))
        return CommandResult::failure(
            {ErrorCode::FieldInvalid,
             u"is needed: there is no database in %1"_s.arg(settings.dataDir), u"key-set"_s});
    auto wanted = givenCallback(values);
    const auto keys = namedKeys(values[u"key-set"_s]);
    if (!wanted || !keys)
        return CommandResult::failure(wanted ? keys.error() : wanted.error());
    wanted->address = values.value(u"address"_s);
    return told(callbacks::inspect(*wanted, contextOf(settings, *keys)),
                values.contains(u"json"_s));
}

CommandResult inspect(const CommandValues &values, const Settings &settings)
{
    if (const auto checked = checkOneCallback(values); !checked)
        return CommandResult::failure(checked.error());
    const storage::DataDirectory directory(settings.dataDir, settings.database);
    const auto contents = directory.contents();
    if (!contents)
        return CommandResult::failure(contents.error());
    if (*contents == storage::DataDirectory::Contents::Nothing)
        return inspectAlone(values, settings);
    if (const auto newest = storage::requireNewestSchema(directory.databasePath()); !newest)
        return CommandResult::failure(newest.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto findings = findingsBeside(db, values, settings);
    return findings ? told(*findings, values.contains(u"json"_s))
                    : CommandResult::failure(findings.error());
}

} // namespace

QString strictHintOf(storage::Database &db, qint64 message, const Settings &settings)
{
    if (!settings.inboxKeySet.isEmpty())
        return {};
    const auto findings = findingsBeside(db, {{u"message"_s, QString::number(message)}}, settings);
    return findings ? strictHint(*findings) : QString();
}

Command inspectCommand()
{
    return {
        .words = u"inspect"_s,
        .summary = u"Makes every check of a callback and shows what was checked"_s,
        .options = {{u"signature"_s, u"text"_s,
                     u"value of the header Signature, or @ and a file with the value"_s},
                    {.name = u"body"_s,
                     .value = u"file"_s,
                     .help = u"the exact bytes of the body"_s,
                     .isFile = true},
                    {u"callback"_s, u"id"_s, u"callback that this service has sent"_s},
                    {u"message"_s, u"number"_s, u"callback that the inbox has received"_s},
                    {u"attempt"_s, u"number"_s, u"attempt of the callback; default: the last"_s},
                    {u"address"_s, u"url"_s,
                     u"address where the callback was received, or only its path"_s},
                    {u"key-set"_s, u"file"_s,
                     u"JWKS of the sender, or its address; default: this service's keys"_s},
                    {u"json"_s, {}, u"as JSON"_s}},
        .usesNames = true,
        .compute = inspect};
}

} // namespace tilldesk::app
