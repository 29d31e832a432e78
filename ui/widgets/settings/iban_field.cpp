#include "ui/widgets/settings/iban_field.h"

#include "core/domain/iban.h"
#include "ui/models/settings/settings_words.h"

namespace tilldesk::ui {

IbanField::IbanField(QWidget *parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, [this] {
        group();
        Q_EMIT ibanEdited(electronicIban(text()));
    });
}

void IbanField::setIban(const QString &iban)
{
    if (electronicIban(text()) != iban)
        setText(ibanForPeople(iban));
}

void IbanField::group()
{
    // Keep the cursor behind the same character: grouping moves the spaces.
    const qsizetype before = electronicIban(text().first(cursorPosition())).size();
    const QString grouped = ibanForPeople(electronicIban(text()));
    if (grouped == text())
        return;
    setText(grouped);
    qsizetype at = 0;
    for (qsizetype seen = 0; at < grouped.size() && seen < before; ++at)
        seen += grouped[at].isSpace() ? 0 : 1;
    setCursorPosition(int(at));
}

} // namespace tilldesk::ui
