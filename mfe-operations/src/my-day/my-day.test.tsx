import type { Collection } from '@comptoir/api-contract/collections';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { outbox, runOutbox } from '@comptoir/ui/outbox';
import { failure, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { renderArea } from '../testing/render-area';
import { collection, collector, office } from '../testing/samples';
import { Area } from './my-day.area';

const at = (moment: string) => new Date(moment).toISOString();
const plan = { hasTime: false, roundPosition: null };
const late: Collection = { ...collection, ...plan, id: '1041', scheduledCollectionDate: at('2026-11-23T00:00') };
const due: Collection = { ...collection, roundPosition: 2, scheduledCollectionDate: at('2026-11-24T09:30') };
const planned: Collection = { ...collection, ...plan, id: '1043', scheduledCollectionDate: at('2026-11-25T00:00') };
const done: Collection = {
  ...collection,
  id: '1040',
  status: 'COLLECTED',
  collectedAmount: 500,
  currency: 'EUR',
  actualCollectionDate: at('2026-11-24T08:00'),
  recordedBy: { id: collector.id, name: collector.name },
};

/** Answer of the server, with the content that it got unless it differs. */
function confirmed(body: unknown, stop: Collection, other: object = {}): Response {
  const pickUp = PickUpInput.parse(body);
  const contentHash = createHash('sha256').update(pickUpContent(pickUp)).digest('hex');
  return Response.json({ pickUp: { ...pickUp, contentHash, ...other }, collection: stop });
}

function open(api: ApiHandlers = {}) {
  let recorded: Collection | undefined;
  const rendered = renderArea(Area, {
    route: '/my-day',
    claims: { role: 'COLLECTOR', officeId: office.id, countryCode: 'DZ' },
    api: {
      listCollections: ({ query }) => {
        if (query['state'] === 'late') return [late];
        if (query['state'] === 'issues') return [];
        if (query['collectedSince'] !== undefined) return recorded ? [done, recorded] : [done];
        return [recorded ?? due, planned];
      },
      getCollection: ({ params }) => [late, due, planned, done].find(({ id }) => id === params['id']) ?? due,
      recordPickUp: ({ body }) => {
        recorded = {
          ...due,
          status: 'COLLECTED',
          collectedAmount: 1234.5,
          actualCollectionDate: at('2026-11-24T10:00'),
        };
        return confirmed(body, recorded);
      },
      updateCollection: () => due,
      ...api,
    },
  });
  const called = (name: string) => rendered.calls.filter(({ operation }) => operation === name);
  return { ...rendered, changes: () => called('updateCollection'), sent: () => called('recordPickUp') };
}

const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const collectDue = async () => (await part(/^Today/)).getByRole('link', { name: 'Collect: Pharmacie Audin' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T10:00'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('the day shows late, due, planned and done stops, and the bag', async () => {
  const { calls } = open();
  const today = await part(/^Today/);
  expect(today.getByText('09:30')).toBeVisible();
  expect(today.getByText('2')).toBeVisible();
  expect(today.getByText(/^DA\s1,234\.50$/)).toBeVisible();
  expect(today.getByText('3 Place Maurice Audin, Algiers')).toBeVisible();
  expect(today.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+213555016684');
  expect(today.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^geo:36\.77,3\.06\?q=/),
  );
  expect((await part(/^Late/)).getByText('23/11/2026')).toBeVisible();
  expect((await part(/^Tomorrow/)).getByText('Planned')).toBeVisible();
  expect((await part(/^Cash collected/)).getByText('€500.00')).toBeVisible();
  expect(screen.getByText('1 of 3 done')).toBeVisible();
  expect(calls.find(({ query }) => query['collectedSince'] !== undefined)?.query).toMatchObject({
    collectedSince: at('2026-11-24T00:00'),
  });
});

test('two presses record a stop, which is done and added to the bag', async () => {
  const { user, address, sent } = open();
  await user.click(await collectDue());
  expect(address()).toBe('/my-day/1042');
  await user.click(await screen.findByRole('button', { name: 'Collected' }));
  await waitFor(() => expect(address()).toBe('/my-day'));
  expect(sent()[0]?.body).toMatchObject({
    collectionId: '1042',
    outcome: 'COLLECTED',
    lines: [{ currency: 'DZD', amount: 1234.5 }],
    note: '',
  });
  expect(await (await part(/^Cash collected/)).findByText(/^DA\s1,234\.50$/)).toBeVisible();
  expect(screen.getByText('2 of 3 done')).toBeVisible();
});

describe('offline', () => {
  let stop: () => void = () => undefined;
  afterEach(async () => {
    stop();
    for (const { id } of outbox.items.get() ?? []) await outbox.acknowledge(id);
  });

  async function recordAway(refusal?: () => Response) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let away = true;
    const rendered = open({
      recordPickUp: ({ body }) => {
        if (away) throw new TypeError('no connection');
        return refusal?.() ?? confirmed(body, { ...due, status: 'COLLECTED', collectedAmount: 1234.5 });
      },
    });
    await rendered.user.click(await collectDue());
    await rendered.user.click(await screen.findByRole('button', { name: 'Collected' }));
    await waitFor(() => expect(rendered.address()).toBe('/my-day'));
    return { ...rendered, comeBack: () => (away = false) };
  }

  const unsent = () => part(/^Recorded, not sent yet/);

  test('a stop leaves the open ones, is in the bag as unsent, and is sent automatically under its key', async () => {
    const { user, sent, comeBack } = await recordAway();
    expect((await unsent()).getByText(/^DA\s1,234\.50$/)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Today/ })).not.toBeInTheDocument();
    expect(screen.getByText('Not sent:')).toHaveTextContent(/DA\s1,234\.50/);
    expect(screen.getByText('2 of 3 done')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    comeBack();
    stop = runOutbox();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Not sent:')).not.toBeInTheDocument());
    const [first] = sent();
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(first?.body).toMatchObject({
      lines: [{ currency: 'DZD', amount: 1234.5 }],
      occurredAt: expect.stringContaining(at('2026-11-24T10:00').slice(0, 17)),
    });
    expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('a stop is unsent until the server shows the content that the phone recorded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isOther = true;
    const { user, address, sent } = open({
      recordPickUp: ({ body }) => confirmed(body, due, isOther ? { id: 'other' } : {}),
    });
    await user.click(await collectDue());
    await user.click(await screen.findByRole('button', { name: 'Collected' }));
    await waitFor(() => expect(address()).toBe('/my-day'));
    expect((await unsent()).getByText(/^DA\s1,234\.50$/)).toBeVisible();
    isOther = false;
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('Not sent:')).not.toBeInTheDocument());
    expect(sent().length).toBeGreaterThan(1);
  });

  test('a refused stop keeps its amount and reason until the collector has read it', async () => {
    const { user, comeBack } = await recordAway(() => failure(409, 'Somebody else recorded 1,200.'));
    comeBack();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    const notice = within(
      (await screen.findByText('Pharmacie Audin was not recorded.')).closest('[role=alert]') ?? document.body,
    );
    expect(notice.getByText('Somebody else recorded 1,200.')).toBeVisible();
    expect(notice.getByText(/^DA\s1,234\.50$/)).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Pharmacie Audin was not recorded.')).not.toBeInTheDocument());
  });
});

test('a done stop shows its amount and takes no second one', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Done today'));
  await user.click(screen.getByRole('link', { name: 'Open: Pharmacie Audin' }));
  expect(await screen.findByText('€500.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Collected' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Files', { selector: 'input' })).toBeInTheDocument();
});

test('a collector answers a note of the office at a done stop', async () => {
  const { user, changes } = open();
  await user.click(await screen.findByText('Done today'));
  await user.click(screen.getByRole('link', { name: 'Open: Pharmacie Audin' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'The rest comes tomorrow');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(changes().map(({ body }) => body)).toEqual([{ collectionNotes: [{ note: 'The rest comes tomorrow' }] }]),
  );
});
