#pragma once

#include <QStringView>
#include <optional>

namespace tilldesk {

/// Parses a number with up to two decimals, after a point or a comma, as hundredths: `0.25` is 25.
/// @return empty if `text` has another form or is negative
[[nodiscard]] std::optional<qint64> hundredthsFrom(QStringView text);
/// Returns a number of hundredths with two decimals: `0.25`. @pre not negative
[[nodiscard]] QString hundredthsText(qint64 hundredths, QChar mark = u'.');

} // namespace tilldesk
