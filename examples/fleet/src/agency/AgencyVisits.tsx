import type { Collection } from '@comptoir/api-contract/collections'
import { Empty, Table, Tag } from '@comptoir/ui/antd'
import type { TableColumnsType } from '@comptoir/ui/antd'
import { formatDate } from '@comptoir/kernel/format'
import type { PieceProps } from '@comptoir/kernel/remote'
import { Loaded } from '@comptoir/ui'
import { useVisits } from '../api/visits'
import { useMessages } from '../locales/messages'

export function Widget({ record }: PieceProps) {
  return record ? <Visits agencyId={record.id} /> : null
}

function Visits({ agencyId }: { agencyId: string }) {
  const t = useMessages()
  const visits = useVisits(agencyId)
  const columns: TableColumnsType<Collection> = [
    {
      title: t('day'),
      dataIndex: 'scheduledCollectionDate',
      render: (day: string) => formatDate(day),
    },
    {
      title: t('collector'),
      dataIndex: ['collector', 'name'],
      render: (name: string) => <bdi>{name}</bdi>,
    },
    {
      title: t('state'),
      dataIndex: 'status',
      render: (status: Collection['status']) =>
        status.startsWith('COLLECTED') ? (
          <Tag color="success">{t('done')}</Tag>
        ) : (
          <Tag>{t('open')}</Tag>
        ),
    },
  ]
  return (
    <Loaded query={visits}>
      {(rows) => (
        <Table
          rowKey="id"
          aria-label={t('visits')}
          columns={columns}
          dataSource={rows}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ x: 480 }}
          locale={{ emptyText: <Empty description={t('noVisits')} /> }}
        />
      )}
    </Loaded>
  )
}
