#include "ui/widgets/common/pill.h"

#include "ui/models/common/text.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {

Pill::Pill(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Pill::setStatus(PaymentStatus status)
{
    setWord(Text::status(status), toneOf(status));
    setToolTip(toText(status));
}

void Pill::setPill(const StatusPill &pill)
{
    setWord(pill.word, pill.tone);
    m_mark = pill.mark;
    setToolTip(pill.hint);
}

void Pill::setWord(const QString &word, Tone tone)
{
    m_mark = PillMark::Dot;
    m_word = word;
    m_tone = tone;
    setAccessibleName(word);
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const
{
    return m_theme.pillSize(m_word);
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_theme.drawPill(painter, rect(), m_word, m_tone, m_mark);
}

} // namespace tilldesk::ui
