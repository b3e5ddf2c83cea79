import type { CashPosition } from '@comptoir/api-contract/cash';
import { refusal, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { algiers } from '../../testing/samples';
import { Area } from '../offices.area';

const amel = { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel Cherif' };
const since = '2026-11-24T08:30:00.000Z';
const none: CashPosition = {
  currency: 'DZD',
  till: 10,
  vault: 0,
  hands: [],
  onTheWay: [],
  bank: 0,
  cases: [],
  owed: [],
};

function open(mode: 'DIRECT' | 'CUSTODY', api: ApiHandlers = {}) {
  const stored = (version: string, answer: 'DIRECT' | 'CUSTODY') =>
    Response.json({ mode: answer }, { headers: { etag: version } });
  return renderScreen(<Area />, {
    route: `/manage-offices/${algiers.id}/custody`,
    path: '/manage-offices/*',
    api: {
      getOffice: () => algiers,
      getCustody: () => stored('"2"', mode),
      setCustody: () => stored('"3"', mode === 'DIRECT' ? 'CUSTODY' : 'DIRECT'),
      getBalance: () => [
        { currency: 'DZD', amount: 1000 },
        { currency: 'EUR', amount: 0 },
      ],
      getHandoverReceivers: () => ({ collectors: [amel], offices: [] }),
      getCashPosition: () => [none],
      ...api,
    },
  });
}

const amountOf = async (name: string) =>
  within(await screen.findByRole('group', { name })).getByRole('textbox', { name: /DZD/ });

test('switching on asks for the holders of cash, shows the bookings, and keeps the focus on the page', async () => {
  const { user, calls } = open('DIRECT');
  await user.type(await amountOf('Vault'), '600');
  await user.type(await amountOf('Amel Cherif'), '150.50');
  for (const text of [/From the till to .*Vault/, /From the till to .*Amel Cherif/, /Stays in the till/])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('DA 249.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Switch custody on' }));
  const sent = await waitFor(() => {
    const call = calls.find(({ operation }) => operation === 'setCustody');
    expect(call).toBeDefined();
    return call;
  });
  expect(sent?.headers.get('if-match')).toBe('"2"');
  expect(sent?.body).toEqual({
    mode: 'CUSTODY',
    held: [
      { holder: 'VAULT', currency: 'DZD', amount: 600 },
      { holder: 'COLLECTOR', userId: amel.id, currency: 'DZD', amount: 150.5 },
    ],
  });
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText(/each note has a holder/)));
});

test('more than the office has is not sent', async () => {
  const { user } = open('DIRECT');
  await user.type(await amountOf('Vault'), '1000.01');
  expect(screen.getByText(/More than the office has: .*DZD/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch custody on' })).toBeDisabled();
});

test('a refusal keeps the amounts and shows the reason', async () => {
  const { user } = open('DIRECT', { setCustody: () => refusal('collector-unknown') });
  await user.type(await amountOf('Amel Cherif'), '5');
  await user.click(screen.getByRole('button', { name: 'Switch custody on' }));
  expect(await screen.findByText('Custody was not switched on')).toBeVisible();
  expect(await amountOf('Amel Cherif')).toHaveValue('5.00');
});

test('switching off names the cash that is in the way', async () => {
  const held = {
    ...none,
    vault: 40,
    hands: [{ user: amel, amount: 30, since }],
    onTheWay: [{ handoverId: amel.id, number: '4', amount: 20, since }],
    cases: [{ caseId: amel.id, number: '5', amount: -7, since }],
  };
  open('CUSTODY', { getCashPosition: () => [held] });
  for (const text of [/In the vault/, /In the hand of .*Amel Cherif/, /On the way/, /Open difference/])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('DA 7.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the cash of this office' })).toHaveAttribute('href', '/cash');
  expect(screen.queryByRole('button', { name: 'Switch custody off' })).toBeNull();
});

test('switching off is confirmed when all cash is in the till', async () => {
  const { user, calls } = open('CUSTODY');
  await user.click(await screen.findByRole('button', { name: 'Switch custody off' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Switch custody off' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'setCustody')?.body).toEqual({ mode: 'DIRECT', held: [] }),
  );
});
