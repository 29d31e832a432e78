#pragma once

#include "ui/models/bank/bank_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QStackedLayout;

namespace tilldesk::ui {

class BankCandidate;

/// A line of the bank, or a payout that is on no line: what the file says, why it has its outcome,
/// and the payouts that it can be matched with by hand.
class BankDetailsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `presenter` must outlive this object
    BankDetailsView(const Theme &theme, BankPresenter &presenter, QWidget *parent = nullptr);

    /// Shows the item of a row. @param id  empty: none
    void show(const QString &id);
    /// Chooses a candidate. @param number  from 1; no-op beyond the last one
    void chooseCandidate(int number);
    /// Matches the line with the chosen candidate. No-op if there is none.
    void match();

Q_SIGNALS:
    void nextRequested(); ///< the user leaves the item as it is

private:
    [[nodiscard]] QLayout *makeHead();
    [[nodiscard]] QLayout *makeButtons();
    void showItem();
    void showCandidates();
    [[nodiscard]] bool canMatch() const;

    const Theme &m_theme;
    BankPresenter &m_presenter;
    QString m_id;
    std::optional<BankItem> m_item;
    QStackedLayout *m_stack;
    MessagePage *m_none;
    QLabel *m_amount;
    Pill *m_outcome;
    QLabel *m_booked;
    QLabel *m_fileTitle;
    QFrame *m_fileBox;
    QLabel *m_text;
    QLabel *m_bytes;
    QLabel *m_reason;
    QLabel *m_notice;
    QLabel *m_candidatesTitle;
    QWidget *m_candidatesBox;
    QList<BankCandidate *> m_candidates;
    QPushButton *m_match;
    QPushButton *m_unmatch;
    QPushButton *m_leave;
    QPushButton *m_undo;
    QLabel *m_nextKey;
};

} // namespace tilldesk::ui
