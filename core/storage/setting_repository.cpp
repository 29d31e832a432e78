#include "core/storage/setting_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

std::optional<QString> SettingRepository::value(const QString &name)
{
    auto row = m_db.prepare(u"SELECT value FROM setting WHERE name = :name"_s);
    row.bind(u":name"_s, name);
    return row.next() ? std::optional(row.read<QString>()) : std::nullopt;
}

void SettingRepository::set(const QString &name, const QString &value)
{
    m_db.prepare(u"INSERT INTO setting (name, value) VALUES (:name, :value)"
                 " ON CONFLICT (name) DO UPDATE SET value = excluded.value"_s)
        .bind(u":name"_s, name)
        .bind(u":value"_s, value)
        .run();
}

} // namespace tilldesk::storage
