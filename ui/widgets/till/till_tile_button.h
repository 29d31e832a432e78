#pragma once

#include <QAbstractButton>

namespace tilldesk::ui {

class Theme;

/// The static QR code of a point of sale: its name, what the code asks for and the time left.
class TillTileButton : public QAbstractButton
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

        friend bool operator==(const Look &, const Look &) = default;
    };
    void setLook(const Look &look);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    const Theme &m_theme;
    Look m_look;
};

} // namespace tilldesk::ui
