#pragma once

#include "core/base/id.h"

#include <QTableView>

namespace tilldesk::ui {

class CallbacksModel;
class Theme;

/// The log of callbacks. Keeps its place and its selection while callbacks come and change.
class CallbacksTable : public QTableView
{
    Q_OBJECT

public:
    /// @param model  outlives it
    CallbacksTable(const Theme &theme, CallbacksModel &model, QWidget *parent = nullptr);

    /// Chooses a callback, now or as soon as it is in the list.
    void choose(const CallbackId &id);

Q_SIGNALS:
    void chosen(const tilldesk::CallbackId &id);
    void openRequested(const tilldesk::CallbackId &id);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow(const QModelIndex &current);
    void findChosen();
    void keepPlace(int first, int count);
    void tellVisibleRows();
    void fillWidth();

    CallbacksModel &m_model;
    CallbackId m_chosen;
    bool m_isFollowing = false; ///< the mark moves by itself, not by the person
};

} // namespace tilldesk::ui
