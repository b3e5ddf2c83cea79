import { PageContainer, ProForm, ProFormText } from '@ant-design/pro-components';
import { App } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { request } from '../request';

const required = [{ required: true }];

const AgencyEdit = () => {
  const { id } = useParams();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const save = async (values: object) => {
    try {
      await request(`/agencies/${id}`, {
        method: 'PATCH',
        headers: { 'If-Match': '*' },
        body: JSON.stringify(values),
      });
    } catch (error) {
      message.error(String(error));
      return false;
    }
    message.success('Saved');
    void navigate('/agencies');
    return true;
  };
  return (
    <PageContainer title="Edit agency">
      <ProForm request={async () => (await request(`/agencies/${id}`)).data} onFinish={save}>
        <ProFormText name="name" label="Name" rules={required} />
        <ProFormText name="address" label="Address" rules={required} />
        <ProFormText name="city" label="City" rules={required} />
        <ProFormText name="postalCode" label="Postal code" rules={required} />
        <ProFormText name="countryCode" label="Country" rules={required} />
        <ProFormText name="email" label="Email" rules={[{ required: true, type: 'email' }]} />
        <ProFormText name="phone" label="Phone" rules={required} />
      </ProForm>
    </PageContainer>
  );
};

export default AgencyEdit;
