#include "core/staff/temporary_pin.h"

#include "core/crypto/random.h"
#include "core/domain/staff.h"

namespace tilldesk::staff {

QString temporaryPin()
{
    constexpr int kDigits = 6;
    constexpr int kFair = 250; // below it, each digit has the same number of bytes
    for (;;) {
        QString pin;
        while (pin.size() < kDigits) {
            const int byte = static_cast<unsigned char>(crypto::randomBytes(1).front());
            if (byte < kFair)
                pin += QString::number(byte % 10);
        }
        if (checkPin(pin))
            return pin;
    }
}

} // namespace tilldesk::staff
