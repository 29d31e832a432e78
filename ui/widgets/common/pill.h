#pragma once

#include "ui/models/common/tone.h"

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
    /// Shows the state of a payment, and whether it is refunded.
    /// @param payment  as of now
    void setPayment(const Payment &payment);
    void setWord(const QString &word, Tone tone);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_word;
    Tone m_tone = Tone::Grey;
    bool m_isHalf = false;
};

} // namespace tilldesk::ui
