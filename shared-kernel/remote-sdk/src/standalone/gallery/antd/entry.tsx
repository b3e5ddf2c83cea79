import {
  AutoComplete,
  Cascader,
  Checkbox,
  ColorPicker,
  DatePicker,
  dayjs,
  Input,
  InputNumber,
  Mentions,
  Radio,
  Rate,
  Select,
  Slider,
  Switch,
  TimePicker,
  Transfer,
  TreeSelect,
  Upload,
  Button,
} from '@comptoir/ui/antd';
import { LONG_TEXT, type Family } from '../specimen';

const towns = ['Algiers', 'Oran', 'قسنطينة', LONG_TEXT].map((label) => ({ value: label, label }));
const regions = [{ value: 'north', label: 'North', children: [{ value: 'algiers', label: 'Algiers' }] }];
const tree = [{ value: 'all', title: 'All', children: [{ value: 'some', title: 'Some' }] }];
const items = ['Car', 'Van', 'Truck'].map((title) => ({ key: title, title }));
const day = dayjs('2026-11-05');

export const entry: Family = {
  title: 'Data entry',
  controls: {
    'Input, AutoComplete, Mentions': {
      text: <Input aria-label="Plate" placeholder="Plate" allowClear />,
      error: <Input aria-label="Plate, wrong" defaultValue="?" status="error" />,
      disabled: <Input aria-label="Plate, kept" defaultValue="16-1234" disabled />,
      search: <Input.Search aria-label="Search" placeholder="Search vehicle" />,
      password: <Input.Password aria-label="Password" autoComplete="off" />,
      'text area': <Input.TextArea aria-label="Note" autoSize={{ minRows: 2, maxRows: 6 }} defaultValue={LONG_TEXT} />,
      code: <Input.OTP length={4} aria-label="Code" />,
      suggestions: <AutoComplete aria-label="Town" options={towns} placeholder="Town" style={{ width: '100%' }} />,
      mentions: <Mentions aria-label="Comment" options={towns} placeholder="@ name" />,
    },
    InputNumber: { default: <InputNumber aria-label="Seats" defaultValue={4} min={1} max={60} /> },
    Select: {
      one: <Select aria-label="Office" options={towns} placeholder="Select office" style={{ width: '100%' }} />,
      chosen: <Select aria-label="Office, chosen" options={towns} defaultValue={LONG_TEXT} style={{ width: '100%' }} />,
      several: (
        <Select
          aria-label="Offices"
          mode="multiple"
          options={towns}
          defaultValue={['Algiers', 'Oran']}
          style={{ width: '100%' }}
        />
      ),
      disabled: <Select aria-label="Office, kept" options={towns} defaultValue="Oran" disabled />,
    },
    'Cascader, TreeSelect': {
      cascader: <Cascader aria-label="Region" options={regions} placeholder="Select region" />,
      tree: <TreeSelect aria-label="Group" treeData={tree} placeholder="Select group" style={{ width: '100%' }} />,
    },
    'DatePicker, TimePicker': {
      day: <DatePicker aria-label="Day" defaultValue={day} format="DD/MM/YYYY" />,
      period: <DatePicker.RangePicker aria-label="Period" defaultValue={[day, day.add(3, 'day')]} />,
      time: <TimePicker aria-label="Time" format="HH:mm" />,
    },
    'Checkbox, Radio, Switch': {
      checkbox: <Checkbox defaultChecked>Insured</Checkbox>,
      checkboxes: <Checkbox.Group options={['Insured', 'Rented']} defaultValue={['Rented']} />,
      radio: <Radio.Group options={['Car', 'Van']} defaultValue="Van" aria-label="Kind" />,
      buttons: <Radio.Group optionType="button" options={['Day', 'Week']} defaultValue="Day" aria-label="Unit" />,
      switch: <Switch aria-label="Active" defaultChecked />,
      'switch, disabled': <Switch aria-label="Inactive" disabled />,
    },
    'Slider, Rate, ColorPicker': {
      slider: <Slider defaultValue={30} ariaLabelForHandle="Load" />,
      rate: <Rate defaultValue={3} />,
      colour: <ColorPicker defaultValue="#0d5c63" showText />,
    },
    Transfer: {
      default: (
        <Transfer dataSource={items} targetKeys={['Van']} render={({ title }) => title} titles={['There', 'Taken']} />
      ),
    },
    Upload: {
      button: (
        <Upload fileList={[{ uid: '1', name: 'papers.pdf', status: 'done' }]} beforeUpload={() => false}>
          <Button>Choose papers</Button>
        </Upload>
      ),
      dropped: (
        <Upload.Dragger beforeUpload={() => false}>
          <p>Drop papers here</p>
        </Upload.Dragger>
      ),
    },
  },
};
