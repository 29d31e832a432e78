// Changes single values of JSON: most changes of libFuzzer's own break the syntax, which hides the
// checks behind it.

#include "tests/support/provider_answers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>

using namespace tilldesk::test;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t maxSize);

namespace {

using Random = std::mt19937_64;

/// Returns the place of a value: after a colon, up to its closing quote, or the next punctuation.
std::pair<std::size_t, std::size_t> someValue(const std::string &json, Random &random)
{
    const std::size_t colon = json.find(':', random() % json.size());
    if (colon == std::string::npos)
        return {json.size(), 0};
    const std::size_t begin = colon + 1;
    const bool isText = begin < json.size() && json[begin] == '"';
    std::size_t end = isText ? json.find('"', begin + 1) : json.find_first_of(",}]", begin);
    if (end == std::string::npos)
        end = json.size();
    else if (isText)
        ++end;
    return {begin, end - begin};
}

/// A text that is as long as a limit, or one longer.
std::string longText(Random &random)
{
    constexpr std::array<std::size_t, 8> kLimits{24, 34, 35, 64, 140, 200, 500, 2048};
    return '"' + std::string(kLimits[random() % kLimits.size()] + random() % 2, 'x') + '"';
}

/// A number of 1 to 20 digits.
std::string someNumber(Random &random)
{
    return std::to_string(random() >> (random() % 64));
}

std::string changed(const std::string &value, Random &random)
{
    const auto &pieces = hostilePieces();
    const bool isNumber = value.find_first_not_of("0123456789") == std::string::npos;
    switch (random() % 3) {
    case 0: return isNumber ? someNumber(random) : longText(random);
    case 1: return pieces[qsizetype(random() % std::size_t(pieces.size()))].toStdString();
    default: break;
    }
    constexpr std::size_t kGrowth = 32;
    std::string next = value + std::string(kGrowth, '\0');
    next.resize(
        LLVMFuzzerMutate(reinterpret_cast<std::uint8_t *>(next.data()), value.size(), next.size()));
    return next;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size,
                                               std::size_t maxSize, unsigned seed)
{
    Random random(seed);
    if (size < 2 || random() % 4 == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    std::string json(reinterpret_cast<const char *>(data), size);
    const auto [begin, length] = someValue(json, random);
    json.replace(begin, length, changed(json.substr(begin, length), random));
    json.resize(std::min(json.size(), maxSize));
    std::memcpy(data, json.data(), json.size());
    return json.size();
}
