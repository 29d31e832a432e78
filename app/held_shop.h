#pragma once

#include "app/assembly.h"
#include "app/log_file.h"
#include "app/system_keychain.h"

namespace tilldesk::app {

/// A shop that this process holds: its locked data folder, its log and its running core. Created
/// and destroyed on the main thread.
class HeldShop
{
public:
    enum class Keys { PreferKeychain, InFile };

    /// Creates and locks the folder of the settings, without starting the core.
    /// Errors: `Busy` if another process holds the folder; `Storage`.
    [[nodiscard]] static Result<std::unique_ptr<HeldShop>> hold(const Settings &settings,
                                                                Keys keys = Keys::PreferKeychain);
    ~HeldShop();

    /// Starts the core; a missing database is created. Errors: as Assembly::start().
    Result<void> start() { return m_assembly->start(); }
    /// Stops the core and deletes the database of a failed creation.
    /// @pre hold() found no database
    void discard();
    /// Returns whether the folder had no database when hold() locked it.
    [[nodiscard]] bool isNew() const { return m_isNew; }
    [[nodiscard]] Assembly &assembly() { return *m_assembly; }
    [[nodiscard]] const storage::DataDirectory &directory() const { return m_directory; }
    [[nodiscard]] Log &log() { return *m_log; }

private:
    explicit HeldShop(const Settings &settings) : m_directory(settings.dataDir) {}

    storage::DataDirectory m_directory;
    bool m_isNew = false;
    SystemClock m_clock;
    BootClock m_monotonic;
    SystemKeychain m_keychain;
    std::unique_ptr<LogFile> m_file;
    std::unique_ptr<Log> m_log;
    std::unique_ptr<Assembly> m_assembly;
};

} // namespace tilldesk::app
