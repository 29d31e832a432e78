#pragma once

#include <QComboBox>

namespace tilldesk::ui {

class Theme;

/// A combo box that paints its own arrow: a style sheet cannot recolour the image of an arrow.
class ComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ComboBox(const Theme &theme, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
