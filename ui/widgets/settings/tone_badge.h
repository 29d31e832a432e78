#pragma once

#include "ui/models/common/tone.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// An icon on a round ground, both in the colours of a tone. Says nothing to screen readers: the
/// words beside it say the same.
class ToneBadge : public QWidget
{
    Q_OBJECT

public:
    explicit ToneBadge(const Theme &theme, QWidget *parent = nullptr);

    void setIcon(const QString &icon, Tone tone);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_icon;
    Tone m_tone = Tone::Grey;
};

} // namespace tilldesk::ui
