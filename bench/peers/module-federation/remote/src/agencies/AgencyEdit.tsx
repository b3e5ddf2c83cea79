import { App, Button, Form, Input } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useAgency, useSaveAgency, type Agency } from './agencies';

const required = [{ required: true }];

const AgencyEdit = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { data } = useAgency(id);
  const save = useSaveAgency(id);
  if (!data) return null;
  const submit = (changes: Agency) =>
    save.mutate(changes, {
      onSuccess: () => navigate('/agencies'),
      onError: (error) => message.error(error.message),
    });
  return (
    <Form layout="vertical" initialValues={data} onFinish={submit}>
      <Form.Item name="name" label="Name" rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="address" label="Address" rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="city" label="City" rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="postalCode" label="Postal code" rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="countryCode" label="Country" rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email" rules={[{ required: true, type: 'email' }]}>
        <Input type="email" />
      </Form.Item>
      <Form.Item name="phone" label="Phone" rules={required}>
        <Input type="tel" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        Save
      </Button>
    </Form>
  );
};

export default AgencyEdit;
