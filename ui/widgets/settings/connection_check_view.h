#pragma once

#include "ui/models/settings/connection_check_steps.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// The steps of a check of a connection, each with what was seen. A step that fails says what that
/// means and what to do.
class ConnectionCheckView : public QFrame
{
    Q_OBJECT

public:
    static constexpr int kWidth = 350;

    ConnectionCheckView(const Theme &theme, ConnectionCheckSteps &check, QWidget *parent = nullptr);

    /// @param whyNot  why no check can start; empty: one can
    void setWhyNot(const QString &whyNot);
    /// Shows the steps whole, in a page that scrolls; else they scroll here.
    void setWhole(bool isWhole);

Q_SIGNALS:
    void startRequested();

private:
    void showState();
    [[nodiscard]] QWidget *makeLine(const ConnectionCheckSteps::Line &line);
    [[nodiscard]] QWidget *makeAdvice(const ConnectionCheckSteps::Line &line);

    const Theme &m_theme;
    ConnectionCheckSteps &m_check;
    QPushButton *m_start;
    Pill *m_pill;
    QLabel *m_summary;
    QLabel *m_problem;
    QWidget *m_place;
    QWidget *m_steps; ///< in m_scroll, unless whole
    QScrollArea *m_scroll;
    bool m_isWhole = false;
    QWidget *m_lines = nullptr;
    QList<ConnectionCheckSteps::Line> m_shown;
    QString m_whyNot;
};

} // namespace tilldesk::ui
