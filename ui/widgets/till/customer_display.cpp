#include "ui/widgets/till/customer_display.h"

#include "ui/models/till/till_presenter.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/theme/fitting_font.h"
#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// The window size that the sizes below are meant for; fit() scales them.
constexpr QSize kDrawn(1280, 720);
constexpr int kMargin = 70;
constexpr int kAmount = 104;
constexpr int kSmallestAmount = 16;
constexpr int kCode = 420;
constexpr int kSign = 220;

} // namespace

CustomerDisplay::CustomerDisplay(const Theme &theme, TillPresenter &presenter, QWidget *parent)
    : QWidget(parent, Qt::Window | Qt::WindowStaysOnTopHint), // never behind the main window
      m_theme(theme),
      m_presenter(presenter),
      m_halves(row({}, {.spacing = 0})),
      m_mark(new QLabel),
      m_shop(makeLabel({}, u"figures"_s)),
      m_label(makeLabel({}, u"muted"_s)),
      m_amount(named(makeLabel({}, u"figures"_s), u"customerAmount"_s)),
      m_live(named(makeText({}, u"accented"_s), u"customerLive"_s)),
      m_hint(makeText({}, u"muted"_s)),
      m_time(makeLabel({}, u"muted"_s)),
      m_code(new QrCode),
      m_sign(new QLabel)
{
    setWindowTitle(tr("Customer display"));
    setObjectName(u"customerDisplayWindow"_s);
    setMinimumSize(480, 320);
    m_words = makeWords();
    m_side = makeCodeSide();
    this->setLayout(m_halves);
    for (QWidget *half : {m_words, m_side}) {
        // Equal halves, whatever their content.
        half->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
        m_halves->addWidget(half, 1);
    }
    connect(&presenter.stage(), &QrPresenter::changed, this, &CustomerDisplay::showState);
    connect(&presenter.outcome(), &TillOutcome::changed, this, &CustomerDisplay::showState);
    connect(&presenter.stage(), &QrPresenter::ticked, this, &CustomerDisplay::showState);
    connect(&presenter.counters(), &TillCounters::changed, this, &CustomerDisplay::showState);
    connect(&theme, &Theme::changed, this, &CustomerDisplay::fit);
    showState();
}

QWidget *CustomerDisplay::makeWords()
{
    QLayout *shop = row({m_mark, {m_shop, 1}}, {.spacing = -1});
    QWidget *words = columnWidget({shop, LayoutItem::stretch(3), m_label, m_amount, m_live, m_hint,
                                   LayoutItem::stretch(4), m_time},
                                  {.spacing = -1});
    words->setProperty("role", u"display"_s);
    words->setAttribute(Qt::WA_StyledBackground);
    return words;
}

QWidget *CustomerDisplay::makeCodeSide()
{
    m_sign->setAlignment(Qt::AlignCenter);
    QWidget *side =
        columnWidget({{m_code, 0, Qt::AlignCenter}, {m_sign, 0, Qt::AlignCenter}}, {.spacing = -1});
    side->setProperty("role", u"page"_s);
    side->setAttribute(Qt::WA_StyledBackground);
    return side;
}

void CustomerDisplay::showOn(QScreen *screen)
{
    if (!screen) {
        resize(kDrawn);
        showNormal();
        return;
    }
    setGeometry(screen->geometry());
    showFullScreen();
}

void CustomerDisplay::showState()
{
    const CustomerScreen before = m_screen;
    m_screen = m_presenter.outcome().isOpen()
        ? TillWords::doubtfulScreen()
        : TillWords::customerScreen(m_presenter.stage().payment());
    showShop();
    if (m_screen == before && !m_live->text().isEmpty())
        return;
    m_label->setText(m_screen.label);
    showText(m_amount, m_screen.amount);
    m_live->setText(m_screen.live);
    m_hint->setText(m_screen.hint);
    m_time->setText(m_screen.countdown);
    m_code->setMatrix(m_screen.code);
    m_code->setVisible(m_screen.sign.isEmpty());
    m_sign->setHidden(m_screen.sign.isEmpty());
    setStyleProperty(m_live, "role", m_screen.isBad ? u"refused"_s : u"accented"_s);
    fit();
}

void CustomerDisplay::showShop()
{
    const PaymentPresenter &payment = m_presenter.stage().payment();
    const TillCounter *counter = m_presenter.counters().current();
    QString shop = counter ? counter->nameForCustomers() : QString();
    if (payment.state() == PaymentPresenter::State::Shown) {
        const PaymentDetails details = payment.details();
        shop = details.payment.shopName.isEmpty() ? details.profile.creditorName
                                                  : details.payment.shopName;
    }
    if (m_shop->text() == shop)
        return;
    m_shop->setText(shop);
    fit();
}

void CustomerDisplay::fit()
{
    const double scale = qMin(double(width()) / kDrawn.width(), double(height()) / kDrawn.height());
    const auto scaled = [scale](int pixels) { return qMax(1, int(pixels * scale)); };
    const auto font = [this, &scaled](QLabel *label, int pixels, QFont::Weight weight) {
        label->setFont(m_theme.font(qMax(11, scaled(pixels)), weight));
    };
    m_halves->setDirection(height() > width() ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    m_words->layout()->setContentsMargins(scaled(kMargin), scaled(kMargin), scaled(30),
                                          scaled(kMargin));
    font(m_label, 27, QFont::Normal);
    font(m_live, m_screen.amount.isEmpty() ? 56 : 31, QFont::DemiBold);
    font(m_hint, 20, QFont::Normal);
    font(m_time, 20, QFont::Normal);
    m_live->setContentsMargins(0, scaled(28), 0, 0);
    const int mark = scaled(26);
    m_mark->setPixmap(
        m_theme.icon(u"store"_s, &Colours::title).pixmap(QSize(mark, mark), devicePixelRatioF()));
    m_mark->setFixedWidth(mark + scaled(10));
    const QMargins margins = m_words->layout()->contentsMargins();
    const bool isUpright = m_halves->direction() == QBoxLayout::BottomToTop;
    const int room = (isUpright ? width() : width() / 2) - margins.left() - margins.right()
        - m_mark->width() - scaled(10);
    m_shop->setFont(fittingFont(m_theme, m_shop->text(), room, qMax(11, scaled(24)), QFont::Bold));
    setFigures(scaled(kAmount));
    const int modules = qMax(1, m_screen.code.size);
    m_code->setCodeSide(qMax(1, scaled(kCode) / modules) * modules);
    showSign();
}

void CustomerDisplay::setFigures(int pixels)
{
    const QMargins margins = m_words->layout()->contentsMargins();
    const bool isUpright = m_halves->direction() == QBoxLayout::BottomToTop;
    const int room = (isUpright ? width() : width() / 2) - margins.left() - margins.right();
    while (pixels > kSmallestAmount
           && QFontMetrics(m_theme.font(pixels, QFont::Bold)).horizontalAdvance(m_amount->text())
               > room)
        --pixels;
    m_amount->setFont(m_theme.font(pixels, QFont::Bold));
}

void CustomerDisplay::showSign()
{
    if (m_screen.sign.isEmpty())
        return;
    const int side = qMax(48, kSign * qMin(width(), height()) / kDrawn.height());
    const auto colour = m_screen.isBad ? &Colours::danger
        : m_screen.amount.isEmpty()    ? &Colours::muted
                                       : &Colours::accentText;
    m_sign->setPixmap(
        m_theme.icon(m_screen.sign, colour).pixmap(QSize(side, side), devicePixelRatioF()));
}

void CustomerDisplay::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void CustomerDisplay::keyPressEvent(QKeyEvent *event)
{
    const bool closes = event->key() == Qt::Key_Escape
        || (event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier);
    if (closes)
        close();
    else if (event->key() == Qt::Key_F11)
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else
        QWidget::keyPressEvent(event);
}

void CustomerDisplay::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    Q_EMIT closed();
}

} // namespace tilldesk::ui
