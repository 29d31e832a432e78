#include "ui/widgets/setup/setup_preview.h"

#include "ui/models/common/format.h"
#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/staff/person_tile.h"
#include "ui/widgets/staff/pin_dots.h"
#include "ui/widgets/theme/theme.h"

#include <QDate>
#include <QLocale>
#include <QPainter>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kCardWidth = 260;
constexpr int kTextWidth = kCardWidth - 64; ///< beside the margins and an icon
constexpr int kDisc = 52;

using Page = SetupPresenter::Page;

/// A line of the bank statement.
QLayout *statementLine(QDate day, const QString &amount, QLabel *text, bool isOurs)
{
    const QString muted = isOurs ? u"plain"_s : u"muted"_s;
    QLabel *sum = makeLabel(amount, isOurs ? u"selection"_s : muted);
    return column({row({makeLabel(dateWords(day, u"ddd "_s + dayPattern()), u"muted"_s),
                        LayoutItem::stretch(), sum}),
                   text},
                  {.spacing = 2});
}

} // namespace

SetupPreview::SetupPreview(const Theme &theme, const SetupPresenter &presenter, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_page(presenter.page()),
      m_name(named(makeText({}, u"strong"_s), u"previewName"_s)),
      m_line(named(makeText({}, u"plain"_s), u"previewLine"_s)),
      m_card(nullptr)
{
    setProperty("role", u"preview"_s);
    setObjectName(u"setupPreview"_s);
    QLabel *head = makeText(caption(), u"accented"_s);
    head->setAlignment(Qt::AlignCenter);
    m_card = makeCard();
    m_card->setFixedWidth(kCardWidth);
    fill(this, {head, LayoutItem::stretch(1), {m_card, 0, Qt::AlignHCenter}},
         {.spacing = 16, .margins = {20, 26, 20, 26}});
    if (m_dots)
        layout()->addWidget(m_dots);
    static_cast<QVBoxLayout *>(layout())->addStretch(1);
    showAnswers();
}

QString SetupPreview::caption() const
{
    switch (m_page) {
    case Page::Shop: return tr("What your customers see");
    case Page::Account: return tr("On your own bank statement");
    case Page::Till: return tr("The sticker on your counter");
    case Page::Owner: return tr("How you unlock the till");
    }
    Q_UNREACHABLE();
}

QWidget *SetupPreview::makeCard()
{
    switch (m_page) {
    case Page::Shop: return makePayment();
    case Page::Account: return makeStatement();
    case Page::Till: return makeSticker();
    case Page::Owner: return makeTile();
    }
    Q_UNREACHABLE();
}

QWidget *SetupPreview::makePayment()
{
    auto *mark = new QLabel;
    mark->setPixmap(m_theme.icon(u"store"_s, &Colours::text).pixmap(metrics::kIcon));
    QLabel *pay = makeLabel(tr("Pay"), u"pay"_s);
    pay->setAlignment(Qt::AlignCenter);
    return card({row({mark, {m_name, 1}}), LayoutItem::gap(16), makeLabel(tr("To pay"), u"muted"_s),
                 makeLabel(money(Amount::fromCents(2450)), u"amount"_s), LayoutItem::gap(12), pay},
                {.spacing = 2, .margins = {18, 20, 18, 22}});
}

QWidget *SetupPreview::makeStatement()
{
    const QDate today = QDate::currentDate();
    const QString plus = u"+ "_s + money(Amount::fromCents(464090));
    const QString minus = u"− "_s;
    return card({statementLine(today, plus, m_line, true), rule(),
                 statementLine(today.addDays(-1), minus + money(Amount::fromCents(6120)),
                               makeText(tr("Flour mill"), u"muted"_s), false),
                 rule(),
                 statementLine(today.addDays(-2), minus + money(Amount::fromCents(18400)),
                               makeText(tr("Electricity"), u"muted"_s), false)},
                {.spacing = 12, .margins = {16, 16, 16, 16}});
}

QWidget *SetupPreview::makeSticker()
{
    constexpr int kCodeSide = 124;
    auto *code = new QrCode;
    code->setMatrix(m_presenter.gateway().sampleCode());
    code->setCodeSide(kCodeSide);
    code->setFixedSize(kCodeSide + 36, kCodeSide + 36);
    for (QLabel *label : {m_name, m_line})
        label->setAlignment(Qt::AlignCenter);
    QLabel *scan = makeLabel(tr("Scan to pay"), u"strong"_s);
    scan->setAlignment(Qt::AlignCenter);
    return card({m_name, {code, 0, Qt::AlignHCenter}, scan, m_line},
                {.spacing = 4, .margins = {12, 18, 12, 18}});
}

QWidget *SetupPreview::makeTile()
{
    m_disc = new QLabel;
    m_disc->setFixedSize(kDisc, kDisc);
    m_dots = new PinDots(m_theme);
    m_dots->setColour(&Colours::accent);
    m_line->setText(StaffWords::role(StaffRole::Owner));
    setStyleProperty(m_line, "role", u"muted"_s);
    QWidget *tile = card({m_disc, LayoutItem::gap(20), m_name, m_line},
                         {.spacing = 2, .margins = {20, 20, 20, 16}});
    tile->setProperty("role", u"chosen-card"_s); // as on the locked till
    return tile;
}

void SetupPreview::showAnswers()
{
    const NewShop &answers = m_presenter.answers();
    switch (m_page) {
    case Page::Shop: m_name->setText(answers.name.isEmpty() ? u"…"_s : answers.name); break;
    case Page::Account: m_line->setText(tr("Payout, %1").arg(answers.name)); break;
    case Page::Till:
        m_name->setText(answers.name);
        m_line->setText(answers.till);
        m_card->setVisible(answers.hasSticker);
        break;
    case Page::Owner: {
        m_name->setText(StaffWords::firstName(answers.owner));
        QPixmap disc(m_disc->size() * devicePixelRatioF());
        disc.setDevicePixelRatio(devicePixelRatioF());
        disc.fill(Qt::transparent);
        QPainter painter(&disc);
        painter.setRenderHint(QPainter::Antialiasing);
        paintInitials(painter, m_theme, m_disc->rect().adjusted(1, 1, -1, -1),
                      StaffWords::initials(answers.owner), InitialsLook::Chosen);
        painter.end();
        m_disc->setPixmap(disc);
        m_dots->setDigits(int(answers.pin.size()));
        break;
    }
    }
    // The centred card would otherwise be as high as for one line.
    for (QLabel *label : {m_name, m_line}) {
        label->ensurePolished();
        label->setMinimumHeight(std::max(label->heightForWidth(kTextWidth), 0));
    }
}

} // namespace tilldesk::ui
