#include "core/base/ip_address.h"

#include <algorithm>
#include <arpa/inet.h>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr std::array<quint8, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int kMappedBits = 96;
constexpr int kAllBits = 128;
constexpr int kByteBits = 8;

bool bitOf(const IpAddress::Bytes &bytes, int bit)
{
    return ((bytes[std::size_t(bit / kByteBits)] >> (kByteBits - 1 - bit % kByteBits)) & 1) != 0;
}

} // namespace

std::optional<IpAddress> IpAddress::parse(QStringView text)
{
    const QByteArray ascii = text.toLatin1();
    Bytes bytes{};
    if (inet_pton(AF_INET6, ascii.constData(), bytes.data()) == 1)
        return IpAddress(bytes);
    std::ranges::copy(kMapped, bytes.begin());
    if (inet_pton(AF_INET, ascii.constData(), bytes.data() + kMapped.size()) == 1)
        return IpAddress(bytes);
    return {};
}

bool IpAddress::isV4() const
{
    return std::equal(kMapped.begin(), kMapped.end(), m_bytes.begin());
}

bool IpAddress::isLoopback() const
{
    constexpr quint8 kLoopback = 127;
    if (isV4())
        return m_bytes[kMapped.size()] == kLoopback;
    const auto isZero = [](quint8 byte) { return byte == 0; };
    return m_bytes.back() == 1 && std::all_of(m_bytes.begin(), m_bytes.end() - 1, isZero);
}

QString IpAddress::text() const
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (isV4())
        inet_ntop(AF_INET, m_bytes.data() + kMapped.size(), text.data(), text.size());
    else
        inet_ntop(AF_INET6, m_bytes.data(), text.data(), text.size());
    return QString::fromLatin1(text.data());
}

quint64 IpAddress::countedAs() const
{
    const std::size_t begin = isV4() ? kMapped.size() : 0;
    const std::size_t size = isV4() ? 4 : 8;
    quint64 number = 0;
    for (std::size_t i = begin; i < begin + size; ++i)
        number = (number << kByteBits) | m_bytes[i];
    return number;
}

Result<IpNetwork> IpNetwork::parse(QStringView text)
{
    const auto refuse = [text](const QString &why) {
        return fail(ErrorCode::FieldInvalid, u"'%1' %2"_s.arg(text, why));
    };
    const qsizetype slash = text.indexOf(u'/');
    const auto start = IpAddress::parse(slash < 0 ? text : text.first(slash));
    if (!start)
        return refuse(u"is not an IP address or a network such as 192.168.1.0/24"_s);
    const int bits = start->isV4() ? kAllBits - kMappedBits : kAllBits;
    IpNetwork network;
    network.m_start = *start;
    if (slash >= 0) {
        bool isNumber = false;
        const int prefix = text.sliced(slash + 1).toInt(&isNumber);
        if (!isNumber || prefix < 0 || prefix > bits)
            return refuse(u"must have a prefix length from 0 to %1"_s.arg(bits));
        network.m_prefix = kAllBits - bits + prefix;
    }
    for (int bit = network.m_prefix; bit < kAllBits; ++bit) {
        if (bitOf(start->bytes(), bit))
            return refuse(u"has bits behind its prefix length"_s);
    }
    return network;
}

bool IpNetwork::contains(const IpAddress &address) const
{
    for (int bit = 0; bit < m_prefix; ++bit) {
        if (bitOf(address.bytes(), bit) != bitOf(m_start.bytes(), bit))
            return false;
    }
    return true;
}

QString IpNetwork::text() const
{
    if (m_prefix == kAllBits)
        return m_start.text();
    return m_start.text() + u'/'
        + QString::number(m_start.isV4() ? m_prefix - kMappedBits : m_prefix);
}

} // namespace tilldesk
