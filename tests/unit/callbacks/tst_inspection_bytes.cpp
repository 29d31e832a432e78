#include "core/callbacks/inspection_json.h"
#include "core/callbacks/inspection_signature.h"
#include "core/crypto/base64url.h"
#include "core/crypto/jws.h"
#include "inspection_world.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QtTest>
#include <openssl/evp.h>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using enum CallbackFinding::Verdict;

namespace {

/// Returns an OpenSSL signature, still DER-encoded.
QByteArray derSignature(const QByteArray &input)
{
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(),
                                                                          EVP_MD_CTX_free);
    EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, callbackKey().key.handle());
    QByteArray der(80, Qt::Uninitialized);
    auto size = size_t(der.size());
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char *>(der.data()), &size,
                   reinterpret_cast<const unsigned char *>(input.constData()),
                   size_t(input.size()));
    der.truncate(qsizetype(size));
    return der;
}

} // namespace

/// Byte-level mistakes of callback senders and receivers.
class TestInspectionBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsWrongWithTheParts_data();
    void tellsWhatIsWrongWithTheParts();
    void readsOnWhenTheBodyIsAttached();
    void readsStandardBase64();
    void refusesDuplicateMembersOfTheHeader();
    void namesADerSignature();
    void saysWhatBodyTheSignatureHoldsOver_data();
    void saysWhatBodyTheSignatureHoldsOver();
    void saysThatTheBodyWasNotEncoded();
    void saysWhoseSignatureItIs();
    void tellsThumbprintsApart();
    void indentsJsonAsItStands();
    void boundsWhatIsIndented();
    void compactsJsonAsAServiceWritesIt();
};

void TestInspectionBytes::tellsWhatIsWrongWithTheParts_data()
{
    QTest::addColumn<QString>("signature");
    QTest::addColumn<QString>("faults");
    QTest::addColumn<QString>("word");

    const QString rest = u" ?base64url ?header ?typ ?alg ?kid ?x5t#S256 ?input ?signature ?crit"
                         " ?iss ?sub ?path ?iat ?jti"_s;
    const QString good = MadeCallback().signature();
    QTest::newRow("nothing") << u""_s << QString(u"parts"_s + rest) << u"no signature"_s;
    QTest::newRow("white space") << u" \n "_s << QString(u"parts"_s + rest) << u"no signature"_s;
    QTest::newRow("one part") << u"abc"_s << QString(u"parts"_s + rest) << u"1 part(s)"_s;
    QTest::newRow("two parts") << QString(good).replace(u".."_s, u"."_s)
                               << QString(u"parts"_s + rest) << u"2 part(s)"_s;
    QTest::newRow("four parts") << QString(good + u".x"_s) << QString(u"parts"_s + rest)
                                << u"4 part(s)"_s;
    QTest::newRow("no header") << u"..abcd"_s << QString(u"parts"_s + rest)
                               << u"the header, is empty"_s;
    QTest::newRow("no signature part")
        << u"abcd.."_s << QString(u"parts"_s + rest) << u"the signature, is empty"_s;
    QTest::newRow("its name") << QString(u"Signature: "_s + good) << u"parts"_s
                              << u"begins with the header's name"_s;
    QTest::newRow("its name in small letters")
        << QString(u"signature:"_s + good) << u"parts"_s << u"begins with the header's name"_s;
    QTest::newRow("space around") << QString(u"  "_s + good + u"\r\n"_s) << u""_s << u""_s;
    QTest::newRow("a line break within")
        << QString(good).insert(100, u'\n') << u"base64url"_s << u""_s;
    QTest::newRow("no base64 at all")
        << u"*.."_s + u"abcd"_s
        << u"base64url header ?typ ?alg ?kid ?x5t#S256 ?signature ?crit ?iss ?sub ?path ?iat ?jti"_s
        << u""_s;
    QTest::newRow("no JSON")
        << u"YWJj..YWJj"_s
        << u"header ?typ ?alg ?kid ?x5t#S256 ?signature ?crit ?iss ?sub ?path ?iat ?jti"_s << u""_s;
}

void TestInspectionBytes::tellsWhatIsWrongWithTheParts()
{
    QFETCH(QString, signature);
    QFETCH(QString, faults);
    QFETCH(QString, word);
    const InspectionWorld world;
    CallbackInspection wanted = MadeCallback().inspection();
    wanted.signature = signature;
    QCOMPARE(world.faults(wanted), faults);
    const QString reason = of(world.inspect(wanted), CallbackCheck::Parts).reason;
    QVERIFY2(reason.contains(word), qPrintable(reason));
}

void TestInspectionBytes::readsOnWhenTheBodyIsAttached()
{
    const InspectionWorld world;
    CallbackInspection wanted = MadeCallback().inspection();
    const QString attached = QString::fromLatin1(crypto::toBase64Url(wanted.body));
    wanted.signature.replace(u".."_s, QString(u'.' + attached + u'.'));
    QCOMPARE(world.faults(wanted), u"parts"_s);
    QVERIFY(of(world.inspect(wanted), CallbackCheck::Parts).reason.contains(u"attached"_s));
}

void TestInspectionBytes::readsStandardBase64()
{
    const InspectionWorld world;
    CallbackInspection wanted = MadeCallback().inspection();
    const QByteArray signature = QByteArray::fromBase64(
        wanted.signature.section(u'.', 2).toLatin1(), QByteArray::Base64UrlEncoding);
    wanted.signature =
        wanted.signature.section(u'.', 0, 1) + u'.' + QString::fromLatin1(signature.toBase64());
    QVERIFY(wanted.signature.endsWith(u"=="_s));
    QCOMPARE(world.faults(wanted), u"base64url"_s);
    const QString reason = of(world.inspect(wanted), CallbackCheck::Base64Url).reason;
    QVERIFY(reason.contains(u"the signature is standard base64"_s));
    wanted = MadeCallback().inspection();
    wanted.signature.chop(1);
    QVERIFY(of(world.inspect(wanted), CallbackCheck::Base64Url).reason.contains(u"cut off"_s));
}

void TestInspectionBytes::refusesDuplicateMembersOfTheHeader()
{
    const InspectionWorld world;
    MadeCallback made;
    QByteArray header = made.headerJson();
    header.insert(1, R"("typ":"none",)");
    CallbackInspection wanted = made.inspection();
    wanted.signature =
        QString::fromLatin1(crypto::signDetached(header, made.body, callbackKey().key));
    QCOMPARE(world.faults(wanted), u"header"_s);
}

void TestInspectionBytes::namesADerSignature()
{
    const InspectionWorld world;
    // Short integers have fewer bytes in DER; a high first bit adds a zero byte.
    for (int i = 0; i < 20; ++i) {
        CallbackInspection wanted = MadeCallback().inspection();
        const QString headerPart = wanted.signature.section(u'.', 0, 0);
        QByteArray der = derSignature(crypto::signingInput(headerPart.toLatin1(), wanted.body));
        wanted.signature = headerPart + u".."_s + QString::fromLatin1(crypto::toBase64Url(der));
        const auto found = of(world.inspect(wanted), CallbackCheck::Signature);
        QCOMPARE(found.verdict, Fails);
        QCOMPARE(
            found.reason,
            u"the signature is DER with %1 bytes; 64 bytes r||s are needed (as DER it would be valid)"_s
                .arg(der.size()));
        wanted.body += ' ';
        QVERIFY(
            of(world.inspect(wanted), CallbackCheck::Signature).reason.contains(u"not be valid"_s));
        der.append('x');
        wanted.signature = headerPart + u".."_s + QString::fromLatin1(crypto::toBase64Url(der));
        QVERIFY(of(world.inspect(wanted), CallbackCheck::Signature)
                    .reason.startsWith(u"the signature has %1 bytes"_s.arg(der.size())));
    }
}

void TestInspectionBytes::saysWhatBodyTheSignatureHoldsOver_data()
{
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QString>("word");

    const QByteArray sent = MadeCallback().body;
    QTest::newRow("a line end too many") << sent + "\n" << u"without the line end"_s;
    QTest::newRow("a line end of Windows") << sent + "\r\n" << u"without the line end"_s;
    QTest::newRow("indented") << callbacks::indentedJson(QString::fromUtf8(sent)).toUtf8()
                              << u"compact form"_s;
    QTest::newRow("with spaces") << QByteArray(sent).replace("\":", "\": ").replace(",\"", ", \"")
                                 << u"compact form"_s;
    QTest::newRow("with escapes") << QByteArray(sent).replace("\xc3\xa9", "\\u00e9")
                                  << u"compact form"_s;
    QTest::newRow("another amount")
        << QByteArray(sent).replace("1250", "1251") << u"does not match this key"_s;
}

void TestInspectionBytes::saysWhatBodyTheSignatureHoldsOver()
{
    QFETCH(QByteArray, received);
    QFETCH(QString, word);
    const InspectionWorld world;
    CallbackInspection wanted = MadeCallback().inspection();
    wanted.body = received;
    const auto found = of(world.inspect(wanted), CallbackCheck::Signature);
    QCOMPARE(found.verdict, Fails);
    QVERIFY2(found.reason.contains(word), qPrintable(found.reason));
}

void TestInspectionBytes::saysThatTheBodyWasNotEncoded()
{
    const InspectionWorld world;
    CallbackInspection wanted = MadeCallback().inspection();
    const QByteArray headerPart = wanted.signature.section(u'.', 0, 0).toLatin1();
    const QByteArray input = headerPart + '.' + wanted.body;
    const auto raw = callbacks::rawOfDer(derSignature(input));
    QVERIFY(raw);
    wanted.signature = QString::fromLatin1(headerPart + ".." + crypto::toBase64Url(*raw));
    QVERIFY(of(world.inspect(wanted), CallbackCheck::Signature)
                .reason.contains(u"not encoded as base64url"_s));
}

void TestInspectionBytes::saysWhoseSignatureItIs()
{
    const InspectionWorld world;
    MadeCallback made;
    made.signedBy = otherCallbackKey();
    QCOMPARE(world.faults(made), u"signature"_s);
    QVERIFY(world.one(made, CallbackCheck::Signature).reason.contains(u"'service-2'"_s));
    made.signedBy.key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    QVERIFY(world.one(made, CallbackCheck::Signature).reason.contains(u"another key"_s));
    made.signedBy.key = crypto::PrivateKey::generate(crypto::Algorithm::Rs256);
    QVERIFY(world.one(made, CallbackCheck::Signature)
                .reason.contains(u"the signature has 256 bytes"_s));
}

void TestInspectionBytes::tellsThumbprintsApart()
{
    const InspectionWorld world;
    const QByteArray der = callbackKey().certificate;
    const auto reason = [&](const QByteArray &thumbprint) {
        MadeCallback made;
        made.with(u"x5t#S256"_s, QString::fromLatin1(thumbprint));
        return world.one(made, CallbackCheck::Thumbprint).reason;
    };
    const QByteArray digest = QCryptographicHash::hash(der, QCryptographicHash::Sha256);
    QVERIFY(reason(digest.toHex()).contains(u"in hex"_s));
    QVERIFY(reason(digest.toHex().toUpper()).contains(u"in hex"_s));
    QVERIFY(reason(digest.toBase64()).contains(u"standard base64"_s));
    QVERIFY(reason(crypto::jwkThumbprint(callbackKey().key.publicKey()))
                .contains(u"of the key, not"_s));
    const QByteArray other =
        QCryptographicHash::hash(otherCallbackKey().certificate, QCryptographicHash::Sha256);
    QVERIFY(reason(crypto::toBase64Url(other)).contains(u"'service-2'"_s));
    QVERIFY(reason(crypto::toBase64Url(digest)).isEmpty());

    const auto withCertificate = [&](const QByteArray &certificate) {
        InspectionWorld changed;
        const QByteArray set = R"({"keys":[)"
            + crypto::jwkJson(callbackKey().key.publicKey(), u"service-1"_s, certificate) + "]}";
        changed.context.keys.set =
            std::make_shared<const crypto::JwkSet>(crypto::JwkSet::parse(set).value());
        return changed.one(MadeCallback(), CallbackCheck::Thumbprint);
    };
    QCOMPARE(withCertificate({}).verdict, Undecided);
    QVERIFY(withCertificate(otherCallbackKey().certificate)
                .reason.contains(u"belongs to another key"_s));
}

void TestInspectionBytes::indentsJsonAsItStands()
{
    using callbacks::indentedJson;
    QCOMPARE(indentedJson(u"{\"b\":1,\"a\":[],\"c\":[1,{\"d\":\"x\\\"{,\"}]}"_s),
             u"{\n  \"b\": 1,\n  \"a\": [],\n  \"c\": [\n    1,\n    {\n      \"d\": \"x\\\"{,\"\n"
             "    }\n  ]\n}"_s);
    QCOMPARE(indentedJson(u" { } "_s), u"{}"_s);
    QCOMPARE(indentedJson(u""_s), QString());
    for (const auto *const broken : {u"}}}", u"\"", u"\"\\", u"[,", u"{\"a", u"]["})
        QVERIFY(!indentedJson(QStringView(broken)).isEmpty());
}

/// Untrusted input: neither nesting depth nor size may multiply the output.
void TestInspectionBytes::boundsWhatIsIndented()
{
    using namespace callbacks;
    constexpr qsizetype kBody = 64 * 1024;
    constexpr qsizetype kIndentation = kDeepestIndentation * (2 * kDeepestIndentation + 2);
    for (const QChar bracket : {u'[', u'{'})
        QVERIFY(indentedJson(QString(kBody, bracket)).size() <= kBody + kIndentation);
    const QString deep(kDeepestIndentation, u'[');
    const QString lines = indentedJson(QString(deep + QString(kBody, u',')));
    QVERIFY(lines.size() <= kLongestIndented + 2 * kDeepestIndentation + 2);
    QVERIFY(lines.endsWith(u'…'));
    QCOMPARE(indentedJson(QString(u"[\""_s + QString(kBody, u'a') + u"\"]"_s)).size(), kBody + 8);
    const QString deeper = deep + u"[[1,2]]"_s + QString(kDeepestIndentation, u']');
    QVERIFY(indentedJson(deeper).contains(u"[[1,2]"_s));
    QCOMPARE(indentedJson(deeper).remove(u'\n').remove(u' '), deeper);
}

void TestInspectionBytes::compactsJsonAsAServiceWritesIt()
{
    using callbacks::compactJson;
    QCOMPARE(compactJson(u"{ \"a\" : [ 1 , 2 ],\n\t\"b c\": \"d  e\" }\r\n"_s),
             u"{\"a\":[1,2],\"b c\":\"d  e\"}"_s);
    QCOMPARE(compactJson(u"\"\\/ \\u00e9 \\ud83d\\ude00 \\u0022 \\u005c \\u000a \\n \\\\u00e9\""_s),
             u"\"/ é 😀 \\u0022 \\u005c \\u000a \\n \\\\u00e9\""_s);
    for (const auto *const broken : {u"\"", u"\"\\", u"\"\\u", u"\"\\u12", u"\"\\u12\""})
        QCOMPARE(compactJson(QStringView(broken)), QString::fromUtf16(broken));
}

TILLDESK_TEST(TestInspectionBytes, QCoreApplication)
#include "tst_inspection_bytes.moc"
