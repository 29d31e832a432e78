#pragma once

#include "ui/models/setup/setup_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

class PinDots;

/// The right half of the first run: what the answers of the page lead to. Follows each key.
class SetupPreview : public QFrame
{
    Q_OBJECT

public:
    /// @pre both must outlive this object
    SetupPreview(const Theme &theme, const SetupPresenter &presenter, QWidget *parent = nullptr);

    void showAnswers();

private:
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QWidget *makeCard();
    [[nodiscard]] QWidget *makePayment();
    [[nodiscard]] QWidget *makeStatement();
    [[nodiscard]] QWidget *makeSticker();
    [[nodiscard]] QWidget *makeTile();

    const Theme &m_theme;
    const SetupPresenter &m_presenter;
    const SetupPresenter::Page m_page;
    QLabel *m_name; ///< of the shop, or of the owner
    QLabel *m_line; ///< of the statement or the till
    QWidget *m_card;
    QLabel *m_disc = nullptr;
    PinDots *m_dots = nullptr;
};

} // namespace tilldesk::ui
