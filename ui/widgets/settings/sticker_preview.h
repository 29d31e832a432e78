#pragma once

#include "ui/models/settings/sticker.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// A small preview of an A6 sticker, on white in every theme.
class StickerPreview : public QWidget
{
    Q_OBJECT

public:
    explicit StickerPreview(const Theme &theme, QWidget *parent = nullptr);

    void setSticker(const Sticker &sticker);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Sticker m_sticker;
};

} // namespace tilldesk::ui
