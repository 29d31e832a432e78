#include "ui/widgets/callbacks/attempts_list.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kStep = 29;
constexpr int kDot = 9;
constexpr int kSide = 6;
constexpr int kWordsAt = kSide + 19;

enum Role { WhenRole = Qt::UserRole, ToneRole };

class AttemptDelegate : public QStyledItemDelegate
{
public:
    AttemptDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent),
          m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Colours &colours = m_theme.colours();
        const auto tone = Tone(index.data(ToneRole).toInt());
        const QRect row = option.rect;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state.testFlag(QStyle::State_Selected))
            paintMark(*painter, row, option.widget->hasFocus());
        paintDot(*painter, row, tone, index);

        const QString when = index.data(WhenRole).toString();
        const QRect space = row.adjusted(kWordsAt, 0, -kSide, 0);
        painter->setFont(m_theme.font(metrics::kSmallTextSize));
        painter->setPen(colours.muted);
        painter->drawText(space, Qt::AlignVCenter | Qt::AlignRight, when);
        const int taken = painter->fontMetrics().horizontalAdvance(when) + 12;
        painter->setFont(m_theme.font(metrics::kTextSize));
        painter->setPen(tone == Tone::Grey ? colours.muted : colours.text);
        painter->drawText(space, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            space.width() - taken));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {120, kStep};
    }

private:
    void paintMark(QPainter &painter, const QRect &row, bool hasFocus) const
    {
        const Colours &colours = m_theme.colours();
        painter.setPen(hasFocus ? QPen(colours.focus, 2) : QPen(Qt::NoPen));
        painter.setBrush(colours.selection);
        painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), metrics::kControlRadius,
                                metrics::kControlRadius);
    }
    void paintDot(QPainter &painter, const QRect &row, Tone tone, const QModelIndex &index) const
    {
        const Colours &colours = m_theme.colours();
        const double middle = row.top() + kStep / 2.0;
        const double line = row.left() + kSide + kDot / 2.0 - 0.5;
        if (index.row() > 0)
            painter.fillRect(QRectF(line, row.top(), 1, kStep / 2.0), colours.control);
        if (index.row() + 1 < index.model()->rowCount())
            painter.fillRect(QRectF(line, middle, 1, kStep / 2.0 + 1), colours.control);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone == Tone::Green     ? colours.green.text
                             : tone == Tone::Red ? colours.danger
                                                 : colours.switchOff);
        painter.drawEllipse(QRectF(row.left() + kSide, middle - kDot / 2.0, kDot, kDot));
    }

    const Theme &m_theme;
};

} // namespace

AttemptsList::AttemptsList(const Theme &theme, QWidget *parent) : QListWidget(parent)
{
    setProperty("role", u"pages"_s);
    setItemDelegate(new AttemptDelegate(theme, this));
    setAccessibleName(tr("Attempts"));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < m_attempts.size() && m_attempts[row].tone != Tone::Grey)
            Q_EMIT attemptChosen(m_attempts[row].number);
    });
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void AttemptsList::setAttempts(const QList<AttemptRow> &attempts, int chosen)
{
    const QSignalBlocker quiet(this);
    if (attempts != m_attempts) {
        m_attempts = attempts;
        clear();
        for (const AttemptRow &attempt : attempts) {
            auto *item = new QListWidgetItem(attempt.words, this);
            item->setData(WhenRole, attempt.when);
            item->setData(ToneRole, int(attempt.tone));
            // A narrow list elides the words.
            item->setToolTip(attempt.hint.isEmpty()
                                 ? attempt.words
                                 : QString(attempt.words + u'\n' + attempt.hint));
            item->setData(Qt::AccessibleTextRole, QString(attempt.words + u", "_s + attempt.when));
            if (attempt.tone == Tone::Grey)
                item->setFlags(Qt::ItemIsEnabled);
        }
        updateGeometry();
    }
    for (int row = 0; row < attempts.size(); ++row) {
        if (attempts[row].number == chosen)
            setCurrentRow(row);
    }
}

QSize AttemptsList::sizeHint() const
{
    return {240, kStep * int(m_attempts.size()) + 2};
}

} // namespace tilldesk::ui
