import type { CashCase, CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { refusal, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { officeId, selection } from '../../testing/samples';
import { Area } from '../cash.area';
import { Area as MyCasesArea } from './my-cases.area';

const collector = { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel Cherif' };
const manager = { id: '01890000-0000-7000-8000-0000000000b1', name: 'Nadia Benali' };
const missing: CashCase = {
  id: '01890000-0000-7000-8000-0000000000e1',
  number: '3',
  officeId,
  source: 'HANDOVER',
  sourceId: '01890000-0000-7000-8000-0000000000d1',
  currency: 'DZD',
  amount: -500,
  openAmount: -500,
  state: 'OPEN',
  owner: collector,
  firstOwner: collector,
  openedDate: '2026-11-24T08:30:00.000Z',
  dueDate: '2026-11-25T08:30:00.000Z',
  resolvedDate: null,
  resolution: null,
};
const detail: CashCaseDetail = {
  ...missing,
  steps: [],
  notes: [],
  mediaFiles: [],
  obstacle: null,
  place: 'VAULT',
  day: null,
};
const tooMuch: CashCaseDetail = { ...detail, amount: 20, openAmount: 20 };

interface Opened {
  stored?: CashCaseDetail;
  role?: 'ADMIN' | 'OFFICEMANAGER' | 'COLLECTOR';
  api?: ApiHandlers;
}

function open(path: string, { stored = detail, role = 'OFFICEMANAGER', api = {} }: Opened = {}) {
  const answer = (body: CashCaseDetail) => Response.json(body, { headers: { etag: '"4"' } });
  const isCollector = role === 'COLLECTOR';
  return renderScreen(isCollector ? <MyCasesArea /> : <Area />, {
    route: `${isCollector ? '/my-cases' : '/cash/cases'}${path}`,
    path: isCollector ? '/my-cases/*' : '/cash/*',
    claims: {
      sub: isCollector ? collector.id : manager.id,
      role,
      countryCode: 'DZ',
      ...(role !== 'ADMIN' && { officeId }),
    },
    selection,
    api: {
      getCustody: () => ({ mode: 'CUSTODY' }),
      getCashPosition: () => [
        {
          currency: 'DZD',
          till: 0,
          vault: 0,
          hands: [],
          onTheWay: [],
          bank: 0,
          cases: [],
          owed: [{ user: collector, amount: 900, since: missing.openedDate }],
        },
      ],
      listCashCases: () => [missing],
      sumCashCases: () => [
        {
          currency: 'DZD',
          missing: 500,
          tooMuch: 0,
          cases: 1,
          overdue: 1,
          ages: [0, 7, 30].map((fromDays) => ({ fromDays, missing: fromDays === 0 ? 500 : 0, tooMuch: 0, cases: 1 })),
        },
      ],
      getCashCase: () => Response.json(stored, { headers: { etag: '"3"' } }),
      resolveCashCase: () => answer({ ...detail, state: 'RESOLVED' }),
      assignCashCase: () => answer(detail),
      addCashCaseNote: () => answer(detail),
      createRepayment: ({ body }) => Response.json({ ...Object(body), entryId: '7', owed: 0 }, { status: 201 }),
      listUsers: () => [],
      listAudit: () => [],
      ...api,
    },
  });
}

const bodyOf = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.find(({ operation }) => operation === name)?.body;

const choose = async (user: ReturnType<typeof open>['user'], name: string, option: string | RegExp) => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('open differences are listed with their direction, owner and age', async () => {
  open('');
  const link = await screen.findByRole('link', { name: /Case 3 · Missing/ });
  expect(link).toHaveAttribute('href', `/cash/cases/${missing.id}`);
  expect(screen.getByText('Overdue', { selector: 'span' })).toBeVisible();
  const sums = await screen.findByRole('region', { name: 'Unexplained differences by age' });
  expect(within(sums).getByRole('row', { name: /0–6 days .*500/ })).toBeVisible();
  expect(sums).toHaveTextContent('1 case · 1 overdue');
});

test('filters ask for overdue and resolved cases', async () => {
  const { user, calls } = open('');
  await user.click(await screen.findByRole('button', { name: 'Overdue' }));
  await user.click(await screen.findByRole('button', { name: 'Resolved' }));
  await waitFor(() => {
    const filters = calls.filter(({ operation }) => operation === 'listCashCases').map(({ query }) => query);
    expect(filters).toEqual([
      expect.objectContaining({ state: 'OPEN' }),
      expect.objectContaining({ state: 'OPEN', overdue: 'true' }),
      expect.objectContaining({ state: 'RESOLVED' }),
    ]);
  });
});

test('a found part is booked, and each resolution is explained before', async () => {
  const { user, calls } = open(`/${missing.id}`);
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  await choose(user, 'Resolution', 'Charged to the owner');
  expect(screen.getByText(/Amel Cherif.* owes the amount from now on/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount found' })).toBeNull();
  await choose(user, 'Resolution', 'Found');
  expect(screen.getByText(/put into the till or the vault now/)).toBeVisible();
  const amount = screen.getByRole('textbox', { name: 'Amount found' });
  expect(amount).toHaveValue('500.00');
  await user.clear(amount);
  await user.type(amount, '200');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Under the tray');
  await user.click(screen.getByRole('button', { name: 'Book the resolution' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'resolveCashCase')).toEqual({
      resolution: 'FOUND',
      amount: 200,
      place: 'VAULT',
      reason: 'Under the tray',
    }),
  );
  expect(calls.find(({ operation }) => operation === 'resolveCashCase')?.headers.get('if-match')).toBe('"3"');
});

test('too much cash is given back or kept', async () => {
  const { user, calls } = open(`/${missing.id}`, { stored: tooMuch });
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  await user.click(await screen.findByRole('combobox', { name: 'Resolution' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Given back', 'Kept as income']);
  await user.click(screen.getByRole('option', { name: 'Kept as income' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Nobody asked');
  await user.click(screen.getByRole('button', { name: 'Book the resolution' }));
  await waitFor(() => expect(bodyOf(calls, 'resolveCashCase')).toMatchObject({ resolution: 'KEPT', amount: null }));
});

test('a refused resolution keeps the input and shows the reason', async () => {
  const { user } = open(`/${missing.id}`, { api: { resolveCashCase: () => refusal('case-own') } });
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  await choose(user, 'Resolution', 'Written off');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Small');
  await user.click(screen.getByRole('button', { name: 'Book the resolution' }));
  expect(await screen.findByText(/You cannot decide about your own difference/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Small');
});

test.each([
  ['OWN', /Another manager of the office or an administrator/, 0],
  ['TOLERANCE', /An administrator of the country resolves it/, 1],
] as const)('a case with the obstacle %s names who resolves it', async (obstacle, text, changes) => {
  open(`/${missing.id}`, { stored: { ...detail, obstacle } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Change owner or due date' })).toHaveLength(changes);
});

test('a collector reads an own case and adds a note', async () => {
  const { user, calls } = open(`/${missing.id}`, { role: 'COLLECTOR', stored: { ...detail, obstacle: 'ROLE' } });
  expect(await screen.findByText(/The office manager resolves it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'A handover' })).toHaveAttribute(
    'href',
    `/my-day/handovers/${missing.sourceId}`,
  );
  expect(screen.queryByRole('button', { name: 'Change owner or due date' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'I counted twice');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(bodyOf(calls, 'addCashCaseNote')).toEqual({ note: 'I counted twice' }));
});

test('a collector finds the own cases', async () => {
  open('', { role: 'COLLECTOR' });
  expect(await screen.findByRole('link', { name: /Case 3 · Missing/ })).toHaveAttribute(
    'href',
    `/my-cases/${missing.id}`,
  );
});

test('resolutions are shown with their reason, person and entry', async () => {
  const step = { step: 1, amount: 500, reason: 'Agreed', by: manager, date: missing.dueDate, entryId: '77' };
  open(`/${missing.id}`, {
    stored: { ...detail, state: 'RESOLVED', openAmount: 0, steps: [{ ...step, resolution: 'CHARGED' }] },
  });
  expect(await screen.findByText('Charged to the owner')).toBeVisible();
  expect(screen.getByText('Agreed')).toBeVisible();
  expect(screen.getByRole('link', { name: /Entry .*77/ })).toHaveAttribute('href', '/money-book/entries/77');
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
});

test('another owner is chosen among the people of the office', async () => {
  const { user, calls } = open(`/${missing.id}`, {
    api: {
      listUsers: () => [
        {
          ...manager,
          email: 'n@test.example',
          phone: '1',
          role: 'OFFICEMANAGER',
          verified: true,
          officeId,
          countryCode: null,
          office: null,
        },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change owner or due date' }));
  await choose(user, 'Owner', 'Nadia Benali');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(calls, 'assignCashCase')).toEqual({ ownerId: manager.id }));
});

test('a repayment is booked with an id of its own', async () => {
  const { user, calls } = open('');
  await user.click(await screen.findByRole('button', { name: 'Record a repayment' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('900.00');
  await user.clear(amount);
  await user.type(amount, '400');
  await user.click(screen.getByRole('button', { name: 'Book the repayment' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'createRepayment')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      officeId,
      userId: collector.id,
      currency: 'DZD',
      amount: 400,
    }),
  );
});

test('a case of a count links to its day', async () => {
  open(`/${missing.id}`, { stored: { ...detail, source: 'COUNT', day: '2026-11-24' } });
  expect(await screen.findByRole('link', { name: 'The count of 24/11/2026' })).toHaveAttribute(
    'href',
    '/cash/days/2026-11-24',
  );
});
