#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// What a window says of the environment of profiles. Three signs besides the colour tell the
/// environments apart: the word, the icon and the edge that EnvironmentBar draws.
class EnvironmentWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::EnvironmentWords)

public:
    /// `PRE-PRODUCTION`
    [[nodiscard]] static QString word(Environment environment);
    /// `Pre-production`
    [[nodiscard]] static QString name(Environment environment);
    /// Returns what a payment means there, in whole sentences.
    [[nodiscard]] static QString sentence(Environment environment);
    [[nodiscard]] static QString icon(Environment environment);
    [[nodiscard]] static Tone tone(Environment environment);
    /// `and 2 profiles in pre-production`; empty if `count` is 0.
    [[nodiscard]] static QString others(Environment environment, int count);
};

/// The environments of the profiles that a window shows.
struct EnvironmentScope {
    /// Production before pre-production before local.
    Environment strictest = Environment::Local;
    QString others;           ///< how many profiles are in other environments; empty: none
    bool isAllHosted = false; ///< providers make all payments and payouts
    ProfileId first;          ///< the first profile in `strictest`
    bool isSeveral = false;   ///< the profiles have several environments

    friend bool operator==(const EnvironmentScope &, const EnvironmentScope &) = default;
};

/// @param entries  the profiles that are shown; none: Local
[[nodiscard]] EnvironmentScope environmentOf(const QList<ProfileEntry> &entries);
/// Returns the environments of the scope of a window.
[[nodiscard]] EnvironmentScope environmentOf(const ProfileChoice &profiles);

} // namespace tilldesk::ui
