#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// Table setting: what belongs to the data and not to the computer, by name.
class SettingRepository
{
public:
    explicit SettingRepository(Database &db) : m_db(db) {}

    /// @return empty when it was never set
    [[nodiscard]] std::optional<QString> value(const QString &name);
    void set(const QString &name, const QString &value);

private:
    Database &m_db;
};

} // namespace tilldesk::storage
