import type { BusinessDay, DayOfList } from '@comptoir/api-contract/business-days';
import { renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { officeId, selection } from '../../testing/samples';
import { Area } from '../cash.area';

const manager = { id: '01890000-0000-7000-8000-0000000000b1', name: 'Nadia Haddad' };
const caseId = '01890000-0000-7000-8000-0000000000c1';
const handoverId = '01890000-0000-7000-8000-0000000000d1';
const attempt = {
  attempt: 1,
  counts: { '1000': 3 },
  counted: 3000,
  expected: 3010.5,
  countedBy: manager.id,
  countedDate: '2026-11-28T16:50:00.000Z',
};
const till: BusinessDay['counts'][number] = {
  scope: 'TILL',
  currency: 'DZD',
  attempts: [],
  isCounted: false,
  mayCount: true,
};
const open: BusinessDay = {
  officeId,
  office: 'Algiers Centre',
  day: '2026-11-28',
  state: 'OPEN',
  openedDate: '2026-11-28T07:30:00.000Z',
  endsDate: '2026-11-28T23:00:00.000Z',
  counts: [till],
  blockers: [],
  onTheWay: [],
  before: [],
  mayReopen: false,
  reports: [],
  names: [manager],
};
const counted: BusinessDay = { ...open, counts: [{ ...till, attempts: [attempt], isCounted: true }] };
const closed: BusinessDay = {
  ...open,
  state: 'CLOSED',
  counts: [],
  mayReopen: true,
  reports: [
    {
      hash: 'f00d',
      report: {
        officeId,
        day: open.day,
        number: '7',
        version: 1,
        timeZone: 'Africa/Algiers',
        openedDate: open.openedDate,
        closedDate: '2026-11-28T17:00:00.000Z',
        closedBy: manager.id,
        entries: { first: '12', last: '40', hash: 'beef' },
        balances: [{ account: 'CASH', holderId: null, currency: 'DZD', opening: 1000, closing: 3000 }],
        movements: [
          { account: 'CASH', holderId: null, currency: 'DZD', kind: 'FLOAT', in: 2010.5, out: 0 },
          { account: 'CASH', holderId: null, currency: 'DZD', kind: 'COUNT', in: 0, out: 10.5 },
        ],
        expenses: [],
        counts: [{ ...attempt, scope: 'TILL', currency: 'DZD' }],
        cases: [
          {
            caseId,
            number: '3',
            scope: 'TILL',
            currency: 'DZD',
            amount: -10.5,
            ownerId: manager.id,
            isRounding: false,
          },
        ],
        waiting: [{ handoverId, number: '9', kind: 'COLLECTOR_TO_OFFICE', reason: 'The collector left' }],
        reopening: null,
      },
    },
  ],
};
const row: DayOfList = {
  day: open.day,
  state: 'OPEN',
  openedDate: open.openedDate,
  closedDate: null,
  closedBy: null,
  number: null,
  version: 0,
  entries: 29,
  cases: 0,
};

function show(
  path: string,
  day: BusinessDay,
  api: ApiHandlers = {},
  role: 'ADMIN' | 'OFFICEMANAGER' = 'OFFICEMANAGER',
) {
  return renderScreen(<Area />, {
    route: `/cash/${path}`,
    path: '/cash/*',
    claims: { role, countryCode: 'DZ', ...(role === 'OFFICEMANAGER' && { officeId }) },
    selection,
    api: { getCustody: () => ({ mode: 'CUSTODY' }), getDay: () => day, listDays: () => [row], ...api },
  });
}

const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('the list leads to the open day', async () => {
  show('days', open);
  expect(await screen.findByRole('link', { name: 'Count and close the day' })).toHaveAttribute(
    'href',
    '/cash/days/2026-11-28',
  );
  expect(await screen.findByRole('link', { name: '28/11/2026' })).toBeVisible();
});

test('a place is counted blind, without the book balance', async () => {
  let day = open;
  const { user, calls } = show('days/2026-11-28', open, {
    getDay: () => day,
    countDay: () => (day = counted),
  });
  const step = await section(/Count the till/);
  expect(step.queryByText('In the books')).toBeNull();
  const save = step.getByRole('button', { name: 'Save the count' });
  expect(save).toBeDisabled();
  await user.type(step.getByRole('textbox', { name: /1,?000/ }), '3');
  await user.click(save);
  expect(await step.findByText('DA 3,010.50')).toBeVisible();
  expect(step.getByText('−DA 10.50')).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'countDay')).toMatchObject({
    params: { day: '2026-11-28' },
    query: { officeId },
    body: { scope: 'TILL', lines: [{ currency: 'DZD', counts: { '1000': 3 } }] },
  });
});

test('a difference may be recounted, or left as counted', async () => {
  const { user } = show('days/2026-11-28', counted);
  const step = await section(/Count the till/);
  expect(step.queryByRole('button', { name: 'Save the count' })).toBeNull();
  await user.click(step.getByRole('button', { name: 'Count DZD again' }));
  expect(step.getByRole('button', { name: 'Save the count' })).toBeVisible();
  await user.click(step.getByRole('button', { name: 'Leave it as counted' }));
  expect(step.queryByRole('button', { name: 'Save the count' })).toBeNull();
});

test('the closing lists its blockers, and postpones a handover with a reason on the page', async () => {
  const values = { number: '9' };
  const blocker = { code: 'handover-pending', message: 'end handover 9', values, handoverId };
  const { user, calls } = show('days/2026-11-28', { ...counted, blockers: [blocker] }, { closeDay: () => closed });
  const last = await section(/Close the day/);
  expect(last.getByText('Still to do: end or postpone handovers')).toBeVisible();
  expect(last.getByRole('button', { name: 'Close the day' })).toBeDisabled();
  const step = await section(/Handovers that are not over/);
  expect(step.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/cash/handovers/${handoverId}`);
  await user.click(step.getByRole('button', { name: 'Postpone' }));
  expect(step.getByRole('textbox', { name: 'Reason to postpone handover 9' })).toHaveFocus();
  await user.keyboard('The collector left');
  await user.click(last.getByRole('button', { name: 'Close the day' }));
  expect(calls.find(({ operation }) => operation === 'closeDay')?.body).toEqual({
    postpone: [{ handoverId, reason: 'The collector left' }],
  });
});

test('a day that has not begun tells the way forward', async () => {
  const blocker = { code: 'day-not-begun', message: '', values: { day: open.day }, handoverId: null };
  show('days/2026-11-28', { ...counted, blockers: [blocker], before: ['2026-11-27'] });
  const step = await section(/Close the day/);
  expect(step.getByText(/an administrator opens the previous day/)).toBeVisible();
  expect(step.getByText(/closed with it, without a count: .*27\/11\/2026/)).toBeVisible();
});

test('a closed day leads to its report and its case, and an administrator opens it again', async () => {
  const { user, calls } = show('days/2026-11-28', closed, { reopenDay: () => open }, 'ADMIN');
  const reports = await section(/Reports/);
  expect(reports.getByRole('link', { name: 'Report 7, version 1' })).toHaveAttribute(
    'href',
    '/cash/days/2026-11-28/report?version=1',
  );
  expect(reports.getByRole('link', { name: 'Case 3' })).toHaveAttribute('href', `/cash/cases/${caseId}`);
  const counts = within(reports.getByRole('table', { name: 'Counts: Till' }));
  expect(counts.getByRole('row', { name: /1\. DZD/ })).toHaveTextContent(/DA/);
  await user.click(screen.getByRole('button', { name: 'Open this day again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A bundle was found');
  await user.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(calls.find(({ operation }) => operation === 'reopenDay')?.body).toEqual({ reason: 'A bundle was found' });
});

test('the report on paper has balances, movements, counts, cases, handovers and its hash', async () => {
  show('days/2026-11-28/report', closed);
  const paper = within(await screen.findByRole('article'));
  expect(await paper.findByRole('heading', { name: 'Day report 7' })).toBeVisible();
  for (const name of ['Balances', 'Movements', 'Counts', 'Cases', 'Handovers that were not over'])
    expect(paper.getByRole('region', { name })).toBeVisible();
  for (const text of ['3 × 1000', 'The collector left', 'f00d', 'beef', '#12 to #40'])
    expect(paper.getByText(text)).toBeVisible();
  expect(paper.queryByRole('region', { name: 'Expenses by supplier' })).toBeNull();
});

test('rules are typed as amounts and a time, and saved as a whole', async () => {
  const { user, calls } = show(
    'rules',
    open,
    {
      getCashRules: () => ({ dayStartsAt: '00:00', tolerances: [{ currency: 'DZD', amount: 50 }] }),
      setCashRules: () => ({ dayStartsAt: '04:00', tolerances: [{ currency: 'DZD', amount: 50 }] }),
    },
    'ADMIN',
  );
  const begin = await screen.findByRole('textbox', { name: /begins at/ });
  await user.clear(begin);
  await user.type(begin, '04:00');
  await user.click(screen.getByRole('checkbox', { name: 'Collectors count the notes and coins of each amount' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.find(({ operation }) => operation === 'setCashRules')?.body).toEqual({
    dayStartsAt: '04:00',
    tolerances: [{ currency: 'DZD', amount: 50 }],
    requiresCounts: true,
  });
});
