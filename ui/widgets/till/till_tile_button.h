#pragma once

#include <QAbstractButton>

namespace tilldesk::ui {

class Theme;

/// A static QR code of a point of sale: its name, what it asks for, the time that is left.
class TillTileButton : public QAbstractButton
{
    Q_OBJECT

public:
    static constexpr int kHeight = 60;

    explicit TillTileButton(const Theme &theme, QWidget *parent = nullptr);

    struct Look {
        QString name;
        QString line;
        QString countdown; ///< empty when no time runs
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
