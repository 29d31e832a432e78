#pragma once

#include "core/wire/codec.h"

#include <QCborArray>
#include <QCborMap>
#include <QList>
#include <QMap>
#include <array>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/pfr/tuple_size.hpp>
#include <map>
#include <optional>
#include <variant>

// Codecs of values that are made of other values.
namespace tilldesk::wire {

/// The described members of `T`, in the order of their declaration.
template <typename T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;

/// A struct of the core whose members BOOST_DESCRIBE_STRUCT names. A member that the description
/// does not name does not compile.
template <typename T>
concept Described = boost::describe::has_describe_members<T>::value;

/// An empty value is null.
template <typename T>
struct Codec<std::optional<T>> {
    static QCborValue write(const std::optional<T> &value)
    {
        return value ? toCbor(*value) : QCborValue(nullptr);
    }
    static bool read(const QCborValue &from, std::optional<T> &value, QString &where)
    {
        if (from.isNull()) {
            value.reset();
            return true;
        }
        return Codec<T>::read(from, value.emplace(), where);
    }
};

/// A struct is a map from the names of its members to their values.
template <Described T>
struct Codec<T> {
    static_assert(boost::pfr::tuple_size_v<T> == boost::mp11::mp_size<Members<T>>::value,
                  "a member of the struct is not described");

    static QCborValue write(const T &value)
    {
        QCborMap map;
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            map.insert(QLatin1StringView(member.name), toCbor(value.*member.pointer));
        });
        return map;
    }
    static bool read(const QCborValue &from, T &value, QString &where)
    {
        const QCborMap map = from.toMap();
        bool isGood = from.isMap();
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            const QLatin1StringView name(member.name);
            if (isGood)
                isGood = readMember(map.value(name), value.*member.pointer, name, where);
        });
        return isGood;
    }

    /// Reads a member; an absent member keeps its value.
    template <typename M>
    static bool readMember(const QCborValue &from, M &value, QLatin1StringView name, QString &where)
    {
        if (from.isUndefined() || Codec<M>::read(from, value, where))
            return true;
        prepend(where, name);
        return false;
    }
};

template <typename T>
struct Codec<QList<T>> {
    static QCborValue write(const QList<T> &values)
    {
        QCborArray array;
        for (const T &value : values)
            array.append(toCbor(value));
        return array;
    }
    static bool read(const QCborValue &from, QList<T> &values, QString &where)
    {
        values.clear();
        for (const QCborValue &each : from.toArray()) {
            if (!Codec<T>::read(each, values.emplaceBack(), where)) {
                prepend(where, QString::number(values.size() - 1));
                return false;
            }
        }
        return from.isArray();
    }
};

/// A list of structs is a table: the names of the members, then one row of values for each struct.
/// Pages of a list are a third as large as with a map for each row.
template <Described T>
struct Codec<QList<T>> {
    static QCborValue write(const QList<T> &values)
    {
        QCborArray names;
        boost::mp11::mp_for_each<Members<T>>(
            [&](auto member) { names.append(QLatin1StringView(member.name)); });
        QCborArray table{names};
        for (const T &value : values) {
            QCborArray row;
            boost::mp11::mp_for_each<Members<T>>(
                [&](auto member) { row.append(toCbor(value.*member.pointer)); });
            table.append(row);
        }
        return table;
    }
    static bool read(const QCborValue &from, QList<T> &values, QString &where)
    {
        values.clear();
        const QCborArray table = from.toArray();
        if (table.isEmpty() || !table.first().isArray())
            return false;
        const std::array columns = columnsOf(table.first().toArray());
        for (qsizetype at = 1; at < table.size(); ++at) {
            if (!readRow(table.at(at), columns, values.emplaceBack(), where)) {
                prepend(where, QString::number(at - 1));
                return false;
            }
        }
        return true;
    }

private:
    static constexpr std::size_t kCount = boost::mp11::mp_size<Members<T>>::value;

    /// Returns the column of each member, -1 for a member that the table does not have.
    static std::array<qsizetype, kCount> columnsOf(const QCborArray &names)
    {
        std::array<qsizetype, kCount> columns{};
        std::size_t next = 0;
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            qsizetype column = names.size() - 1;
            while (column >= 0 && names.at(column).toString() != QLatin1StringView(member.name))
                --column;
            columns[next++] = column;
        });
        return columns;
    }
    static bool readRow(const QCborValue &from, const std::array<qsizetype, kCount> &columns,
                        T &value, QString &where)
    {
        const QCborArray row = from.toArray();
        bool isGood = from.isArray();
        std::size_t next = 0;
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            const qsizetype column = columns[next++];
            if (isGood && column >= 0)
                isGood = Codec<T>::readMember(row.at(column), value.*member.pointer,
                                              QLatin1StringView(member.name), where);
        });
        return isGood;
    }
};

template <typename T, std::size_t count>
struct Codec<std::array<T, count>> {
    static QCborValue write(const std::array<T, count> &values)
    {
        QCborArray array;
        for (const T &value : values)
            array.append(toCbor(value));
        return array;
    }
    static bool read(const QCborValue &from, std::array<T, count> &values, QString &where)
    {
        const QCborArray array = from.toArray();
        if (array.size() != qsizetype(count))
            return false;
        for (std::size_t at = 0; at < count; ++at) {
            if (!Codec<T>::read(array.at(qsizetype(at)), values[at], where)) {
                prepend(where, QString::number(at));
                return false;
            }
        }
        return true;
    }
};

/// QMap and std::map: a list of pairs.
template <typename Map>
struct MapCodec {
    using Key = typename Map::key_type;
    using Value = typename Map::mapped_type;

    static QCborValue write(const Map &map)
    {
        QCborArray array;
        for (auto at = map.begin(); at != map.end(); ++at) {
            if constexpr (requires { at.key(); })
                array.append(QCborArray{toCbor(at.key()), toCbor(at.value())});
            else
                array.append(QCborArray{toCbor(at->first), toCbor(at->second)});
        }
        return array;
    }
    static bool read(const QCborValue &from, Map &map, QString &where)
    {
        map.clear();
        for (const QCborValue &each : from.toArray()) {
            const QCborArray pair = each.toArray();
            Key key{};
            if (pair.size() != 2 || !Codec<Key>::read(pair.at(0), key, where)
                || !Codec<Value>::read(pair.at(1), map[key], where))
                return false;
        }
        return from.isArray();
    }
};
template <typename K, typename V>
struct Codec<QMap<K, V>> : MapCodec<QMap<K, V>> {
};
template <typename K, typename V>
struct Codec<std::map<K, V>> : MapCodec<std::map<K, V>> {
};

template <>
struct Codec<std::monostate> {
    static QCborValue write(std::monostate) { return nullptr; }
    static bool read(const QCborValue &from, std::monostate &, QString &) { return from.isNull(); }
};

/// The index of the alternative and its value.
template <typename... T>
struct Codec<std::variant<T...>> {
    using Variant = std::variant<T...>;

    static QCborValue write(const Variant &value)
    {
        return QCborArray{qint64(value.index()),
                          std::visit([](const auto &each) { return toCbor(each); }, value)};
    }
    static bool read(const QCborValue &from, Variant &value, QString &where)
    {
        const QCborArray pair = from.toArray();
        const qint64 index = pair.at(0).toInteger(-1);
        if (pair.size() != 2 || index < 0 || index >= qint64(sizeof...(T)))
            return false;
        return boost::mp11::mp_with_index<sizeof...(T)>(std::size_t(index), [&](auto at) {
            using Alternative = std::variant_alternative_t<at, Variant>;
            Alternative each{};
            if (!Codec<Alternative>::read(pair.at(1), each, where))
                return false;
            value = std::move(each);
            return true;
        });
    }
};

} // namespace tilldesk::wire
