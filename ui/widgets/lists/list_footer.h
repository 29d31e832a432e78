#pragma once

#include "ui/models/lists/list_presenter.h"

#include <QWidget>

class QFrame;
class QLabel;

namespace tilldesk::ui {

/// The line below the rows of a list: a note at the left, sums at the right, the main sum last. A
/// line that is too narrow drops sums, the last but one first; its tooltip always has all of them.
class ListFooter : public QWidget
{
    Q_OBJECT

public:
    explicit ListFooter(QWidget *parent = nullptr);

    void setNote(const QString &note, const QList<ListSum> &sums);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Part {
        QFrame *line; ///< separates the sum from the other sums; null for sums but the main one
        QLabel *title;
        QLabel *amount;
    };
    [[nodiscard]] Part makePart(bool isMain);
    [[nodiscard]] int widthOf(const Part &part) const;
    void fit();

    QLabel *m_note;
    QList<Part> m_parts;
};

} // namespace tilldesk::ui
