import type { Overview } from '@comptoir/api-contract/overview';
import type { OfficeSummary } from '@comptoir/api-contract/summaries';
import { selection } from '@comptoir/kernel/selection';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { admin, algiers, manager, officeSummary } from '../testing/samples';
import { Area } from './offices.area';

const CLOSURE = { id: admin.id, from: '2027-07-05', to: '2027-07-06', reason: 'Independence Day' };
const WITH_CUSTODY: OfficeSummary = {
  custody: true,
  cash: [{ currency: 'DZD', till: 0.1, vault: 0.2, hands: 70, onTheWay: 5 }],
  managers: [manager, admin, { ...admin, id: algiers.id }].map(({ id, name }) => ({ id, name })),
  counts: { managers: 4, collectors: 6 },
  closures: [CLOSURE],
  days: [{ day: '2026-11-24', openedDate: '2026-11-24T07:30:00.000Z' }],
};

const today = { scheduled: 12, recorded: 7, due: 4, collected: 6, issues: 2 };
const place = { place: algiers.id, today, collectedToday: [], late: 3, unanswered: 2, balances: [] };
const overview: Overview = { places: [place], collectors: [] };

function renderOffice(getOfficeSummary: () => OfficeSummary | Response) {
  return renderScreen(<Area />, {
    route: `/manage-offices/${algiers.id}`,
    path: '/manage-offices/*',
    api: { getOffice: () => algiers, listAudit: () => [], getOfficeSummary, getOverview: () => overview },
  });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('an office with custody shows its cash by place, people, closures and open day', async () => {
  const { user, calls, address } = renderOffice(() => WITH_CUSTODY);
  const table = within((await part('Cash')).getByRole('table'));
  const names = ['Currency', 'Till', 'Vault', 'With collectors', 'On the way', 'Total'];
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(names);
  const amounts = ['DA 0.10', 'DA 0.20', 'DA 70.00', 'DA 5.00', 'DA 75.30'];
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual(amounts);

  const people = await part('People');
  expect(people.getByRole('link', { name: manager.name })).toHaveAttribute('href', `/manage-admins/${manager.id}`);
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${manager.name}Office Manager`,
    `${admin.name}Office Manager+2`,
    '6 collectors',
  ]);
  expect((await part('Next closures')).getByText('05/07/2027 – 06/07/2027')).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain('getCustody');

  await user.click((await part('Open business day')).getByRole('link', { name: '24/11/2026' }));
  expect(address()).toBe('/cash/days/2026-11-24');
  expect(selection.get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: algiers.id });
});

test('an amount of zero is a dash in the cash by place', async () => {
  const [row] = WITH_CUSTODY.cash;
  renderOffice(() => ({ ...WITH_CUSTODY, cash: row ? [{ ...row, vault: 0 }] : [] }));
  const cells = within((await part('Cash')).getByRole('table')).getAllByRole('cell');
  expect(cells[1]).toHaveTextContent(/^–$/);
});

test('an office shows its work of today, which opens in the office', async () => {
  const { user, address } = renderOffice(() => officeSummary);
  const summary = await part('Summary');
  expect((await summary.findByRole('link', { name: 'Collected today' })).closest('div')).toHaveTextContent('7 / 12');
  expect(summary.getByRole('link', { name: 'Late' }).closest('div')).toHaveTextContent('3');
  await user.click(summary.getByRole('link', { name: 'Open issues' }));
  expect(address()).toBe('/collection-schedules?from=&unanswered=true');
  expect(selection.get().selectedOfficeId).toBe(algiers.id);
});

test('an office without custody shows its balance, which leads to its money book', async () => {
  const { user, address } = renderOffice(() => officeSummary);
  const cash = await part('Cash');
  expect(cash.getByText('DZD')).toBeVisible();
  expect(cash.getByText(/^DA\s1,250\.50$/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Open business day' })).not.toBeInTheDocument();
  await user.click(cash.getByRole('link', { name: 'Cash' }));
  expect(address()).toBe('/money-book');
  expect(selection.get().selectedOfficeId).toBe(algiers.id);
});

test('a failed summary leaves the form usable, and can be read again', async () => {
  let fails = true;
  const { user } = renderOffice(() => (fails ? failure(503, 'The database is starting.') : officeSummary));
  const region = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(await region.findByRole('alert')).toBeVisible();
  expect(await screen.findByLabelText('Name')).toHaveValue(algiers.name);
  fails = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('None planned')).toBeVisible();
});
