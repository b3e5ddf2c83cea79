import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { Link } from 'react-router';
import { request } from '../request';

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

const columns: ProColumns<Agency>[] = [
  { title: 'Name', dataIndex: 'name', render: (_, { id, name }) => <Link to={`/agencies/${id}`}>{name}</Link> },
  { title: 'Address', dataIndex: 'address' },
  { title: 'City', dataIndex: 'city' },
  { title: 'Phone', dataIndex: 'phone' },
  {
    title: 'Office',
    dataIndex: 'officeId',
    valueType: 'select',
    request: async () => {
      const { data } = await request('/offices');
      return data.map(({ id, name }: Office) => ({ value: id, label: name }));
    },
  },
];

export const AgencyList = () => {
  const { selectedOfficeId: officeId } = JSON.parse(localStorage.getItem('dashboard') ?? '{}');
  return (
    <ProTable<Agency, { officeId: string; keyword?: string }>
      headerTitle="Agencies"
      rowKey="id"
      columns={columns}
      params={{ officeId }}
      request={async ({ keyword = '' }) => {
        const { data, total } = await request(`/agencies?${new URLSearchParams({ officeId, search: keyword })}`);
        return { data, total, success: true };
      }}
      search={false}
      options={{ search: { placeholder: 'Search' } }}
      pagination={false}
      virtual
      scroll={{ x: 1000, y: 600 }}
    />
  );
};
