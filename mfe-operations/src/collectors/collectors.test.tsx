import type { FieldDevice } from '@comptoir/api-contract/field-devices';
import type { RefusedPickUp } from '@comptoir/api-contract/refused-pick-ups';
import { failure } from '@comptoir/remote-sdk/testing';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { renderArea } from '../testing/render-area';
import { collector, office } from '../testing/samples';
import { Area } from './collectors.area';

const EDIT = `/collectors/${collector.id}`;
const listCollectors = () => [collector];
const getUser = () => Response.json(collector, { headers: { etag: '"7"' } });

function startDates(calls: readonly { operation: string; query: Readonly<Record<string, string>> }[]) {
  return calls.filter(({ operation }) => operation === 'listCollectors').map(({ query }) => query['startDate']);
}

test('a row shows name, contact and collected amounts', async () => {
  renderArea(Area, { route: '/collectors', api: { listCollectors } });
  const row = await screen.findByRole('row', { name: /Amel Cherif/ });
  expect(within(row).getByRole('link', { name: 'Amel Cherif' })).toHaveAttribute('href', EDIT);
  expect(within(row).getByText('AC')).toBeVisible();
  expect(within(row).getByText('amel.cherif@comptoir.example')).toBeVisible();
  expect(within(row).getByText('+213 555 01 38 11')).toBeVisible();
  expect(within(row).getByText('7 / 25')).toBeVisible();
  expect(within(row).queryByText('(Account not verified)')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add collector' })).toHaveAttribute('href', '/collectors/new');
});

test('an unconfirmed collector without a phone is marked as such', async () => {
  const invited = { ...collector, verified: false, phone: null };
  renderArea(Area, { route: '/collectors', api: { listCollectors: () => [invited] } });
  expect(await screen.findByText('(Account not verified)')).toBeVisible();
  expect(screen.queryByText(/^\+213/)).not.toBeInTheDocument();
});

test('an office without collectors shows a notice', async () => {
  renderArea(Area, { route: '/collectors', api: { listCollectors: () => [] } });
  expect(await screen.findByText('No collectors found')).toBeVisible();
});

test('the figures count this week, or a chosen period', async () => {
  const { user, calls, address } = renderArea(Area, { route: '/collectors', api: { listCollectors } });
  await screen.findByRole('link', { name: 'Amel Cherif' });
  const period = screen.getByRole('combobox', { name: 'Sort by' });
  expect(period).toHaveTextContent('This Week');
  await user.click(period);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'This Week',
    'Last Month',
    'Last 3 Months',
  ]);
  await user.click(screen.getByRole('option', { name: 'Last 3 Months' }));
  expect(address()).toBe('/collectors?period=quarter');
  await screen.findByRole('link', { name: 'Amel Cherif' });
  const [week = '', quarter = ''] = startDates(calls);
  expect(new Date(week).getDay()).toBe(1);
  expect(Date.parse(quarter)).toBeLessThan(Date.parse(week));
});

test('a collector is invited to the selected office', async () => {
  const { user, calls, address } = renderArea(Area, {
    route: '/collectors/new',
    api: { listCollectors, inviteUser: () => collector },
  });
  expect(await screen.findByText('Algiers Centre')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Office' })).toBeDisabled();
  await user.type(screen.getByLabelText('Name'), 'Amel Cherif');
  await user.type(screen.getByLabelText('Email'), 'amel.cherif@comptoir.example');
  await user.type(screen.getByLabelText('Phone'), '+213 555');
  await user.click(screen.getByRole('button', { name: 'Create collector' }));
  expect(await screen.findByText('Collector created successfully')).toBeVisible();
  expect(address()).toBe('/collectors');
  expect(calls.find(({ operation }) => operation === 'inviteUser')?.body).toEqual({
    name: 'Amel Cherif',
    email: 'amel.cherif@comptoir.example',
    phone: '+213 555',
    role: 'COLLECTOR',
    countryCode: 'DZ',
    officeId: office.id,
  });
});

test('missing values are reported at their fields', async () => {
  const { user } = renderArea(Area, { route: '/collectors/new' });
  await user.click(await screen.findByRole('button', { name: 'Create collector' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(screen.getByText('Phone number is required')).toBeVisible();
});

test('without a selected office the form asks for one', async () => {
  renderArea(Area, { route: '/collectors/new', selection: { country: 'DZ' } });
  expect(await screen.findByRole('dialog', { name: 'Country and Office' })).toBeVisible();
});

test('a change is sent on the version that was read', async () => {
  const { user, calls } = renderArea(Area, {
    route: EDIT,
    api: { getUser, listCollectors, updateUser: () => collector },
  });
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Collector updated successfully')).toBeVisible();
  const sent = calls.find(({ operation }) => operation === 'updateUser');
  const { email, phone } = collector;
  expect(sent?.body).toEqual({ name: 'Amel Cherif 2', email, phone });
  expect(sent?.headers.get('if-match')).toBe('"7"');
});

test('a collector is deleted after a confirmation', async () => {
  const { user, address } = renderArea(Area, {
    route: EDIT,
    api: { getUser, listCollectors, deleteUser: () => undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('This action cannot be undone. This will permanently delete the collector.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Collector deleted successfully')).toBeVisible();
  expect(address()).toBe('/collectors');
});

test('a refused deletion shows its reason and keeps the page', async () => {
  const deleteUser = () => failure(503, 'The database is starting.');
  const { user, address } = renderArea(Area, { route: EDIT, api: { getUser, listCollectors, deleteUser } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Failed to delete collector. The database is starting.'))[0]).toBeVisible();
  expect(address()).toBe(EDIT);
});

test('a concurrent change is reported and keeps the typed values', async () => {
  const updateUser = () => failure(412, 'Somebody else changed this account.');
  const { user } = renderArea(Area, { route: EDIT, api: { getUser, listCollectors, updateUser } });
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Amel Cherif 2');
});

test.each([
  ['inviteUser', '/collectors/new', 'Create collector', 'Failed to create collector.'],
  ['updateUser', EDIT, 'Save changes', 'Failed to update collector.'],
] as const)('a failure of %s is reported', async (operation, route, button, text) => {
  const { user } = renderArea(Area, { route, api: { getUser, [operation]: () => failure(409, 'Taken.') } });
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('A');
  const email = screen.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'a@b.example');
  await user.type(screen.getByLabelText('Phone'), '1');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(`${text} Taken.`)).toBeVisible();
  expect(email).toHaveValue('a@b.example');
});

/** jsdom cannot read files. */
function fileOf(text: string): File {
  return Object.assign(new File([text], 'pick-ups.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });
}

const contentHash = 'a1'.repeat(32);
const device = {
  id: '0199f000-0000-7000-8000-0000000000d1',
  deviceId: '0199f000-0000-4000-8000-0000000000d2',
  collector: { id: collector.id, name: collector.name },
  label: 'Safari, iOS',
  app: '1.4.2',
  firstSeenAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T10:20:00.000Z',
  unsent: 2,
  oldestUnsentAt: '2026-11-20T10:20:00.000Z',
  clockOffsetMs: 720_000,
  confirmed: null,
  ended: null,
};

test('a row marks unsent pick-ups on the phone', async () => {
  renderArea(Area, { route: '/collectors', api: { listCollectors, listFieldDevices: () => [device] } });
  expect(await screen.findByText('(2 not sent)')).toBeVisible();
});

test('the page shows the phone with what is unsent, and a manager confirms it before its end', async () => {
  const confirmed = { by: { id: collector.id, name: 'Nadia' }, at: '2026-11-20T11:00:00.000Z' };
  let shown: FieldDevice = device;
  const { user, calls } = renderArea(Area, {
    route: EDIT,
    claims: { role: 'OFFICEMANAGER', countryCode: 'DZ', officeId: office.id },
    api: {
      getUser,
      listFieldDevices: () => [shown],
      confirmFieldDevice: () => (shown = { ...device, confirmed }),
    },
  });
  expect(await screen.findByText(/2 pick-ups not sent since/)).toBeVisible();
  expect(screen.getByText('The clock is 12 minutes off')).toBeVisible();
  expect(screen.getByText(/Unsent for more than 5 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm for the end of this phone' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Confirm for/ }));
  expect(await screen.findByText(/Nadia confirmed on/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'confirmFieldDevice')?.body).toEqual({ unsent: 2 });
  expect(screen.queryByRole('button', { name: 'End this phone' })).not.toBeInTheDocument();
});

test('an administrator ends a confirmed phone', async () => {
  const step = { by: { id: collector.id, name: 'Nadia' }, at: '2026-11-20T11:00:00.000Z' };
  const { user, calls } = renderArea(Area, {
    route: EDIT,
    api: {
      getUser,
      listFieldDevices: () => [{ ...device, confirmed: step }],
      endFieldDevice: () => ({ ...device, confirmed: step, ended: step }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End this phone' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End this phone' }));
  expect(await screen.findByText('Phone ended')).toBeVisible();
  expect(calls.filter(({ operation }) => operation === 'endFieldDevice')).toHaveLength(1);
});

test('a file of unsent pick-ups is loaded, and each has its result; another file is not sent', async () => {
  const pickUp = { id: device.id, collectionId: '1042', agency: 'Agence Didouche', occurredAt: device.lastSeenAt };
  const lines = [{ currency: 'DZD' as const, amount: 5000 }];
  const { user, calls } = renderArea(Area, {
    route: EDIT,
    api: {
      getUser,
      listFieldDevices: () => [device],
      importPickUps: () => ({
        collector: device.collector,
        writtenAt: device.lastSeenAt,
        pickUps: [
          { ...pickUp, lines, state: 'recorded' as const, refusal: null },
          {
            ...pickUp,
            id: null,
            lines,
            state: 'refused' as const,
            refusal: { code: 'pick-up-differs', message: 'Differs' },
          },
        ],
      }),
    },
  });
  const picker = await screen.findByLabelText('File of unsent pick-ups');
  await user.upload(picker, fileOf('{"format":"backup"}'));
  expect(await screen.findByText('Not a file of pick-ups')).toBeVisible();
  expect(calls.some(({ operation }) => operation === 'importPickUps')).toBe(false);
  const file = { format: 'comptoir-pick-ups', version: 1, keyId: 'k', publicKey: 'A', iv: 'A', content: 'A' };
  await user.upload(picker, fileOf(JSON.stringify(file)));
  const results = within(await screen.findByRole('region', { name: 'Pick-ups of the file' })).getAllByRole('listitem');
  expect(results[0]).toHaveTextContent('RecordedAgence Didouche');
  expect(results[1]).toHaveTextContent('Refused');
  expect(calls.find(({ operation }) => operation === 'importPickUps')?.body).toEqual(file);
});

test('a refused pick-up that was handed to the office is settled with a note, and leaves the list', async () => {
  let handed: RefusedPickUp = {
    id: device.id,
    contentHash,
    collector: device.collector,
    handedAt: device.lastSeenAt,
    refusal: { code: 'already-collected', message: 'Nadia recorded it already.' },
    agency: null,
    collectionId: null,
    occurredAt: null,
    lines: [{ currency: 'DZD', amount: 5000 }],
    content: {},
    settled: null,
  };
  const note = 'Counted twice';
  const settled = { by: { id: collector.id, name: 'Nadia' }, at: device.lastSeenAt, note };
  const settleRefusedPickUp = () => (handed = { ...handed, settled });
  const api = { getUser, listRefusedPickUps: () => [handed], settleRefusedPickUp };
  const { user, calls } = renderArea(Area, { route: EDIT, api });
  const list = await screen.findByRole('region', { name: /which are not booked/ });
  expect(list).toHaveTextContent('Nadia recorded it already.');
  expect(list).toHaveTextContent(/5,000/);
  await user.click(within(list).getByRole('button', { name: 'Settle' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await dialog.findByText('Note is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Note'), note);
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  await waitForElementToBeRemoved(list);
  expect(calls.find(({ operation }) => operation === 'settleRefusedPickUp')?.body).toEqual({ note, contentHash });
  await user.click(screen.getByText('1 settled'));
  expect(screen.getByText(note)).toBeVisible();
});
