#include "ui/widgets/setup/setup_window.h"

#include "ui/models/setup/setup_words.h"
#include "ui/widgets/common/brand_mark.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/settings/iban_field.h"
#include "ui/widgets/setup/language_choice.h"
#include "ui/widgets/setup/restore_dialog.h"
#include "ui/widgets/setup/setup_preview.h"
#include "ui/widgets/staff/pin_field.h"
#include "ui/widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCloseEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr QSize kUsualSize(960, 560);
constexpr QSize kSmallestSize(520, 520);
constexpr int kRoomForPreview = 900;
constexpr int kPreviewWidth = 340;
constexpr int kFormWidth = 540;

using Page = SetupPresenter::Page;

QString nativeName(const QString &language)
{
    const QString name = QLocale(language).nativeLanguageName().section(u' ', -1);
    return name.left(1).toUpper() + name.mid(1);
}

} // namespace

SetupWindow::SetupWindow(gateway::Setup &setup, const Theme &theme, QApplication &application)
    : m_theme(theme),
      m_application(application),
      m_presenter(setup, installTranslations(application, setup.keptAnswers().language))
{
    setWindowTitle(u"Tilldesk"_s);
    setProperty("role", u"setup"_s);
    setAttribute(Qt::WA_StyledBackground);
    setMinimumSize(kSmallestSize);
    resize(kUsualSize);
    setLayout(row({}, {.spacing = 0}));
    connect(&m_presenter, &SetupPresenter::changed, this, &SetupWindow::showState);
    connect(&m_presenter, &SetupPresenter::pageChanged, this, &SetupWindow::build);
    connect(&m_presenter, &SetupPresenter::languageChosen, this, [this](const QString &language) {
        installTranslations(m_application, language);
        // Later: the radio button that was chosen is part of what build() replaces.
        QMetaObject::invokeMethod(this, &SetupWindow::build, Qt::QueuedConnection);
    });
    connect(&m_presenter, &SetupPresenter::finished, this, [this] {
        m_isLeaving = true;
        Q_EMIT finished();
        close();
    });
    build();
}

void SetupWindow::build()
{
    const QWidget *focus = QApplication::focusWidget();
    const bool wasLanguage = focus && focus->objectName().startsWith("language-"_L1);
    if (m_content) { // deleted later: one of its fields may be handling the key that led here
        m_content->setParent(nullptr);
        m_content->deleteLater();
    }
    m_others.clear();
    m_preview = new SetupPreview(m_theme, m_presenter);
    m_preview->setFixedWidth(kPreviewWidth);
    // In a wide window, the stretch keeps the preview at the right edge.
    m_content =
        rowWidget({{makePage(), 100}, LayoutItem::stretch(1), m_preview.data()}, {.spacing = 0});
    layout()->addWidget(m_content);
    m_content->show(); // at once, so that a field can take the focus
    m_preview->setVisible(width() >= kRoomForPreview);
    showState();
    if (auto *chosen = findChild<QRadioButton *>(u"language-"_s + m_presenter.answers().language);
        chosen && wasLanguage) {
        chosen->setFocus();
    } else if (m_first) {
        m_first->setFocus();
        m_first->selectAll();
    }
}

QWidget *SetupWindow::makePage()
{
    constexpr int kDot = 8;
    QHBoxLayout *dots = row({makeBrandMark(m_theme), LayoutItem::gap(6)}, {.spacing = 6});
    for (int i = 0; i < SetupPresenter::kPages; ++i) {
        const bool isHere = i == int(m_presenter.page());
        QFrame *dot =
            makeFrame(i <= int(m_presenter.page()) ? u"setup-dot-done"_s : u"setup-dot"_s);
        dot->setFixedSize(isHere ? 3 * kDot : kDot, kDot);
        dots->addWidget(dot);
    }
    dots->addWidget(named(makeLabel(m_presenter.position(), u"muted"_s), u"setupPosition"_s));
    dots->addStretch();
    m_first = m_second = m_third = nullptr;
    m_mark = m_count = nullptr;
    QWidget *form = nullptr;
    switch (m_presenter.page()) {
    case Page::Shop: form = makeShop(); break;
    case Page::Account: form = makeAccount(); break;
    case Page::Till: form = makeTill(); break;
    case Page::Owner: form = makeOwner(); break;
    }
    m_doing = named(makeText({}, u"muted"_s), u"setupDoing"_s);
    m_failure = named(makeText({}, u"problem"_s), u"setupFailure"_s);
    auto *page = new QWidget;
    page->setMaximumWidth(kFormWidth + 80);
    fill(page,
         {dots,
          LayoutItem::gap(14),
          {form, 1},
          m_doing.data(),
          m_failure.data(),
          LayoutItem::gap(8),
          makeButtons()},
         {.spacing = 6, .margins = {40, 28, 40, 28}});
    return page;
}

QLineEdit *SetupWindow::makeField(QVBoxLayout &form, const QString &label, const QString &name,
                                  const QString &text)
{
    return addField(form, label, name, text, name == "iban"_L1 ? new IbanField : new QLineEdit);
}

QLineEdit *SetupWindow::addField(QVBoxLayout &form, const QString &label, const QString &name,
                                 const QString &text, QLineEdit *field)
{
    field->setObjectName(name);
    field->setText(text);
    QLabel *words = makeLabel(label, u"plain"_s);
    words->setBuddy(field);
    field->setAccessibleName(label);
    form.addSpacing(8);
    form.addWidget(words);
    form.addWidget(field);
    m_others << field;
    return field;
}

QLabel *SetupWindow::makeMark(const QString &name)
{
    return named(makeText({}, u"small"_s), name);
}

QWidget *SetupWindow::makeLanguages()
{
    auto *all = new QWidget;
    QHBoxLayout *languages = row({}, {.spacing = 8});
    all->setLayout(languages);
    for (const QString &language : {u"nl"_s, u"fr"_s, u"de"_s, u"en"_s}) {
        auto *choice =
            named(new LanguageChoice(m_theme, nativeName(language)), u"language-"_s + language);
        choice->setChecked(language == m_presenter.answers().language);
        languages->addWidget(choice, 1);
        m_others << choice;
        connect(choice, &QRadioButton::toggled, this, [this, language](bool isChosen) {
            if (isChosen)
                m_presenter.setLanguage(language);
        });
    }
    return all;
}

QWidget *SetupWindow::makeShop()
{
    const NewShop &answers = m_presenter.answers();
    auto *page = new QWidget;
    QVBoxLayout *form =
        fill(page,
             {makeText(tr("Welcome. Let’s open your shop."), u"setup-title"_s),
              makeText(tr("Four short questions. You can change every answer "
                          "later."),
                       u"muted"_s),
              LayoutItem::gap(8), makeLabel(tr("Language"), u"plain"_s), makeLanguages()},
             {.spacing = 6});
    m_first = makeField(*form, tr("Name of your shop"), u"shopName"_s, answers.name);
    m_first->setMaxLength(kShopNameLength);
    m_mark = makeMark(u"shopNameHint"_s);
    m_count = named(makeLabel({}, u"small"_s), u"shopNameCount"_s);
    m_first->setLayout(row({LayoutItem::stretch(), m_count.data()}, {.margins = {0, 0, 10, 0}}));
    form->addWidget(m_mark);
    form->addStretch();
    connect(m_first, &QLineEdit::textEdited, &m_presenter, &SetupPresenter::setName);
    return page;
}

QWidget *SetupWindow::makeAccount()
{
    const NewShop &answers = m_presenter.answers();
    auto *page = new QWidget;
    QVBoxLayout *form = fill(page,
                             {makeText(tr("Where does the money go?"), u"setup-title"_s),
                              makeText(tr("The day’s takings are paid out to this account every "
                                          "night."),
                                       u"muted"_s)},
                             {.spacing = 6});
    auto *iban =
        static_cast<IbanField *>(makeField(*form, tr("Account number (IBAN)"), u"iban"_s, {}));
    iban->setIban(answers.iban);
    m_first = iban;
    m_good = m_first->addAction(m_theme.icon(u"circle-check"_s, &Colours::accentText),
                                QLineEdit::TrailingPosition);
    m_mark = makeMark(u"ibanHint"_s);
    form->addWidget(m_mark);
    m_second = makeField(*form, tr("Name of the account"), u"accountName"_s, answers.accountName);
    form->addWidget(makeText(tr("As your bank writes it."), u"small"_s));
    form->addStretch();
    connect(iban, &IbanField::ibanEdited, &m_presenter, &SetupPresenter::setIban);
    connect(m_second, &QLineEdit::textEdited, &m_presenter, &SetupPresenter::setAccountName);
    return page;
}

QWidget *SetupWindow::makeSuggestions()
{
    auto *all = new QWidget;
    QHBoxLayout *chips = row({}, {.spacing = 8});
    all->setLayout(chips);
    for (const QString &till : SetupWords::tills()) {
        auto *chip = makeButton(till, u"suggestion"_s);
        chip->setAutoDefault(false);
        chips->addWidget(chip);
        m_others << chip;
        const auto mark = [this, chip, till] {
            setStyleProperty(chip, "chosen", m_presenter.answers().till == till);
        };
        mark();
        connect(&m_presenter, &SetupPresenter::changed, chip, mark);
        connect(chip, &QPushButton::clicked, this, [this, till] {
            m_first->setText(till);
            m_presenter.setTill(till);
            m_first->setFocus();
        });
    }
    chips->addStretch();
    return all;
}

QWidget *SetupWindow::makeTill()
{
    const NewShop &answers = m_presenter.answers();
    auto *page = new QWidget;
    QVBoxLayout *form = fill(page,
                             {makeText(tr("Name your first till"), u"setup-title"_s),
                              makeText(tr("A till is one place where customers pay. Add more at "
                                          "any time."),
                                       u"muted"_s)},
                             {.spacing = 6});
    m_first = makeField(*form, tr("Name of the till"), u"tillName"_s, answers.till);
    form->addWidget(makeSuggestions());
    auto *sticker = named(new Switch(m_theme), u"sticker"_s);
    sticker->setChecked(answers.hasSticker);
    const QString words = tr("Make a QR sticker for the counter");
    sticker->setAccessibleName(words);
    m_others << sticker;
    form->addSpacing(14);
    form->addLayout(
        row({{sticker, 0, Qt::AlignTop},
             {columnWidget({makeText(words, u"strong"_s),
                            makeText(tr("Customers scan it and pay what the till asks. Print it "
                                        "afterwards, A6 or A4."),
                                     u"small"_s)},
                           {.spacing = 2}),
              1}},
            {.spacing = 12}));
    form->addStretch();
    connect(m_first, &QLineEdit::textEdited, &m_presenter, &SetupPresenter::setTill);
    connect(sticker, &Switch::toggled, &m_presenter, &SetupPresenter::setSticker);
    return page;
}

QWidget *SetupWindow::makeOwner()
{
    const NewShop &answers = m_presenter.answers();
    auto *page = new QWidget;
    QVBoxLayout *form = fill(page,
                             {makeText(tr("And who are you?"), u"setup-title"_s),
                              makeText(tr("The owner may do everything. Your PIN unlocks the "
                                          "till."),
                                       u"muted"_s)},
                             {.spacing = 6});
    m_first = makeField(*form, tr("Your name"), u"ownerName"_s, answers.owner);
    QVBoxLayout *left = column({}, {.spacing = 6});
    QVBoxLayout *right = column({}, {.spacing = 6});
    const auto pinField = [this](QVBoxLayout &side, const QString &label, const QString &name,
                                 const QString &text) {
        auto *field = new PinField;
        connect(field, &PinField::entered, &m_presenter, &SetupPresenter::next);
        return addField(side, label, name, text, field);
    };
    m_second = pinField(*left, tr("PIN, 4 to 8 digits"), u"pin"_s, answers.pin);
    m_third = pinField(*right, tr("The same PIN again"), u"pinAgain"_s, m_presenter.pinAgain());
    form->addLayout(row({{left, 1}, {right, 1}}, {.spacing = 12}));
    m_mark = makeMark(u"pinHint"_s);
    form->addWidget(m_mark);
    form->addSpacing(6);
    form->addWidget(makeText(tr("Without a PIN, everybody at this computer is the owner. You can "
                                "set one later in Settings, Staff."),
                             u"small"_s));
    form->addStretch();
    connect(m_first, &QLineEdit::textEdited, &m_presenter, &SetupPresenter::setOwner);
    connect(m_second, &QLineEdit::textEdited, &m_presenter, &SetupPresenter::setPin);
    connect(m_third, &QLineEdit::textEdited, &m_presenter, &SetupPresenter::setPinAgain);
    return page;
}

QLayout *SetupWindow::makeButtons()
{
    const bool isLast = m_presenter.page() == Page::Owner;
    m_next = named(makeButton(isLast ? tr("Open the shop") : tr("Continue"), u"primary"_s),
                   u"setupNext"_s);
    connect(m_next, &QPushButton::clicked, &m_presenter, &SetupPresenter::next);
    const auto link = [this](const QString &icon, const QString &words, const QString &name) {
        QPushButton *button =
            named(makeButton(m_theme.icon(icon, &Colours::accentText), words), name);
        button->setProperty("role", u"link"_s);
        button->setAutoDefault(false);
        m_others << button;
        return button;
    };
    if (m_presenter.page() == Page::Shop) {
        auto *demo =
            link(u"flask-conical"_s, tr("Look around with a demo shop instead"), u"setupDemo"_s);
        auto *join =
            link(u"monitor"_s, tr("Connect to a shop on another computer…"), u"setupConnect"_s);
        if (!m_presenter.gateway().canRestore())
            join->hide(); // this folder holds a shop already
        connect(join, &QPushButton::clicked, this, &SetupWindow::connectRequested);
        auto *restore = link(u"archive-restore"_s, tr("Restore from a backup…"), u"setupRestore"_s);
        if (!m_presenter.gateway().canRestore())
            restore->hide();
        connect(demo, &QPushButton::clicked, &m_presenter, &SetupPresenter::openDemo);
        connect(restore, &QPushButton::clicked, this, &SetupWindow::restore);
        m_skip = nullptr;
        return row(
            {column(
                 {{demo, 0, Qt::AlignLeft}, {restore, 0, Qt::AlignLeft}, {join, 0, Qt::AlignLeft}},
                 {.spacing = 2}),
             LayoutItem::stretch(),
             {m_next.data(), 0, Qt::AlignBottom}});
    }
    auto *back = named(new QPushButton(tr("Back")), u"setupBack"_s);
    back->setAutoDefault(false);
    m_others << back;
    connect(back, &QPushButton::clicked, &m_presenter, &SetupPresenter::back);
    m_skip = named(makeButton(tr("Skip the PIN"), u"link"_s), u"skipPin"_s);
    m_skip->setAutoDefault(false);
    if (!isLast)
        m_skip->hide();
    connect(m_skip, &QPushButton::clicked, &m_presenter, &SetupPresenter::openWithoutPin);
    return row({back, LayoutItem::stretch(), m_skip.data(), m_next.data()});
}

void SetupWindow::showMark(QLabel *words, QLineEdit *field, const SetupPresenter::Mark &mark)
{
    using Kind = SetupPresenter::Mark::Kind;
    const auto roleOf = [](Kind kind) {
        switch (kind) {
        case Kind::None: return u"small"_s;
        case Kind::Good: return u"good"_s;
        case Kind::Amber: return u"amber"_s;
        case Kind::Wrong: return u"problem"_s;
        }
        Q_UNREACHABLE();
    };
    words->setText(mark.kind == Kind::Good ? u"✓ "_s + mark.text : mark.text);
    setStyleProperty(words, "role", roleOf(mark.kind));
    setStyleProperty(field, "problem", mark.kind == Kind::Wrong);
    field->setAccessibleDescription(mark.text);
}

void SetupWindow::showState()
{
    const bool isBusy = m_presenter.isBusy();
    switch (m_presenter.page()) {
    case Page::Shop:
        showMark(m_mark, m_first, m_presenter.nameMark());
        m_count->setText(m_presenter.nameCount());
        setStyleProperty(m_count, "role",
                         m_presenter.nameMark().kind == SetupPresenter::Mark::Kind::Amber
                             ? u"amber"_s
                             : u"small"_s);
        m_first->setTextMargins(0, 0, m_count->sizeHint().width() + 10, 0);
        break;
    case Page::Account:
        showMark(m_mark, m_first, m_presenter.ibanMark());
        m_good->setVisible(m_presenter.ibanMark().kind == SetupPresenter::Mark::Kind::Good);
        break;
    case Page::Till: break;
    case Page::Owner:
        showMark(m_mark, m_second, m_presenter.pinMark());
        setWhyNot(m_skip, isBusy ? m_presenter.doing() : m_presenter.whyNotSkip());
        break;
    }
    setWhyNot(m_next, isBusy ? m_presenter.doing() : m_presenter.whyNot());
    if (!m_presenter.failure().isEmpty() && m_presenter.page() == Page::Owner)
        m_next->setText(tr("Retry"));
    for (const QPointer<QWidget> &other : std::as_const(m_others)) {
        if (other)
            other->setEnabled(!isBusy);
    }
    showText(m_doing, m_presenter.doing());
    showText(m_failure, m_presenter.failure());
    m_preview->showAnswers();
}

void SetupWindow::restore()
{
    auto *dialog = new RestoreDialog(
        RestoreDialog::Kind::NewShop, {},
        [this](const QString &path, const QString &passphrase) {
            return m_presenter.gateway().examine(path, passphrase);
        },
        this);
    connect(dialog, &RestoreDialog::chosen, &m_presenter, &SetupPresenter::restore);
    dialog->open();
}

void SetupWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return ask();
    if (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier)
        return m_presenter.back();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter) { // a field leaves this key to the window; a button reads Space only
        if (auto *button = qobject_cast<QPushButton *>(focusWidget()))
            return button->click();
        return m_presenter.next();
    }
    QWidget::keyPressEvent(event);
}

void SetupWindow::ask()
{
    if (findChild<QuestionDialog *>(u"leaveSetup"_s))
        return;
    auto *dialog = new QuestionDialog(tr("Leave the setup?"), tr("Your answers are kept."), this);
    dialog->setObjectName(u"leaveSetup"_s);
    dialog->addChoice(tr("Leave"), QDialog::Accepted, {}, u"leave"_s);
    dialog->addChoice(tr("Stay"), QDialog::Rejected, u"primary"_s, u"stay"_s);
    connect(dialog, &QDialog::accepted, this, &SetupWindow::leave);
    dialog->open();
}

void SetupWindow::leave()
{
    m_isLeaving = true;
    if (m_presenter.isStarted())
        m_presenter.keep();
    Q_EMIT finished();
    close();
}

void SetupWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    if (!m_isLeaving)
        leave();
}

void SetupWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_preview)
        m_preview->setVisible(width() >= kRoomForPreview);
}

} // namespace tilldesk::ui
