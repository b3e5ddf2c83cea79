import * as antd from 'antd';
import { within } from './within';

export type * from 'antd';

// The explicit types keep antd's names and props in the declarations.

// General
export const Button: typeof antd.Button = within(antd.Button);
export const FloatButton: typeof antd.FloatButton = within(antd.FloatButton);
export const Typography: typeof antd.Typography = within(antd.Typography);

// Layout
export const Col: typeof antd.Col = within(antd.Col);
export const Divider: typeof antd.Divider = within(antd.Divider);
export const Flex: typeof antd.Flex = within(antd.Flex);
export const Layout: typeof antd.Layout = within(antd.Layout);
export const Masonry: typeof antd.Masonry = within(antd.Masonry);
export const Row: typeof antd.Row = within(antd.Row);
export const Space: typeof antd.Space = within(antd.Space);
export const Splitter: typeof antd.Splitter = within(antd.Splitter);

// Navigation
export const Anchor: typeof antd.Anchor = within(antd.Anchor);
export const Breadcrumb: typeof antd.Breadcrumb = within(antd.Breadcrumb);
export const Dropdown: typeof antd.Dropdown = within(antd.Dropdown);
export const Menu: typeof antd.Menu = within(antd.Menu);
export const Pagination: typeof antd.Pagination = within(antd.Pagination);
export const Steps: typeof antd.Steps = within(antd.Steps);
export const Tabs: typeof antd.Tabs = within(antd.Tabs);

// Data entry
export const AutoComplete: typeof antd.AutoComplete = within(antd.AutoComplete);
export const Cascader: typeof antd.Cascader = within(antd.Cascader);
export const Checkbox: typeof antd.Checkbox = within(antd.Checkbox);
export const ColorPicker: typeof antd.ColorPicker = within(antd.ColorPicker);
export const DatePicker: typeof antd.DatePicker = within(antd.DatePicker);
export const Form: typeof antd.Form = within(antd.Form);
export const Input: typeof antd.Input = within(antd.Input);
export const InputNumber: typeof antd.InputNumber = within(antd.InputNumber);
export const Mentions: typeof antd.Mentions = within(antd.Mentions);
export const Radio: typeof antd.Radio = within(antd.Radio);
export const Rate: typeof antd.Rate = within(antd.Rate);
export const Select: typeof antd.Select = within(antd.Select);
export const Slider: typeof antd.Slider = within(antd.Slider);
export const Switch: typeof antd.Switch = within(antd.Switch);
export const TimePicker: typeof antd.TimePicker = within(antd.TimePicker);
export const Transfer: typeof antd.Transfer = within(antd.Transfer);
export const TreeSelect: typeof antd.TreeSelect = within(antd.TreeSelect);
export const Upload: typeof antd.Upload = within(antd.Upload);

// Data display
export const Avatar: typeof antd.Avatar = within(antd.Avatar);
export const Badge: typeof antd.Badge = within(antd.Badge);
export const BorderBeam: typeof antd.BorderBeam = within(antd.BorderBeam);
export const Calendar: typeof antd.Calendar = within(antd.Calendar);
export const Card: typeof antd.Card = within(antd.Card);
export const Carousel: typeof antd.Carousel = within(antd.Carousel);
export const Collapse: typeof antd.Collapse = within(antd.Collapse);
export const Descriptions: typeof antd.Descriptions = within(antd.Descriptions);
export const Empty: typeof antd.Empty = within(antd.Empty);
export const Image: typeof antd.Image = within(antd.Image);
export const List: typeof antd.List = within(antd.List);
export const Listy: typeof antd.Listy = within(antd.Listy);
export const Popover: typeof antd.Popover = within(antd.Popover);
export const QRCode: typeof antd.QRCode = within(antd.QRCode);
export const Segmented: typeof antd.Segmented = within(antd.Segmented);
export const Statistic: typeof antd.Statistic = within(antd.Statistic);
export const Table: typeof antd.Table = within(antd.Table);
export const Tag: typeof antd.Tag = within(antd.Tag);
export const Timeline: typeof antd.Timeline = within(antd.Timeline);
export const Tooltip: typeof antd.Tooltip = within(antd.Tooltip);
export const Tour: typeof antd.Tour = within(antd.Tour);
export const Tree: typeof antd.Tree = within(antd.Tree);

// Feedback
export const Alert: typeof antd.Alert = within(antd.Alert);
export const Drawer: typeof antd.Drawer = within(antd.Drawer);
export const Popconfirm: typeof antd.Popconfirm = within(antd.Popconfirm);
export const Progress: typeof antd.Progress = within(antd.Progress);
export const Result: typeof antd.Result = within(antd.Result);
export const Skeleton: typeof antd.Skeleton = within(antd.Skeleton);
export const Spin: typeof antd.Spin = within(antd.Spin);
export const Watermark: typeof antd.Watermark = within(antd.Watermark);

// Other
export const Affix: typeof antd.Affix = within(antd.Affix);
export const BackTop: typeof antd.BackTop = within(antd.BackTop);
