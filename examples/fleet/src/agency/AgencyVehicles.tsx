import { Button, Empty, Flex, Table, Tag } from '@comptoir/ui/antd'
import type { TableColumnsType } from '@comptoir/ui/antd'
import type { PieceProps } from '@comptoir/kernel/remote'
import { useNavigate } from '@comptoir/kernel/router'
import { Icon, Loaded } from '@comptoir/ui'
import { useVehicles, type Vehicle } from '../api/vehicles'
import { useMessages } from '../locales/messages'

/** The vehicles that serve an agency, on its page. */
export function Widget({ record }: PieceProps) {
  return record ? <Vehicles agency={record.id} /> : null
}

function Vehicles({ agency }: { agency: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const vehicles = useVehicles(agency)
  const columns: TableColumnsType<Vehicle> = [
    { title: t('plate'), dataIndex: 'plate', render: (plate: string) => <bdi>{plate}</bdi> },
    {
      title: t('kind'),
      dataIndex: 'kind',
      render: (kind: Vehicle['kind']) => <Tag>{t(kind)}</Tag>,
    },
  ]
  return (
    <Flex vertical align="start" gap="middle">
      <Button
        icon={<Icon name="plus" />}
        onClick={() => void navigate(`/fleet/new?agency=${agency}`)}
      >
        {t('add')}
      </Button>
      <Loaded query={vehicles}>
        {(rows) => (
          <Table
            rowKey="id"
            aria-label={t('vehicles')}
            columns={columns}
            dataSource={rows}
            pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
            locale={{ emptyText: <Empty description={t('noneServes')} /> }}
          />
        )}
      </Loaded>
    </Flex>
  )
}
