#include "ui/widgets/setup/language_choice.h"

#include "ui/widgets/theme/metrics.h"
#include "ui/widgets/theme/theme.h"

#include <QStyleOptionButton>
#include <QStylePainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 6; ///< between the check and the text
constexpr QSize kAround(24, 14);

} // namespace

LanguageChoice::LanguageChoice(const Theme &theme, const QString &text, QWidget *parent)
    : QRadioButton(text, parent),
      m_theme(theme)
{
    setProperty("role", u"language"_s);
}

QSize LanguageChoice::sizeHint() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold); // the text of the chosen one
    const QFontMetrics letters(strong);
    return QSize(metrics::kIcon + kGap + letters.horizontalAdvance(text()), letters.height())
        + kAround;
}

void LanguageChoice::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_RadioButton, option); // the frame; theme.qss has no indicator
    QFont letters = font();
    letters.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
    painter.setFont(letters);
    const int textWidth = painter.fontMetrics().horizontalAdvance(text());
    const int mark = isChecked() ? metrics::kIcon + kGap : 0;
    int x = (width() - textWidth - mark) / 2;
    if (isChecked()) {
        m_theme.icon(u"check"_s, &Colours::accentText)
            .paint(&painter, x, (height() - metrics::kIcon) / 2, metrics::kIcon, metrics::kIcon);
        x += mark;
    }
    const Colours &colours = m_theme.colours();
    painter.setPen(isChecked() ? colours.accentText : isEnabled() ? colours.text : colours.muted);
    painter.drawText(QRect(x, 0, textWidth + 1, height()), Qt::AlignVCenter, text());
}

} // namespace tilldesk::ui
