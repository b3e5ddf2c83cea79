import { Button, Form, Input, Select, Table, Tag, type TableColumnsType } from '@comptoir/ui/antd';
import { LONG_TEXT, type Family } from '../specimen';

interface Vehicle {
  plate: string;
  owner: string;
  seats: number;
}

const vehicles: Vehicle[] = Array.from({ length: 24 }, (_, index) => ({
  plate: `16-${1000 + index}`,
  owner: index === 1 ? LONG_TEXT : `Owner ${index}`,
  seats: 2 + (index % 5),
}));

const columns: TableColumnsType<Vehicle> = [
  { title: 'Plate', dataIndex: 'plate', sorter: (a, b) => a.plate.localeCompare(b.plate), fixed: 'start', width: 120 },
  { title: 'Owner', dataIndex: 'owner', filters: [{ text: 'Owner 2', value: 'Owner 2' }], onFilter: is, width: 240 },
  { title: 'Seats', dataIndex: 'seats', width: 100, render: (seats: number) => <Tag>{seats}</Tag> },
  { title: 'Action', key: 'action', width: 120, render: () => <Button size="small">Open</Button> },
];

function is(value: unknown, { owner }: Vehicle): boolean {
  return owner === value;
}

export const tables: Family = {
  title: 'Table and form',
  controls: {
    Table: {
      default: (
        <Table
          rowKey="plate"
          columns={columns}
          dataSource={vehicles}
          pagination={{ pageSize: 5 }}
          scroll={{ x: 580, y: 200 }}
          rowSelection={{}}
          expandable={{ expandedRowRender: ({ owner }) => owner }}
        />
      ),
      loading: <Table rowKey="plate" columns={columns.slice(1, 3)} dataSource={vehicles.slice(0, 2)} loading />,
      empty: <Table rowKey="plate" columns={columns.slice(1, 3)} dataSource={[]} />,
    },
    Form: { default: <VehicleForm /> },
  },
};

function VehicleForm() {
  const [form] = Form.useForm<Vehicle>();
  return (
    <Form form={form} layout="vertical" name="vehicle">
      <Form.Item name="plate" label="Plate" rules={[{ required: true }]} extra="As on the vehicle">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="owner" label="Owner">
        <Select options={[{ value: 'Oran' }, { value: 'Algiers' }]} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Save vehicle
      </Button>
    </Form>
  );
}
