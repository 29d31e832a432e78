#pragma once

#include "ui/models/activity/activity_model.h"
#include "ui/models/common/period.h"
#include "ui/models/common/tone.h"
#include "ui/models/filters/filtered_presenter.h"

#include <QSet>

namespace tilldesk::ui {

/// The list of what people and programs did: its filters, its rows, and the state of its chain. The
/// choices of person and kind widen those of the filter field; the period narrows its days.
class ActivityPresenter : public FilteredPresenter
{
    Q_OBJECT

public:
    /// A person, or the service, to filter by.
    struct Person {
        QString id; ///< as AuditFilter::people has it
        QString name;
        bool isChosen = false;
    };
    /// The badge of the chain.
    struct Badge {
        QString text;
        Tone tone = Tone::Blue;
    };

    explicit ActivityPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] ActivityModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    /// Returns the filter of the list as of now.
    [[nodiscard]] AuditFilter filter() const;
    [[nodiscard]] const Period &period() const { return m_period; }
    void setPeriod(const Period &period) { choose(m_period, period); }
    /// Returns the staff, also those who have left, then the service.
    [[nodiscard]] QList<Person> people() const;
    void togglePerson(const QString &id);
    /// Returns the names of the chosen people with commas; empty: everybody.
    [[nodiscard]] QString peopleWords() const;
    [[nodiscard]] bool isChosen(AuditGroup group) const { return m_groups.contains(group); }
    void toggle(AuditGroup group);
    /// Returns the names of the chosen groups with commas; empty: all.
    [[nodiscard]] QString groupWords() const;
    void clearPeople();
    void clearGroups();
    void clearFilters() override;
    void showAll() override { setPeriod({}); }

    /// Recomputes the chain of all entries, in steps. Does not block.
    void check();
    /// Ends the check after the step in flight.
    void cancelCheck();
    [[nodiscard]] bool isChecking() const { return m_isChecking; }
    [[nodiscard]] Badge badge() const;
    /// Returns the number of the first entry that does not fit; 0: none is known.
    [[nodiscard]] qint64 brokenAt() const;

    /// `186 entries`; empty until loaded.
    [[nodiscard]] QString summary() const;
    /// Returns how many entries are newer than the last check; empty if there are no such entries.
    [[nodiscard]] QString newer() const;
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QList<ListSum> sums() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override;
    void askAgain() override;

private:
    void askCount();
    void checkNext(const ChainCheck &done);

    ActivityModel m_model;
    Period m_period;
    QSet<QString> m_people;    ///< empty: everybody
    QSet<AuditGroup> m_groups; ///< empty: all
    std::optional<qint64> m_count;
    bool m_isChecking = false;
    bool m_hasChecked = false;                 ///< a check has begun since the view was opened
    ChainCheck m_progress;                     ///< of the check in flight
    std::optional<Result<ChainCheck>> m_chain; ///< of the last whole check; empty: none
    std::optional<Timestamp> m_checkedAt;
    qint64 m_newest = 0; ///< largest `seq` of all entries that were listed
    Latest m_countAnswers;
    Latest m_checkAnswers;
};

} // namespace tilldesk::ui
