#include "ui/widgets/find/key_hints.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 18;

} // namespace

KeyHints::KeyHints(const QList<Hint> &hints, QWidget *parent)
    : QWidget(parent),
      m_isOffered(hints.size(), true)
{
    QHBoxLayout *line = row({}, {.spacing = kGap});
    for (const Hint &hint : hints) {
        QHBoxLayout *parts = row({}, {.spacing = 5});
        for (const QString &key : hint.keys)
            parts->addWidget(makeLabel(key, u"key"_s));
        parts->addWidget(makeLabel(hint.what, u"small"_s));
        auto *widget = new QWidget;
        widget->setLayout(parts);
        m_hints << widget;
        line->addWidget(widget);
    }
    line->addStretch();
    setLayout(line);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void KeyHints::setOffered(qsizetype hint, bool isOffered)
{
    if (m_isOffered[hint] == isOffered)
        return;
    m_isOffered[hint] = isOffered;
    fit();
}

QSize KeyHints::minimumSizeHint() const
{
    return {0, layout()->minimumSize().height()};
}

bool KeyHints::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return isDone;
}

void KeyHints::fit()
{
    int left = width();
    bool isFull = false;
    for (qsizetype at = 0; at < m_hints.size(); ++at) {
        QWidget *hint = m_hints[at];
        if (m_isOffered[at])
            isFull = isFull || left < hint->sizeHint().width();
        hint->setHidden(!m_isOffered[at] || isFull);
        if (!hint->isHidden())
            left -= hint->sizeHint().width() + kGap;
    }
}

} // namespace tilldesk::ui
