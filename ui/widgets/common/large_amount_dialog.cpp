#include "ui/widgets/common/large_amount_dialog.h"

#include "ui/models/common/large_amounts.h"
#include "ui/widgets/common/question_dialog.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class LargeAmountWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::LargeAmountWords)

public:
    static QString back() { return tr("Change the amount"); }
};

} // namespace

void askAboutLargeAmount(const LargeAmountQuestion &question, QWidget *parent,
                         std::function<void()> then)
{
    auto *dialog = new QuestionDialog(question.heading, question.sentence, parent);
    dialog->addChoice(question.confirm, QDialog::Accepted, {}, u"confirmLargeAmount"_s);
    dialog->addChoice(LargeAmountWords::back(), QDialog::Rejected, u"primary"_s,
                      u"changeLargeAmount"_s);
    QObject::connect(dialog, &QDialog::accepted, parent, std::move(then));
    dialog->open();
}

} // namespace tilldesk::ui
