#include "core/merchants/request_signature.h"

#include "core/crypto/base64url.h"
#include "tests/support/signed_request.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QtTest>
#include <openssl/evp.h>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Timestamp kNow = fromMillis(1'795'181'530'000);
const ClaimNames kNames(u"https://tilldesk.invalid"_s);
const QString kProfile = u"01a1f7d0a1b2000000000001"_s;
const QString kForeign = u"01a1f7d0a1b2000000000002"_s;
const QString kMerchant = u"01a1f7d0a1b2000000000003"_s;
const QString kOtherMerchant = u"01a1f7d0a1b2000000000004"_s;
const QByteArray kBody = R"({"amount":1998})";

Directory directory()
{
    const auto profile = [](const QString &id, const QString &merchant) {
        StoredProfile stored;
        stored.profile.id = ProfileId(id);
        stored.profile.merchantId = MerchantId(merchant);
        return stored;
    };
    return {{{MerchantId(kMerchant), u"Janssens"_s}, {MerchantId(kOtherMerchant), u"Peeters"_s}},
            {profile(kProfile, kMerchant), profile(kForeign, kOtherMerchant)},
            {}};
}

SignedRequest request(const QString &path = u"/v3/payments"_s)
{
    return {kProfile, path, kNow, kBody};
}

/// The context of a signature check, which a test may change.
struct World {
    QString jwks =
        keySet({{u"shop-1"_s, merchantKey()}, {u"rsa-1"_s, merchantKey(crypto::Algorithm::Rs256)}});
    IssuerRule issuerRule = IssuerRule::ServiceOrMerchant;
    std::string path = "/v3/payments";
    std::string query = {};
    std::string basePath = {};
    QByteArray body = kBody;
    bool hasKeys = true;
    bool isSeen = false;

    template <typename F>
    auto ask(const QByteArray &header, F question) const
    {
        const Directory merchants = directory();
        const auto keys = crypto::JwkSet::parse(jwks.toUtf8()).value();
        const SignatureContext context{.directory = merchants,
                                       .issuer = u"Tilldesk"_s,
                                       .issuerRule = issuerRule,
                                       .keys = hasKeys ? &keys : nullptr,
                                       .path = path,
                                       .query = query,
                                       .basePath = basePath,
                                       .body = {body.constData(), std::size_t(body.size())},
                                       .now = kNow,
                                       .isSeen = [this] { return isSeen; }};
        return question(readRequestSignature(header, kNames), context);
    }
    /// Returns the name of the first failed check; empty if all pass.
    [[nodiscard]] QString verdict(const QByteArray &header) const
    {
        return ask(header, [](const auto &signature, const auto &context) {
            const auto failure = firstFailure(signature, context);
            return failure ? QString(toText(failure->check)) : QString();
        });
    }
    [[nodiscard]] QString verdict(const SignedRequest &made) const
    {
        return verdict(made.signature());
    }
};

QByteArray withHeader(const QByteArray &json)
{
    return crypto::signDetached(json, kBody, merchantKey());
}

/// One fault for each check, in the order of the checks, chosen so that they can be combined.
const QList<std::pair<QString, std::function<void(SignedRequest &, World &)>>> kFaults{
    {u"typ"_s, [](SignedRequest &made, World &) { made.with(u"typ"_s, u"JWT"_s); }},
    {u"alg"_s, [](SignedRequest &made, World &) { made.with(u"alg"_s, u"HS256"_s); }},
    {u"kid"_s, [](SignedRequest &made, World &) { made.with(u"kid"_s, u"shop-2"_s); }},
    {u"crit"_s, [](SignedRequest &made, World &) { made.without(u"crit"_s); }},
    {u"iss"_s, [](SignedRequest &made, World &) { made.with(claim("iss"), u"Someone"_s); }},
    {u"sub"_s,
     [](SignedRequest &made, World &) { made.with(claim("sub"), u"000000000000000000000000"_s); }},
    {u"path"_s, [](SignedRequest &, World &world) { world.path = "/v3/payments/pos"; }},
    {u"iat"_s,
     [](SignedRequest &made, World &) { made.with(claim("iat"), u"2026-11-20T13:00:00.000Z"_s); }},
    {u"jti"_s, [](SignedRequest &, World &world) { world.isSeen = true; }},
    {u"signature"_s, [](SignedRequest &, World &world) { world.body += ' '; }},
};

} // namespace

/// Each check alone, and before the checks that follow it. @source service.md#signatures
class TestRequestSignature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesWhatIsRight();
    void takesWhatTheProgramsSign();
    void takesRs256();
    void takesAnEmptyBody();
    void reportsTheFirstOfTwoFaults_data();
    void reportsTheFirstOfTwoFaults();
    void refusesOtherParts_data();
    void refusesOtherParts();
    void refusesHeaders_data();
    void refusesHeaders();
    void judgesTheMember_data();
    void judgesTheMember();
    void judgesCrit_data();
    void judgesCrit();
    void judgesTheIssuer_data();
    void judgesTheIssuer();
    void judgesThePath_data();
    void judgesThePath();
    void judgesTheTime_data();
    void judgesTheTime();
    void refusesAKeyOfTheOtherAlgorithm();
    void refusesDer();
    void refusesAChangedBody();
    void refusesAnotherKey();
    void usesNoKeyOutOfTheHeader();
    void lacksKeys();
    void passesNothingThatIsUndecided();
    void listsAllChecks();
    void tellsReasonsThatFitALog();
};

void TestRequestSignature::takesWhatIsRight()
{
    QCOMPARE(World().verdict(request()), QString());
}

void TestRequestSignature::takesWhatTheProgramsSign()
{
    const RequestClaims claims{ProfileId(kProfile), u"Tilldesk"_s, kNow, u"7 \"é\""_s,
                               u"/v3/payments"_s};
    const auto header = signRequest(claims, kNames, u"shop-1"_s, merchantKey(), kBody);
    QCOMPARE(World().verdict(header), QString());
    const QByteArray json = requestHeader(claims, kNames, u"shop-1"_s, crypto::Algorithm::Es256);
    QCOMPARE(QString::fromUtf8(json),
             u"{\"typ\":\"jose+json\",\"kid\":\"shop-1\",\"alg\":\"ES256\","
             "\"https://tilldesk.invalid/sub\":\"01a1f7d0a1b2000000000001\","
             "\"https://tilldesk.invalid/iss\":\"Tilldesk\","
             "\"https://tilldesk.invalid/iat\":\"2026-11-20T13:32:10.000Z\","
             "\"https://tilldesk.invalid/jti\":\"7 \\\"é\\\"\","
             "\"https://tilldesk.invalid/path\":\"/v3/payments\","
             "\"crit\":[\"https://tilldesk.invalid/sub\",\"https://tilldesk.invalid/iss\","
             "\"https://tilldesk.invalid/iat\",\"https://tilldesk.invalid/jti\","
             "\"https://tilldesk.invalid/path\"]}"_s);
}

void TestRequestSignature::takesRs256()
{
    const auto made = request().with(u"alg"_s, u"RS256"_s).with(u"kid"_s, u"rsa-1"_s);
    QCOMPARE(World().verdict(made.signature(merchantKey(crypto::Algorithm::Rs256))), QString());
    QCOMPARE(World().verdict(made), u"signature"_s); // an ES256 signature labelled RS256
}

void TestRequestSignature::takesAnEmptyBody()
{
    const SignedRequest made(kProfile, u"/v3/payments"_s, kNow, {});
    QCOMPARE(World{.body = {}}.verdict(made), QString());
    QCOMPARE(World{.body = "{}"}.verdict(made), u"signature"_s);
}

void TestRequestSignature::reportsTheFirstOfTwoFaults_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    for (int first = 0; first < kFaults.size(); ++first) {
        for (int second = first; second < kFaults.size(); ++second)
            QTest::addRow("%s and %s", qPrintable(kFaults[first].first),
                          qPrintable(kFaults[second].first))
                << first << second;
    }
}

void TestRequestSignature::reportsTheFirstOfTwoFaults()
{
    QFETCH(const int, first);
    QFETCH(const int, second);
    SignedRequest made = request();
    World world;
    kFaults[second].second(made, world);
    kFaults[first].second(made, world);
    // Without a known profile there is no key set to look for the kid in, so `sub` fails first.
    const bool isUndecided = kFaults[first].first == u"kid" && kFaults[second].first == u"sub";
    QCOMPARE(world.verdict(made), isUndecided ? u"sub"_s : kFaults[first].first);
}

void TestRequestSignature::refusesOtherParts_data()
{
    QTest::addColumn<QByteArray>("header");
    const QByteArray good = request().signature();
    const QByteArrayList parts = good.split('.');
    const auto row = [](const char *name, const QByteArray &header) {
        QTest::newRow(name) << header;
    };
    row("empty", "");
    row("two parts", parts[0] + '.' + parts[2]);
    row("four parts", good + '.' + parts[2]);
    row("a payload", parts[0] + '.' + crypto::toBase64Url(kBody) + '.' + parts[2]);
    row("no header", ".." + parts[2]);
    row("no signature", parts[0] + "..");
    row("padding", good + "==");
    row("a blank", good + ' ');
    row("plain base64",
        parts[0] + ".." + QByteArray(parts[2]).replace('-', '+').replace('_', '/') + "+/");
    row("JSON serialisation", R"({"protected":"","signature":""})");
}

void TestRequestSignature::refusesOtherParts()
{
    QFETCH(const QByteArray, header);
    QCOMPARE(World().verdict(header), u"parts"_s);
}

void TestRequestSignature::refusesHeaders_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray good = request().headerJson();
    const auto row = [](const char *name, const QByteArray &json) { QTest::newRow(name) << json; };
    row("no JSON", "typ");
    row("blank", "  ");
    row("an array", "[" + good + "]");
    row("a text", "\"jose+json\"");
    row("two objects", good + good);
    row("half an object", good.chopped(1));
    row("alg twice", QByteArray(good).replace(0, 1, R"({"alg":"none",)"));
    row("alg twice the same", QByteArray(good).replace(0, 1, R"({"alg":"ES256",)"));
    row("alg twice, once escaped", QByteArray(good).replace(0, 1, R"({"\u0061lg":"ES256",)"));
    row("not UTF-8", QByteArray(good).replace("jose", "jos\xff"));
    const QByteArray deep = R"({"x":)" + QByteArray(40, '[') + QByteArray(40, ']') + ',';
    row("deep", QByteArray(good).replace(0, 1, deep));
}

void TestRequestSignature::refusesHeaders()
{
    QFETCH(const QByteArray, json);
    QCOMPARE(World().verdict(withHeader(json)), u"header"_s);
}

void TestRequestSignature::judgesTheMember_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const QString &member, const QJsonValue &value,
                        const QString &verdict = {}) {
        QTest::newRow(name) << member << value << verdict;
    };
    row("typ in capitals", u"typ"_s, u"JOSE+JSON"_s);
    row("typ in mixed case", u"typ"_s, u"Jose+Json"_s);
    row("typ empty", u"typ"_s, u""_s, u"typ"_s);
    row("typ with a blank", u"typ"_s, u"jose+json "_s, u"typ"_s);
    row("typ as a media type", u"typ"_s, u"application/jose+json"_s, u"typ"_s);
    row("typ a number", u"typ"_s, 1, u"typ"_s);
    for (const char *alg : {"none", "HS256", "ES384", "PS256", "es256", "ES256 ", ""})
        row(*alg != 0 ? alg : "no alg", u"alg"_s, QString::fromLatin1(alg), u"alg"_s);
    row("alg a list", u"alg"_s, QJsonArray{u"ES256"_s}, u"alg"_s);
    row("kid in capitals", u"kid"_s, u"SHOP-1"_s, u"kid"_s);
    row("kid empty", u"kid"_s, u""_s, u"kid"_s);
    row("kid a number", u"kid"_s, 1, u"kid"_s);
    row("sub foreign", claim("sub"), kForeign,
        QString()); // the other profile has the same keys in this test
    row("sub in capitals", claim("sub"), kProfile.toUpper(), u"sub"_s);
    row("sub empty", claim("sub"), u""_s, u"sub"_s);
    row("sub a number", claim("sub"), 1, u"sub"_s);
    row("jti empty", claim("jti"), u""_s, u"jti"_s);
    row("jti a number", claim("jti"), 1, u"jti"_s);
    row("jti of 200", claim("jti"), QString(200, u'x'));
    row("jti of 201", claim("jti"), QString(201, u'x'), u"jti"_s);
    row("an unknown member", u"nonce"_s, u"1"_s);
    row("b64 false", u"b64"_s, false, u"crit"_s);
}

void TestRequestSignature::judgesTheMember()
{
    QFETCH(const QString, member);
    QFETCH(const QJsonValue, value);
    QFETCH(const QString, verdict);
    QCOMPARE(World().verdict(request().with(member, value)), verdict);
}

void TestRequestSignature::judgesCrit_data()
{
    QTest::addColumn<QJsonValue>("crit");
    QTest::addColumn<QString>("verdict");
    const QJsonArray all = request().header[u"crit"_s].toArray();
    const auto row = [](const char *name, const QJsonValue &crit,
                        const QString &verdict = u"crit"_s) {
        QTest::newRow(name) << crit << verdict;
    };
    const auto plus = [&all](const QJsonValue &more) {
        QJsonArray list = all;
        list.append(more);
        return list;
    };
    row("another order", QJsonArray{all[4], all[2], all[0], all[1], all[3]}, {});
    for (int i = 0; i < all.size(); ++i) {
        QJsonArray list = all;
        list.removeAt(i);
        row(qPrintable(u"without %1"_s.arg(all[i].toString())), list);
        list.append(list[0]);
        row(qPrintable(u"another instead of %1"_s.arg(all[i].toString())), list);
    }
    row("one twice", plus(all[0]));
    row("an unknown one", plus(u"https://example.com/x"_s));
    row("b64", plus(u"b64"_s));
    row("a registered one", plus(u"alg"_s));
    row("a number in it", plus(1));
    row("empty", QJsonArray());
    row("a text", u"https://tilldesk.invalid/sub"_s);
    row("null", QJsonValue());
    row("an object", QJsonObject{{u"a"_s, 1}});
    row("short names", QJsonArray{u"sub"_s, u"iss"_s, u"iat"_s, u"jti"_s, u"path"_s});
}

void TestRequestSignature::judgesCrit()
{
    QFETCH(const QJsonValue, crit);
    QFETCH(const QString, verdict);
    QCOMPARE(World().verdict(request().with(u"crit"_s, crit)), verdict);
    if (!verdict.isEmpty())
        return;
    for (const char *name : {"sub", "iss", "iat", "jti", "path"}) {
        SignedRequest made = request().with(u"crit"_s, crit).without(claim(name));
        QCOMPARE(World().verdict(made), u"crit"_s); // listed but missing
    }
}

void TestRequestSignature::judgesTheIssuer_data()
{
    QTest::addColumn<bool>("isReconciliation");
    QTest::addColumn<QString>("iss");
    QTest::addColumn<QString>("sub");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, bool isReconciliation, const QString &iss,
                        const QString &sub, const QString &verdict = {}) {
        QTest::newRow(name) << isReconciliation << iss << sub << verdict;
    };
    row("the service", false, u"Tilldesk"_s, kProfile);
    row("the service in other letters", false, u"tilldesk"_s, kProfile, u"iss"_s);
    row("the service and more", false, u"Tilldesk "_s, kProfile, u"iss"_s);
    row("nobody", false, u""_s, kProfile, u"iss"_s);
    row("the merchant", false, kMerchant, kProfile);
    row("another merchant", false, kOtherMerchant, kProfile, u"sub"_s);
    row("the merchant, another's profile", false, kMerchant, kForeign, u"sub"_s);
    row("no merchant", false, kProfile, kProfile, u"iss"_s);
    row("reconciliation: the merchant", true, kMerchant, kProfile);
    row("reconciliation: the service", true, u"Tilldesk"_s, kProfile, u"iss"_s);
    row("reconciliation: another merchant", true, kOtherMerchant, kProfile, u"sub"_s);
}

void TestRequestSignature::judgesTheIssuer()
{
    QFETCH(const bool, isReconciliation);
    QFETCH(const QString, iss);
    QFETCH(const QString, sub);
    QFETCH(const QString, verdict);
    World world;
    if (isReconciliation)
        world.issuerRule = IssuerRule::Merchant;
    QCOMPARE(world.verdict(request().with(claim("iss"), iss).with(claim("sub"), sub)), verdict);
}

void TestRequestSignature::judgesThePath_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("basePath");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char *claimed, const char *path, const char *query, bool isRight,
                        const char *basePath = "") {
        QTest::addRow("%s for %s?%s%s", claimed, path, query, basePath)
            << QString::fromUtf8(claimed) << QByteArray(path) << QByteArray(query)
            << QByteArray(basePath) << isRight;
    };
    row("/v3/payments", "/v3/payments", "", true);
    row("https://pay.example.com/v3/payments", "/v3/payments", "", true);
    row("http://127.0.0.1:8400/v3/payments", "/v3/payments", "", true);
    row("HTTPS://Pay.Example.com:443/v3/payments", "/v3/payments", "", true);
    row("/v3/payments/", "/v3/payments", "", false);
    row("/v3/payments", "/v3/payments/", "", false);
    row("/V3/payments", "/v3/payments", "", false);
    row("v3/payments", "/v3/payments", "", false);
    row("", "/v3/payments", "", false);
    row("/", "/v3/payments", "", false);
    row("/v3/payments/pos", "/v3/payments", "", false);
    row("/v3/%70ayments", "/v3/payments", "", false);
    row("/v3/%70ayments", "/v3/%70ayments", "", true);
    row("/v3/payments#x", "/v3/payments", "", false);
    row("https:///v3/payments", "/v3/payments", "", false);
    row("https://pay.example.com", "/v3/payments", "", false);
    row("//pay.example.com/v3/payments", "/v3/payments", "", false);
    row("ftp://pay.example.com/v3/payments", "/v3/payments", "", false);
    row("/v3/payments/search", "/v3/payments/search", "page=1&size=5", true);
    row("/v3/payments/search?page=1&size=5", "/v3/payments/search", "page=1&size=5", true);
    row("https://a.example/v3/payments/search?page=1", "/v3/payments/search", "page=1", true);
    row("/v3/payments/search?page=2", "/v3/payments/search", "page=1", false);
    row("/v3/payments/search?size=5&page=1", "/v3/payments/search", "page=1&size=5", false);
    row("/v3/payments/search?page=1", "/v3/payments/search", "", false);
    row("/v3/payments?", "/v3/payments", "", true);
    row("/shop/v3/payments", "/v3/payments", "", true, "/shop");
    row("https://a.example/shop/v3/payments", "/v3/payments", "", true, "/shop");
    row("/v3/payments", "/v3/payments", "", true, "/shop");
    row("/shop/shop/v3/payments", "/v3/payments", "", false, "/shop");
    row("/shop", "/v3/payments", "", false, "/shop");
}

void TestRequestSignature::judgesThePath()
{
    QFETCH(const QString, claimed);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, basePath);
    QFETCH(const bool, isRight);
    const World world{.path = path.toStdString(),
                      .query = query.toStdString(),
                      .basePath = basePath.toStdString()};
    QCOMPARE(world.verdict(request(claimed)), isRight ? QString() : u"path"_s);
}

void TestRequestSignature::judgesTheTime_data()
{
    QTest::addColumn<QString>("iat");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char *iat, bool isRight) {
        QTest::newRow(*iat != 0 ? iat : "empty") << QString::fromLatin1(iat) << isRight;
    };
    row("2026-11-20T13:32:10Z", true);
    row("2026-11-20T13:32:10.1Z", true);
    row("2026-11-20T13:32:10.123456789Z", true);
    row("2026-11-20T13:32:10.1234567890Z", false);
    row("2026-11-20T13:32:10.Z", false);
    row("2026-11-20T13:27:10.000Z", true); // the limits of the time window
    row("2026-11-20T13:27:09.999Z", false);
    row("2026-11-20T13:37:10.000Z", true);
    row("2026-11-20T13:37:10.001Z", false);
    row("2026-11-20T13:32:10.000+00:00", true);
    row("2026-11-20T14:32:10.000+01:00", false);
    row("2026-11-20T13:32:10.000", false);
    row("2026-11-20 13:32:10Z", false);
    row("2026-11-20", false);
    row("1795181530", false);
    row("9999-12-31T23:59:59Z", false);
    row("0001-01-01T00:00:00Z", false);
    row("2026-11-20T25:00:00Z", false);
    row("", false);
}

void TestRequestSignature::judgesTheTime()
{
    QFETCH(const QString, iat);
    QFETCH(const bool, isRight);
    QCOMPARE(World().verdict(request().with(claim("iat"), iat)), isRight ? QString() : u"iat"_s);
}

void TestRequestSignature::refusesAKeyOfTheOtherAlgorithm()
{
    QCOMPARE(World().verdict(request().with(u"kid"_s, u"rsa-1"_s)), u"alg"_s);
    QCOMPARE(World().verdict(request().with(u"alg"_s, u"RS256"_s)), u"alg"_s);
}

void TestRequestSignature::refusesDer()
{
    const QByteArray part = request().signature().split('.')[0];
    const QByteArray input = crypto::signingInput(part, kBody);
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(),
                                                                          EVP_MD_CTX_free);
    std::array<unsigned char, 80> der{};
    std::size_t size = der.size();
    QCOMPARE(
        EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, merchantKey().handle()),
        1);
    QCOMPARE(EVP_DigestSign(context.get(), der.data(), &size,
                            reinterpret_cast<const unsigned char *>(input.constData()),
                            std::size_t(input.size())),
             1);
    const QByteArray text = crypto::toBase64Url(
        QByteArrayView(reinterpret_cast<const char *>(der.data()), qsizetype(size)));
    QCOMPARE(World().verdict(part + ".." + text), u"signature"_s);
}

void TestRequestSignature::refusesAChangedBody()
{
    for (qsizetype i = 0; i < kBody.size(); ++i) {
        World world;
        world.body[i] = char(world.body[i] ^ 1);
        QCOMPARE(world.verdict(request()), u"signature"_s);
    }
}

void TestRequestSignature::refusesAnotherKey()
{
    QCOMPARE(World().verdict(request().signature(otherKey())), u"signature"_s);
}

void TestRequestSignature::usesNoKeyOutOfTheHeader()
{
    const QJsonObject own =
        QJsonDocument::fromJson(crypto::jwkJson(otherKey().publicKey(), u"shop-1"_s)).object();
    SignedRequest made = request().with(u"jwk"_s, own).with(u"jku"_s, u"https://a.example"_s);
    made.with(u"x5u"_s, u"https://a.example"_s).with(u"x5c"_s, QJsonArray{u"MA=="_s});
    QCOMPARE(World().verdict(made.signature(otherKey())), u"signature"_s);
    QCOMPARE(World().verdict(made), QString()); // those header members are ignored
}

void TestRequestSignature::lacksKeys()
{
    QCOMPARE(World{.hasKeys = false}.verdict(request()), u"kid"_s);
}

void TestRequestSignature::passesNothingThatIsUndecided()
{
    const auto made = request().with(claim("sub"), u"x"_s).signature();
    const auto finding = World().ask(made, [](const auto &signature, const auto &context) {
        return firstFailure(signature, context, SignatureCheck::Issuer);
    });
    QVERIFY(finding);
    QCOMPARE(finding->check, SignatureCheck::KeyId);
    QCOMPARE(finding->verdict, SignatureFinding::Verdict::Undecided);
}

void TestRequestSignature::listsAllChecks()
{
    const auto list = [](const World &world, const QByteArray &header) {
        return world.ask(header, [](const auto &signature, const auto &context) {
            QStringList found;
            for (const auto &finding : allFindings(signature, context))
                found << toText(finding.check)
                        + (finding.verdict == SignatureFinding::Verdict::Holds       ? u"+"_s
                               : finding.verdict == SignatureFinding::Verdict::Fails ? u"-"_s
                                                                                     : u"?"_s);
            return found.join(u' ');
        });
    };
    QCOMPARE(list({}, request().signature()),
             u"parts+ header+ typ+ alg+ kid+ crit+ iss+ sub+ path+ iat+ jti+ signature+"_s);
    QCOMPARE(list({.isSeen = true}, request(u"/"_s).with(u"typ"_s, u"x"_s).signature(otherKey())),
             u"parts+ header+ typ- alg+ kid+ crit+ iss+ sub+ path- iat+ jti- signature-"_s);
    QCOMPARE(list({}, "x"),
             u"parts- header? typ? alg? kid? crit? iss? sub? path? iat? jti? signature?"_s);
    QCOMPARE(list({}, withHeader("[]")),
             u"parts+ header- typ? alg? kid? crit? iss? sub? path? iat? jti? signature?"_s);
    QCOMPARE(list({}, request().with(u"kid"_s, u"x"_s).signature()),
             u"parts+ header+ typ+ alg+ kid- crit+ iss+ sub+ path+ iat+ jti+ signature?"_s);
    QCOMPARE(list({}, request().with(claim("sub"), u"x"_s).signature()),
             u"parts+ header+ typ+ alg+ kid? crit+ iss+ sub- path+ iat+ jti+ signature?"_s);
}

void TestRequestSignature::tellsReasonsThatFitALog()
{
    const QString evil = u"a\r\nb\u202e"_s + QString(5000, u'x');
    for (const QString &member :
         {u"typ"_s, u"alg"_s, u"kid"_s, claim("iss"), claim("sub"), claim("path"), claim("iat")}) {
        const auto reason = World().ask(request().with(member, evil).signature(),
                                        [](const auto &signature, const auto &context) {
                                            return firstFailure(signature, context)->reason;
                                        });
        QVERIFY2(reason.size() < 160, qPrintable(reason));
        QVERIFY(std::ranges::all_of(reason, [](QChar c) { return c.isPrint(); }));
    }
}

TILLDESK_TEST(TestRequestSignature, QCoreApplication)
#include "tst_request_signature.moc"
