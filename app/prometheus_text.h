#pragma once

#include <QtGlobal>
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilldesk::app {

/// Writes metrics in Prometheus' text format. @source Prometheus, "Exposition formats", text format
/// 0.0.4
class PrometheusText
{
public:
    static constexpr auto kContentType = "text/plain; version=0.0.4; charset=utf-8";
    using Labels = std::vector<std::pair<std::string_view, std::string>>;

    /// Begins a metric: its samples must follow before the next one begins.
    /// @param type  `counter`, `gauge` or `histogram`  @param help  one line without `\`
    void begin(std::string_view name, std::string_view type, std::string_view help);
    void sample(const Labels &labels, double value) { line({}, labels, value); }
    void sample(double value) { line({}, {}, value); }
    /// Writes a metric with one sample and no labels.
    void single(std::string_view name, std::string_view type, std::string_view help, double value);

    /// Writes the buckets, sum and count of one histogram.
    /// @param bounds  upper bounds of the buckets
    /// @param counts  number of values in each bucket, not cumulative; one more than bounds
    /// @param unit    divisor of bounds and sum, for example 1,000,000 for microseconds
    void histogram(const Labels &labels, std::span<const qint64> bounds,
                   std::span<const quint64> counts, quint64 sum, double unit);

    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    void line(std::string_view suffix, const Labels &labels, double value);

    std::string m_name;
    std::string m_text;
};

} // namespace tilldesk::app
