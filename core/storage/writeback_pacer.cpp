#include "core/storage/writeback_pacer.h"

#include <fcntl.h>

namespace tilldesk::storage {

void WritebackPacer::written(qint64 position)
{
    constexpr qint64 kWindow = 4LL * 1024 * 1024;
    if (position - m_started < kWindow)
        return;
    // Not fdatasync: that would also commit the file system's journal, for which others wait.
    ::sync_file_range(m_file, m_started, position - m_started, SYNC_FILE_RANGE_WRITE);
    ::sync_file_range(m_file, m_waited, m_started - m_waited,
                      SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE
                          | SYNC_FILE_RANGE_WAIT_AFTER);
    m_waited = m_started;
    m_started = position;
}

} // namespace tilldesk::storage
