#include "core/qr/qr_routes.h"

#include "core/base/enum_texts.h"
#include "core/http/errors.h"
#include "core/qr/qr_encoder.h"
#include "core/qr/qr_image.h"

#include <QStringDecoder>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

enum class Format { Png, Svg };

constexpr EnumTexts<Format> kFormats{{Format::Png, "PNG"}, {Format::Svg, "SVG"}};
constexpr EnumTexts<QrImageSize> kSizes{
    {QrImageSize::S, "S"},
    {QrImageSize::M, "M"},
    {QrImageSize::L, "L"},
    {QrImageSize::XL, "XL"},
};
constexpr EnumTexts<QrColour> kColours{{QrColour::Black, "black"}, {QrColour::Magenta, "magenta"}};

/// Returns the choice that the query parameter names; `usual` if the parameter is absent.
template <typename Enum>
Result<Enum> choiceOf(const http::Request &request, std::string_view name,
                      const EnumTexts<Enum> &choices, Enum usual)
{
    const std::string wanted = request.queryValue(name).value_or("");
    if (wanted.empty())
        return usual;
    if (const auto choice = choices.valueOf(wanted))
        return *choice;
    QStringList names;
    for (const Enum choice : choices.kAll)
        names << choices.textOf(choice);
    return fail(ErrorCode::FieldInvalid, u"must be one of "_s + names.join(u", "_s),
                QLatin1StringView(name));
}

Result<QString> contentOf(const http::Request &request)
{
    const std::string bytes = request.queryValue("c").value_or("");
    if (bytes.empty())
        return fail(ErrorCode::FieldRequired, {}, u"c"_s);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder(QByteArrayView(bytes));
    if (decoder.hasError())
        return fail(ErrorCode::FieldInvalid, u"is not UTF-8"_s, u"c"_s);
    return text;
}

struct Picture {
    Format format;
    QByteArray file;
};

Result<Picture> pictureOf(const http::Request &request)
{
    const auto text = contentOf(request);
    if (!text)
        return text.failure();
    const auto format = choiceOf(request, "f", kFormats, Format::Png);
    if (!format)
        return format.failure();
    const auto size = choiceOf(request, "s", kSizes, QrImageSize::M);
    if (!size)
        return size.failure();
    const auto colour = choiceOf(request, "cl", kColours, QrColour::Black);
    if (!colour)
        return colour.failure();

    const auto matrix = encodeQr(*text);
    if (!matrix)
        return fail(matrix.error().code, matrix.error().detail, u"c"_s);
    const auto draw = *format == Format::Png ? qrPng : qrSvg;
    return Picture{*format, draw(*matrix, *size, *colour)};
}

http::Response answerTo(const http::Request &request)
{
    const auto picture = pictureOf(request);
    if (!picture)
        return http::errorResponse(picture.error(), request);
    http::Response response;
    response.body = picture->file.toStdString();
    response.contentType = picture->format == Format::Png ? "image/png" : "image/svg+xml";
    // Immutable: the same URL always gives the same image.
    response.headers.push_back({"Cache-Control", "public, max-age=31536000, immutable"});
    return response;
}

} // namespace

void addQrRoutes(http::Router &router)
{
    router.add("GET", "/qrcode", [](const http::RequestPtr &request, const http::Reply &reply) {
        reply.send(answerTo(*request));
    });
}

} // namespace tilldesk
