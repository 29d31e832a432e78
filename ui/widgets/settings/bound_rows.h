#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/common/text_field.h"
#include "ui/widgets/settings/setting_rows.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <functional>
#include <type_traits>

namespace tilldesk::ui {

/// Rows of settings whose fields are bound to members of a form's draft. An edit changes the draft;
/// a change of the form updates the fields.
/// @tparam Form  has `Draft`, `draft()` and `setDraft(const Draft &)`; text fields need a
/// SettingsForm
template <typename Form>
class BoundRows
{
    using Draft = typename Form::Draft;

public:
    /// @pre `rows` and `form` must outlive this object.
    BoundRows(SettingRows &rows, Form &form) : m_rows(rows), m_form(form) {}

    /// Adds a row with a text field.
    /// @param key  the `Error::field` whose errors the row shows
    QLineEdit *text(const QString &key, const QString &name, const QString &hint,
                    QString Draft::*member)
    {
        auto *field = new TextField;
        m_rows.addRow(key, name, hint, field);
        bindLine(*field, member);
        return field;
    }

    Switch *toggle(const Theme &theme, const QString &key, const QString &name, const QString &hint,
                   bool Draft::*member)
    {
        auto *field = new Switch(theme);
        m_rows.addRow(key, name, hint, field);
        QObject::connect(field, &Switch::toggled, field, [this] { edit(); });
        bind([=](const Draft &draft) { field->setChecked(draft.*member); },
             [=](Draft &draft) { draft.*member = field->isChecked(); });
        return field;
    }

    /// Adds a row with a combo box.
    /// @param choices  each value with its text
    template <typename Value>
    ComboBox *choice(const Theme &theme, const QString &key, const QString &name,
                     const QString &hint, Value Draft::*member,
                     const QList<std::pair<Value, QString>> &choices)
    {
        auto *field = new ComboBox(theme);
        for (const auto &[value, words] : choices) {
            if constexpr (std::is_enum_v<Value>)
                field->addItem(words, int(value));
            else
                field->addItem(words);
        }
        m_rows.addRow(key, name, hint, field);
        QObject::connect(field, &ComboBox::currentIndexChanged, field, [this] { edit(); });
        bind(
            [=](const Draft &draft) {
                for (qsizetype i = 0; i < choices.size(); ++i) {
                    if (choices[i].first == draft.*member)
                        field->setCurrentIndex(int(i));
                }
            },
            [=](Draft &draft) {
                if (field->currentIndex() >= 0)
                    draft.*member = choices[field->currentIndex()].first;
            });
        return field;
    }

    /// Binds a text field that is, or is part of, a special field such as FileField. Enter saves.
    void bindLine(QLineEdit &line, QString Draft::*member)
    {
        QObject::connect(&line, &QLineEdit::textChanged, &line, [this] { edit(); });
        QObject::connect(&line, &QLineEdit::returnPressed, &m_form, &SettingsForm::save);
        bind(
            [&line, member](const Draft &draft) {
                if (line.text() != draft.*member) // setText() would move the cursor
                    line.setText(draft.*member);
            },
            [&line, member](Draft &draft) { draft.*member = line.text(); });
    }

    /// As bindLine(), for a text of several lines. Enter does not save.
    void bindText(QPlainTextEdit &field, QString Draft::*member)
    {
        QObject::connect(&field, &QPlainTextEdit::textChanged, &field, [this] { edit(); });
        bind(
            [&field, member](const Draft &draft) {
                if (field.toPlainText() != draft.*member)
                    field.setPlainText(draft.*member);
            },
            [&field, member](Draft &draft) { draft.*member = field.toPlainText(); });
    }

    /// Binds a field of any kind by two functions. The field's change signal must call edit().
    void bind(std::function<void(const Draft &)> show, std::function<void(Draft &)> take)
    {
        m_fields.append({std::move(show), std::move(take)});
    }

    /// Copies the values of all fields into the draft.
    void edit()
    {
        if (m_isShowing)
            return;
        Draft draft = m_form.draft();
        for (const Field &field : m_fields)
            field.take(draft);
        m_form.setDraft(draft);
    }

    /// Shows the draft's values in the fields, and the errors of these values.
    void show()
    {
        const QScopedValueRollback showing(m_isShowing, true);
        const Draft draft = m_form.draft();
        for (const Field &field : m_fields)
            field.show(draft);
        if constexpr (requires { m_form.problems(); })
            m_rows.showProblems(m_form.problems());
    }

private:
    struct Field {
        std::function<void(const Draft &)> show;
        std::function<void(Draft &)> take;
    };

    SettingRows &m_rows;
    Form &m_form;
    QList<Field> m_fields;
    bool m_isShowing = false; ///< the program is changing the fields, not the user
};

} // namespace tilldesk::ui
