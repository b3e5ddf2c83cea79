import type { ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { collection, collector, office, otherAgency } from '../../testing/samples';
import { renderArea } from '../../testing/render-area';
import { Area as MyDay } from '../../my-day/my-day.area';
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
  const asked = calls.find(({ operation }) => operation === 'listCollections')?.query;
  expect(asked).toMatchObject({ officeId: office.id, sort: 'round' });
});

test('a day without pick-ups shows a notice, also to a collector', async () => {
  renderArea(MyDay, {
    route: '/my-day/sheet',
    claims: { role: 'COLLECTOR', officeId: office.id },
    api: { ...common, listCollections: () => [] },
  });
  expect(await screen.findByText('No collections are planned for this day.')).toBeVisible();
});
