#pragma once

#include "ui/models/payments/payment_facts.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// A list of facts. Each line has a label, a value and a copy button. Sums stand at the right.
class FactsView : public QWidget
{
    Q_OBJECT

public:
    enum class Of { Texts, Sums };

    explicit FactsView(const Theme &theme, Of values = Of::Texts, QWidget *parent = nullptr);

    void setFacts(const QList<Fact> &facts);

private:
    void addFact(int row, const Fact &fact);

    const Theme &m_theme;
    const Of m_values;
    QGridLayout *m_grid = nullptr;
    QWidget *m_content = nullptr;
    QList<Fact> m_facts;
};

} // namespace tilldesk::ui
