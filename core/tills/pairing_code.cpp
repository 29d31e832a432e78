#include "core/tills/pairing_code.h"

#include "core/crypto/digest.h"
#include "core/crypto/random.h"

namespace tilldesk::tills {

QString newPairingCode()
{
    constexpr int kDigits = 6;
    constexpr int kFair = 250; // below it, each digit has the same number of bytes
    QString code;
    while (code.size() < kDigits) {
        const int byte = static_cast<unsigned char>(crypto::randomBytes(1).front());
        if (byte < kFair)
            code += QString::number(byte % 10);
    }
    return code;
}

Pairing::Pairing(const QString &code, Timestamp until, AuditActor by)
    : m_state{.state = TillPairing::State::Waiting, .until = until},
      m_by(std::move(by)),
      m_salt(crypto::randomBytes(16)),
      m_digest(digestOf(code))
{
}

bool Pairing::isOpen(Timestamp now) const
{
    // A code made before the clock was set back must not live longer than its ten minutes.
    return m_state.state == TillPairing::State::Waiting && now < m_state.until
        && now >= m_state.until - kPairingLife;
}

bool Pairing::check(const QString &code)
{
    if (crypto::equalsConstantTime(digestOf(code), m_digest))
        return true;
    if (--m_state.triesLeft == 0)
        m_state.state = TillPairing::State::TooManyTries;
    return false;
}

void Pairing::use(const TillId &till)
{
    m_state.state = TillPairing::State::Added;
    m_state.added = till;
}

QByteArray Pairing::digestOf(const QString &code) const
{
    const QByteArray salted = m_salt + code.toUtf8();
    return crypto::sha256(salted);
}

} // namespace tilldesk::tills
