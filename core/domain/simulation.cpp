#include "core/domain/simulation.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<CustomerAction> kActionNames{
    {CustomerAction::Identify, "identify"},   {CustomerAction::Confirm, "confirm"},
    {CustomerAction::Authorize, "authorize"}, {CustomerAction::Settle, "settle"},
    {CustomerAction::Refuse, "refuse"},       {CustomerAction::Cancel, "cancel"},
    {CustomerAction::Fail, "fail"},
};

} // namespace

std::optional<CustomerAction> customerActionFrom(std::string_view name)
{
    return kActionNames.valueOf(name);
}

} // namespace tilldesk
