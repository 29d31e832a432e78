#include "core/domain/staff.h"

#include "core/base/enum_texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<StaffRole> kRoles{{StaffRole::Owner, "owner"},
                                      {StaffRole::Manager, "manager"},
                                      {StaffRole::Cashier, "cashier"},
                                      {StaffRole::Bookkeeper, "bookkeeper"}};

constexpr qsizetype kShortestPin = 4;
constexpr qsizetype kLongestPin = 8;
constexpr qsizetype kShortestPassword = 10;
constexpr qsizetype kLongestPassword = 128;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Returns whether each digit follows the one before it by `step`.
bool isRun(QStringView pin, int step)
{
    for (qsizetype i = 1; i < pin.size(); ++i) {
        if (pin[i].unicode() - pin[i - 1].unicode() != step)
            return false;
    }
    return true;
}

bool isRepeatedPair(QStringView pin)
{
    for (qsizetype i = 2; i < pin.size(); ++i) {
        if (pin[i] != pin[i - 2])
            return false;
    }
    return true;
}

} // namespace

QLatin1StringView toText(StaffRole role)
{
    return kRoles.textOf(role);
}

std::optional<StaffRole> staffRoleFrom(QStringView name)
{
    return kRoles.valueOf(name);
}

std::chrono::minutes blockAfter(int blocks)
{
    constexpr std::array<std::chrono::minutes, 3> kWaits{
        std::chrono::minutes(1), std::chrono::minutes(5), std::chrono::minutes(15)};
    return kWaits[std::min(std::size_t(std::max(blocks, 0)), kWaits.size() - 1)];
}

Result<void> checkPin(QStringView pin)
{
    if (pin.size() < kShortestPin || pin.size() > kLongestPin || !std::ranges::all_of(pin, isDigit))
        return fail(ErrorCode::FieldInvalid,
                    u"must have %1 to %2 digits"_s.arg(kShortestPin).arg(kLongestPin), u"pin"_s);
    if (isRun(pin, 0) || isRun(pin, 1) || isRun(pin, -1) || isRepeatedPair(pin))
        return fail(ErrorCode::FieldInvalid,
                    u"is too easy: no run such as 1234 or 4321, no repeated digit or pair such as"
                    " 0000 or 1212"_s,
                    u"pin"_s);
    return {};
}

Result<void> checkPassword(QStringView password)
{
    if (password.size() < kShortestPassword || password.size() > kLongestPassword)
        return fail(ErrorCode::FieldInvalid,
                    u"must have %1 to %2 characters"_s.arg(kShortestPassword).arg(kLongestPassword),
                    u"password"_s);
    return {};
}

QString shortStaffName(const QString &name)
{
    const QStringList words = name.simplified().split(u' ');
    if (words.size() < 2)
        return words.first();
    return words[0] + u' ' + words[1].first(1).toUpper() + u'.';
}

} // namespace tilldesk
