#include "app/held_shop.h"

#include "app/control.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {

Result<std::unique_ptr<HeldShop>> HeldShop::hold(const Settings &settings, Keys keys)
{
    std::unique_ptr<HeldShop> shop(new HeldShop(settings));
    const auto contents = shop->m_directory.contents();
    if (!contents) // an incomplete shop
        return contents.failure();
    if (const auto created = shop->m_directory.create(); !created)
        return created.failure();
    const auto lock = lockOrFindHolder(shop->m_directory);
    if (!lock)
        return lock.failure();
    if (*lock == storage::DataDirectory::Lock::HeldByAnother)
        return fail(ErrorCode::Busy, u"another process holds %1"_s.arg(shop->m_directory.path()));
    // Read again under the lock: another process may have made a shop meanwhile.
    shop->m_isNew = shop->m_directory.contents() == storage::DataDirectory::Contents::Nothing;
    const QString logPath = settings.logFile.isEmpty()
        ? shop->m_directory.path() + u"/tilldesk.log"_s
        : settings.logFile;
    shop->m_file = std::make_unique<LogFile>(logPath);
    if (!shop->m_file->isOpen())
        return fail(ErrorCode::Storage, shop->m_file->problem());
    LogFile &file = *shop->m_file;
    shop->m_log =
        std::make_unique<Log>(file.descriptor(), LogFile::kMaxBytes, [&file] { file.putAside(); });
    KeySources sources;
    if (keys == Keys::PreferKeychain)
        sources = {.keychain = &shop->m_keychain, .prefersKeychain = true};
    shop->m_assembly =
        std::make_unique<Assembly>(settings, shop->m_directory,
                                   Clocks{shop->m_clock, shop->m_monotonic}, *shop->m_log, sources);
    return shop;
}

HeldShop::~HeldShop()
{
    m_assembly.reset(); // writes to the log until it has stopped
}

void HeldShop::discard()
{
    Q_ASSERT(m_isNew);
    m_assembly->stop();
    m_directory.removeShop();
}

} // namespace tilldesk::app
