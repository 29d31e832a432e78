#pragma once

#include "ui/models/common/status_pill.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// A status: a dot and a word on a coloured background.
class Pill : public QWidget
{
    Q_OBJECT

public:
    explicit Pill(const Theme &theme, QWidget *parent = nullptr);

    void setStatus(PaymentStatus status);
    void setPill(const StatusPill &pill);
    void setWord(const QString &word, Tone tone);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_word;
    Tone m_tone = Tone::Grey;
    PillMark m_mark = PillMark::Dot;
};

} // namespace tilldesk::ui
