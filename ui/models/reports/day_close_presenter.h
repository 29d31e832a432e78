#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/models/lists/list_presenter.h"
#include "ui/models/reports/day_closes_model.h"

namespace tilldesk::ui {

/// The page that closes the day of a till: the takings since the last Z, and the list of earlier X
/// readings and day closes.
class DayClosePresenter : public ListPresenter
{
    Q_OBJECT

public:
    struct Till {
        DayCloseScope scope;
        QString name;

        friend bool operator==(const Till &, const Till &) = default;
    };
    struct Figure {
        QString title;
        QString value; ///< empty until loaded
        QString note;

        friend bool operator==(const Figure &, const Figure &) = default;
    };
    struct Question {
        QString heading;
        QString sentence;
    };

    /// @pre The gateways and `profiles` outlive this object.
    DayClosePresenter(const Gateways &gateways, const ProfileChoice &profiles,
                      QObject *parent = nullptr);

    /// Returns the tills that can be closed: each shown profile, followed by its points of sale.
    [[nodiscard]] const QList<Till> &tills() const { return m_tills; }
    [[nodiscard]] const DayCloseScope &chosen() const { return m_chosen; }
    void choose(const DayCloseScope &scope);
    [[nodiscard]] QString nameOf(const DayCloseScope &scope) const;
    /// Returns the profile entry of a scope; null if the profile is unknown.
    [[nodiscard]] const ProfileEntry *entryOf(const DayCloseScope &scope) const;

    /// `Since Z 12 of 20 Nov 2026, 18:02`; empty until loaded.
    [[nodiscard]] QString since() const;
    [[nodiscard]] QList<Figure> figures() const;
    /// Returns why the preview or the last close failed; empty if neither failed.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Returns whether the till can be closed now: the preview is loaded and no close is in flight.
    [[nodiscard]] bool canClose() const { return m_running && !m_isClosing; }
    /// Returns the question to confirm before a Z.
    /// @pre canClose()
    [[nodiscard]] Question question() const;
    /// Records a close. Does not block: closed() follows, or problem() says why it failed.
    void close(DayCloseKind kind);

    [[nodiscard]] DayClosesModel &closes() { return m_closes; }
    [[nodiscard]] const ListModel &rows() const override { return m_closes; }
    [[nodiscard]] std::optional<DayCloseKind> kind() const { return m_kind; }
    void setKind(std::optional<DayCloseKind> kind);
    [[nodiscard]] bool isOnlyThisTill() const { return m_isOnlyThisTill; }
    void setOnlyThisTill(bool only);
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;
    void clearFilters() override;

Q_SIGNALS:
    void tillsChanged();
    void closed(const tilldesk::DayClose &close);

protected:
    void ask() override;
    void askAgain() override;

private:
    void makeTills();
    void askRunning();
    void showCloses();
    [[nodiscard]] DayCloseFilter filter() const;

    const ProfileChoice &m_profiles;
    DayClosesModel m_closes;
    QList<Till> m_tills;
    DayCloseScope m_chosen;
    std::optional<DayClose> m_running;
    std::optional<DayClose> m_lastZ;
    std::optional<DayCloseKind> m_kind;
    QString m_problem;
    Latest m_tillAnswers; ///< drops replies about a till that is no longer chosen
    bool m_isOnlyThisTill = false;
    bool m_isClosing = false;
};

} // namespace tilldesk::ui
