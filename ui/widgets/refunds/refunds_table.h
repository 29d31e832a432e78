#pragma once

#include <QTableView>

namespace tilldesk::ui {

class RefundsModel;
class Theme;

/// The list of refunds. Keeps its place and its selection while refunds come and change.
class RefundsTable : public QTableView
{
    Q_OBJECT

public:
    /// @param model  outlives it
    RefundsTable(const Theme &theme, RefundsModel &model, QWidget *parent = nullptr);

    /// Chooses a refund, now or as soon as it is in the list.
    void choose(const QString &id);
    [[nodiscard]] const QString &chosenId() const { return m_chosen; }

Q_SIGNALS:
    void chosen(const QString &id);
    void openRequested(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow(const QModelIndex &current);
    void findChosen();
    void keepPlace(int first, int count);
    void tellVisibleRows();
    void fillWidth();

    RefundsModel &m_model;
    QString m_chosen;
    bool m_isFollowing = false; ///< the mark moves by itself, not by the person
};

} // namespace tilldesk::ui
