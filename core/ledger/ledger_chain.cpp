#include "core/ledger/ledger_chain.h"

#include "core/crypto/digest.h"

#include <array>
#include <charconv>

namespace tilldesk::ledger {
namespace {

constexpr std::size_t kHash = 32;
constexpr std::size_t kNumber = 20; ///< digits and sign of 64 bits
constexpr std::size_t kSubject = 24;

} // namespace

QByteArray firstHash()
{
    return QByteArray(kHash, '\0');
}

QByteArray chainedHash(const QByteArray &before, const ChainedEntry &entry)
{
    Q_ASSERT(std::size_t(before.size()) == kHash && std::size_t(entry.subject.size()) <= kSubject);
    // On the stack: a check of the ledger comes here for each of its rows.
    std::array<char, kHash + 6 * (kNumber + 1) + kSubject + 1> text;
    char *end = std::copy(before.begin(), before.end(), text.data());
    for (const qint64 number : {entry.seq, toMillis(entry.at), qint64(entry.cause), entry.debit,
                                entry.credit, entry.amount.cents()}) {
        end = std::to_chars(end, end + kNumber, number).ptr;
        *end++ = '\n';
    }
    end = std::copy(entry.subject.begin(), entry.subject.end(), end);
    *end++ = '\n';
    return crypto::sha256(QByteArrayView(text.data(), end));
}

} // namespace tilldesk::ledger
