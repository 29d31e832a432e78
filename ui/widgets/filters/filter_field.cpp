#include "ui/widgets/filters/filter_field.h"

#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/filters/filter_popup.h"
#include "ui/widgets/filters/filter_token.h"
#include "ui/widgets/lists/period_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextCharFormat>
#include <QToolButton>
#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLeastEdit = 90;
constexpr int kEmptyEdit = 24; ///< behind chips, for the caret
constexpr int kEditPadding = 14;
constexpr int kLineHeight = 24;

/// Underlines a part of the text; an empty part removes the line.
void underline(QLineEdit &edit, const TextSpan &part, const QColor &colour)
{
    QList<QInputMethodEvent::Attribute> attributes;
    if (part.length > 0) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(colour);
        attributes << QInputMethodEvent::Attribute(QInputMethodEvent::TextFormat,
                                                   int(part.position) - edit.cursorPosition(),
                                                   int(part.length), format);
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(&edit, &event);
}

} // namespace

FilterField::FilterField(const Theme &theme, FilterInput &input, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_input(input),
      m_flow(new QWidget),
      m_edit(named(new QLineEdit, u"filterText"_s)),
      m_clear(named(new QToolButton, u"clearFilters"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"filterProblem"_s))
{
    auto *box = makeFrame(u"field"_s);
    box->setObjectName(u"filterBox"_s);
    auto *icon = new QLabel;
    icon->setPixmap(theme.icon(u"list-filter"_s, &Colours::accentText).pixmap(metrics::kIcon));
    icon->setFixedHeight(kLineHeight);
    m_clear->setIcon(theme.icon(u"x"_s, &Colours::muted));
    m_clear->setToolTip(FilterWords::clear());
    m_clear->setAccessibleName(FilterWords::clear());
    m_clear->setFixedSize(kLineHeight, kLineHeight);
    m_edit->setProperty("role", u"plain"_s);
    m_edit->setFixedHeight(kLineHeight);
    m_edit->setAccessibleName(FilterWords::title());
    m_edit->installEventFilter(this);
    auto *flow = new FlowLayout(6, m_flow);
    flow->addWidget(m_edit);
    m_flow->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_flow->installEventFilter(this);
    box->setLayout(row({LayoutItem(icon, 0, Qt::AlignTop), LayoutItem(m_flow, 1),
                        LayoutItem(m_clear, 0, Qt::AlignTop)},
                       {.spacing = 8, .margins = {9, 1, 6, 1}}));
    fill(this, {box, m_problem}, {.spacing = 4});
    m_problem->hide();
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this,
            [this](const QString &text) { m_input.type(text, m_edit->cursorPosition()); });
    connect(m_clear, &QToolButton::clicked, this, [this] {
        m_input.clear();
        m_edit->setFocus();
    });
    connect(&input, &FilterInput::changed, this, &FilterField::showInput);
    connect(&theme, &Theme::changed, this, &FilterField::showInput);
    showInput();
}

void FilterField::showInput()
{
    if (m_shown != m_input.chips())
        showChips();
    showTyped();
    const bool isEmpty = m_input.chips().isEmpty() && m_input.typed().isEmpty();
    m_edit->setPlaceholderText(m_input.chips().isEmpty() ? FilterWords::placeholder(m_input.list())
                                                         : QString());
    m_clear->setVisible(!isEmpty);
    showText(m_problem, m_input.problem());
    m_edit->setAccessibleDescription(m_input.problem());
    setStyleProperty(m_edit->parentWidget()->parentWidget(), "problem",
                     !m_input.problem().isEmpty());
    underline(*m_edit, m_input.problem().isEmpty() ? TextSpan() : m_input.problemSpan(),
              m_theme.colours().danger);
    fitEdit();
    showPopup();
}

void FilterField::showChips()
{
    QLayout *flow = m_flow->layout();
    flow->removeWidget(m_edit);
    for (FilterToken *token : std::as_const(m_tokens)) {
        flow->removeWidget(token);
        token->hide();
        token->deleteLater(); // it may be the sender of the signal that led here
    }
    m_tokens.clear();
    m_shown = m_input.chips();
    for (qsizetype chip = 0; chip < m_shown.size(); ++chip) {
        auto *token = new FilterToken(m_theme, m_shown[chip].label, m_shown[chip].value);
        token->setObjectName(u"filterToken"_s);
        connect(token, &FilterToken::removeRequested, this, [this, chip] {
            m_input.remove(chip);
            focusChip(-1);
        });
        connect(token, &FilterToken::editRequested, this, [this, chip] {
            m_input.edit(chip);
            focusChip(-1);
        });
        connect(token, &FilterToken::stepRequested, this,
                [this, chip](int by) { focusChip(qMax<qsizetype>(chip + by, 0)); });
        connect(token, &FilterToken::typed, this, [this](const QString &text) {
            focusChip(-1);
            m_edit->insert(text);
            m_input.type(m_edit->text(), m_edit->cursorPosition());
        });
        m_tokens << token;
        flow->addWidget(token);
        token->show();
    }
    flow->addWidget(m_edit);
}

void FilterField::showTyped()
{
    if (m_edit->text() != m_input.typed())
        m_edit->setText(m_input.typed());
    if (m_edit->cursorPosition() != m_input.caret())
        m_edit->setCursorPosition(int(m_input.caret()));
}

/// Makes the text field as wide as its text, or its placeholder, and the lines as many as needed.
void FilterField::fitEdit()
{
    const QFontMetrics metrics(m_edit->font());
    const QString text =
        m_edit->text().isEmpty() ? m_edit->placeholderText() : m_edit->text() + u'M';
    const int least = text.isEmpty() ? kEmptyEdit : kLeastEdit;
    const int wanted =
        text.isEmpty() ? least : qMax(least, metrics.horizontalAdvance(text) + kEditPadding);
    const int width = qMin(wanted, qMax(least, m_flow->width()));
    m_edit->setFixedWidth(width);
    m_edit->setToolTip(width < wanted ? m_edit->placeholderText() : QString());
    m_flow->layout()->invalidate();
    m_flow->setFixedHeight(m_flow->layout()->heightForWidth(m_flow->width()));
}

void FilterField::showPopup()
{
    if (!m_edit->hasFocus() || m_input.suggestions().isEmpty()) {
        if (m_popup)
            m_popup->hide();
        return;
    }
    if (!m_popup) {
        m_popup = new FilterPopup(m_theme, m_input, window());
        connect(m_popup, &FilterPopup::chosen, this, &FilterField::take);
    }
    m_popup->fillRows();
    placePopup();
}

void FilterField::placePopup()
{
    m_popup->showBelow(m_edit->mapTo(window(), QPoint(-8, m_edit->height() + 8)));
}

void FilterField::take(const FilterSuggestion &suggestion)
{
    m_edit->setFocus();
    switch (suggestion.does) {
    case FilterSuggestion::Does::TakeText: m_input.take(suggestion); break;
    case FilterSuggestion::Does::ChooseDays: chooseDays(); break;
    }
}

void FilterField::chooseDays()
{
    m_input.dropSuggestions();
    auto *dialog = new PeriodDialog(m_theme, {}, m_input.today(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_input.take({.text = u"day:"_s + dayValueOf(dialog->period()), .isWhole = true});
    });
    dialog->open();
}

bool FilterField::takeCurrent()
{
    const FilterSuggestion *current = m_popup ? m_popup->current() : nullptr;
    if (!current)
        return false;
    take(FilterSuggestion(*current));
    return true;
}

bool FilterField::handle(const QKeyEvent &event)
{
    const bool hasPopup = m_popup && m_popup->isVisible();
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (hasPopup)
            m_popup->step(event.key() == Qt::Key_Down ? 1 : -1);
        else if (event.key() == Qt::Key_Down)
            m_input.type(m_edit->text(), m_edit->cursorPosition());
        return true;
    case Qt::Key_Tab:
        if (takeCurrent())
            return true;
        if (m_edit->text().trimmed().isEmpty())
            return false; // moves the focus on
        std::ignore = m_input.commit();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A value that the user has typed is not replaced by a suggestion that contains it.
        if (!hasPopup || !(m_popup->isStepped() || m_edit->text().endsWith(u':')) || !takeCurrent())
            std::ignore = m_input.commit();
        return true;
    case Qt::Key_Escape:
        if (hasPopup)
            m_input.dropSuggestions();
        else if (!m_edit->text().isEmpty())
            m_input.type({}, 0);
        else
            return false;
        return true;
    case Qt::Key_F1: m_input.suggestAllWords(); return true;
    default: return handleAtStart(event.key());
    }
}

bool FilterField::handleAtStart(int key)
{
    const bool isLeft = key == Qt::Key_Left || key == Qt::Key_Backspace;
    if (!isLeft || m_edit->cursorPosition() > 0 || m_edit->hasSelectedText() || m_tokens.isEmpty())
        return false;
    focusChip(m_tokens.size() - 1);
    return true;
}

/// @param chip  -1, or beyond the last chip: the text field
void FilterField::focusChip(qsizetype chip)
{
    if (chip < 0 || chip >= m_tokens.size())
        m_edit->setFocus();
    else
        m_tokens[chip]->setFocus();
}

bool FilterField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_flow && event->type() == QEvent::Resize)
        fitEdit();
    if (watched != m_edit)
        return QFrame::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::ShortcutOverride: {
        // Claims Escape and F1 before the window's shortcuts get them.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOurs = key->key() == Qt::Key_F1
            || (key->key() == Qt::Key_Escape
                && (!m_input.suggestions().isEmpty() || !m_edit->text().isEmpty()));
        if (isOurs && key->modifiers() == Qt::NoModifier)
            event->accept();
        break;
    }
    case QEvent::KeyPress:
        if (handle(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::Move: // the text has wrapped to another line
        if (m_popup && m_popup->isVisible())
            placePopup();
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        fitEdit();
        setStyleProperty(m_edit->parentWidget()->parentWidget(), "focused",
                         event->type() == QEvent::FocusIn);
        if (event->type() == QEvent::FocusOut && !m_input.suggestions().isEmpty())
            m_input.dropSuggestions();
        break;
    default: break;
    }
    return QFrame::eventFilter(watched, event);
}

void FilterField::mousePressEvent(QMouseEvent *)
{
    m_edit->setFocus();
}

} // namespace tilldesk::ui
