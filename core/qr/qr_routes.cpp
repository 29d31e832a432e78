#include "core/qr/qr_routes.h"

#include "core/http/errors.h"
#include "core/qr/qr_encoder.h"
#include "core/qr/qr_image.h"

#include <QStringDecoder>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

enum class Format { Png, Svg };

template <typename Value>
struct Choice {
    std::string_view name;
    Value value;
};

constexpr std::array kFormats{Choice<Format>{"PNG", Format::Png},
                              Choice<Format>{"SVG", Format::Svg}};
constexpr std::array kSizes{
    Choice<QrImageSize>{"M", QrImageSize::M}, Choice<QrImageSize>{"S", QrImageSize::S},
    Choice<QrImageSize>{"L", QrImageSize::L}, Choice<QrImageSize>{"XL", QrImageSize::XL}};
constexpr std::array kColours{Choice<QrColour>{"black", QrColour::Black},
                              Choice<QrColour>{"magenta", QrColour::Magenta}};

/// Returns the choice that the query parameter names; the first choice if the parameter is absent.
template <typename Choices>
auto choiceOf(const http::Request &request, std::string_view name, const Choices &choices)
    -> Result<decltype(choices.front().value)>
{
    const std::string wanted = request.queryValue(name).value_or("");
    if (wanted.empty())
        return choices.front().value;
    QString names;
    for (const auto &choice : choices) {
        if (choice.name == wanted)
            return choice.value;
        names += (names.isEmpty() ? u""_s : u", "_s) + QLatin1StringView(choice.name);
    }
    return fail(ErrorCode::FieldInvalid, u"must be one of "_s + names, QLatin1StringView(name));
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
    const auto format = choiceOf(request, "f", kFormats);
    if (!format)
        return format.failure();
    const auto size = choiceOf(request, "s", kSizes);
    if (!size)
        return size.failure();
    const auto colour = choiceOf(request, "cl", kColours);
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
