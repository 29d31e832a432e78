#pragma once

#include "core/base/enumerators.h"

#include <QLatin1StringView>
#include <QStringView>
#include <algorithm>
#include <initializer_list>
#include <optional>

namespace tilldesk {

/// A constexpr table with one text for each enumerator of `Enum`. Does not compile if an enumerator
/// is missing, or if two rows have the same enumerator or the same text.
///
///     constexpr EnumTexts<Colour> kColours{{Colour::Red, "red"}, {Colour::Blue, "blue"}};
///
/// @pre the enumerators' numbers are 0 to 127; the texts are Latin-1 literals
template <typename Enum>
class EnumTexts
{
public:
    static constexpr auto kAll = enumerators<Enum>();

    struct Row {
        Enum value;
        std::string_view text;
    };

    consteval EnumTexts(std::initializer_list<Row> rows)
    {
        if (rows.size() != kAll.size())
            throw "not one row for each enumerator";
        for (std::size_t i = 0; i < kAll.size(); ++i) {
            const auto isAt = [value = kAll[i]](const Row &row) { return row.value == value; };
            const Row *row = std::ranges::find_if(rows, isAt);
            if (row == rows.end())
                throw "an enumerator has no row";
            if (row->text.empty() || std::ranges::count(rows, row->text, &Row::text) != 1)
                throw "a text is empty, or stands for two enumerators";
            m_texts[i] = row->text;
        }
    }

    /// Returns the text; empty if `value` is no enumerator.
    [[nodiscard]] constexpr QLatin1StringView textOf(Enum value) const
    {
        const auto at = std::size_t(std::ranges::find(kAll, value) - kAll.begin());
        if (at == kAll.size())
            return {};
        return QLatin1StringView(m_texts[at].data(), qsizetype(m_texts[at].size()));
    }

    /// Returns the enumerator; empty unless `text` is exactly one of the texts.
    [[nodiscard]] std::optional<Enum> valueOf(QStringView text) const
    {
        for (const Enum value : kAll) {
            if (text == textOf(value))
                return value;
        }
        return {};
    }
    [[nodiscard]] constexpr std::optional<Enum> valueOf(std::string_view text) const
    {
        const auto at = std::size_t(std::ranges::find(m_texts, text) - m_texts.begin());
        return at == kAll.size() ? std::nullopt : std::optional(kAll[at]);
    }

private:
    std::array<std::string_view, kAll.size()> m_texts; ///< in the order of `kAll`
};

} // namespace tilldesk
