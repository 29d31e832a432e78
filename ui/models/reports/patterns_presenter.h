#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/reports/patterns.h"

namespace tilldesk::ui {

/// The number of weeks that the tab Patterns looks back.
enum class PatternWeeks { Four = 4, Eight = 8, Thirteen = 13 };

/// The figures of the tab Patterns, kept up to date.
class PatternsPresenter : public QObject
{
    Q_OBJECT

public:
    enum class State { Loading, TooFew, Ready, Failed };
    static constexpr std::array kWeeks{PatternWeeks::Four, PatternWeeks::Eight,
                                       PatternWeeks::Thirteen};

    /// @pre The gateways, `profiles` and `ticker` outlive this object.
    PatternsPresenter(const Gateways &gateways, const ProfileChoice &profiles, const Ticker &ticker,
                      QObject *parent = nullptr);

    /// Reads the figures for the first time. Does not call the gateways before start().
    void start();
    void refresh();
    [[nodiscard]] PatternWeeks weeks() const { return m_weeks; }
    void setWeeks(PatternWeeks weeks);

    /// A point of sale of the scope.
    struct Place {
        ProfileId profile;
        QString posId; ///< empty: all points of sale of the scope
        QString name;  ///< with the profile's, if the scope has several

        friend bool operator==(const Place &, const Place &) = default;
    };
    /// Returns the choices: first all points of sale, then each of the scope.
    [[nodiscard]] QList<Place> places() const;
    [[nodiscard]] const Place &place() const { return m_place; }
    void setPlace(const Place &place);

    [[nodiscard]] State state() const { return m_state; }
    /// @pre state() is Ready
    [[nodiscard]] const PatternFigures &figures() const { return m_figures; }
    /// Returns why there are no charts, in words; empty if there are.
    [[nodiscard]] QString problem() const;
    /// `Last 4 weeks`
    [[nodiscard]] static QString words(PatternWeeks weeks);
    /// `24 Oct – 20 Nov 2026 · 3 018 payments · € 42 120.00`
    [[nodiscard]] QString summary() const;
    /// Returns the filter that selects the payments that a cell of the heat map counts, for the
    /// list of payments.
    [[nodiscard]] QString queryOf(const HeatCell &cell) const;
    /// `Patterns · 24 Oct – 20 Nov 2026 · Bakkerij Janssens`
    [[nodiscard]] QString title() const;

Q_SIGNALS:
    void changed();

private:
    template <typename T, typename F>
    void ask(const QFuture<Result<T>> &answer, F take);
    void beginAgain();
    void keepPlace();
    void askAll();
    void finish();

    const Gateways m_gateways;
    const ProfileChoice &m_profiles;
    Throttled m_soon;
    PatternWeeks m_weeks = PatternWeeks::Four;
    Place m_place;
    PatternFigures m_figures;
    PatternFigures m_next; ///< the figures being read
    State m_state = State::Loading;
    std::optional<Error> m_error;
    Latest m_latest; ///< drops replies to an earlier period or scope
    int m_inFlight = 0;
    bool m_mustAskAgain = false;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
