#pragma once

#include "ui/models/common/timing.h"
#include "ui/models/lists/async_record.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QStackedLayout;

namespace tilldesk::ui {

/// Base of the details of a record. Shows the record, or a page that says why there is none.
class DetailsFrame : public QWidget
{
    Q_OBJECT

public:
    /// Texts of the page shown in place of a record.
    struct Words {
        QString icon;
        QString noneTitle;
        QString noneWhy;
        QString failureTitle;
    };

    /// Returns the title for a window with this record. @pre The record is shown.
    [[nodiscard]] virtual QString title() const { return {}; }
    [[nodiscard]] AsyncRecordBase &record() const { return m_record; }

protected:
    /// @pre `theme` and `record` must outlive this object.
    DetailsFrame(const Theme &theme, AsyncRecordBase &record, const Words &words, QWidget *parent);

    /// Sets the widget that shows the record. Must be called last in the derived constructor,
    /// because it shows the state of the record.
    void setContent(QWidget *content);
    /// Updates the content after the record has changed. @pre The record is shown.
    virtual void showRecord() = 0;
    /// Shows the beginning of the content.
    void scrollToTop();
    /// Disables the actions on the record while the next record loads.
    virtual void disableActions() {}

private:
    void showState();
    void showMessage();

    AsyncRecordBase &m_record;
    const Words m_words;
    Debounced m_loadingSoon;
    QStackedLayout *m_stack;
    MessagePage *m_message;
};

/// Returns a widget with a head that never scrolls, scrolling content, and a footer, separated by
/// lines.
/// @param head    the amount or title, the status and the actions
/// @param footer  null: no footer
[[nodiscard]] QWidget *detailsContent(QLayout *head, QLayout *lines, QLayout *footer);

} // namespace tilldesk::ui
