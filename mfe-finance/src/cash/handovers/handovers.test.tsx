import type { Handover } from '@comptoir/api-contract/handovers';
import { refusal, renderScreen, uploadStandIn, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { officeId, selection } from '../../testing/samples';
import { Area } from '../cash.area';

const giver = { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel Cherif' };
const manager = { id: '01890000-0000-7000-8000-0000000000b1', name: 'Nadia Benali' };
const offered: Handover = {
  id: '01890000-0000-7000-8000-0000000000d1',
  number: '12',
  officeId,
  kind: 'COLLECTOR_TO_OFFICE',
  state: 'OFFERED',
  from: giver,
  to: null,
  toOffice: null,
  source: 'TILL',
  seal: null,
  slip: null,
  offeredDate: '2026-11-24T08:30:00.000Z',
  countedDate: null,
  countedBy: null,
  recountedBy: null,
  endedDate: null,
  note: null,
  lines: [{ currency: 'DZD', declared: null, counted: null, recounted: null }],
  caseIds: [],
};
const amount = (amount: number, notes: number) => ({ amount, counts: { '1000': notes } });
const accepted: Handover = {
  ...offered,
  state: 'ACCEPTED',
  countedBy: manager,
  countedDate: offered.offeredDate,
  endedDate: offered.offeredDate,
  lines: [{ currency: 'DZD', declared: amount(20_000, 20), counted: amount(19_000, 19), recounted: null }],
  caseIds: [officeId],
};

interface Opened {
  stored?: Handover;
  as?: { id: string; role: 'ADMIN' | 'OFFICEMANAGER' };
  api?: ApiHandlers;
}

function open(path: string, { stored = offered, as = { ...manager, role: 'OFFICEMANAGER' }, api = {} }: Opened = {}) {
  let current = stored;
  const answer = (next: Handover) => {
    current = next;
    return Response.json(next, { headers: { etag: '"4"' } });
  };
  return renderScreen(<Area />, {
    route: `/cash/handovers${path}`,
    path: '/cash/*',
    claims: { sub: as.id, role: as.role, countryCode: 'DZ', ...(as.role === 'OFFICEMANAGER' && { officeId }) },
    selection,
    api: {
      getCustody: () => ({ mode: 'CUSTODY' }),
      getCashCase: () => Response.json({ id: officeId, number: '27', amount: -1000 }),
      getOffice: () => ({
        id: officeId,
        name: 'Algiers Centre',
        city: 'Algiers',
        countryCode: 'DZ',
        collectorsAmount: 1,
        admins: [],
      }),
      listAudit: () => [],
      listHandovers: ({ query }) =>
        query['pending'] === 'true' ? [offered] : [offered, { ...accepted, id: officeId }],
      getHandover: () => Response.json(current, { headers: { etag: '"3"' } }),
      countHandover: () => answer(accepted),
      recountHandover: () => answer({ ...accepted, state: 'RECOUNTED' }),
      withdrawHandover: () => answer({ ...accepted, state: 'WITHDRAWN', note: 'Lost' }),
      ...api,
    },
  });
}

const notes = (value: string) => screen.getByRole('textbox', { name: `Number of ${value} DZD` });

test('waiting handovers come first, with the person for whom they wait and the next step', async () => {
  open('');
  const waiting = await screen.findByRole('region', { name: 'Waiting' });
  expect(
    await within(waiting).findByText(/Waits for the count by an office manager of .*Algiers Centre/),
  ).toBeVisible();
  expect(within(waiting).getByRole('link', { name: 'Count it' })).toHaveAttribute(
    'href',
    `/cash/handovers/${offered.id}`,
  );
  const ended = screen.getByRole('region', { name: 'Ended' });
  expect(await within(ended).findByText('DA 19,000.00')).toBeVisible();
});

test('the receiver counts without seeing an amount, on the version that was read', async () => {
  const { user, calls } = open(`/${offered.id}`);
  await user.type(await screen.findByRole('textbox', { name: /Number of .*1000/ }), '19');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  const sent = await waitFor(() => calls.find(({ operation }) => operation === 'countHandover'));
  expect(sent?.body).toEqual({ lines: [{ currency: 'DZD', counts: { '1000': 19 } }] });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  const table = await screen.findByRole('table', { name: 'DZD' });
  expect(within(table).getByRole('columnheader', { name: /Declared by .*Amel Cherif/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Case 27 · Missing' })).toHaveAttribute(
    'href',
    `/cash/cases/${officeId}`,
  );
});

test('the number of the slip confirms a deposit', async () => {
  const { user, calls } = open(`/${offered.id}`, { stored: { ...offered, kind: 'TO_BANK' } });
  await user.type(await screen.findByRole('textbox', { name: /Number of .*1000/ }), '19');
  expect(screen.getByRole('button', { name: 'Save the count' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Number of the bank slip' }), 'BNA 4711');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'countHandover')?.body).toMatchObject({ slip: 'BNA 4711' }),
  );
});

test('those who took part add a photo of the slip', async () => {
  const deposit: Handover = { ...accepted, kind: 'TO_BANK', slip: 'BNA 4711', mediaFiles: [] };
  const { user, calls } = open(`/${offered.id}`, {
    stored: deposit,
    api: { uploadHandoverMedia: () => ({ presignedUrl: 'http://localhost/api/media/1', mediaId: officeId }) },
  });
  const received = uploadStandIn(() => ({ status: 200, body: '' }));
  await user.upload(await screen.findByLabelText('Add a photo or a file'), new File(['slip'], 'slip.jpg'));
  await waitFor(() => expect(received).toHaveLength(1));
  expect(calls.find(({ operation }) => operation === 'uploadHandoverMedia')?.query).toEqual({
    extension: 'jpg',
    name: 'slip.jpg',
  });
});

test('a refused count keeps the numbers and shows the reason', async () => {
  const { user } = open(`/${offered.id}`, { api: { countHandover: () => refusal('handover-state') } });
  await user.type(await screen.findByRole('textbox', { name: /Number of .*1000/ }), '19');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  expect(await screen.findByText(/does not wait for this step any more/)).toBeVisible();
  expect(notes('1000')).toHaveValue('19');
});

test('a third person recounts a disputed handover, and the first counter does not', async () => {
  const disputed: Handover = { ...offered, state: 'DISPUTED', countedBy: manager, countedDate: offered.offeredDate };
  const { unmount } = open(`/${offered.id}`, { stored: disputed });
  expect(await screen.findByText(/If nobody answers, an office manager or an administrator/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the final count' })).toBeNull();
  unmount();
  const { user, calls } = open(`/${offered.id}`, { stored: disputed, as: { id: officeId, role: 'ADMIN' } });
  await user.type(await screen.findByRole('textbox', { name: /Number of .*1000/ }), '20');
  await user.click(screen.getByRole('button', { name: 'Save the final count' }));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('recountHandover'));
});

test('an administrator withdraws a handover that nobody counts, with a reason', async () => {
  const { user, calls } = open(`/${offered.id}`, { as: { id: officeId, role: 'ADMIN' } });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the handover' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Lost');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw the handover' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'withdrawHandover')?.body).toEqual({ reason: 'Lost' }),
  );
});

test('a float is offered to a collector by notes', async () => {
  const { user, calls, address } = open('/new', {
    api: {
      getHandoverReceivers: () => ({ collectors: [giver], offices: [] }),
      offerHandover: () => Response.json(offered, { status: 201, headers: { etag: '"1"' } }),
    },
  });
  const choose = async (name: string, option: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('From and to', /Till to a collector/);
  await user.type(notes('1000'), '5');
  expect(screen.getByRole('button', { name: 'Offer the handover' })).toBeDisabled();
  await choose('Receiving collector', /Amel Cherif/);
  await user.click(screen.getByRole('button', { name: 'Offer the handover' }));
  await waitFor(() => expect(address()).toBe(`/cash/handovers/${offered.id}`));
  expect(calls.find(({ operation }) => operation === 'offerHandover')?.body).toEqual({
    officeId,
    kind: 'OFFICE_TO_COLLECTOR',
    source: 'TILL',
    toUserId: giver.id,
    toOfficeId: null,
    seal: null,
    lines: [{ currency: 'DZD', counts: { '1000': 5 } }],
  });
});

test('the printed note has both names and the notes', async () => {
  open(`/${offered.id}/note`, { stored: accepted });
  expect(await screen.findByRole('heading', { name: /Handover note .*12/, level: 2 })).toBeVisible();
  for (const { name } of [giver, manager]) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(screen.getByRole('table', { name: 'DZD' })).toBeVisible();
});
