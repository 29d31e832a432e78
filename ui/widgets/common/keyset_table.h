#pragma once

#include <QTableView>

namespace tilldesk::ui {

class KeysetModelBase;

/// A list that is read from its newest row on. Keeps its place and its selection while rows come
/// and change.
class KeysetTable : public QTableView
{
    Q_OBJECT

public:
    /// @param model  outlives it
    explicit KeysetTable(KeysetModelBase &model, QWidget *parent = nullptr);

    /// Chooses a row, now or as soon as it is in the list.
    void choose(const QString &id);
    [[nodiscard]] const QString &chosenId() const { return m_chosen; }

Q_SIGNALS:
    void chosen(const QString &id);
    void openRequested(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// Gives the columns the width that there is.
    virtual void fillWidth() = 0;
    /// Gives `column` what the others leave, and never less than it needs to be read.
    void giveTheRestTo(int column);

private:
    void setUpHeaders();
    void follow(const QModelIndex &current);
    void findChosen();
    void keepPlace(int first, int count);
    void tellVisibleRows();

    KeysetModelBase &m_model;
    QString m_chosen;
    bool m_isFollowing = false; ///< the mark moves by itself, not by the person
};

} // namespace tilldesk::ui
