#pragma once

#include <QComboBox>

namespace tilldesk::ui {

class Theme;

/// A choice with an arrow of our own: a style sheet cannot recolour its picture.
class ComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ComboBox(const Theme &theme, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
