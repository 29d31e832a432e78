#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"

#include <QFuture>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

namespace tilldesk::ui {

/// The writing of a file or a pack: its progress and its result.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Writing, Done, Failed };
    using Control = std::shared_ptr<ExportControl>;
    using Write = std::function<QFuture<Result<ExportReport>>(const Control &)>;

    explicit ExportJob(QObject *parent = nullptr);
    ~ExportJob() override; ///< cancels a running export

    /// Starts an export. No-op while an export is running.
    void begin(Write write);
    /// Repeats the export that has failed. No-op unless state() is Failed.
    void retry();
    /// Requests that the export stops. Does not block: the state becomes Idle once the service has
    /// stopped.
    void cancel();
    /// Clears the result. No-op while an export is running.
    void reset();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isWriting() const { return m_state == State::Writing; }
    /// Returns whether the export was cancelled but has not stopped yet.
    [[nodiscard]] bool isStopping() const { return isWriting() && m_control->isCancelled; }
    /// @pre state() is Done
    [[nodiscard]] const ExportReport &report() const { return m_report; }
    /// Returns the progress from 0 to 1000; -1: unknown.
    [[nodiscard]] int perMille() const;
    /// Returns the progress in words.
    [[nodiscard]] QString progress() const;
    /// Returns the error of the last export; empty unless it failed.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Returns why the export failed, or that it was stopped; empty otherwise.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    void changed();

private:
    void take(const Result<ExportReport> &report);
    void setState(State state);

    State m_state = State::Idle;
    Write m_write;
    Control m_control;
    ExportReport m_report;
    std::optional<Error> m_error;
    QString m_message;
    QTimer m_look;
};

} // namespace tilldesk::ui
