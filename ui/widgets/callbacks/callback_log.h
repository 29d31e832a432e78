#pragma once

#include "ui/models/callbacks/callback_presenter.h"
#include "ui/models/callbacks/callbacks_presenter.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class CallbackDetailsView;
class CallbackFiguresView;
class Chip;
class FilterField;

/// The list of callbacks with its filters, and the chosen callback beside it.
class CallbackLog : public ListPage
{
    Q_OBJECT

public:
    /// @param saveView  button that saves the view
    /// @pre All objects passed by reference must outlive this object.
    CallbackLog(const Gateways &gateways, const Theme &theme, CallbacksPresenter &presenter,
                Preferences &preferences, QWidget *saveView, QWidget *parent = nullptr);

    void choose(const CallbackId &id);
    void refresh() override;
    /// Opens the details of a callback in a separate window.
    void open(const CallbackId &id);

Q_SIGNALS:
    void testRequested();
    void paymentRequested(const tilldesk::PaymentId &id);
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

protected:
    void openRow(const QString &id) override { open(CallbackId(id)); }
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void addToMenu(QMenu &menu) override;

private:
    /// Folds or unfolds the figures: as the user chose, else by the height of the window.
    void foldFigures();
    [[nodiscard]] QWidget *makeFilters(QWidget *saveView);
    void showStates();
    [[nodiscard]] CallbackDetailsView *makeDetails(CallbackPresenter &callback);

    const Gateways m_gateways;
    CallbacksPresenter &m_presenter;
    CallbackPresenter m_chosen;
    CallbackFiguresView *m_figures;
    QPushButton *m_fold;
    FilterField *m_field;
    QList<std::pair<CallbackState, Chip *>> m_states;
};

} // namespace tilldesk::ui
