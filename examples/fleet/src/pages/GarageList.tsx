import type { Supplier } from '@comptoir/api-contract/suppliers'
import { Button, Empty, Flex, Input, Table, Tag } from '@comptoir/ui/antd'
import type { TableColumnsType } from '@comptoir/ui/antd'
import { useNavigate } from '@comptoir/kernel/router'
import { useClaims } from '@comptoir/kernel/session'
import { Icon, Loaded, Page, PageHeader } from '@comptoir/ui'
import { useState } from 'react'
import { useGarages } from '../api/garages'
import { useMessages } from '../locales/messages'
import { isKeeper } from '../roles'

export function GarageList() {
  const t = useMessages()
  const garages = useGarages()
  const columns = useColumns()
  const [search, setSearch] = useState('')
  const fits = ({ name }: Supplier) => name.toLowerCase().includes(search.toLowerCase())

  return (
    <Page>
      <PageHeader title={t('garages')} actions={<AddGarage />} />
      <Flex vertical gap="middle">
        <Input.Search
          aria-label={t('search')}
          placeholder={t('search')}
          allowClear
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Loaded query={garages}>
          {(rows) => (
            <Table
              rowKey="id"
              aria-label={t('garages')}
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

function AddGarage() {
  const t = useMessages()
  const navigate = useNavigate()
  const { role } = useClaims()
  if (!isKeeper(role)) return null
  return (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => void navigate('/fleet/new')}>
      {t('add')}
    </Button>
  )
}

function useColumns(): TableColumnsType<Supplier> {
  const t = useMessages()
  return [
    {
      title: t('name'),
      dataIndex: 'name',
      sorter: (one, other) => one.name.localeCompare(other.name),
      render: (name: string) => <bdi>{name}</bdi>,
    },
    {
      title: t('scope'),
      dataIndex: 'officeId',
      render: (office: string | null) => <Tag>{t(office === null ? 'shared' : 'office')}</Tag>,
    },
  ]
}
