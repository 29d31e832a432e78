#include "core/domain/environment.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<Environment> kEnvironmentNames{{Environment::Local, "local"},
                                                   {Environment::PreProduction, "pre-production"},
                                                   {Environment::Production, "production"}};

} // namespace

QLatin1StringView toText(Environment environment)
{
    return kEnvironmentNames.textOf(environment);
}

std::optional<Environment> environmentFrom(QStringView name)
{
    return kEnvironmentNames.valueOf(name);
}

} // namespace tilldesk
