#include "tests/support/some_keys.h"

#include <map>
#include <memory>
#include <mutex>

namespace tilldesk::test {

crypto::PrivateKey someKey(crypto::Algorithm algorithm, int number)
{
    static std::mutex mutex;
    static std::map<std::pair<crypto::Algorithm, int>, crypto::PrivateKey> made;
    const std::lock_guard lock(mutex);
    const auto place = std::pair(algorithm, number);
    auto found = made.find(place);
    if (found == made.end())
        found = made.emplace(place, crypto::PrivateKey::generate(algorithm)).first;
    return found->second;
}

keys::KeyMaker someKeys()
{
    return [next = std::make_shared<std::map<crypto::Algorithm, int>>()](
               crypto::Algorithm algorithm) { return someKey(algorithm, (*next)[algorithm]++); };
}

} // namespace tilldesk::test
