#pragma once

#include "core/base/result.h"
#include "core/tills/till_repository.h"

#include <atomic>
#include <memory>

namespace tilldesk::tills {

/// The tills and the pairing as of a commit. Immutable.
class TillDirectory
{
public:
    TillDirectory() = default;
    TillDirectory(QList<TillRow> rows, const TillPairing &pairing)
        : m_rows(std::move(rows)),
          m_pairing(pairing)
    {
    }

    /// Returns the till that a token belongs to.
    /// Errors: `Unauthorized` (token) if no till has this token; `AccessDenied` (token) if the till
    /// was revoked: the detail says when and by whom.
    [[nodiscard]] Result<Till> admit(const QString &token) const;
    /// Returns null if no till has this token. Also finds revoked tills.
    [[nodiscard]] const Till *findByToken(const QString &token) const;
    /// Returns null if there is no such till. Also finds revoked tills.
    [[nodiscard]] const Till *find(const TillId &id) const;
    [[nodiscard]] const QList<TillRow> &rows() const { return m_rows; }
    /// Returns the tills in the order in which they were added, also the revoked ones, but
    /// none that was removed.
    [[nodiscard]] QList<Till> tills() const;
    [[nodiscard]] const TillPairing &pairing() const { return m_pairing; }

private:
    QList<TillRow> m_rows;
    TillPairing m_pairing;
};

/// Holds the present tills. Thread-safe.
class PublishedTills
{
public:
    [[nodiscard]] std::shared_ptr<const TillDirectory> current() const { return m_current.load(); }
    void publish(std::shared_ptr<const TillDirectory> directory)
    {
        m_current.store(std::move(directory));
    }

private:
    std::atomic<std::shared_ptr<const TillDirectory>> m_current =
        std::make_shared<const TillDirectory>();
};

} // namespace tilldesk::tills
