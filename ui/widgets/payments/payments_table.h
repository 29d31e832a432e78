#pragma once

#include "core/base/id.h"

#include <QTableView>

namespace tilldesk::ui {

class PaymentsPresenter;
class Preferences;
class Theme;

/// The list of payments. Keeps its place and its selection while payments come and go.
class PaymentsTable : public QTableView
{
    Q_OBJECT

public:
    PaymentsTable(const Theme &theme, PaymentsPresenter &presenter, Preferences &preferences,
                  QWidget *parent = nullptr);

    /// Offers the columns to show.
    void chooseColumns(QPoint globalPosition);
    [[nodiscard]] const PaymentId &selected() const { return m_selected; }

Q_SIGNALS:
    void selectedChanged(const tilldesk::PaymentId &id);
    void openRequested(const tilldesk::PaymentId &id);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void setUpHeader();
    void sortBy(int column);
    void tellVisibleRows();
    void keepPlace(int first, int count);
    void follow(const QModelIndex &current);
    void findSelected();
    void saveColumns();
    void fillWidth();
    void showRefunded();

    PaymentsPresenter &m_presenter;
    Preferences &m_preferences;
    PaymentId m_selected;
    bool m_isFollowing = false;   ///< the mark moves by itself, not by the person
    bool m_isFilling = false;     ///< a column is resized by us, not by the person
    bool m_lendsRefunded = false; ///< that column is shown for its tab only
};

} // namespace tilldesk::ui
