#pragma once

#include "ui/models/till/till_outcome.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// The stage of the till while it is not known what became of a payment: what happened, what to do,
/// and how long it takes until it is certain.
class TillOutcomeView : public QWidget
{
    Q_OBJECT

public:
    TillOutcomeView(const Theme &theme, TillOutcome &outcome, QWidget *parent = nullptr);

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeAdvice();
    [[nodiscard]] QWidget *makeAsked();
    void showState();
    void showTime();
    void showSteps();

    const Theme &m_theme;
    TillOutcome &m_outcome;
    Pill *m_pill;
    QLabel *m_amount;
    QLabel *m_headline;
    QLabel *m_sentence;
    CountdownRing *m_ring;
    QLabel *m_until;
    QWidget *m_adviceBox = nullptr;
    QLabel *m_advice;
    QWidget *m_askedBox = nullptr;
    QLabel *m_asked;
    QLabel *m_found;
    QLabel *m_problem;
    QWidget *m_steps;
    QWidget *m_stepLines = nullptr;
    QList<TillOutcome::Step> m_shown;
};

} // namespace tilldesk::ui
