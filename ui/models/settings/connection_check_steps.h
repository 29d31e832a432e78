#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// A check of a profile's connection with its provider: each step with what was seen. The owner's
/// alone.
class ConnectionCheckSteps : public QObject
{
    Q_OBJECT

public:
    struct Line {
        CheckState state = CheckState::NotTried;
        QString title;
        QString seen;
        QString meaning; ///< empty unless somebody should do something
        QString toDo;
        QString traceId;
        QString took;

        friend bool operator==(const Line &, const Line &) = default;
    };

    explicit ConnectionCheckSteps(const ShopGateways &gateways, QObject *parent = nullptr);

    void start(const ProfileId &profile);
    void stop();
    /// Another profile is shown: its connection was not checked yet.
    void forget();

    [[nodiscard]] bool isRunning() const { return !m_report.steps.isEmpty() && !m_report.isOver; }
    [[nodiscard]] bool hasRun() const { return !m_report.steps.isEmpty(); }
    [[nodiscard]] bool holds() const { return m_report.holds(); }
    /// Returns a line for each step, also before the first check.
    [[nodiscard]] QList<Line> lines() const;
    [[nodiscard]] QString word() const; ///< of the pill
    [[nodiscard]] Tone tone() const;
    /// `5 of 8 hold · checked 14:36:02, in 1.2 s`
    [[nodiscard]] QString summary() const;
    /// Returns why no check could start; empty otherwise.
    [[nodiscard]] const QString &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    const ShopGateways m_gateways;
    ConnectionReport m_report;
    QString m_problem;
    bool m_isMine = false; ///< the report is of the profile that is shown
    Latest m_answers;
};

} // namespace tilldesk::ui
