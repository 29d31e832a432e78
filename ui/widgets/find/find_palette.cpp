#include "ui/widgets/find/find_palette.h"

#include "ui/models/find/find_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/find/find_list.h"
#include "ui/widgets/find/find_tabs.h"
#include "ui/widgets/find/key_hints.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 976;
constexpr int kTop = 58;
constexpr int kMargin = 16;
constexpr int kRadius = 12;
constexpr int kMessageHeight = 190;
constexpr int kListMargin = 5;
// Positions of the hints of keys.
constexpr qsizetype kChooseHint = 0;
constexpr qsizetype kOpenHint = 1;
constexpr qsizetype kOwnWindowHint = 2;
constexpr qsizetype kCopyHint = 3;

} // namespace

FindPalette::FindPalette(const Theme &theme, FindPresenter &presenter, QWidget *window)
    : QWidget(window),
      m_theme(theme),
      m_presenter(presenter),
      m_panel(makeFrame(u"palette"_s, this)),
      m_field(named(new QLineEdit, u"findField"_s)),
      m_reading(named(makeLabel({}, u"muted"_s), u"findReading"_s)),
      m_readingValue(makeLabel({}, u"strong"_s)),
      m_progress(named(new QProgressBar, u"findProgress"_s)),
      m_tabs(new FindTabs(theme, presenter)),
      m_list(new FindList(theme, presenter.model())),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_keys(new KeyHints({{{u"↑"_s, u"↓"_s}, tr("choose")},
                           {{keyText(u"Return"_s)}, tr("open")},
                           {{keyText(u"Shift+Return"_s, u' ')}, tr("own window")},
                           {{keyText(u"Ctrl+C"_s, u' ')}, tr("copy the ID")},
                           {{keyText(u"Esc"_s)}, tr("close")}})),
      m_summary(named(makeLabel({}, u"small"_s), u"findSummary"_s))
{
    hide();
    setAccessibleName(FindWords::title());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_message);
    QLayout *list = row({{m_stack, 1}}, {.margins = {0, kListMargin, 0, kListMargin}});
    fill(m_panel, {makeHead(), m_progress, rule(), m_tabs, list, makeFoot()},
         {.spacing = 0, .margins = {1, 1, 1, 1}});
    m_field->installEventFilter(this);
    window->installEventFilter(this);

    connect(m_field, &QLineEdit::textChanged, &presenter, &FindPresenter::setText);
    connect(&presenter, &FindPresenter::changed, this, &FindPalette::showState);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(m_list, &FindList::currentRowChanged, this, &FindPalette::showCurrent);
    connect(m_list, &FindList::rowClicked, this, &FindPalette::openCurrent);
    connect(m_list, &FindList::groupRequested, &presenter,
            [&presenter](FindGroup group) { presenter.choose(group); });
    connect(m_message, &MessagePage::actionTriggered, &presenter, &FindPresenter::retry);
}

QWidget *FindPalette::makeHead()
{
    auto *icon = new QLabel;
    const auto paintIcon = [this, icon] {
        icon->setPixmap(m_theme.icon(u"search"_s, &Colours::accentText)
                            .pixmap(QSize(20, 20), devicePixelRatioF()));
    };
    connect(&m_theme, &Theme::changed, icon, paintIcon);
    paintIcon();
    m_field->setProperty("role", u"find"_s);
    m_field->setAccessibleName(FindWords::title());
    m_field->setPlaceholderText(FindWords::placeholder());
    auto *close = named(new QToolButton, u"closeFind"_s);
    close->setIcon(m_theme.icon(u"x"_s, &Colours::muted));
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close"));
    close->setFocusPolicy(Qt::NoFocus);
    connect(close, &QToolButton::clicked, this, &FindPalette::dismiss);
    // Always in the layout, so that nothing moves when a slow search begins.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->setProperty("role", u"thin"_s);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(2);
    m_progress->setAccessibleName(tr("Searching"));
    m_progress->hide();
    return rowWidget({icon, {m_field, 1}, m_reading, m_readingValue, close},
                     {.spacing = 5, .margins = {18, 9, 14, 7}});
}

QWidget *FindPalette::makeFoot()
{
    QFrame *foot = makeFrame(u"palette-foot"_s);
    foot->setLayout(row({{m_keys, 1}, m_summary}, {.spacing = 16, .margins = {18, 9, 18, 9}}));
    return foot;
}

void FindPalette::open()
{
    openWith(m_field->text());
}

void FindPalette::openWith(const QString &text)
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    {
        const QSignalBlocker quiet(m_field); // begin() searches at once
        m_field->setText(text);
    }
    m_presenter.begin(text, QGuiApplication::clipboard()->text());
    place();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindPalette::dismiss()
{
    if (!isVisible())
        return;
    m_presenter.stop();
    const QPointer<QWidget> before = m_focusBefore;
    hide();
    if (before)
        before->setFocus(Qt::OtherFocusReason);
}

bool FindPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_field)
        return QWidget::eventFilter(watched, event);
    // Keeps the shortcuts of the window and of the view below from the palette.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress)
        return handle(*static_cast<QKeyEvent *>(event));
    return QWidget::eventFilter(watched, event);
}

bool FindPalette::handle(const QKeyEvent &event)
{
    const int key = event.key();
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return handleControl(key);
    switch (key) {
    case Qt::Key_Up: m_list->step(-1); return true;
    case Qt::Key_Down: m_list->step(1); return true;
    case Qt::Key_Home: m_list->chooseFirst(); return true;
    case Qt::Key_End: m_list->chooseLast(); return true;
    case Qt::Key_Tab: m_presenter.step(1); return true;
    case Qt::Key_Backtab: m_presenter.step(-1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_presenter.state() == FindPresenter::State::Failed)
            m_presenter.retry();
        else
            openCurrent(event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    case Qt::Key_Escape:
        if (m_field->text().isEmpty())
            dismiss();
        else
            m_field->clear();
        return true;
    default: return false;
    }
}

bool FindPalette::handleControl(int key)
{
    switch (key) {
    case Qt::Key_K: m_field->selectAll(); return true;
    case Qt::Key_C: copyId(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: filterPayments(); return true;
    case Qt::Key_N:
        m_presenter.whenFound([this] {
            for (const FindLine &line : m_presenter.model().lines()) {
                const auto *row = std::get_if<FindRow>(&line);
                if (row && std::holds_alternative<NewPaymentOf>(row->target))
                    return openRow(FindRow(*row), false);
            }
            openRow(FindRow{.target = Command::NewPayment, .icon = {}, .title = {}, .why = {}},
                    false);
        });
        return true;
    default: return false;
    }
}

void FindPalette::openCurrent(bool inOwnWindow)
{
    m_presenter.whenFound([this, inOwnWindow] {
        const FindRow *row = m_list->current();
        if (row && m_presenter.state() == FindPresenter::State::Results)
            openRow(FindRow(*row), inOwnWindow && hasOwnWindow(row->target));
    });
}

void FindPalette::openRow(const FindRow &row, bool inOwnWindow)
{
    dismiss();
    Q_EMIT opened(row, inOwnWindow);
}

void FindPalette::filterPayments()
{
    if (const auto row = m_presenter.filterRow())
        openRow(*row, false);
}

void FindPalette::copyId()
{
    const FindRow *row = m_list->current();
    const QString id = row ? idOf(row->target) : QString();
    if (id.isEmpty())
        m_field->copy();
    else
        copyText(m_field, id);
}

void FindPalette::showState()
{
    using State = FindPresenter::State;
    const MarkedText &reading = m_presenter.reading();
    const TextSpan mark = reading.marks.value(0);
    m_reading->setText(reading.text.first(mark.position).trimmed());
    m_readingValue->setText(reading.text.mid(mark.position));
    m_progress->setHidden(!m_presenter.isSlow());
    const State state = m_presenter.state();
    const bool isWaiting = m_presenter.isSlow() && m_presenter.model().lines().isEmpty();
    m_summary->setText(isWaiting ? QString() : m_presenter.summary());
    m_tabs->setHidden(state != State::Results || isWaiting);
    m_stack->setCurrentIndex(state == State::Results ? 0 : 1);
    if (state != State::Results)
        m_message->setMessage(state == State::Nothing ? u"search-x"_s : u"triangle-alert"_s,
                              m_presenter.messageTitle(), m_presenter.message(),
                              state == State::Failed ? tr("Retry") : QString());
    if (auto *retry = m_message->findChild<QPushButton *>())
        retry->setFocusPolicy(Qt::NoFocus); // Enter in the field does the same
    if (!m_list->current())
        m_list->chooseFirst();
    showCurrent();
    place();
}

void FindPalette::showCurrent()
{
    const FindRow *row = m_list->current();
    const bool isMessage = m_presenter.state() != FindPresenter::State::Results;
    // The field keeps the focus, so a screen reader hears the current row as its description.
    m_field->setAccessibleDescription(
        isMessage ? QString(m_presenter.messageTitle() + u" "_s + m_presenter.message())
            : row ? spoken(*row)
                  : QString());
    const bool hasRow = row && !isMessage;
    m_keys->setOffered(kChooseHint, hasRow);
    m_keys->setOffered(kOpenHint, hasRow);
    m_keys->setOffered(kOwnWindowHint, hasRow && hasOwnWindow(row->target));
    m_keys->setOffered(kCopyHint, hasRow && !idOf(row->target).isEmpty());
}

void FindPalette::place()
{
    setGeometry(parentWidget()->rect());
    const bool isMessage = m_stack->currentIndex() != 0;
    const int wanted = isMessage ? kMessageHeight : m_list->contentHeight();
    m_stack->setFixedHeight(wanted);
    m_panel->layout()->activate();
    const int others = m_panel->sizeHint().height() - wanted;
    const int room = height() - kTop - kMargin - others;
    m_stack->setFixedHeight(qBound(0, wanted, qMax(0, room)));
    m_panel->layout()->activate();
    const int width = qMin(kWidth, this->width() - 2 * kMargin);
    m_panel->setGeometry((this->width() - width) / 2, kTop, width, m_panel->sizeHint().height());
    update();
}

void FindPalette::mousePressEvent(QMouseEvent *event)
{
    if (!m_panel->geometry().contains(event->pos()))
        dismiss();
}

void FindPalette::paintEvent(QPaintEvent *)
{
    constexpr int kShadow = 14;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor colour = m_theme.colours().scrim;
    painter.fillRect(rect(), colour);
    colour.setAlphaF(colour.alphaF() / float(kShadow));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int grow = kShadow; grow > 0; grow -= 2)
        painter.drawRoundedRect(QRectF(m_panel->geometry()).adjusted(-grow, -grow / 2., grow, grow),
                                kRadius + grow, kRadius + grow);
}

} // namespace tilldesk::ui
