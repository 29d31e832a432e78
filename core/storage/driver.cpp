#include "core/storage/driver.h"

#include <QUuid>

namespace tilldesk::storage {

Driver::Driver(const QString &qtDriver)
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_connection(QSqlDatabase::addDatabase(qtDriver, m_name.text))
{
}

} // namespace tilldesk::storage
