#pragma once

#include "ui/models/common/timing.h"
#include "ui/models/lists/async_record.h"

#include <QWidget>

class QStackedLayout;

namespace tilldesk::ui {

class MessagePage;
class Theme;

/// The frame of the details of a record: its content, or a page that says why there is none.
class DetailsFrame : public QWidget
{
    Q_OBJECT

public:
    /// What is said in place of a record.
    struct Words {
        QString icon;
        QString noneTitle;
        QString noneWhy;
        QString failureTitle;
    };

    /// Returns the title of a window that shows the record. @pre the record is shown
    [[nodiscard]] virtual QString title() const { return {}; }
    [[nodiscard]] AsyncRecordBase &record() const { return m_record; }

protected:
    /// @pre `theme` and `record` outlive this object
    DetailsFrame(const Theme &theme, AsyncRecordBase &record, const Words &words, QWidget *parent);

    /// Takes the content. To be called last in the constructor: shows the state of the record.
    void setContent(QWidget *content);
    /// Shows the record, which has changed. @pre the record is shown
    virtual void showRecord() = 0;
    /// Disables the actions on the record while another one is read.
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

/// Returns content that scrolls, over a footer that is set off by a rule.
[[nodiscard]] QWidget *detailsContent(QLayout *lines, QLayout *footer);

} // namespace tilldesk::ui
