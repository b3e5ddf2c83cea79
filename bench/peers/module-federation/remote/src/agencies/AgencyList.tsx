import { Alert, Input, Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAgencies, useOffices, type Agency } from './agencies';

export const AgencyList = () => {
  const [search, setSearch] = useState('');
  const { data, error, isLoading } = useAgencies(search);
  return (
    <>
      <Input.Search placeholder="Search" allowClear onSearch={setSearch} style={{ maxWidth: 400 }} />
      {error && <Alert type="error" title={error.message} />}
      <Table
        rowKey="id"
        columns={useColumns()}
        dataSource={data}
        loading={isLoading}
        pagination={false}
        virtual
        scroll={{ x: 1000, y: 600 }}
      />
    </>
  );
};

function useColumns(): TableColumnsType<Agency> {
  const { data: offices } = useOffices();
  return useMemo(() => {
    const names = new Map(offices?.map(({ id, name }) => [id, name]));
    return [
      { title: 'Name', dataIndex: 'name', render: (name, { id }) => <Link to={`/agencies/${id}`}>{name}</Link> },
      { title: 'Address', dataIndex: 'address' },
      { title: 'City', dataIndex: 'city' },
      { title: 'Phone', dataIndex: 'phone' },
      { title: 'Office', dataIndex: 'officeId', render: (officeId) => names.get(officeId) },
    ];
  }, [offices]);
}
