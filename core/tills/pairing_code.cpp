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

Pairing::Pairing(const QString &code, Timestamp until)
    : m_state{.state = TillPairing::State::Waiting, .until = until},
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
    if (--m_state.triesLeft == 0) {
        m_state.state = TillPairing::State::TooManyTries;
        forget();
    }
    return false;
}

void Pairing::ask(const TillRow &till)
{
    m_asking = till;
    m_state.asking =
        TillRequest{till.till.id, till.till.name, till.till.lastAddress, till.till.version};
}

const TillRow *Pairing::asking(const TillId &id, Timestamp now) const
{
    return m_asking && m_asking->till.id == id && isOpen(now) ? &*m_asking : nullptr;
}

void Pairing::forget()
{
    m_asking.reset();
    m_state.asking.reset();
}

void Pairing::accept()
{
    m_state.state = TillPairing::State::Added;
    m_state.added = m_asking->till.id;
    forget();
}

QByteArray Pairing::digestOf(const QString &code) const
{
    const QByteArray salted = m_salt + code.toUtf8();
    return crypto::sha256(salted);
}

} // namespace tilldesk::tills
