#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"
#include "core/domain/refund.h"

#include <functional>
#include <memory>

namespace tilldesk::ui {

class Explanation;

/// One part of an explained sum.
struct ExplainedRow {
    std::optional<Timestamp> at = {};
    QString what;      ///< `Payment received`
    QString name = {}; ///< reference, or id
    Amount amount;     ///< signed
    qint64 seq = 0;    ///< `seq` of the ledger entry or refund, for keyset pagination; 0: unused
    PaymentId payment = {}; ///< payment that a click on the row opens; empty: none
    RefundId refund = {};   ///< refund whose payment a click opens; empty: none
    PayoutId payout = {};   ///< payout that a click on the row opens; empty: none
    std::shared_ptr<const Explanation> inner = {}; ///< explanation of this part; null: none

    [[nodiscard]] bool isNamedById() const
    {
        return !name.isEmpty()
            && (name == payment.text() || name == refund.text() || name == payout.text());
    }
};

/// One page of the parts of a sum.
struct ExplainedRows {
    QList<ExplainedRow> rows;
    bool hasMore = false;
    /// The current sum, if it was read again; empty: not read again.
    std::optional<Amount> total = {};
};

/// A sum and any number of rows that add up to it. Sum and rows come from separate queries, so the
/// view can show whether they agree.
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
    /// Returns whether each part is a payout: its `what` is a batch, its `name` an account.
    [[nodiscard]] virtual bool isOfPayouts() const { return false; }
    /// Reads the parts that follow `given`. Does not block. `done` is called on the thread of
    /// `context`, and never after `context` is destroyed.
    virtual void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const = 0;
};

/// An explanation whose title and total are known, and whose parts are read by a function.
class KnownSum final : public Explanation
{
public:
    enum class Of { Entries, Payouts };

    /// Implements Explanation::ask().
    using Ask =
        std::function<void(QObject *context, const QList<ExplainedRow> &given, const Done &done)>;

    KnownSum(QString title, Amount total, Ask ask, Of parts = Of::Entries)
        : m_title(std::move(title)),
          m_total(total),
          m_ask(std::move(ask)),
          m_parts(parts)
    {
    }

    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] Amount total() const override { return m_total; }
    [[nodiscard]] bool isOfPayouts() const override { return m_parts == Of::Payouts; }
    void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const override
    {
        m_ask(context, given, done);
    }

private:
    const QString m_title;
    const Amount m_total;
    const Ask m_ask;
    const Of m_parts;
};

} // namespace tilldesk::ui
