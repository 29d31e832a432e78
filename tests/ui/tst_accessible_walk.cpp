#include "tests/support/test_program.h"
#include "tests/ui/screenshots/album.h"

#include <QAccessible>
#include <QApplication>
#include <QGraphicsView>
#include <QMetaEnum>
#include <QPushButton>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

/// Returns whether people use an object of this role, with or without the keyboard focus.
bool isControl(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Dial:
    case QAccessible::Link:
    case QAccessible::PageTab:
    case QAccessible::PageTabList:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::MenuItem:
    case QAccessible::PopupMenu:
    case QAccessible::ProgressBar:
    case QAccessible::Chart:
    case QAccessible::Dialog:
    case QAccessible::Window: return true;
    default: return false;
    }
}

/// Returns whether a role says nothing about what an object does.
bool isUnspecific(QAccessible::Role role)
{
    return role == QAccessible::NoRole || role == QAccessible::Client;
}

/// Collects the controls that a screen reader could not tell, in everything that a walk shows it.
class Walk
{
public:
    void look(QWidget &widget, const QString &state)
    {
        m_state = state;
        visit(QAccessible::queryAccessibleInterface(&widget));
    }
    [[nodiscard]] const QStringList &faults() const { return m_faults; }
    [[nodiscard]] qsizetype seen() const { return m_seen; }

private:
    void visit(QAccessibleInterface *of)
    {
        if (!of || !of->isValid() || of->state().invisible)
            return;
        const QAccessible::Role role = of->role();
        // A text that the mouse can select is no control.
        const bool isFocusable =
            of->state().focusable && !of->state().disabled && role != QAccessible::StaticText;
        if (isControl(role) || isFocusable) {
            ++m_seen;
            if (of->text(QAccessible::Name).trimmed().isEmpty())
                report(of, u"has no name"_s);
            if (isFocusable && isUnspecific(role) && !qobject_cast<QGraphicsView *>(of->object()))
                report(of, u"has no role"_s);
        }
        // Qt's preview of a printed page is a picture; its name is enough.
        if (qobject_cast<QGraphicsView *>(of->object()))
            return;
        // Cells are read by their texts; a text field's parts belong to the field.
        if (role == QAccessible::Table || role == QAccessible::Tree || role == QAccessible::List
            || role == QAccessible::EditableText)
            return;
        for (int i = 0; i < of->childCount(); ++i)
            visit(of->child(i));
    }
    void report(QAccessibleInterface *of, const QString &what)
    {
        const QObject *object = of->object();
        const QObject *parent = object ? object->parent() : nullptr;
        const auto nameOf = [](const QObject *named) {
            return named ? QString::fromLatin1(named->metaObject()->className()) + u" '"_s
                    + named->objectName() + u"'"_s
                         : u"a part"_s;
        };
        const QString role =
            QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(of->role()));
        const QString fault = u"%1 in %2 (%3) %4"_s.arg(nameOf(object), nameOf(parent), role, what);
        if (!m_known.contains(fault)) {
            m_known.insert(fault);
            m_faults << u"%1: %2"_s.arg(m_state, fault);
        }
    }

    QString m_state;
    QStringList m_faults;
    QSet<QString> m_known; ///< each fault is reported once
    qsizetype m_seen = 0;
};

} // namespace

/// Walks through all views, panels and dialogs as a screen reader sees them.
class TestAccessibleWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAnUnnamedControl();
    void findsAControlWithoutRole();
    void namesEveryControlOfEveryView();
};

void TestAccessibleWalk::findsAnUnnamedControl()
{
    QWidget window;
    window.setWindowTitle(u"Window"_s);
    auto *button = new QPushButton(&window);
    window.show();
    Walk walk;
    walk.look(window, u"here"_s);
    QCOMPARE(walk.faults().size(), 1);
    QVERIFY(walk.faults().first().startsWith(u"here: QPushButton"_s));
    button->setAccessibleName(u"Save"_s);
    Walk again;
    again.look(window, u"here"_s);
    QVERIFY(again.faults().isEmpty());
}

void TestAccessibleWalk::findsAControlWithoutRole()
{
    QWidget window;
    window.setWindowTitle(u"Window"_s);
    auto *control = new QWidget(&window);
    control->setFocusPolicy(Qt::StrongFocus);
    control->setAccessibleName(u"Dial"_s);
    window.show();
    Walk walk;
    walk.look(window, u"here"_s);
    QCOMPARE(walk.faults().size(), 1);
    QVERIFY(walk.faults().first().endsWith(u"has no role"_s));
}

void TestAccessibleWalk::namesEveryControlOfEveryView()
{
    ui::Theme theme(*qApp, ui::ThemeChoice::Light);
    const QTemporaryDir papers;
    Walk walk;
    int looks = 0;
    test::Album(
        theme,
        {.look =
             [&walk, &looks](QWidget &widget, const QString &name) {
                 ++looks;
                 walk.look(widget, name);
             },
         .paper =
             [&papers](const QString &name) { return papers.filePath(QString(name + u".pdf"_s)); }})
        .takeAll();
    QVERIFY(looks > 100);
    QVERIFY(walk.seen() > 1000);
    for (const QString &fault : walk.faults()) // too many for one message of QtTest
        qWarning("%s", qPrintable(fault));
    QVERIFY2(walk.faults().isEmpty(),
             qPrintable(u"%1 controls cannot be told"_s.arg(walk.faults().size())));
}

TILLDESK_TEST(TestAccessibleWalk, QApplication)
#include "tst_accessible_walk.moc"
