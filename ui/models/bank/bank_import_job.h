#pragma once

#include "ui/models/common/gateways.h"

#include <QTimer>

namespace tilldesk::ui {

/// The reading of a file of the bank: its progress, its doubts and its result.
class BankImportJob : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,
        Reading,
        Doubtful, ///< nothing is stored before acceptDoubts()
        Done,
        Failed,
    };

    explicit BankImportJob(const Gateways &gateways, QObject *parent = nullptr);
    ~BankImportJob() override; ///< cancels the reading

    /// Reads a file. No-op while another one is read.
    /// @param merchants  only accounts of these; empty: all merchants
    void begin(const QString &path, const QList<MerchantId> &merchants);
    /// Reads the doubtful file again and stores it. No-op unless state() is Doubtful.
    void acceptDoubts();
    /// Requests that the reading stops. Nothing of the file is stored then.
    void cancel();
    /// Forgets the result. No-op while a file is read.
    void dismiss();

    [[nodiscard]] State state() const { return m_state; }
    /// Returns whether the reading takes so long that its progress should be shown.
    [[nodiscard]] bool isSlow() const { return m_isSlow; }
    /// Returns the progress from 0 to 1000.
    [[nodiscard]] int perMille() const;
    /// Returns the outcome in words; empty while state() is Idle.
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void changed();

private:
    void read(bool acceptsDoubts);
    void take(const Result<BankImport> &result);
    [[nodiscard]] QString doubts() const;
    [[nodiscard]] QString done() const;
    [[nodiscard]] QString failure() const;

    const Gateways m_gateways;
    State m_state = State::Idle;
    QString m_path;
    QList<MerchantId> m_merchants;
    std::shared_ptr<BankReadControl> m_control;
    BankImport m_report;
    Error m_error;
    bool m_isSlow = false;
    QTimer m_look;
};

} // namespace tilldesk::ui
