#pragma once

#include "core/domain/hosted_open.h"
#include "ui/models/common/tone.h"
#include "ui/models/lists/list_model.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// How long an item of a provider has been open: the tiles above the list.
enum class OpenAge { Today, ToThreeDays, ToSevenDays, Over };

/// Texts about what a provider has not paid out, or tells otherwise than this shop.
class OpenItemWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::OpenItemWords)

public:
    /// `Waits for payout`
    [[nodiscard]] static QString reason(OpenReason reason);
    [[nodiscard]] static Tone tone(const HostedOpenItem &item, Timestamp now);
    /// Returns why the item is open and what to do, in whole sentences.
    [[nodiscard]] static QString explanation(const HostedOpenItem &item);
    /// `Payment`, `Refund` or `Payout`
    [[nodiscard]] static QString subject(const HostedOpenItem &item);
    /// Returns the reference, else the id at the provider.
    [[nodiscard]] static QString name(const HostedOpenItem &item);
    /// Returns what the provider says, and what this shop says: an amount, `not known`, or a dash.
    [[nodiscard]] static QString there(const HostedOpenItem &item);
    [[nodiscard]] static QString here(const HostedOpenItem &item);
    /// Returns the amount that is open: this shop's, else the provider's.
    [[nodiscard]] static Amount amount(const HostedOpenItem &item);
    /// `2 d`; `0 d` on the first day
    [[nodiscard]] static QString age(const HostedOpenItem &item, Timestamp now);
    [[nodiscard]] static CellBar ageBar(const HostedOpenItem &item, Timestamp now);
    [[nodiscard]] static OpenAge ageOf(const HostedOpenItem &item, Timestamp now);
    /// Returns since when items of that age are open: the first moment, and the one after the last;
    /// empty: no bound.
    [[nodiscard]] static std::pair<std::optional<Timestamp>, std::optional<Timestamp>>
    sinceOf(OpenAge age, Timestamp now);
    /// `1 to 3 days`
    [[nodiscard]] static QString title(OpenAge age);
    /// Returns the facts for the provider's support: ids, times and amounts, no names.
    [[nodiscard]] static QString copied(const HostedOpenItem &item);
};

/// Returns whether this shop and the provider contradict each other: waiting alone does not.
[[nodiscard]] bool isDifference(OpenReason reason);

} // namespace tilldesk::ui
