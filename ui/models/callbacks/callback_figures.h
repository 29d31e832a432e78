#pragma once

#include "core/domain/callback_times.h"
#include "ui/models/charts/chart.h"
#include "ui/models/lists/text_table.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts and charts of how fast receivers answer.
class CallbackFigures
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::CallbackFigures)

public:
    /// `0.8 to 1.6 s`, `under 50 ms`, `no answer`
    /// @param answer  0 to kNoAnswer
    [[nodiscard]] static QString answer(int answer);
    /// `shop.example`, or `shop.example:8443` if the port is not that of HTTPS.
    [[nodiscard]] static QString host(const QString &host);
    /// `355 callbacks`
    [[nodiscard]] static QString callbacks(qint64 count);

    /// Returns the number of callbacks by answer time. Slow answers and callbacks without an answer
    /// have tones of their own.
    [[nodiscard]] static BarChartData bars(const CallbackTimes &times);
    /// Headers of hostRows().
    [[nodiscard]] static QStringList hostHeads();
    /// Returns a row for each host, and a last row with an empty id for all of them.
    /// @param hasBars  whether the success is a bar; otherwise a pill, which takes less width
    [[nodiscard]] static QList<TextRow> hostRows(const CallbackTimes &times, Timestamp now,
                                                 bool hasBars = true);
    /// Returns the tone of a success rate: green only if every callback was delivered.
    [[nodiscard]] static Tone tone(const AnswerTimes &times);
};

} // namespace tilldesk::ui
