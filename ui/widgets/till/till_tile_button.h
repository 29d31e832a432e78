#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// The static QR code of a point of sale: its name, what the code asks for and the time left.
class TillTileButton : public PaintedButton
{
    Q_OBJECT

public:
    static constexpr int kHeight = 60;

    explicit TillTileButton(const Theme &theme, QWidget *parent = nullptr);

    struct Look {
        QString name;
        QString line;
        QString countdown; ///< empty: no countdown is running
        bool isTaken = false;
        bool isDoubtful = false; ///< it is not known whether the code asks for a payment
        QString whyNot = {};     ///< why the tile cannot be pressed; empty: it can

        friend bool operator==(const Look &, const Look &) = default;
    };
    void setLook(const Look &look);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Look m_look;
};

} // namespace tilldesk::ui
