import { Edit, useForm } from '@refinedev/antd';
import { Form, Input } from 'antd';

const required = [{ required: true }];

const AgencyEdit = () => {
  const { formProps, saveButtonProps } = useForm();
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <Form {...formProps} layout="vertical">
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
      </Form>
    </Edit>
  );
};

export default AgencyEdit;
