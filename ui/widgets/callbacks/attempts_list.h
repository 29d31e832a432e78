#pragma once

#include "ui/models/callbacks/callback_presenter.h"

#include <QListWidget>

namespace tilldesk::ui {

class Theme;

/// The attempts of a callback, oldest first, joined by a line. The user chooses one of them.
class AttemptsList : public QListWidget
{
    Q_OBJECT

public:
    explicit AttemptsList(const Theme &theme, QWidget *parent = nullptr);

    /// @param chosen  number of the chosen attempt; 0: none
    void setAttempts(const QList<AttemptRow> &attempts, int chosen);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void attemptChosen(int number);

private:
    QList<AttemptRow> m_attempts;
};

} // namespace tilldesk::ui
