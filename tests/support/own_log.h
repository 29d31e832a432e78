#pragma once

#include "core/base/log.h"

#include <QTemporaryFile>

namespace tilldesk::test {

/// A log in a temporary file, with access to its text.
class OwnLog
{
public:
    [[nodiscard]] Log &log() { return *m_log; }
    /// Ends the log. Returns all that was written.
    [[nodiscard]] QByteArray end()
    {
        m_log.reset();
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    QTemporaryFile m_file;
    std::unique_ptr<Log> m_log = std::make_unique<Log>(m_file.open() ? m_file.handle() : 2);
};

} // namespace tilldesk::test
