#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"

#include <QFuture>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

namespace tilldesk::ui {

/// A file or a pack that is being written: how far it is, and what became of it.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Writing, Done, Failed };
    using Control = std::shared_ptr<ExportControl>;
    using Write = std::function<QFuture<Result<ExportReport>>(const Control &)>;

    explicit ExportJob(QObject *parent = nullptr);
    ~ExportJob() override; ///< cancels what is under way

    /// Does nothing while something is being written.
    void begin(Write write);
    /// Once more what has failed.
    void retry();
    /// It ends in Idle as soon as the service has stopped.
    void cancel();
    /// Forgets what became of it. Does nothing while something is being written.
    void reset();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isWriting() const { return m_state == State::Writing; }
    /// Cancelled, and not stopped yet.
    [[nodiscard]] bool isStopping() const;
    /// @pre state() is Done
    [[nodiscard]] const ExportReport &report() const { return m_report; }
    /// 0 to 1000; -1 while it is not known.
    [[nodiscard]] int perMille() const;
    /// How far it is, in words.
    [[nodiscard]] QString progress() const;
    /// What went wrong, or that it was stopped; empty when all is well.
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
    QString m_message;
    QTimer m_look;
};

} // namespace tilldesk::ui
