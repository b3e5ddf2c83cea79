import { App, Col, ConfigProvider, Divider, Flex, Layout, Masonry, Row, Space, Splitter } from '@comptoir/ui/antd';
import { Button } from '@comptoir/ui/antd';
import { LONG_TEXT, type Family } from '../specimen';

const heights = [40, 70, 30, 50].map((height, key) => ({ key, data: height }));

export const layout: Family = {
  title: 'Layout',
  controls: {
    'Row, Col': {
      default: (
        <Row gutter={8}>
          <Col span={8}>A third</Col>
          <Col span={16}>Two thirds</Col>
        </Row>
      ),
    },
    'Flex, Space, Divider': {
      default: (
        <Flex vertical gap="small">
          <Space>
            <Button>One</Button>
            <Button>Two</Button>
          </Space>
          <Divider>Between</Divider>
          <Space.Compact>
            <Button>Left</Button>
            <Button>Right</Button>
          </Space.Compact>
        </Flex>
      ),
    },
    Layout: {
      default: (
        <Layout hasSider>
          <Layout.Sider width={80} theme="light">
            Side
          </Layout.Sider>
          <Layout.Content style={{ padding: 8 }}>Content</Layout.Content>
        </Layout>
      ),
    },
    Masonry: {
      default: (
        <Masonry
          columns={2}
          gutter={8}
          items={heights}
          itemRender={({ data }) => <div style={{ height: data, border: '1px solid' }}>{data} px</div>}
        />
      ),
    },
    Splitter: {
      default: (
        <Splitter style={{ height: 80 }}>
          <Splitter.Panel>One</Splitter.Panel>
          <Splitter.Panel>Other</Splitter.Panel>
        </Splitter>
      ),
    },
    'App, ConfigProvider': {
      'all small': (
        <ConfigProvider componentSize="small">
          <App>
            <Button title={LONG_TEXT}>Small</Button>
          </App>
        </ConfigProvider>
      ),
    },
  },
};
