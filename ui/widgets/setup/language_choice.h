#pragma once

#include "ui/widgets/common/forward.h"

#include <QRadioButton>

namespace tilldesk::ui {

/// A language in a row of languages: its name in the middle of a frame, with a check if it is
/// chosen.
class LanguageChoice : public QRadioButton
{
    Q_OBJECT

public:
    LanguageChoice(const Theme &theme, const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
