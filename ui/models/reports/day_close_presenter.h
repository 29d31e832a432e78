#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/models/reports/day_closes_model.h"

#include <QTimer>

namespace tilldesk::ui {

/// The closing of a till's day: what runs since the last Z, X readings and day closes, and those
/// before. Keeps them live.
class DayClosePresenter : public QObject
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
        QString value; ///< empty until it is known
        QString note;

        friend bool operator==(const Figure &, const Figure &) = default;
    };
    struct Question {
        QString heading;
        QString sentence;
    };

    /// @pre all outlive it
    DayClosePresenter(const Gateways &gateways, const ProfileChoice &profiles,
                      QObject *parent = nullptr);

    /// Asks for the first time; until then the gateways hear nothing.
    void start();
    void refresh();

    /// What can be closed: each profile that is shown, then its points of sale.
    [[nodiscard]] const QList<Till> &tills() const { return m_tills; }
    [[nodiscard]] const DayCloseScope &chosen() const { return m_chosen; }
    void choose(const DayCloseScope &scope);
    [[nodiscard]] QString nameOf(const DayCloseScope &scope) const;
    /// Its merchant, profile and points of sale; null when they are not known.
    [[nodiscard]] const ProfileEntry *entryOf(const DayCloseScope &scope) const;

    /// `Since Z 12 of 20 Nov 2026, 18:02`; empty until it is known.
    [[nodiscard]] QString since() const;
    [[nodiscard]] QList<Figure> figures() const;
    /// Why something could not be shown or done; empty when all is well.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Whether it can be closed now: it is known what runs, and nothing is being recorded.
    [[nodiscard]] bool canClose() const { return m_running && !m_isClosing; }
    /// What has to be answered with yes before a Z. @pre canClose()
    [[nodiscard]] Question question() const;
    /// Records; `closed` follows, or `problem()` says why not.
    void close(DayCloseKind kind);

    [[nodiscard]] DayClosesModel &closes() { return m_closes; }
    [[nodiscard]] std::optional<DayCloseKind> kind() const { return m_kind; }
    void setKind(std::optional<DayCloseKind> kind);
    [[nodiscard]] bool isOnlyThisTill() const { return m_isOnlyThisTill; }
    void setOnlyThisTill(bool only);

Q_SIGNALS:
    void changed();
    void tillsChanged();
    void closed(const tilldesk::DayClose &close);

private:
    void makeTills();
    void ask();
    void showCloses();
    [[nodiscard]] DayCloseFilter filter() const;

    const Gateways m_gateways;
    const ProfileChoice &m_profiles;
    DayClosesModel m_closes;
    QTimer m_soon;
    QList<Till> m_tills;
    DayCloseScope m_chosen;
    std::optional<DayClose> m_running;
    std::optional<DayClose> m_lastZ;
    std::optional<DayCloseKind> m_kind;
    QString m_problem;
    int m_generation = 0; ///< of the till; answers about another are dropped
    bool m_isOnlyThisTill = false;
    bool m_isClosing = false;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
