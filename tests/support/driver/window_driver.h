#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QQueue>
#include <QSocketNotifier>
#include <QTimer>
#include <QWidget>
#include <optional>

namespace tilldesk::test {

/// Uses the windows of a program for a test of another process, as a person would. Reads one JSON
/// object a line from the standard input, and answers each with one on the standard output. Ends
/// the program with the input. Used on the main thread.
///
/// A command waits until it can be carried out, at most for `kPatience`:
/// `{"see": TEXT}`        answers `{"text": …}`, the whole text of a widget that shows TEXT
/// `{"gone": TEXT}`       waits until no widget shows TEXT
/// `{"press": NAME}`      clicks the button with this object name, once it is enabled
/// `{"off": NAME}`        waits until the button is visible and cannot be pressed
/// `{"type": TEXT, "in": NAME}`  replaces the text of an input line
/// `{"keys": "Ctrl+N"}`   sends a key to the widget that has the focus
class WindowDriver : public QObject
{
    Q_OBJECT

public:
    explicit WindowDriver(QObject *parent = nullptr);

private:
    void read();
    void look();
    /// Returns the answer of a command that could be carried out.
    [[nodiscard]] static std::optional<QJsonObject> answerOf(const QJsonObject &command);

    QSocketNotifier m_input;
    QByteArray m_unread;
    QQueue<QJsonObject> m_commands;
    QElapsedTimer m_waiting; ///< since the first command could be tried
    QTimer m_look;
};

} // namespace tilldesk::test
