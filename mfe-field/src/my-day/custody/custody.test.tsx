import type { Collection } from '@comptoir/api-contract/collections';
import type { Handover } from '@comptoir/api-contract/handovers';
import type { Round } from '@comptoir/api-contract/rounds';
import type { ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '../../testing/render-area';
import { roundWith } from '../../testing/round';
import { collection, collector, office } from '../../testing/samples';
import { Area } from '../my-day.area';

const since = '2026-11-24T08:30:00.000Z';
const manager = { id: '01890000-0000-7000-8000-0000000000b1', name: 'Nadia Benali' };
const notes = (number: number) => ({ amount: number * 1000, counts: { '1000': number } });
const offered: Handover = {
  id: '01890000-0000-7000-8000-0000000000d1',
  number: '12',
  officeId: office.id,
  kind: 'COLLECTOR_TO_OFFICE',
  state: 'OFFERED',
  from: { id: collector.id, name: collector.name },
  to: null,
  toOffice: null,
  source: 'TILL',
  seal: null,
  slip: null,
  offeredDate: since,
  countedDate: null,
  countedBy: null,
  recountedBy: null,
  endedDate: null,
  note: null,
  lines: [{ currency: 'DZD', declared: notes(5), counted: null, recounted: null }],
  caseIds: [],
};
const counted: Handover = {
  ...offered,
  state: 'COUNTED',
  countedBy: manager,
  countedDate: since,
  lines: [{ currency: 'DZD', declared: notes(5), counted: notes(4), recounted: null }],
};
const float: Handover = {
  ...offered,
  kind: 'OFFICE_TO_COLLECTOR',
  from: manager,
  to: { id: collector.id, name: collector.name },
  lines: [{ currency: 'DZD', declared: null, counted: null, recounted: null }],
};

const inHand: Round['inHand'] = [{ currency: 'DZD', amount: 5000, since, max: 6000 }];
const collected: Collection = {
  ...collection,
  status: 'COLLECTED',
  collectedAmount: 70,
  actualCollectionDate: new Date().toISOString(),
};

function open(route: string, stored: Handover[] = [], api: ApiHandlers = {}) {
  return renderArea(Area, {
    route,
    claims: { sub: collector.id, role: 'COLLECTOR', officeId: office.id, countryCode: 'DZ' },
    api: {
      getRound: () => roundWith({}, { custody: 'CUSTODY', inHand }),
      getOffice: () => office,
      getCashInHand: () => inHand,
      listHandovers: () => stored,
      getHandover: () => Response.json(stored[0], { headers: { etag: '"3"' } }),
      offerHandover: () => Response.json(offered, { status: 201, headers: { etag: '"1"' } }),
      countHandover: () => Response.json({ ...float, state: 'ACCEPTED' }, { headers: { etag: '"4"' } }),
      agreeToHandover: () => Response.json({ ...counted, state: 'DISPUTED' }, { headers: { etag: '"4"' } }),
      ...api,
    },
  });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the bag has all cash in the hand, and is handed over at the end of the day', async () => {
  open('/my-day');
  expect(await (await region('In the bag')).findByText(/^DA\s5,000\.00$/)).toBeVisible();
  expect((await region('In the bag')).getByText(/^of at most/)).toHaveTextContent(/DA\s6,000\.00$/);
  expect(await screen.findByRole('link', { name: 'Hand over the bag' })).toHaveAttribute('href', '/my-day/hand-over');
});

test('without custody the day has the cash of the day, and requests nothing about handovers', async () => {
  const { calls } = open('/my-day', [], { getRound: () => roundWith({ collected: [collected] }) });
  expect((await region('Cash collected')).getByText(/^DA\s70\.00$/)).toBeVisible();
  expect(calls.map(({ operation }) => operation).filter((name) => /Handover|Cash|Custody/.test(name))).toEqual([]);
});

test('the bag is counted by notes and offered', async () => {
  const { user, calls, address } = open('/my-day/hand-over', [offered]);
  expect(await screen.findByText(/^DA\s5,000\.00$/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Number of .*1000/ }), '5');
  await user.click(screen.getByRole('button', { name: 'Offer to the office' }));
  await waitFor(() => expect(address()).toBe(`/my-day/handovers/${offered.id}`));
  expect(calls.find(({ operation }) => operation === 'offerHandover')?.body).toEqual({
    kind: 'COLLECTOR_TO_OFFICE',
    source: 'TILL',
    lines: [{ currency: 'DZD', counts: { '1000': 5 } }],
  });
  expect(await screen.findByText(/Waits for the count by an office manager of .*Algiers Centre/)).toBeVisible();
});

test('a different count is disputed with a note', async () => {
  const { user, calls } = open('/my-day', [counted]);
  await user.click(await screen.findByRole('link', { name: 'Answer the count' }));
  expect(await screen.findByText('Missing:')).toHaveTextContent(/DA\s1,000\.00/);
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'There were five');
  await user.click(screen.getByRole('button', { name: 'Dispute the count' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'agreeToHandover')?.body).toEqual({
      agree: false,
      note: 'There were five',
    }),
  );
});

test('a float is counted without seeing its amount', async () => {
  const { user, calls } = open('/my-day', [float]);
  await user.click(await screen.findByRole('link', { name: 'Count the float' }));
  await user.type(await screen.findByRole('textbox', { name: /Number of .*500/ }), '2');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'countHandover')?.body).toEqual({
      lines: [{ currency: 'DZD', counts: { '500': 2 } }],
    }),
  );
});

test('a difference leads to the case that the collector answers for', async () => {
  open(`/my-day/handovers/${offered.id}`, [
    { ...counted, state: 'RECOUNTED', endedDate: since, recountedBy: manager, caseIds: [office.id] },
  ]);
  expect(await screen.findByRole('link', { name: 'See the difference that you answer for' })).toHaveAttribute(
    'href',
    `/my-cases/${office.id}`,
  );
});
