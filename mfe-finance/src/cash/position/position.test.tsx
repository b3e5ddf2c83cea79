import type { CashPosition } from '@comptoir/api-contract/cash';
import { renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { officeId, selection } from '../../testing/samples';
import { Area } from '../cash.area';

const none = { till: 0, vault: 0, hands: [], onTheWay: [], bank: 0, cases: [], owed: [] };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const user = (name: string) => ({ id: `01890000-0000-7000-8000-0000000000${name.length}1`, name });
const dinars: CashPosition = {
  ...none,
  currency: 'DZD',
  till: 1000,
  vault: 200,
  hands: [
    { user: user('Yanis Brahimi'), amount: 40.5, since: hoursAgo(75) },
    { user: user('Amel'), amount: 5, since: hoursAgo(3) },
  ],
  onTheWay: [{ handoverId: officeId, number: '98', amount: 30, since: hoursAgo(1) }],
  cases: [{ caseId: officeId, number: '6', amount: -2, since: hoursAgo(30) }],
};

function open(api: ApiHandlers = {}, role: 'ADMIN' | 'OFFICEMANAGER' = 'OFFICEMANAGER') {
  return renderScreen(<Area />, {
    route: '/cash',
    path: '/cash/*',
    claims: { role, countryCode: 'DZ', ...(role === 'OFFICEMANAGER' && { officeId }) },
    selection,
    api: {
      getCustody: () => ({ mode: 'CUSTODY' }),
      getCashPosition: () => [dinars, { ...none, currency: 'EUR' }],
      listPassedLimits: () => [{ user: user('Amel'), currency: 'DZD', amount: 5, warn: 4, max: 10, assignable: true }],
      ...api,
    },
  });
}

test('the position has each holder with the age of the cash, and adds up', async () => {
  open();
  const card = await screen.findByRole('region', { name: /DZD/ });
  for (const sum of ['DA 1,273.50', 'DA 1,000.00', 'DA 200.00', 'DA 40.50', 'DA 30.00', '−DA 2.00'])
    expect(within(card).getByText(sum)).toBeVisible();
  expect(within(card).getByText('3 days')).toBeVisible();
  expect(within(card).getByText('3 hours')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Case 6 · Too much' })).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Yanis Brahimi' })).toHaveAttribute(
    'href',
    `/collectors/${user('Yanis Brahimi').id}`,
  );
  expect(within(card).getByRole('link', { name: 'Handover 98' })).toHaveAttribute(
    'href',
    `/cash/handovers/${officeId}`,
  );
  expect(within(card).getByRole('link', { name: 'Till' })).toHaveAttribute(
    'href',
    '/money-book/statement?currency=DZD',
  );
  expect((await within(card).findByText('Above the limit')).closest('dd')).toHaveTextContent('Amel');
  expect(screen.getByText(/No cash in: .*EUR/)).toBeVisible();
});

test.each([
  ['OFFICEMANAGER', 'An administrator of your country switches custody on, on the page of the office.'],
  ['ADMIN', 'Open the office to switch custody on'],
] as const)('without custody, %s sees who switches it on', async (role, text) => {
  const { calls } = open({ getCustody: () => ({ mode: 'DIRECT' }) }, role);
  expect(await screen.findByText('This office works without custody')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain('getCashPosition');
});
