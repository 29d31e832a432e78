#include "core/http/json_reader.h"

#include <QStringConverter>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

/// Keeps a leading U+FEFF, which QString::fromUtf8() would drop, so that validation sees it.
QString toQString(const boost::json::string &text)
{
    const QByteArrayView bytes(text.data(), qsizetype(text.size()));
    if (!bytes.startsWith("\xef\xbb\xbf"))
        return QString::fromUtf8(bytes);
    QStringDecoder decode(QStringDecoder::Utf8, QStringConverter::Flag::ConvertInitialBom);
    return decode(bytes);
}

} // namespace

JsonReader::JsonReader(const boost::json::object &object, QString prefix)
    : m_object(object),
      m_prefix(std::move(prefix))
{
}

QString JsonReader::text(std::string_view name)
{
    const auto *value = find(name);
    if (!value)
        return {};
    if (const auto *string = value->if_string())
        return toQString(*string);
    refuse(name, u"must be a string"_s);
    return {};
}

QString JsonReader::requiredText(std::string_view name)
{
    const auto *value = find(name);
    if (!value || (value->is_string() && value->get_string().empty()))
        require(name);
    return text(name);
}

qint64 JsonReader::integer(std::string_view name)
{
    if (!has(name))
        require(name);
    return optionalInteger(name).value_or(0);
}

std::optional<qint64> JsonReader::optionalInteger(std::string_view name)
{
    const auto *value = find(name);
    if (!value)
        return {};
    if (const auto *number = value->if_int64())
        return *number;
    refuse(name, value->is_uint64() ? u"is too large"_s : u"must be an integer"_s);
    return {};
}

std::optional<bool> JsonReader::optionalTruth(std::string_view name)
{
    const auto *value = find(name);
    if (!value)
        return {};
    if (const auto *truth = value->if_bool())
        return *truth;
    refuse(name, u"must be true or false"_s);
    return {};
}

QStringList JsonReader::textList(std::string_view name)
{
    const auto *value = find(name);
    if (!value)
        return {};
    QStringList texts;
    const auto *array = value->if_array();
    const bool isTexts = array && std::ranges::all_of(*array, &boost::json::value::is_string);
    if (!isTexts) {
        refuse(name, u"must be an array of strings"_s);
        return {};
    }
    for (const auto &item : *array)
        texts << toQString(item.get_string());
    return texts;
}

std::optional<Timestamp> JsonReader::time(std::string_view name)
{
    const QString written = text(name);
    if (written.isEmpty())
        return {};
    const auto time = parseIsoTime(written);
    if (!time)
        refuse(name, u"must be a date-time with a zone, such as 2024-05-31T13:45:00Z"_s);
    return time;
}

void JsonReader::forEach(std::string_view name, const std::function<void(JsonReader &)> &read)
{
    const auto *value = find(name);
    if (!value)
        return;
    const auto *array = value->if_array();
    if (!array || !std::ranges::all_of(*array, &boost::json::value::is_object)) {
        refuse(name, u"must be an array of objects"_s);
        return;
    }
    int index = 0;
    for (const auto &item : *array) {
        const QString prefix = fieldName(name) + u'[' + QString::number(index++) + u"]."_s;
        JsonReader reader(item.get_object(), prefix);
        read(reader);
        if (reader.m_error)
            keep(*reader.m_error);
    }
}

void JsonReader::inside(std::string_view name, const std::function<void(JsonReader &)> &read)
{
    const auto *value = find(name);
    if (!value)
        return;
    const auto *object = value->if_object();
    if (!object)
        return refuse(name, u"must be an object"_s);
    JsonReader reader(*object, fieldName(name) + u'.');
    read(reader);
    if (reader.m_error)
        keep(*reader.m_error);
}

bool JsonReader::hasText(std::string_view name) const
{
    const auto *value = find(name);
    return value && value->is_string();
}

void JsonReader::keep(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

const boost::json::value *JsonReader::find(std::string_view name) const
{
    const auto *value = m_object.if_contains(boost::json::string_view(name.data(), name.size()));
    return value && !value->is_null() ? value : nullptr;
}

QString JsonReader::fieldName(std::string_view name) const
{
    return m_prefix + QString::fromUtf8(name.data(), qsizetype(name.size()));
}

void JsonReader::require(std::string_view name)
{
    keep({ErrorCode::FieldRequired, u"is mandatory"_s, fieldName(name)});
}

void JsonReader::refuse(std::string_view name, const QString &why)
{
    keep({ErrorCode::FieldInvalid, why, fieldName(name)});
}

} // namespace tilldesk::http
