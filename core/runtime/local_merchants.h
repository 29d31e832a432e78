#pragma once

#include "core/gateway/merchants.h"
#include "core/merchants/directory.h"

namespace tilldesk::runtime {

/// gateway::Merchants over the directory of this process.
class LocalMerchants final : public gateway::Merchants
{
    Q_OBJECT

public:
    explicit LocalMerchants(const merchants::PublishedDirectory &directory,
                            QObject *parent = nullptr)
        : Merchants(parent),
          m_directory(directory)
    {
    }

    QFuture<Result<QList<ProfileEntry>>> profiles() override;

    /// Tells the windows. From any thread; the signal comes on the object's own.
    void tell();

private:
    const merchants::PublishedDirectory &m_directory;
};

} // namespace tilldesk::runtime
