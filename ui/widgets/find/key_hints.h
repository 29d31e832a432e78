#pragma once

#include <QWidget>

class QHBoxLayout;

namespace tilldesk::ui {

/// A line of keys with what they do. Leaves out the last ones if the line is too narrow.
class KeyHints : public QWidget
{
    Q_OBJECT

public:
    struct Hint {
        QStringList keys; ///< as on the keyboard
        QString what;
    };

    explicit KeyHints(const QList<Hint> &hints, QWidget *parent = nullptr);

    /// Shows or leaves out one hint.
    void setOffered(qsizetype hint, bool isOffered);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void fit();

    QList<QWidget *> m_hints;
    QList<bool> m_isOffered;
};

} // namespace tilldesk::ui
