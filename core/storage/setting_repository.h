#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// Table setting: settings by name that belong to the data, not to the computer.
class SettingRepository
{
public:
    explicit SettingRepository(Database &db) : m_db(db) {}

    /// Returns the setting; empty if it was never set.
    [[nodiscard]] std::optional<QString> value(const QString &name);
    void set(const QString &name, const QString &value);

private:
    Database &m_db;
};

} // namespace tilldesk::storage
