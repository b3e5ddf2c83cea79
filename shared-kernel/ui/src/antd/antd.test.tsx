import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as antd from 'antd';
import { setLanguage } from '@comptoir/kernel/internal/i18n';
import { setAppearance } from '@comptoir/kernel/internal/theme/appearance';
import { designTokens } from '../components/theme/tokens';
import * as face from './index';
import { noticeLayer } from './notice-layer';

const { Button, Form, Input, Modal, Radio, Table, theme } = face;

// antd is slow in jsdom.
jest.setTimeout(60_000);

afterEach(() => act(async () => setLanguage('en')));

test('exports every component of antd under its own name', () => {
  const internal = new Set(['unstableSetRender', 'default', '__esModule']);
  const missing = Object.keys(antd).filter((name) => !internal.has(name) && !(name in face));
  expect(missing).toEqual([]);
});

test('a component needs no provider: it has the class of the shared stylesheet and writes no styles', () => {
  const { container } = render(<Radio.Group options={['Car', 'Van']} />);
  expect(container.firstElementChild).toHaveClass('ant-radio-group', 'comptoir');
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('texts follow the language and the direction of the shell', async () => {
  const { container } = render(<Table columns={[{ title: 'Plate' }]} dataSource={[]} />);
  expect(screen.getAllByText('No data')).not.toHaveLength(0);
  await act(async () => setLanguage('ar'));
  expect(await screen.findAllByText('لا توجد بيانات')).not.toHaveLength(0);
  expect(container.querySelector('.ant-table-wrapper')).toHaveClass('ant-table-wrapper-rtl');
});

test('a form validates, reports what is missing in French, and submits its values', async () => {
  await act(async () => setLanguage('fr'));
  const onFinish = jest.fn();
  render(
    <Form onFinish={onFinish}>
      <Form.Item name="plate" label="Plate" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Veuillez saisir|obligatoire|requis/i)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Plate' }), '16-1234');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onFinish).toHaveBeenCalledWith({ plate: '16-1234' });
});

test('an overlay opened by a function has the same providers as the page', async () => {
  act(() => void Modal.confirm({ title: 'Sell it?' }));
  const question = await screen.findByRole('dialog', { name: 'Sell it?' });
  expect(question.closest('.ant-modal-root')).toHaveClass('comptoir');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('a message is shown inside the open dialog, and stays when it closes', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  const layer = noticeLayer();
  expect(layer.parentElement).toBe(dialog);
  dialog.close();
  dialog.remove();
  expect(layer.parentElement).toBe(document.body);
});

test('tokens are those of the current appearance', () => {
  const Shown = () => {
    const { token, cssVar } = theme.useToken();
    return <p title={cssVar.colorPrimary}>{token.colorPrimary}</p>;
  };
  render(<Shown />);
  expect(screen.getByTitle('var(--ant-color-primary)')).toHaveTextContent(designTokens('light').colorPrimary);
  act(() => setAppearance('dark'));
  expect(screen.getByTitle('var(--ant-color-primary)')).toHaveTextContent(designTokens('dark').colorPrimary);
  act(() => setAppearance('system'));
});

test('deprecated parts of antd warn only those who use them', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.isolateModules(() => {
    const again: typeof face = require('./index');
    expect(again.ConfigProvider.useConfig).toBeInstanceOf(Function);
  });
  expect(warn).not.toHaveBeenCalled();
});
