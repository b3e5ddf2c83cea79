import type { Receipt } from '@comptoir/api-contract/receipts';
import type { ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { collection, collector, office, otherAgency } from '../../testing/samples';
import { renderArea } from '../../testing/render-area';
import { Area } from '../collections.area';

// The calendar is slow in jsdom.
jest.setTimeout(20_000);

const collected = {
  ...collection,
  status: 'COLLECTED' as const,
  currency: 'USD' as const,
  collectedAmount: 400,
  actualCollectionDate: '2026-11-20T10:30:00.000Z',
};
const other = {
  ...collection,
  id: '1043',
  roundPosition: 2,
  currency: 'USD' as const,
  collectorId: office.id,
  collector: { id: office.id, name: 'Adel Ziani', phone: null },
  agency: { ...collection.agency, name: otherAgency.name },
  scheduledAmount: 10.5,
};
const common: ApiHandlers = { getOffice: () => office, listUsers: () => [collector] };
const openPaper = async () => within(await screen.findByRole('article'));

test('a receipt of the collected amount prints on the chosen paper', async () => {
  const api = { ...common, getCollection: () => collected };
  const { user } = renderArea(Area, { route: '/collection-schedules/1042/receipt', api });
  const paper = await openPaper();
  expect(await paper.findByText(office.name)).toBeVisible();
  expect(await paper.findByText(collection.agency.name)).toBeVisible();
  expect(paper.getByText('$400.00')).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: 'Paper' }));
  await user.click(await screen.findByRole('option', { name: 'Roll, 80 mm' }));
  expect(screen.getByRole('article')).toHaveAttribute('data-size', 'receipt');
  expect(localStorage.getItem('comptoir.paper')).toBe('receipt');
});

const receipt: Receipt = {
  id: '9b1c4f2a77d0'.padEnd(64, '0'),
  kind: 'COLLECTION',
  number: '4711',
  checkCode: '9B1C-4F2A-77D0',
  collectionId: collected.id,
  office: { id: office.id, name: office.name, timeZone: 'Africa/Algiers' },
  agency: { id: otherAgency.id, name: 'The name of that day' },
  lines: [
    { currency: 'USD', amount: 400 },
    { currency: 'EUR', amount: 50 },
  ],
  collectedDate: '2026-11-20T10:30:00.000Z',
  bookedDate: '2026-11-20T10:30:05.000Z',
  replaces: '4650',
  replacedBy: null,
  url: 'https://comptoir.example/verify#1.abc',
};

test('a numbered receipt shows its content, numbers and code, and can be shared', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (content: unknown) => void shared.push(content) });
  const api = { ...common, getCollection: () => collected, listReceipts: () => [receipt] };
  const { user, calls } = renderArea(Area, { route: '/collection-schedules/1042/receipt', api });
  const paper = await openPaper();
  expect(await paper.findByRole('heading', { name: 'Receipt 4711' })).toBeVisible();
  expect(paper.getByText('The name of that day')).toBeVisible();
  for (const text of ['$400.00', '9B1C-4F2A-77D0', 'Replaces receipt 4650, which is no longer valid']) {
    expect(paper.getByText(text)).toBeVisible();
  }
  expect(paper.getByText(/50\.00/)).toBeVisible();
  expect(paper.getByText('comptoir.example/verify')).toBeVisible();
  const code = await paper.findByRole('img', { name: 'QR code that checks this receipt' });
  // 4 modules of quiet zone on each side, and the corner of the first finder pattern.
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
  expect(calls.find(({ operation }) => operation === 'listReceipts')?.query).toEqual({ collectionId: '1042' });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toEqual([
    { title: 'Receipt 4711', text: expect.stringContaining('The name of that day: $400.00 + '), url: receipt.url },
  ]);
  Reflect.deleteProperty(navigator, 'share');
  await user.click(screen.getByRole('combobox', { name: 'Paper' }));
  await user.click(await screen.findByRole('option', { name: 'A6' }));
  expect(screen.getByRole('article')).toHaveAttribute('data-size', 'a6');
});

test('an amount recorded before receipts were numbered has a paper that says so', async () => {
  const api = { ...common, getCollection: () => collected };
  renderArea(Area, { route: '/collection-schedules/1042/receipt', api });
  expect(await screen.findByText(/^Recorded before receipts were numbered/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('a pick-up that is not collected has no receipt', async () => {
  renderArea(Area, {
    route: '/collection-schedules/1042/receipt',
    api: { ...common, getCollection: () => collection },
  });
  expect(await screen.findByText(/there is no receipt/)).toBeVisible();
});

test('the sheet of a day has a round for each collector, by name, with its totals', async () => {
  const { calls } = renderArea(Area, {
    route: '/collection-schedules/sheet?day=2026-11-20',
    api: { ...common, listCollections: () => [collected, other] },
  });
  const tables = await (await openPaper()).findAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual(['Adel Ziani', 'Amel Cherif']);
  const [first] = tables.map((table) => within(table));
  expect(first?.getByText('1 stop')).toBeVisible();
  expect(first?.getAllByText('$10.50')).toHaveLength(2);
  const query = calls.find(({ operation }) => operation === 'listCollections')?.query;
  expect(query).toMatchObject({ officeId: office.id, sort: 'round' });
});
