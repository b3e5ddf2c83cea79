import type { Collection } from '@comptoir/api-contract/collections';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import { PickUpInput } from '@comptoir/api-contract/pick-ups';
import type { ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { renderArea } from '../../testing/render-area';
import { roundWith } from '../../testing/round';
import { collection } from '../../testing/samples';
import { Area } from '../my-day.area';

const due: Collection = { ...collection, scheduledAmount: 635_000 };

function open(api: ApiHandlers = {}) {
  let shown: object = {};
  const rendered = renderArea(Area, {
    route: '/my-day/1042',
    api: {
      getRound: () => roundWith({ planned: [due] }),
      getCollection: () => due,
      recordPickUp: ({ body }) => {
        const pickUp = PickUpInput.parse(body);
        shown = { ...pickUp, contentHash: createHash('sha256').update(pickUpContent(pickUp)).digest('hex') };
        return Response.json({ pickUp: shown, collection: due });
      },
      getPickUp: () => Response.json(shown),
      ...api,
    },
  });
  const sent = async () => {
    await waitFor(() => expect(rendered.address()).toBe('/my-day'));
    const calls = rendered.calls.filter(({ operation }) => operation === 'recordPickUp');
    return calls.map(({ body }) => body);
  };
  return { ...rendered, sent };
}

const collected = () => screen.findByRole('button', { name: 'Collected' });
const amount = () => screen.findByRole('textbox', { name: 'Collected amount' });

beforeEach(() => {
  localStorage.clear();
  // A signature is drawn in the browser tests.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('a tap into the amount selects it, so that a partial amount is typed over it', async () => {
  const { user, sent } = open();
  await user.click(await amount());
  await user.keyboard('600000');
  await user.click(screen.getByRole('button', { name: 'Not all ready' }));
  await user.click(await collected());
  expect(await sent()).toMatchObject([
    { outcome: 'COLLECTED', lines: [{ currency: 'DZD', amount: 600_000 }], note: 'Not all ready' },
  ]);
});

test('keys type several zeros behind a digit, and never first', async () => {
  const { user, sent } = open();
  await user.click(await amount());
  await user.click(screen.getByRole('button', { name: 'Type 000' }));
  expect(await amount()).toHaveValue('635000.00');
  await user.keyboard('6');
  await user.click(screen.getByRole('button', { name: 'Type 00' }));
  expect(await amount()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Type 000' }));
  expect(await amount()).toHaveValue('600000');
  await user.click(screen.getByRole('button', { name: 'Not all ready' }));
  await user.click(await collected());
  expect(await sent()).toMatchObject([{ lines: [{ currency: 'DZD', amount: 600_000 }] }]);
});

test('an amount ten times too high is asked about once, in the page', async () => {
  const { user, sent, calls } = open();
  await user.click(await amount());
  await user.keyboard('6350000');
  await user.click(screen.getByRole('button', { name: 'With arrears' }));
  await user.click(await collected());
  expect(await screen.findByText(/6,350,000\.00.* is .*10.* times the scheduled amount/)).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain('recordPickUp');
  await user.click(screen.getByRole('button', { name: 'Correct the amount' }));
  expect(await amount()).toHaveFocus();
  await user.click(await collected());
  await user.click(await screen.findByRole('button', { name: /^Yes/ }));
  expect(await sent()).toMatchObject([{ lines: [{ currency: 'DZD', amount: 6_350_000 }] }]);
});

test.each([
  ['Closed', 'CLOSED'],
  ['No cash ready', 'NO_CASH'],
  ['Refused', 'REFUSED'],
  ['Not reached', 'NOT_REACHED'],
])('a stop without cash is recorded by a tap on %s', async (name, reasonCode) => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Could not collect...' }));
  await user.click(screen.getByRole('button', { name }));
  expect(await sent()).toMatchObject([{ outcome: 'NOT_COLLECTED', reasonCode, lines: [], note: '' }]);
});

test('another reason needs a note', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Could not collect...' }));
  await user.click(screen.getByRole('button', { name: 'Could not collect' }));
  expect(await screen.findByText('Reason is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Other reason' }), 'Police on the square');
  await user.click(screen.getByRole('button', { name: 'Could not collect' }));
  expect(await sent()).toMatchObject([{ reasonCode: 'OTHER', note: 'Police on the square' }]);
});

test('further currencies, signer and seal are folded away, and recorded with the stop', async () => {
  const { user, sent } = open();
  expect(await screen.findByLabelText('Seal number')).not.toBeVisible();
  await user.click(screen.getByText('More'));
  await user.click(screen.getByRole('combobox', { name: 'Add a currency' }));
  await user.click(await screen.findByRole('option', { name: /EUR/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount in EUR' }), '50');
  await user.type(screen.getByLabelText('Name of the signer'), 'K. Ait');
  await user.type(screen.getByLabelText('Seal number'), 'DZ-004711');
  await user.click(await collected());
  expect(await sent()).toMatchObject([
    {
      lines: [
        { currency: 'DZD', amount: 635_000 },
        { currency: 'EUR', amount: 50 },
      ],
      signerName: 'K. Ait',
      seal: 'DZ-004711',
    },
  ]);
});

test('counted notes make the amount', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByText('More'));
  await user.click(screen.getByRole('checkbox', { name: 'Count notes and coins' }));
  expect(await collected()).toBeDisabled();
  await user.type(await screen.findByRole('textbox', { name: 'Number of 2000 DZD' }), '317');
  await user.type(screen.getByRole('textbox', { name: 'Number of 1000 DZD' }), '1');
  await user.click(await collected());
  expect(await sent()).toMatchObject([
    { lines: [{ currency: 'DZD', amount: 635_000, counts: { '2000': 317, '1000': 1 } }] },
  ]);
});

function positionAt(latitude: number, longitude: number, { accuracy = 1, ageMs = 0 } = {}): GeolocationPosition {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const values = { ...unknown, latitude, longitude, accuracy };
  const coords = { ...values, toJSON: () => values };
  const timestamp = Date.now() - ageMs;
  return { coords, timestamp, toJSON: () => ({ coords: values, timestamp }) };
}

describe('the position', () => {
  const find = jest.fn<void, [PositionCallback, PositionErrorCallback]>();

  beforeEach(() => {
    find.mockReset();
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: find }, configurable: true });
  });

  const question = () => screen.queryByRole('region', { name: 'Position' });

  test('is sent after the person allowed it, which is asked once', async () => {
    const { user, sent, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    const [[found] = []] = find.mock.calls;
    found?.(positionAt(36.75, 3.05, { accuracy: 18 }));
    await user.click(await collected());
    expect(await sent()).toMatchObject([{ position: { lat: 36.75, lon: 3.05, accuracy: 18 } }]);
    unmount();
    open();
    expect(await collected()).toBeVisible();
    expect(question()).not.toBeInTheDocument();
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('is neither awaited nor taken if it is older than two minutes', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    const [[found] = []] = find.mock.calls;
    found?.(positionAt(1, 1, { ageMs: 121_000 }));
    await user.click(await collected());
    expect(await sent()).toMatchObject([{ position: null }]);
  });

  test('is never read after a refusal', async () => {
    const { user, sent, unmount } = open();
    await user.click(
      within((await screen.findByText(/position with each/)).closest('section') ?? document.body).getByRole('button', {
        name: 'No',
      }),
    );
    expect(question()).not.toBeInTheDocument();
    await user.click(await collected());
    expect(await sent()).toMatchObject([{ position: null }]);
    unmount();
    open();
    expect(await collected()).toBeVisible();
    expect(question()).not.toBeInTheDocument();
    expect(find).not.toHaveBeenCalled();
  });
});
