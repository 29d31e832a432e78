#pragma once

#include "core/storage/data_directory.h"
#include "core/verification/verifier.h"

namespace tilldesk::verification {

/// Returns the check that the master key file of the data folder opens every private key of the
/// database, for verify(). Without such a file the keychain may hold the master key; the keychain
/// is not asked, because the user might have to unlock it.
[[nodiscard]] Check masterKeyCheck(const storage::DataDirectory &directory);

} // namespace tilldesk::verification
