import {
  Avatar,
  Badge,
  BorderBeam,
  Button,
  Calendar,
  Card,
  Carousel,
  Collapse,
  dayjs,
  Descriptions,
  Empty,
  Image,
  List,
  Listy,
  Popover,
  QRCode,
  Segmented,
  Statistic,
  Tag,
  Timeline,
  Tooltip,
  Tree,
} from '@comptoir/ui/antd';
import { LONG_TEXT, type Family } from '../specimen';

const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50"><rect width="80" height="50" fill="#0d5c63"/></svg>',
)}`;
const vehicles = [
  { key: 'a', title: '16-1234' },
  { key: 'b', title: LONG_TEXT },
];

export const display: Family = {
  title: 'Data display',
  controls: {
    'Avatar, Badge, Tag': {
      avatar: <Avatar>NB</Avatar>,
      badge: (
        <Badge count={5}>
          <Avatar shape="square">NB</Avatar>
        </Badge>
      ),
      status: <Badge status="success" text="On the road" />,
      tags: ['default', 'success', 'processing', 'warning', 'error', 'blue', 'magenta'].map((colour) => (
        <Tag key={colour} color={colour}>
          {colour}
        </Tag>
      )),
      closable: <Tag closable>Filter</Tag>,
    },
    Card: {
      default: (
        <Card title="Vehicle" extra={<a href="/gallery">More</a>}>
          <Card.Meta title="16-1234" description={LONG_TEXT} />
        </Card>
      ),
    },
    'Carousel, Image, QRCode, BorderBeam': {
      carousel: (
        <Carousel>
          <div>One</div>
          <div>Other</div>
        </Carousel>
      ),
      image: <Image src={DRAWING} alt="A green field" width={80} />,
      'QR code': <QRCode aria-label="Address of Comptoir" value="https://comptoir.example" size={120} />,
      beam: (
        <BorderBeam>
          <Card>Watched</Card>
        </BorderBeam>
      ),
    },
    Calendar: { default: <Calendar fullscreen={false} defaultValue={dayjs('2026-11-05')} /> },
    Collapse: {
      default: (
        <Collapse
          defaultActiveKey="a"
          items={[
            { key: 'a', label: 'Facts', children: LONG_TEXT },
            { key: 'b', label: 'History', children: 'Nothing yet' },
          ]}
        />
      ),
    },
    Descriptions: {
      default: (
        <Descriptions
          title="Vehicle"
          bordered
          column={1}
          items={[
            { key: 'a', label: 'Plate', children: '16-1234' },
            { key: 'b', label: 'Owner', children: LONG_TEXT },
          ]}
        />
      ),
    },
    Empty: { default: <Empty /> },
    'List, Listy': {
      list: <List dataSource={vehicles} renderItem={({ title }) => <List.Item>{title}</List.Item>} />,
      listy: <Listy items={vehicles} rowKey="key" itemRender={({ title }) => title} />,
    },
    'Popover, Tooltip': {
      popover: (
        <Popover title="Vehicle" content={LONG_TEXT} trigger="click">
          <Button>Details</Button>
        </Popover>
      ),
      tooltip: (
        <Tooltip title="What it is for">
          <Button>Explained</Button>
        </Tooltip>
      ),
    },
    'Segmented, Statistic': {
      segmented: <Segmented options={['Day', 'Week', 'Month']} name="span" />,
      statistic: <Statistic title="Collected" value={1234567.8} precision={2} suffix="DZD" />,
    },
    Timeline: { default: <Timeline items={[{ content: 'Bought' }, { content: 'Sold', color: 'red' }]} /> },
    Tree: {
      default: (
        <Tree
          checkable
          defaultExpandAll
          treeData={[{ key: 'all', title: 'All', children: [{ key: 'some', title: 'Some' }] }]}
        />
      ),
    },
  },
};
