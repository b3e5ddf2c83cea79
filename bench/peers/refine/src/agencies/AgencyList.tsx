import { EditButton, List, useTable } from '@refinedev/antd';
import { useList } from '@refinedev/core';
import { Form, Input, Table } from 'antd';

interface Agency {
  id: string;
  name: string;
  address: string;
  city: string;
  phone: string;
  officeId: string;
}

interface Office {
  id: string;
  name: string;
}

export const AgencyList = () => {
  const { selectedOfficeId } = JSON.parse(localStorage.getItem('dashboard') ?? '{}');
  const { tableProps, searchFormProps } = useTable<Agency, Error, { search: string }>({
    resource: 'agencies',
    pagination: { pageSize: 50 },
    filters: { permanent: [{ field: 'officeId', operator: 'eq', value: selectedOfficeId }] },
    onSearch: ({ search }) => [{ field: 'search', operator: 'contains', value: search }],
  });
  const { result: offices } = useList<Office>({ resource: 'offices', pagination: { mode: 'off' } });
  return (
    <List>
      <Form {...searchFormProps}>
        <Form.Item name="search">
          <Input.Search placeholder="Search" allowClear onSearch={searchFormProps.form?.submit} />
        </Form.Item>
      </Form>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="name" title="Name" />
        <Table.Column dataIndex="address" title="Address" />
        <Table.Column dataIndex="city" title="City" />
        <Table.Column dataIndex="phone" title="Phone" />
        <Table.Column<Agency>
          title="Office"
          render={(_, { officeId }) => offices.data.find(({ id }) => id === officeId)?.name}
        />
        <Table.Column<Agency> title="Actions" render={(_, { id }) => <EditButton hideText recordItemId={id} />} />
      </Table>
    </List>
  );
};
