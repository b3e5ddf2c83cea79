import { Button, FloatButton, Typography } from '@comptoir/ui/antd';
import { Icon } from '@comptoir/ui';
import { LONG_TEXT, type Family } from '../specimen';

export const general: Family = {
  title: 'General',
  controls: {
    Button: {
      default: <Button>Export</Button>,
      primary: <Button type="primary">Save</Button>,
      danger: (
        <Button danger type="primary">
          Delete
        </Button>
      ),
      dashed: <Button type="dashed">Add</Button>,
      text: <Button type="text">Cancel</Button>,
      link: <Button type="link">More</Button>,
      icon: <Button icon={<Icon name="plus" />}>New vehicle</Button>,
      loading: <Button loading>Exporting…</Button>,
      disabled: <Button disabled>Export</Button>,
    },
    FloatButton: {
      default: <FloatButton aria-label="Help" icon={<Icon name="info" />} style={{ position: 'static' }} />,
    },
    Typography: {
      default: (
        <Typography>
          <Typography.Title level={4}>Vehicles</Typography.Title>
          <Typography.Paragraph>{LONG_TEXT}</Typography.Paragraph>
          <Typography.Text type="secondary">Secondary</Typography.Text> <Typography.Text code>code</Typography.Text>{' '}
          <Typography.Text mark>mark</Typography.Text> <Typography.Text type="danger">danger</Typography.Text>{' '}
          <Typography.Text type="success">success</Typography.Text>{' '}
          <Typography.Text type="warning">warning</Typography.Text> <Typography.Text disabled>disabled</Typography.Text>{' '}
          <Typography.Link href="/gallery">A link</Typography.Link>
        </Typography>
      ),
      'copied, cut, edited': (
        <Typography.Paragraph copyable editable ellipsis={{ rows: 1, expandable: true }}>
          {LONG_TEXT}
        </Typography.Paragraph>
      ),
    },
  },
};
