#pragma once

#include <QByteArray>
#include <random>
#include <span>

namespace tilldesk::app {

/// Random numbers that a seed determines on every computer. The standard library specifies the
/// results of its generators, but not those of its distributions, so this class uses generators
/// only.
class DemoRandom
{
public:
    explicit DemoRandom(quint64 seed) : m_generator(seed) {}

    /// Returns a generator whose numbers are independent of those that follow here.
    [[nodiscard]] DemoRandom fork() { return DemoRandom(m_generator()); }

    /// Returns a number from 0 to `end` - 1. @param end  1 and up
    [[nodiscard]] qint64 below(qint64 end) { return qint64(m_generator() % quint64(end)); }
    /// Returns a number from `first` to `last`, both included.
    [[nodiscard]] qint64 between(qint64 first, qint64 last)
    {
        return first + below(last - first + 1);
    }
    [[nodiscard]] bool chance(int perMille) { return below(1000) < perMille; }

    template <typename T, std::size_t N>
    [[nodiscard]] const T &pick(std::span<const T, N> from)
    {
        return from[std::size_t(below(qint64(from.size())))];
    }
    template <typename Container>
    [[nodiscard]] const auto &pick(const Container &from)
    {
        return pick(std::span(std::as_const(from)));
    }

    [[nodiscard]] QByteArray bytes(int count)
    {
        QByteArray bytes(count, Qt::Uninitialized);
        for (char &byte : bytes)
            byte = static_cast<char>(m_generator() & 0xff);
        return bytes;
    }

private:
    std::mt19937_64 m_generator;
};

} // namespace tilldesk::app
