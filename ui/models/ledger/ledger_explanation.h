#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"
#include "core/domain/refund.h"

#include <functional>
#include <memory>

namespace tilldesk::ui {

class Explanation;

/// One part of a sum.
struct ExplainedRow {
    std::optional<Timestamp> at = {};
    QString what;                                  ///< `Payment received`
    QString name = {};                             ///< reference, or id
    Amount amount;                                 ///< signed
    qint64 seq = 0;                                ///< of what it stands for, where pages go by it
    PaymentId payment = {};                        ///< that it leads to, or
    RefundId refund = {};                          ///< whose payment it leads to, or
    PayoutId payout = {};                          ///< that it leads to, or
    std::shared_ptr<const Explanation> inner = {}; ///< what explains it in turn

    [[nodiscard]] bool isNamedById() const
    {
        return !name.isEmpty()
            && (name == payment.text() || name == refund.text() || name == payout.text());
    }
};

/// A stretch of the parts of a sum.
struct ExplainedRows {
    QList<ExplainedRow> rows;
    bool hasMore = false;
    std::optional<Amount> total = {}; ///< what the sum is now, where it is asked for anew
};

/// A sum and where its parts come from, of any number. Its parts are independent of the sum: that
/// they come to it is what is shown.
class Explanation
{
public:
    using Done = std::function<void(const Result<ExplainedRows> &)>;

    Explanation() = default;
    virtual ~Explanation() = default;
    Explanation(const Explanation &) = delete;
    Explanation &operator=(const Explanation &) = delete;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual Amount total() const = 0;
    /// Asks for the parts after those that are there. Nothing is waited for; `done` is called in
    /// the thread of `context`, and not at all when that is gone first.
    virtual void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const = 0;
};

} // namespace tilldesk::ui
