#pragma once

#include "ui/models/till/till_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QScrollArea>

namespace tilldesk::ui {

class TillTileButton;

/// The static QR codes of the points of sale, or a note that says why there are none.
class TillTilesRow : public QScrollArea
{
    Q_OBJECT

public:
    TillTilesRow(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

Q_SIGNALS:
    void pressed(int index);
    void settingsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    void fillTiles();
    /// Sets the height of one row of tiles, or of two rows in a high window.
    void fit();

    const Theme &m_theme;
    TillPresenter &m_presenter;
    QList<TillTileButton *> m_buttons;
    QWidget *m_tiles;
    QFrame *m_note;
    QLabel *m_noteWords;
    QPushButton *m_action;
};

} // namespace tilldesk::ui
