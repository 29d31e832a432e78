#pragma once

#include "ui/models/bank/bank_presenter.h"
#include "ui/widgets/lists/list_page.h"

#include <functional>

namespace tilldesk::ui {

class BankDetailsView;
class BankFileCard;

/// The statements of the bank beside the payouts: the file, the list by reason, and the chosen line
/// with the payouts that it can be matched with.
class BankPage : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    BankPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
             QWidget *parent = nullptr);

    [[nodiscard]] BankPresenter &presenter() { return m_presenter; }
    void exportShown() override;

protected:
    /// Enter matches the line with the chosen payout.
    void openRow(const QString &id) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] FilterChips *makeChips();
    /// Shows what the colours of the marks mean while the list has rows, and offers to export a
    /// list of statements.
    void showLegend();
    [[nodiscard]] QWidget *makeDetails();
    [[nodiscard]] std::function<void()> actionOf(const QKeyEvent &event);
    void showChosen();
    void goToNext();

    const Gateways m_gateways;
    BankPresenter m_presenter;
    BankFileCard *m_file;
    BankDetailsView *m_details;
    QLabel *m_legend;
};

} // namespace tilldesk::ui
