#include "core/http/json.h"

#include "core/http/json_number.h"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/src.hpp>

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

namespace json = boost::json;

/// Builds the values while Boost's parser reads. Boost's own builder turns every number with a `.`
/// or an exponent into a double, which would lose the fraction of 1.00000000000000000001.
class ValueBuilder
{
public:
    static constexpr std::size_t max_object_size = json::object::max_size();
    static constexpr std::size_t max_array_size = json::array::max_size();
    static constexpr std::size_t max_key_size = json::string::max_size();
    static constexpr std::size_t max_string_size = json::string::max_size();

    bool on_document_begin(json::error_code & /*unused*/)
    {
        m_stack.reset();
        return true;
    }
    bool on_document_end(json::error_code & /*unused*/) { return true; }
    bool on_object_begin(json::error_code & /*unused*/) { return true; }
    bool on_object_end(std::size_t size, json::error_code & /*unused*/)
    {
        m_stack.push_object(size);
        m_members = size;
        return true;
    }
    bool on_array_begin(json::error_code & /*unused*/) { return true; }
    bool on_array_end(std::size_t size, json::error_code & /*unused*/)
    {
        m_stack.push_array(size);
        return true;
    }
    bool on_key_part(json::string_view part, std::size_t /*size*/, json::error_code & /*unused*/)
    {
        m_stack.push_chars(part);
        return true;
    }
    bool on_key(json::string_view part, std::size_t /*size*/, json::error_code & /*unused*/)
    {
        m_stack.push_key(part);
        return true;
    }
    bool on_string_part(json::string_view part, std::size_t /*size*/, json::error_code & /*unused*/)
    {
        m_stack.push_chars(part);
        return true;
    }
    bool on_string(json::string_view part, std::size_t /*size*/, json::error_code & /*unused*/)
    {
        m_stack.push_string(part);
        return true;
    }
    bool on_number_part(json::string_view /*part*/, json::error_code & /*unused*/) { return true; }
    bool on_int64(std::int64_t number, json::string_view /*text*/, json::error_code & /*unused*/)
    {
        m_stack.push_int64(number);
        return true;
    }
    bool on_uint64(std::uint64_t number, json::string_view /*text*/, json::error_code & /*unused*/)
    {
        m_stack.push_uint64(number);
        return true;
    }
    bool on_double(double number, json::string_view text, json::error_code & /*unused*/)
    {
        if (const auto integer = exactInteger(std::string_view(text.data(), text.size())))
            m_stack.push_int64(*integer);
        else
            m_stack.push_double(number);
        return true;
    }
    bool on_bool(bool truth, json::error_code & /*unused*/)
    {
        m_stack.push_bool(truth);
        return true;
    }
    bool on_null(json::error_code & /*unused*/)
    {
        m_stack.push_null();
        return true;
    }
    bool on_comment_part(json::string_view /*part*/, json::error_code & /*unused*/) { return true; }
    bool on_comment(json::string_view /*part*/, json::error_code & /*unused*/) { return true; }

    [[nodiscard]] json::value release() { return m_stack.release(); }
    /// Returns the number of members that the outermost object was written with, duplicates
    /// included.
    [[nodiscard]] std::size_t members() const { return m_members; }

private:
    json::value_stack m_stack;
    std::size_t m_members = 0; ///< members of the object that ended last
};

bool isBlank(std::string_view body)
{
    return body.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

QString reasonOf(const json::error_code &error)
{
    if (error == json::error::too_deep)
        return u"is nested too deep"_s;
    if (error == json::error::extra_data)
        return u"has text after the JSON object"_s;
    if (error == json::error::incomplete)
        return u"ends in the middle of the JSON object"_s;
    return u"is not JSON: "_s + QString::fromStdString(error.message());
}

} // namespace

Result<json::object> parseObject(std::string_view body, Duplicates duplicates)
{
    const auto refuse = [](const QString &why) {
        return fail(ErrorCode::FieldInvalid, why, u"body"_s);
    };
    if (isBlank(body))
        return fail(ErrorCode::BodyMissing);
    json::basic_parser<ValueBuilder> parser{json::parse_options()};
    json::error_code error;
    const std::size_t used = parser.write_some(false, body.data(), body.size(), error);
    if (!error && !isBlank(body.substr(used)))
        error = json::error::extra_data;
    if (error)
        return refuse(reasonOf(error));
    json::value value = parser.handler().release();
    if (!value.is_object())
        return refuse(u"is not a JSON object"_s);
    if (duplicates == Duplicates::Refused
        && parser.handler().members() != value.get_object().size())
        return refuse(u"has two members with the same name"_s);
    return std::move(value.get_object());
}

} // namespace tilldesk::http
