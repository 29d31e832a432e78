#pragma once

#include "ui/models/find/find_row.h"

#include <QByteArray>

namespace tilldesk::ui {

/// The records that the user opened last from the search box, newest first, each once. Holds ids
/// and titles, but no names of payers.
class LastOpened
{
public:
    static constexpr qsizetype kCount = 5;

    /// Reads what save() has written; anything else gives an empty list.
    [[nodiscard]] static LastOpened from(const QByteArray &saved);
    [[nodiscard]] QByteArray save() const;

    /// Puts the record of a row first. No-op for rows that are not records.
    void add(const FindRow &row);
    [[nodiscard]] QList<FindRow> rows() const;

private:
    struct Entry {
        FindTarget target;
        QString title;
        ProfileId profile;
        MerchantId merchant;
    };
    QList<Entry> m_entries;
};

} // namespace tilldesk::ui
