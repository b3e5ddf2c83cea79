import type { Collection } from '@comptoir/api-contract/collections';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { outbox, runOutbox } from '@comptoir/ui/outbox';
import { failure, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { renderArea } from '../testing/render-area';
import { roundWith } from '../testing/round';
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

/** Pick-up that the server shows. */
let shown: object | undefined;

/** Answer of the server, with the content that it got unless it differs. */
function confirmed(body: unknown, stop: Collection, other: object = {}): Response {
  const pickUp = PickUpInput.parse(body);
  const contentHash = createHash('sha256').update(pickUpContent(pickUp)).digest('hex');
  shown = { ...pickUp, contentHash, ...other };
  return Response.json({ pickUp: shown, collection: stop });
}

const sentId = (body: unknown) => PickUpInput.parse(body).id;

function open(api: ApiHandlers = {}) {
  let recorded: Collection | undefined;
  const rendered = renderArea(Area, {
    route: '/my-day',
    claims: { role: 'COLLECTOR', officeId: office.id, countryCode: 'DZ' },
    api: {
      getRound: () =>
        roundWith({
          late: [late],
          planned: [recorded ?? due, planned],
          collected: recorded ? [done, recorded] : [done],
        }),
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
      getPickUp: () => (shown ? Response.json(shown) : failure(404, 'Unknown')),
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
  expect(calls.map(({ operation }) => operation).filter((name) => /Round|Collection|Custody/.test(name))).toEqual([
    'getRound',
  ]);
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

  async function recordAway(refusal?: (body: unknown) => Response) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let away = true;
    const rendered = open({
      recordPickUp: ({ body }) => {
        if (away) throw new TypeError('no connection');
        return refusal?.(body) ?? confirmed(body, { ...due, status: 'COLLECTED', collectedAmount: 1234.5 });
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

  test('a stop has a provisional receipt until it is sent', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, comeBack } = await recordAway();
    expect(await screen.findByText('1 not sent (offline)')).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('1 not sent (the server does not answer)')).toBeVisible();
    expect(screen.getByText(/^\W?Pharmacie Audin.*1,234\.50.* collected$/)).toBeVisible();
    await user.click((await unsent()).getByRole('link', { name: 'Receipt' }));
    expect(await screen.findByRole('heading', { name: 'Provisional receipt', level: 1 })).toBeVisible();
    expect(screen.getByText('DA 1,234.50')).toBeVisible();
    expect(screen.getByText('3 Place Maurice Audin, Algiers')).toBeVisible();
    comeBack();
    await act(() => outbox.send());
    expect(await screen.findByRole('heading', { name: /^Receipt of collection/, level: 1 })).toBeVisible();
  });

  test('a refused stop shows the exact answer and is corrected as a new one', async () => {
    let isRefused = true;
    const { user, sent, comeBack, address } = await recordAway((body) =>
      isRefused ? failure(409, 'Somebody else recorded 1,200.') : confirmed(body, due),
    );
    comeBack();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('1 needs you')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Recorded on this phone/ }));
    const notice = within(
      (await screen.findByText('Pharmacie Audin was not recorded.')).closest('[role=alert]') ?? document.body,
    );
    expect(notice.getByText(/^DA\s1,234\.50$/)).toBeVisible();
    await user.click(notice.getByText('Details'));
    expect(notice.getAllByText('Somebody else recorded 1,200.')).toHaveLength(2);
    expect(notice.getByText(sentId(sent()[0]?.body))).toBeVisible();
    expect(notice.queryByRole('button', { name: 'Remove from this phone' })).not.toBeInTheDocument();

    isRefused = false;
    await user.click(notice.getByRole('link', { name: 'Correct and send as new' }));
    await user.click(await screen.findByRole('button', { name: 'Collected' }));
    await waitFor(() => expect(address()).toBe('/my-day'));
    expect(await screen.findByText('All sent 10:00')).toBeVisible();
    const ids = sent().map(({ body }) => sentId(body));
    expect(ids.at(-1)).not.toBe(ids[0]);
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

test('the sheet of a day without stops shows a notice', async () => {
  renderArea(Area, { route: '/my-day/sheet', api: { getOffice: () => office, listCollections: () => [] } });
  expect(await screen.findByText('No collections are planned for this day.')).toBeVisible();
});
