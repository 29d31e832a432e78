#pragma once

#include "core/domain/export.h"
#include "core/merchants/profile_names.h"

#include <QByteArrayView>

namespace tilldesk::refunds {

/// A refund as a row of a long list. Texts are UTF-8 and valid until the next row is read.
struct RefundRowView {
    QByteArrayView id;
    QByteArrayView paymentId;
    RefundStatus status = RefundStatus::Pending;
    Amount amount;
    Timestamp createdAt;
    std::optional<Timestamp> endedAt;
    QByteArrayView reference; ///< the payment's reference
    QByteArrayView description;
    Actor::Kind actorKind = Actor::Kind::Service;
    QByteArrayView actorName;
    const merchants::ProfileNames *profile = nullptr; ///< never null
};

/// Iterates over the refunds of a list, oldest first (windows show them newest first). A row takes
/// a few microseconds; memory does not grow with the number of refunds.
/// @pre a read transaction stays open on the connection while rows are read
class RefundRows
{
public:
    RefundRows(storage::Database &db, const RefundFilter &filter);
    RefundRows(storage::Database &db, const DoneRefunds &done);

    [[nodiscard]] qint64 total() const { return m_total; }
    [[nodiscard]] bool next();
    /// @pre next() has returned true
    [[nodiscard]] const RefundRowView &row() const { return m_view; }

private:
    void select(storage::Database &db, const QString &where);

    qint64 m_total = 0;
    QHash<qint64, merchants::ProfileNames> m_profiles;
    std::optional<storage::Statement> m_rows;
    RefundRowView m_view;
};

} // namespace tilldesk::refunds
