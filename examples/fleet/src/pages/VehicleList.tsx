import { Button, Empty, Flex, Input, Table, Tag } from '@comptoir/ui/antd'
import type { TableColumnsType } from '@comptoir/ui/antd'
import { useNavigate } from '@comptoir/kernel/router'
import { Icon, Loaded, Page, PageHeader } from '@comptoir/ui'
import { useState } from 'react'
import { useVehicles, type Vehicle } from '../api/vehicles'
import { useMessages } from '../locales/messages'

export function VehicleList() {
  const t = useMessages()
  const vehicles = useVehicles()
  const columns = useColumns()
  const [search, setSearch] = useState('')
  const fits = ({ plate }: Vehicle) => plate.toLowerCase().includes(search.toLowerCase())

  return (
    <Page>
      <PageHeader title={t('vehicles')} actions={<AddVehicle />} />
      <Flex vertical gap="middle">
        <Input.Search
          aria-label={t('search')}
          placeholder={t('search')}
          allowClear
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Loaded query={vehicles}>
          {(rows) => (
            <Table
              rowKey="id"
              aria-label={t('vehicles')}
              columns={columns}
              dataSource={rows.filter(fits)}
              pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
              scroll={{ x: 360 }}
              locale={{ emptyText: <Empty description={t('none')} /> }}
            />
          )}
        </Loaded>
      </Flex>
    </Page>
  )
}

function AddVehicle() {
  const t = useMessages()
  const navigate = useNavigate()
  return (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => void navigate('/fleet/new')}>
      {t('add')}
    </Button>
  )
}

function useColumns(): TableColumnsType<Vehicle> {
  const t = useMessages()
  return [
    {
      title: t('plate'),
      dataIndex: 'plate',
      sorter: (one, other) => one.plate.localeCompare(other.plate),
      render: (plate: string) => <bdi>{plate}</bdi>,
    },
    {
      title: t('kind'),
      dataIndex: 'kind',
      render: (kind: Vehicle['kind']) => <Tag>{t(kind)}</Tag>,
    },
  ]
}
