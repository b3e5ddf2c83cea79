import { Affix, Anchor, BackTop, Breadcrumb, Button, Dropdown, Menu, Pagination, Steps, Tabs } from '@comptoir/ui/antd';
import { Icon } from '@comptoir/ui';
import type { Family } from '../specimen';

const entries = [
  { key: 'list', label: 'List' },
  { key: 'more', label: 'More', children: [{ key: 'export', label: 'Export' }] },
  { key: 'off', label: 'Not now', disabled: true },
];

export const navigation: Family = {
  title: 'Navigation',
  controls: {
    Anchor: { default: <Anchor affix={false} items={[{ key: 'top', href: '#top', title: 'Top' }]} /> },
    Breadcrumb: { default: <Breadcrumb items={[{ title: <a href="/">Home</a> }, { title: 'Vehicles' }]} /> },
    Dropdown: {
      default: (
        <Dropdown menu={{ items: entries }} trigger={['click']}>
          <Button>Actions</Button>
        </Dropdown>
      ),
    },
    Menu: {
      inline: (
        <Menu mode="inline" items={entries} defaultOpenKeys={['more']} selectedKeys={['list']} aria-label="Inline" />
      ),
      horizontal: <Menu mode="horizontal" items={entries} selectedKeys={['list']} aria-label="Horizontal" />,
    },
    Pagination: { default: <Pagination total={120} showSizeChanger showQuickJumper={false} /> },
    Steps: {
      default: <Steps current={1} items={[{ title: 'Written' }, { title: 'Checked' }, { title: 'Sent' }]} />,
      failed: <Steps current={1} status="error" items={[{ title: 'Written' }, { title: 'Checked' }]} />,
    },
    Tabs: {
      line: (
        <Tabs
          items={[
            { key: 'a', label: 'Facts', children: 'The facts' },
            { key: 'b', label: 'History', children: 'The history' },
            { key: 'c', label: 'Closed', disabled: true },
          ]}
        />
      ),
      card: (
        <Tabs
          type="editable-card"
          hideAdd
          tabBarExtraContent={<Button icon={<Icon name="plus" />} aria-label="Add" />}
          items={[
            { key: 'a', label: 'First', children: 'Content of the first' },
            { key: 'b', label: 'Second', children: 'Content of the second' },
          ]}
        />
      ),
    },
    'Affix, BackTop': {
      default: (
        <>
          <Affix>
            <Button>Stays in view</Button>
          </Affix>
          <BackTop visibilityHeight={1e6} />
        </>
      ),
    },
  },
};
