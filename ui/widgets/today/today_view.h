#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/today/today_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class AttentionList;
class FirstSteps;
class HoursChart;
class LatestPayments;
class MessagePage;
class TodayTile;

/// The overview of the current day.
class TodayView : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    TodayView(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
              const ProfileChoice &profiles, const OutcomeWatch &outcomes,
              QWidget *parent = nullptr);

    [[nodiscard]] TodayPresenter &presenter() { return m_presenter; }
    void refresh() { m_presenter.refresh(); }

Q_SIGNALS:
    void listRequested(tilldesk::ui::TodayPresenter::Leads leads);
    void stepRequested(tilldesk::ui::TodayPresenter::Step::Does does);
    void paymentRequested(const tilldesk::PaymentId &id);

private:
    [[nodiscard]] QWidget *makeDay();
    [[nodiscard]] QWidget *makeTiles();
    [[nodiscard]] QWidget *makeHours();
    [[nodiscard]] QWidget *makeLatest();
    [[nodiscard]] QFrame *makeFailure();
    void showState();

    const Theme &m_theme;
    TodayPresenter m_presenter;
    QStackedWidget *m_stack;
    QList<TodayTile *> m_tiles;
    HoursChart *m_chart;
    AttentionList *m_attention;
    LatestPayments *m_latest;
    MessagePage *m_noLatest;
    FirstSteps *m_steps;
    QLabel *m_hoursNote; ///< of when the hours are
    QLabel *m_failureWords;
    QFrame *m_failure;
};

} // namespace tilldesk::ui
