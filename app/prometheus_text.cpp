#include "app/prometheus_text.h"

#include <array>
#include <charconv>

namespace tilldesk::app {
namespace {

std::string numberText(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

void appendEscaped(std::string &out, std::string_view text)
{
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
}

} // namespace

void PrometheusText::begin(std::string_view name, std::string_view type, std::string_view help)
{
    m_name = name;
    m_text.append("# HELP ").append(name).append(" ").append(help).append("\n");
    m_text.append("# TYPE ").append(name).append(" ").append(type).append("\n");
}

void PrometheusText::single(std::string_view name, std::string_view type, std::string_view help,
                            double value)
{
    begin(name, type, help);
    sample(value);
}

void PrometheusText::histogram(const Labels &labels, std::span<const qint64> bounds,
                               std::span<const quint64> counts, quint64 sum, double unit)
{
    quint64 below = 0;
    Labels bucket = labels;
    bucket.emplace_back("le", std::string());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        below += counts[i];
        bucket.back().second = i < bounds.size() ? numberText(double(bounds[i]) / unit) : "+Inf";
        line("_bucket", bucket, double(below));
    }
    line("_sum", labels, double(sum) / unit);
    line("_count", labels, double(below));
}

void PrometheusText::line(std::string_view suffix, const Labels &labels, double value)
{
    m_text.append(m_name).append(suffix);
    char before = '{';
    for (const auto &[name, text] : labels) {
        m_text += before;
        m_text.append(name).append("=\"");
        appendEscaped(m_text, text);
        m_text += '"';
        before = ',';
    }
    if (!labels.empty())
        m_text += '}';
    m_text.append(" ").append(numberText(value)).append("\n");
}

} // namespace tilldesk::app
