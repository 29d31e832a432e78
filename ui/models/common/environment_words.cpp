#include "ui/models/common/environment_words.h"

#include "ui/models/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString EnvironmentWords::word(Environment environment)
{
    switch (environment) {
    case Environment::Local: return tr("LOCAL");
    case Environment::PreProduction: return tr("PRE-PRODUCTION");
    case Environment::Production: return tr("PRODUCTION");
    }
    Q_UNREACHABLE();
}

QString EnvironmentWords::name(Environment environment)
{
    switch (environment) {
    case Environment::Local: return tr("Local");
    case Environment::PreProduction: return tr("Pre-production");
    case Environment::Production: return tr("Production");
    }
    Q_UNREACHABLE();
}

QString EnvironmentWords::sentence(Environment environment)
{
    switch (environment) {
    case Environment::Local:
        return tr("Simulated on this computer. No provider and no bank are involved.");
    case Environment::PreProduction:
        return tr("The provider’s test system. Payments look real; no money moves.");
    case Environment::Production:
        return tr("Real money. Every payment here is charged to a customer’s bank account.");
    }
    Q_UNREACHABLE();
}

QString EnvironmentWords::icon(Environment environment)
{
    switch (environment) {
    case Environment::Local: return u"monitor"_s;
    case Environment::PreProduction: return u"flask-conical"_s;
    case Environment::Production: return u"landmark"_s;
    }
    Q_UNREACHABLE();
}

Tone EnvironmentWords::tone(Environment environment)
{
    switch (environment) {
    case Environment::Local: return Tone::Amber;
    case Environment::PreProduction: return Tone::Blue;
    case Environment::Production: return Tone::Red;
    }
    Q_UNREACHABLE();
}

QString EnvironmentWords::others(Environment environment, int count)
{
    if (count == 0)
        return {};
    switch (environment) {
    case Environment::Local:
        return tr("and %1 local profiles", nullptr, count).arg(wholeNumber(count));
    case Environment::PreProduction:
        return tr("and %1 profiles in pre-production", nullptr, count).arg(wholeNumber(count));
    case Environment::Production: break; // nothing is stricter
    }
    return {};
}

EnvironmentScope environmentOf(const QList<ProfileEntry> &entries)
{
    const auto count = [&entries](Environment environment) {
        return int(std::ranges::count_if(entries, [environment](const ProfileEntry &entry) {
            return entry.profile.environment == environment;
        }));
    };
    EnvironmentScope scope;
    for (const Environment environment : kEnvironments) { // from the least strict one
        if (count(environment) > 0)
            scope.strictest = environment;
    }
    QStringList others;
    for (const Environment environment : {Environment::PreProduction, Environment::Local}) {
        const int number = environment == scope.strictest ? 0 : count(environment);
        if (number > 0)
            others << EnvironmentWords::others(environment, number);
    }
    scope.others = others.join(u", "_s);
    scope.isSeveral = !others.isEmpty();
    scope.isAllHosted = !entries.isEmpty() && count(Environment::Local) == 0;
    const auto first = std::ranges::find_if(entries, [&scope](const ProfileEntry &entry) {
        return entry.profile.environment == scope.strictest;
    });
    if (first != entries.end())
        scope.first = first->profile.id;
    return scope;
}

EnvironmentScope environmentOf(const ProfileChoice &profiles)
{
    const QList<ProfileId> scope = profiles.profiles();
    QList<ProfileEntry> shown;
    for (const ProfileEntry &entry : profiles.entries()) {
        if (scope.isEmpty() || scope.contains(entry.profile.id))
            shown << entry;
    }
    return environmentOf(shown);
}

} // namespace tilldesk::ui
