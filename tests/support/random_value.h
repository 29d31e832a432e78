#pragma once

#include "core/wire/composite_codecs.h"
#include "core/wire/scalar_codecs.h"

#include <QRandomGenerator>

namespace tilldesk::test {

/// Fills values with random contents, every member of every struct.
class RandomValue
{
public:
    explicit RandomValue(quint32 seed) : m_random(seed) {}

    template <typename T>
    [[nodiscard]] T make()
    {
        T value{};
        fill(value);
        return value;
    }

private:
    void fill(bool &value) { value = coin(); }
    template <std::integral T>
    void fill(T &value)
    {
        value = T(m_random.generate64());
    }
    template <typename T>
    requires std::is_enum_v<T>
    void fill(T &value)
    {
        constexpr auto kAll = enumerators<T>();
        value = kAll[m_random.bounded(quint32(kAll.size()))];
    }
    template <typename T>
    void fill(QFlags<T> &value)
    {
        for (const T each : enumerators<T>())
            value.setFlag(each, coin());
    }
    void fill(QString &value)
    {
        for (int left = m_random.bounded(4); left > 0; --left)
            value += QChar(u"aé€ß0+"[m_random.bounded(6)]);
    }
    void fill(QByteArray &value) { value = QByteArray::number(m_random.generate64()); }
    template <typename Tag>
    void fill(Id<Tag> &value)
    {
        value = Id<Tag>(make<QString>());
    }
    void fill(Amount &value) { value = Amount::fromCents(make<qint64>()); }
    void fill(Timestamp &value) { value = fromMillis(m_random.generate()); }
    void fill(std::chrono::milliseconds &value)
    {
        value = std::chrono::milliseconds(m_random.generate());
    }
    void fill(QDate &value)
    {
        if (coin())
            value = QDate(2000, 1, 1).addDays(m_random.bounded(20'000));
    }
    void fill(QTime &value)
    {
        if (coin())
            value = QTime(m_random.bounded(24), m_random.bounded(60));
    }
    void fill(QTimeZone &value)
    {
        if (coin())
            value = QTimeZone("Europe/Brussels");
    }
    void fill(QJsonObject &value) { value[u"amount"] = m_random.bounded(1'000); }
    void fill(IpNetwork &value) { value = *IpNetwork::parse(u"192.168.1.0/24"); }
    void fill(FileText &value)
    {
        for (int left = m_random.bounded(4); left > 0; --left)
            value.append(u'x', {m_random.bounded(100), 1});
    }
    void fill(ServiceNames &value) { value = ServiceNames(make<QString>(), make<QString>()); }
    template <typename T>
    void fill(std::optional<T> &value)
    {
        if (coin())
            fill(value.emplace());
    }
    template <typename T>
    void fill(QList<T> &value)
    {
        for (int left = m_random.bounded(4); left > 0; --left)
            fill(value.emplaceBack());
    }
    template <typename T, std::size_t count>
    void fill(std::array<T, count> &value)
    {
        for (T &each : value)
            fill(each);
    }
    template <typename Map>
    requires requires { typename Map::mapped_type; }
    void fill(Map &value)
    {
        for (int left = m_random.bounded(4); left > 0; --left)
            fill(value[make<typename Map::key_type>()]);
    }
    void fill(std::monostate &) {}
    template <typename... T>
    void fill(std::variant<T...> &value)
    {
        boost::mp11::mp_with_index<sizeof...(T)>(
            std::size_t(m_random.bounded(int(sizeof...(T)))),
            [&](auto at) { fill(value.template emplace<at>()); });
    }
    template <wire::Described T>
    void fill(T &value)
    {
        boost::mp11::mp_for_each<wire::Members<T>>(
            [&](auto member) { fill(value.*member.pointer); });
    }

    [[nodiscard]] bool coin() { return m_random.bounded(2) == 1; }

    QRandomGenerator m_random;
};

} // namespace tilldesk::test
