#include "ui/widgets/staff/lock_page.h"

#include "ui/models/common/commands.h"
#include "ui/widgets/common/brand_mark.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/staff/payment_strip.h"
#include "ui/widgets/staff/person_tile.h"
#include "ui/widgets/staff/pin_dots.h"
#include "ui/widgets/theme/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 960;
constexpr int kClockSize = 76;
constexpr int kTileGap = 12;
constexpr int kManyPeople = 4;
constexpr int kDot = 8;

/// A label without the room beside its first figure, which would indent a large clock.
class Clock : public QLabel
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainterPath outline;
        outline.addText(0, 0, font(), text());
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect().translated(-int(outline.boundingRect().left()), 0),
                         Qt::AlignLeft | Qt::AlignVCenter, text());
    }
};

} // namespace

LockPage::LockPage(const Theme &theme, LockPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_shop(makeLabel({}, u"muted"_s)),
      m_dot(makeFrame(u"dot"_s)),
      m_address(named(makeLabel({}, u"small"_s), u"lockAddress"_s)),
      m_time(named(new Clock, u"lockTime"_s)),
      m_day(named(makeLabel({}, u"muted"_s), u"lockDay"_s)),
      m_strip(new PaymentStrip(theme)),
      m_grid(new QGridLayout),
      m_letter(makeLabel({}, u"key"_s)),
      m_heading(named(makeLabel({}, u"heading"_s), u"pinHeading"_s)),
      m_dots(new PinDots(theme)),
      m_line(makeFrame(u"amount-line"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"pinProblem"_s)),
      m_open(named(makeButton(tr("Open"), u"primary"_s), u"openTill"_s)),
      m_forgotten(named(makeButton(tr("Forgotten your PIN?"), u"link"_s), u"forgottenPin"_s)),
      m_help(named(makeText({}, u"small"_s), u"forgottenHelp"_s))
{
    setProperty("role", u"page"_s);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("The till is locked"));
    m_time->setProperty("role", u"figures"_s);
    m_time->setFont(theme.font(kClockSize, QFont::Bold));
    QWidget *halves = makeFrame(u"card"_s);
    halves->setLayout(row({{makePeople(), 27}, {makePad(), 23}}, {.spacing = 0}));
    auto *middle = columnWidget(
        {row({{column({m_time, m_day}, {.spacing = 0})}, LayoutItem::stretch(), m_strip}), halves},
        {.spacing = 20});
    middle->setMaximumWidth(kWidth);
    QWidget *status = makeFrame(u"statusbar"_s);
    status->setFixedHeight(metrics::kStatusBarHeight);
    m_dot->setFixedSize(kDot, kDot);
    status->setLayout(row({m_dot, LayoutItem::gap(2), m_address, LayoutItem::gap(12),
                           makeLabel(tr("Payments go on while the till is locked"), u"small"_s),
                           LayoutItem::stretch(), makeLabel(tr("Nobody signed in"), u"small"_s)},
                          {.margins = {24, 0, 24, 0}}));
    fill(this,
         {row({makeBrandMark(theme), LayoutItem::gap(2), makeLabel(u"Tilldesk"_s, u"brand"_s),
               LayoutItem::stretch(), m_shop},
              {.margins = {24, 18, 24, 0}}),
          LayoutItem::stretch(1),
          row({LayoutItem::stretch(1), {middle, 100}, LayoutItem::stretch(1)},
              {.margins = {metrics::kPageMargin, 0, metrics::kPageMargin, 0}}),
          LayoutItem::stretch(1), status},
         {.spacing = 0});
    connect(&presenter, &LockPresenter::changed, this, &LockPage::showState);
    connect(&presenter, &LockPresenter::ticked, this, &LockPage::showTime);
    showState();
    showTime();
}

QWidget *LockPage::makePeople()
{
    m_grid->setSpacing(kTileGap);
    auto *people = new QWidget;
    people->setLayout(m_grid);
    m_grid->setContentsMargins(0, 0, 0, 0);
    auto *scroll = scrolling(people);
    scroll->setMinimumHeight(240);
    scroll->installEventFilter(this);
    return columnWidget(
        {makeLabel(tr("Who is at the till?"), u"heading"_s),
         makeLabel(tr("The till is locked. Choose your name, then your PIN."), u"small"_s),
         LayoutItem::gap(10),
         {scroll, 1},
         LayoutItem::gap(10),
         makeKeyHint()},
        {.spacing = 4, .margins = {28, 24, 28, 24}});
}

/// The keys stand between the words as caps.
QWidget *LockPage::makeKeyHint()
{
    auto *hint = new QWidget;
    auto *flow = new FlowLayout(5, hint);
    flow->setContentsMargins(0, 0, 0, 0);
    const QList<QLabel *> keys{m_letter, makeLabel(keyText(u"Return"_s), u"key"_s)};
    const QStringList words = tr("Keyboard: the first letter %1 of your name, your PIN, then %2")
                                  .split(QRegularExpression(u"%[12]"_s));
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const QString text = words[i].trimmed(); !text.isEmpty())
            flow->addWidget(makeLabel(text, u"small"_s));
        if (i < keys.size())
            flow->addWidget(keys[i]);
    }
    return hint;
}

QWidget *LockPage::makePad()
{
    auto *keys = new QGridLayout;
    keys->setSpacing(10);
    for (int digit = 1; digit <= 9; ++digit) {
        const QString text = QString::number(digit);
        keys->addWidget(makeKey(text, text), 2 - (digit - 1) / 3, (digit - 1) % 3);
    }
    QPushButton *chop = makeKey({}, tr("Delete the last digit"));
    chop->setIcon(m_theme.icon(u"delete"_s, &Colours::text));
    chop->setIconSize({22, 22});
    connect(chop, &QPushButton::clicked, &m_presenter, &LockPresenter::chop);
    keys->addWidget(chop, 3, 0);
    keys->addWidget(makeKey(u"0"_s, u"0"_s), 3, 1);
    m_open->setProperty("large", true);
    m_open->setIcon(m_theme.icon(u"lock-open"_s, &Colours::onAccent));
    m_open->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keys->addWidget(m_open, 3, 2);
    connect(m_open, &QPushButton::clicked, &m_presenter, &LockPresenter::open);
    connect(m_forgotten, &QPushButton::clicked, this,
            [this] { showText(m_help, m_presenter.forgottenWords()); });
    m_heading->setAlignment(Qt::AlignCenter);
    m_problem->setAlignment(Qt::AlignCenter);
    m_problem->setMinimumHeight(18);
    m_help->setAlignment(Qt::AlignCenter);
    m_line->setFixedHeight(2);
    auto *pad = columnWidget({m_heading,
                              m_dots,
                              m_line,
                              m_problem,
                              LayoutItem::gap(4),
                              {keys, 1},
                              LayoutItem::gap(8),
                              {m_forgotten, 0, Qt::AlignHCenter},
                              m_help},
                             {.spacing = 6, .margins = {40, 24, 40, 20}});
    m_help->hide();
    auto *half = new QWidget;
    auto *edge = makeFrame(u"rule"_s);
    edge->setFixedWidth(1);
    half->setLayout(row({edge, {pad, 1}}, {.spacing = 0}));
    return half;
}

QPushButton *LockPage::makeKey(const QString &text, const QString &name)
{
    auto *key = new QPushButton(text);
    key->setProperty("role", u"digit"_s);
    key->setAccessibleName(name);
    key->setFocusPolicy(Qt::NoFocus); // the keyboard has its own digits, so Tab skips the keys
    key->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    key->setMaximumHeight(60);
    if (!text.isEmpty())
        connect(key, &QPushButton::clicked, this, [this, text] { m_presenter.type(text); });
    return key;
}

void LockPage::showPayment(const QrPresenter *stage, int more)
{
    m_strip->setStage(stage);
    m_strip->setMore(more);
}

void LockPage::begin(const QString &shop, const QString &address, bool isListening)
{
    m_shop->setText(shop);
    m_address->setText(address);
    setStyleProperty(m_dot, "look", isListening ? u"green"_s : u"red"_s);
    m_help->hide();
    m_presenter.begin();
    focusChosen();
}

void LockPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    focusChosen();
}

int LockPage::columns() const
{
    return m_presenter.tiles().size() > kManyPeople ? 3 : 2;
}

void LockPage::showPeople()
{
    const QList<LockPresenter::Tile> &people = m_presenter.tiles();
    while (m_tiles.size() > people.size())
        delete m_tiles.takeLast();
    while (m_tiles.size() < people.size()) {
        auto *tile = new PersonTile(m_theme);
        connect(tile, &PersonTile::clicked, this, [this, tile] { pressTile(tile->tile().id); });
        m_tiles << tile;
    }
    for (int i = 0; i < people.size(); ++i) {
        m_tiles[i]->setTile(people[i]);
        m_grid->addWidget(m_tiles[i], i / columns(), i % columns());
        if (people[i].isChosen)
            m_letter->setText(people[i].name.first(1).toUpper());
    }
}

void LockPage::showState()
{
    showPeople();
    const QString problem = m_presenter.problem();
    m_heading->setText(m_presenter.heading());
    m_dots->setDigits(m_presenter.digits());
    m_problem->setText(problem);
    setStyleProperty(m_line, "look", problem.isEmpty() ? u"focus"_s : u"problem"_s);
    m_open->setEnabled(m_presenter.canOpen());
    setAccessibleDescription(m_heading->text() + u". "_s + m_dots->accessibleName() + u". "_s
                             + problem);
}

void LockPage::showTime()
{
    m_time->setText(m_presenter.time());
    m_day->setText(m_presenter.day());
}

void LockPage::pressTile(const StaffId &id)
{
    for (PersonTile *tile : std::as_const(m_tiles)) {
        if (tile->tile().id == id && tile->tile().isChosen && m_presenter.canOpen())
            return m_presenter.open(); // Enter on the person whose PIN has been typed
    }
    m_presenter.choose(id);
    showPeople(); // a click must not uncheck the tile of the chosen person
}

void LockPage::focusChosen()
{
    for (PersonTile *tile : std::as_const(m_tiles)) {
        if (tile->tile().isChosen)
            return tile->setFocus();
    }
    setFocus();
}

bool LockPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    keyPressEvent(static_cast<QKeyEvent *>(event)); // the scroll area would take the arrow keys
    return true;
}

void LockPage::keyPressEvent(QKeyEvent *event)
{
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    const auto move = [this](int steps) {
        m_presenter.chooseNext(steps);
        focusChosen();
    };
    switch (event->key()) {
    case Qt::Key_Left: return move(-1);
    case Qt::Key_Right: return move(1);
    case Qt::Key_Up: return move(-columns());
    case Qt::Key_Down: return move(columns());
    case Qt::Key_Backspace: return m_presenter.chop();
    case Qt::Key_Escape: return m_presenter.clear();
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_presenter.open();
    default: break;
    }
    const QString text = event->text();
    if (text.isEmpty() || event->isAutoRepeat())
        return QWidget::keyPressEvent(event);
    if (text.front().isLetter() && m_presenter.chooseByLetter(text.front()))
        return focusChosen();
    m_presenter.type(text);
}

} // namespace tilldesk::ui
