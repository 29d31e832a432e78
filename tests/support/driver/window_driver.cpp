#include "tests/support/driver/window_driver.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QGenericPlugin>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QtTest>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

constexpr int kPatience = 30'000; ///< milliseconds
constexpr int kPause = 20;        ///< milliseconds between two looks
constexpr int kRows = 60;         ///< of a list, that are looked at

/// Returns what a list shows in its first rows.
QStringList cellsOf(const QAbstractItemModel &model)
{
    QStringList cells;
    for (int row = 0; row < std::min(kRows, model.rowCount()); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
    }
    return cells;
}

QStringList textsOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return {label->text()};
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return {button->text()};
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return {line->text()};
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
        view != nullptr && view->model() != nullptr)
        return cellsOf(*view->model());
    return {};
}

QStringList shown()
{
    QStringList texts;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (widget->isVisible())
            texts += textsOf(*widget);
    }
    texts.removeAll(QString());
    return texts;
}

std::optional<QString> find(const QString &text)
{
    const QStringList texts = shown();
    const auto found =
        std::ranges::find_if(texts, [&text](const QString &each) { return each.contains(text); });
    return found == texts.cend() ? std::nullopt : std::optional(*found);
}

template <typename Widget>
Widget *named(const QString &name)
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (widget->isVisible() && widget->objectName() == name) {
            if (auto *found = qobject_cast<Widget *>(widget))
                return found;
        }
    }
    return nullptr;
}

/// Returns the widget that gets the keys. Without a window manager no window is active once the
/// active one has been closed: the first one that is left becomes active.
QWidget *target()
{
    if (QWidget *focus = QApplication::focusWidget())
        return focus;
    if (QWidget *active = QApplication::activeWindow())
        return active;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible() && window->isWindow()) {
            window->activateWindow();
            break;
        }
    }
    return nullptr;
}

std::optional<QJsonObject> press(const QString &name)
{
    auto *button = named<QAbstractButton>(name);
    if (button == nullptr || !button->isEnabled())
        return {};
    // Not at once: a dialog may run an event loop of its own.
    QTimer::singleShot(0, button, &QAbstractButton::click);
    return QJsonObject();
}

std::optional<QJsonObject> type(const QString &text, const QString &name)
{
    auto *line = named<QLineEdit>(name);
    if (line == nullptr || !line->isEnabled())
        return {};
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    return QJsonObject();
}

std::optional<QJsonObject> sendKeys(const QString &keys)
{
    QWidget *to = target();
    if (to == nullptr)
        return {};
    const auto combination = QKeySequence(keys, QKeySequence::PortableText)[0];
    QTimer::singleShot(0, to, [to, combination] {
        QTest::keyClick(to, combination.key(), combination.keyboardModifiers());
    });
    return QJsonObject();
}

void answer(const QJsonObject &answered)
{
    const QByteArray line = QJsonDocument(answered).toJson(QJsonDocument::Compact) + '\n';
    if (::write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
        QCoreApplication::exit(1);
}

} // namespace

WindowDriver::WindowDriver(QObject *parent)
    : QObject(parent),
      m_input(STDIN_FILENO, QSocketNotifier::Read)
{
    connect(&m_input, &QSocketNotifier::activated, this, &WindowDriver::read);
    connect(&m_look, &QTimer::timeout, this, &WindowDriver::look);
}

void WindowDriver::read()
{
    QByteArray part(4096, '\0');
    const auto size = ::read(STDIN_FILENO, part.data(), size_t(part.size()));
    if (size <= 0) {
        m_input.setEnabled(false);
        return QCoreApplication::exit();
    }
    m_unread += part.first(size);
    for (qsizetype end = m_unread.indexOf('\n'); end >= 0; end = m_unread.indexOf('\n')) {
        if (m_commands.isEmpty())
            m_waiting.start();
        m_commands << QJsonDocument::fromJson(m_unread.first(end)).object();
        m_unread.remove(0, end + 1);
    }
    m_look.start(kPause);
}

void WindowDriver::look()
{
    if (m_commands.isEmpty())
        return m_look.stop();
    const auto answered = answerOf(m_commands.head());
    if (!answered && !m_waiting.hasExpired(kPatience))
        return;
    m_commands.dequeue();
    m_waiting.start();
    answer(answered.value_or(QJsonObject{{u"failed"_s, QJsonArray::fromStringList(shown())}}));
}

std::optional<QJsonObject> WindowDriver::answerOf(const QJsonObject &command)
{
    const auto text = [&command](const char *key) {
        return command[QLatin1StringView(key)].toString();
    };
    if (command.contains("press"_L1))
        return press(text("press"));
    if (command.contains("type"_L1))
        return type(text("type"), text("in"));
    if (command.contains("keys"_L1))
        return sendKeys(text("keys"));
    if (command.contains("off"_L1)) {
        const auto *button = named<QAbstractButton>(text("off"));
        return button != nullptr && !button->isEnabled() ? std::optional(QJsonObject())
                                                         : std::nullopt;
    }
    if (command.contains("gone"_L1))
        return find(text("gone")) ? std::nullopt : std::optional(QJsonObject());
    const auto found = find(text("see"));
    return found ? std::optional(QJsonObject{{u"text"_s, *found}}) : std::nullopt;
}

/// Makes the driver in a program that is started with `QT_QPA_GENERIC_PLUGINS=tilldesk-driver`.
class DriverPlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "window_driver.json")

public:
    QObject *create(const QString & /*name*/, const QString & /*settings*/) override
    {
        return new WindowDriver;
    }
};

} // namespace tilldesk::test

#include "window_driver.moc"
