#include "core/qr/qr_encoder.h"
#include "core/qr/qr_routes.h"
#include "qr_reader.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

http::Response get(const std::string &query, const std::string &method = "GET")
{
    http::Router router;
    addQrRoutes(router);
    auto request = std::make_shared<http::Request>();
    request->method = method;
    request->path = "/qrcode";
    request->query = query;
    request->target = request->path + "?" + query;
    request->traceId = "0af7651916cd43dd8448eb211c80319c";
    request->spanId = "b7ad6b7169203331";
    http::Response response;
    int answers = 0;
    router.handle(request, http::Reply([&](const std::function<http::Response()> &make) {
                      response = make();
                      ++answers;
                  }));
    if (answers != 1) // the route must reply synchronously
        response.status = 0;
    return response;
}

QImage imageOf(const http::Response &response)
{
    return test::render(QByteArray::fromStdString(response.body));
}

std::string headerOf(const http::Response &response, std::string_view name)
{
    for (const http::Header &header : response.headers) {
        if (header.name == name)
            return header.value;
    }
    return {};
}

} // namespace

class TestQrRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsABlackPngOfMiddleSizeByDefault();
    void drawsEveryFormatSizeAndColour_data();
    void drawsEveryFormatSizeAndColour();
    void takesAnEmptyChoiceForTheDefault();
    void decodesTheContent();
    void mayBeKeptByCaches();
    void answersHeadAndRefusesPost();
    void refuses_data();
    void refuses();
    void drawsTheLongestContent();
};

void TestQrRoutes::drawsABlackPngOfMiddleSizeByDefault()
{
    const auto response = get("c=hello");
    QCOMPARE(response.status, 200);
    QCOMPARE(response.contentType, std::string("image/png"));
    const QImage image = imageOf(response);
    QCOMPARE(image.size(), QSize(250, 250));
    QVERIFY(image.convertToFormat(QImage::Format_Grayscale8).isGrayscale());
    QCOMPARE(test::readCode(image).text, u"hello"_s);
}

void TestQrRoutes::drawsEveryFormatSizeAndColour_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("size");
    QTest::addColumn<QByteArray>("colour");
    QTest::addColumn<int>("pixels");
    const QMap<QByteArray, int> sizes{{"S", 180}, {"M", 250}, {"L", 400}, {"XL", 800}};
    for (const QByteArray &format : {"PNG"_ba, "SVG"_ba}) {
        for (auto size = sizes.cbegin(); size != sizes.cend(); ++size) {
            for (const QByteArray &colour : {"black"_ba, "magenta"_ba})
                QTest::addRow("%s %s %s", format.data(), size.key().data(), colour.data())
                    << format << size.key() << colour << size.value();
        }
    }
}

void TestQrRoutes::drawsEveryFormatSizeAndColour()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, size);
    QFETCH(QByteArray, colour);
    QFETCH(int, pixels);
    const QByteArray query = "c=HTTPS%3A%2F%2FPAY.SHOP.EXAMPLE%2FPAY%2F2%2F0190A7C2&f=" + format
        + "&s=" + size + "&cl=" + colour;
    const auto response = get(query.toStdString());
    QCOMPARE(response.status, 200);
    QCOMPARE(response.contentType, std::string(format == "PNG" ? "image/png" : "image/svg+xml"));
    const QImage image = imageOf(response);
    QCOMPARE(image.size(), QSize(pixels, pixels));
    QCOMPARE(test::readCode(image).text, u"HTTPS://PAY.SHOP.EXAMPLE/PAY/2/0190A7C2"_s);
    bool isMagenta = false;
    for (int x = 0; x < pixels; ++x)
        isMagenta = isMagenta || image.pixel(x, x) == qRgb(194, 0, 123);
    QCOMPARE(isMagenta, colour == "magenta");
}

void TestQrRoutes::takesAnEmptyChoiceForTheDefault()
{
    QCOMPARE(get("c=hello&f=&s=&cl=").body, get("c=hello").body);
}

void TestQrRoutes::decodesTheContent()
{
    const auto read = [](const std::string &query) {
        return test::readCode(imageOf(get(query))).text;
    };
    QCOMPARE(read("c=https%3A%2F%2Fpay.shop.example%2Fpay%2F2%2Fa%3Fb%3Dc%26d"),
             u"https://pay.shop.example/pay/2/a?b=c&d"_s);
    QCOMPARE(read("c=https://pay.shop.example/pay/2/a"), u"https://pay.shop.example/pay/2/a"_s);
    QCOMPARE(read("c=a+b%20c%2Bd"), u"a b c+d"_s);
    QCOMPARE(read("c=caf%C3%A9"), u"café"_s);
    QCOMPARE(read("x=1&c=first&c=last"), u"last"_s);
}

void TestQrRoutes::mayBeKeptByCaches()
{
    QCOMPARE(headerOf(get("c=hello"), "Cache-Control"),
             std::string("public, max-age=31536000, immutable"));
    QCOMPARE(headerOf(get("c=hello&s=HUGE"), "Cache-Control"), std::string());
}

void TestQrRoutes::answersHeadAndRefusesPost()
{
    QCOMPARE(get("c=hello", "HEAD").status, 200);
    QCOMPARE(get("c=hello", "POST").status, 405);
}

void TestQrRoutes::refuses_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    const QString required = u"FIELD_IS_REQUIRED"_s;
    const QString invalid = u"FIELD_IS_INVALID"_s;
    QTest::newRow("nothing") << ""_ba << required << u"Field 'c' is mandatory"_s;
    QTest::newRow("empty content") << "c="_ba << required << u"Field 'c' is mandatory"_s;
    QTest::newRow("no content") << "f=PNG&s=M"_ba << required << u"Field 'c' is mandatory"_s;
    QTest::newRow("format") << "c=a&f=GIF"_ba << invalid
                            << u"'f' is invalid: must be one of PNG, SVG"_s;
    QTest::newRow("format in small letters") << "c=a&f=png"_ba << invalid << u"'f'"_s;
    QTest::newRow("size") << "c=a&s=XXL"_ba << invalid << u"'s' is invalid: must be one of"_s;
    QTest::newRow("size in pixels") << "c=a&s=250"_ba << invalid << u"'s'"_s;
    QTest::newRow("colour") << "c=a&cl=red"_ba << invalid << u"'cl' is invalid: must be one of"_s;
    QTest::newRow("the last one counts") << "c=a&cl=black&cl=red"_ba << invalid << u"'cl'"_s;
    QTest::newRow("not UTF-8") << "c=%FF%FE"_ba << invalid << u"'c'"_s;
    QTest::newRow("half a character") << "c=caf%C3"_ba << invalid << u"'c'"_s;
    QTest::newRow("zero character") << "c=a%00b"_ba << invalid << u"'c'"_s;
    QTest::newRow("too long") << "s=XL&c=" + QByteArray(kQrMaxBytes + 1, 'a') << invalid
                              << u"'c' is invalid: at most"_s;
}

void TestQrRoutes::refuses()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, code);
    QFETCH(QString, message);
    const auto response = get(query.toStdString());
    QCOMPARE(response.status, 400);
    QCOMPARE(response.contentType, std::string("application/json"));
    const QJsonObject body =
        QJsonDocument::fromJson(QByteArray::fromStdString(response.body)).object();
    QCOMPARE(body[u"code"].toString(), code);
    QVERIFY2(body[u"message"].toString().contains(message),
             qPrintable(body[u"message"].toString()));
    QCOMPARE(body[u"traceId"].toString(), u"0af7651916cd43dd8448eb211c80319c"_s);
    QCOMPARE(body[u"spanId"].toString(), u"b7ad6b7169203331"_s);
}

void TestQrRoutes::drawsTheLongestContent()
{
    for (const std::string size : {"S", "M", "L", "XL"}) {
        const auto response = get("s=" + size + "&c=" + std::string(kQrMaxBytes, 'a'));
        QCOMPARE(response.status, 200);
        QCOMPARE(test::readCode(imageOf(response)).text, QString(kQrMaxBytes, u'a'));
    }
}

TILLDESK_TEST(TestQrRoutes, QCoreApplication)
#include "tst_qr_routes.moc"
