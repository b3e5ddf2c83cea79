import type { Agency } from '@comptoir/api-contract/agencies';
import type { Geocoder } from '@comptoir/maps';
import { failure } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderArea, signInAgain } from '../testing/render-area';
import { agency, office } from '../testing/samples';
import { Area } from './agencies.area';

const route = '/agencies/new';
const audin: Geocoder = () => Promise.resolve({ lat: 36.77, lon: 3.06, precision: 'city', label: 'Algiers' });

// Geocoding waits for a pause in typing.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TYPED: readonly (readonly [label: string, text: string])[] = [
  ['Name', 'Pharmacie Audin'],
  ['Address', '3 Place Maurice Audin'],
  ['City', 'Algiers'],
  ['Postcode', '16000'],
  ['Email', 'audin@example.com'],
  ['Phone', '+213 555 01 66 84'],
];

async function fillIn(user: UserEvent, labels: readonly string[] = TYPED.map(([label]) => label)) {
  await screen.findByLabelText('Name');
  for (const [label, text] of TYPED) {
    if (!labels.includes(label)) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create agency' }));

test('an agency is created in the selected office with the coordinates of its address', async () => {
  const createAgency = () => agency;
  const { user, calls, address } = renderArea(Area, {
    route,
    geocode: audin,
    api: { createAgency, listAgencies: () => [agency] },
  });
  await fillIn(user);
  expect(await screen.findByRole('combobox', { name: 'Office' })).toHaveTextContent('Algiers Centre');
  await submit(user);
  expect(await screen.findByText('Agency created successfully')).toBeVisible();
  expect(address()).toBe('/agencies');
  const { id: _, ...body } = agency satisfies Agency;
  expect(calls.find(({ operation }) => operation === 'createAgency')?.body).toEqual(body);
});

test('a session that ends while saving keeps the typed values', async () => {
  const createAgency = () => failure(401, 'The session has ended');
  const { user } = renderArea(Area, { route, geocode: audin, api: { createAgency } });
  await fillIn(user);
  await screen.findByRole('combobox', { name: 'Office' });
  await submit(user);
  expect(await screen.findByText('Signed out')).toBeVisible();
  signInAgain();
  await screen.findByLabelText('Name');
  for (const [label, text] of TYPED) expect(screen.getByLabelText(label)).toHaveValue(text);
});

test.each([
  ['Name', 'Name is required'],
  ['Address', 'Address is required'],
  ['City', 'City is required'],
  ['Postcode', 'Postal code is required'],
  ['Email', 'Invalid email address'],
  ['Phone', 'Phone number is required'],
])('without %s the form shows %j and no later message', async (missing, message) => {
  const { user, calls } = renderArea(Area, { route, geocode: audin });
  const before = TYPED.map(([label]) => label);
  await fillIn(user, before.slice(0, before.indexOf(missing)));
  await submit(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(missing)).toHaveAccessibleDescription(message);
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(calls.map(({ operation }) => operation)).not.toContain('createAgency');
});

test('without a country the form shows a notice', async () => {
  const { user } = renderArea(Area, { route, selection: { office: office.id } });
  await fillIn(user, ['Name', 'Address', 'City', 'Postcode']);
  expect(screen.getByRole('button', { name: /Country/ })).toHaveTextContent('Select country...');
  await submit(user);
  expect(await screen.findByText('Country is required')).toBeVisible();
});

test('without an office the form shows a notice', async () => {
  const { user } = renderArea(Area, { route, geocode: audin, selection: { country: 'DZ' } });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText('Office is required')).toBeVisible();
});

test('an address that cannot be located is reported and kept', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderArea(Area, { route, geocode: () => Promise.reject(new Error('No such place')) });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Fetching coordinates from Google Maps API failed');
  expect(screen.getByLabelText('Address')).toHaveValue('3 Place Maurice Audin');
});

test('an unknown place is set by hand and the agency is saved there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const createAgency = () => agency;
  const { user, calls } = renderArea(Area, {
    route,
    geocode: () => Promise.reject(new Error('No such place')),
    api: { createAgency, listAgencies: () => [agency] },
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Click the place on the map, or drag the pin there');
  await user.click(await screen.findByRole('button', { name: 'Put the pin here' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await submit(user);
  expect(await screen.findByText('Agency created successfully')).toBeVisible();
  const body = calls.find(({ operation }) => operation === 'createAgency')?.body;
  expect(body).toMatchObject({ lat: expect.closeTo(agency.lat, 1), lon: expect.closeTo(agency.lon, 1) });
});

test('an invalid position is reported', async () => {
  const { user } = renderArea(Area, {
    route,
    geocode: () => Promise.resolve({ lat: 91, lon: 0, precision: 'city', label: '' }),
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Issues with collecting address');
});

test('submitting waits for the running geocoding', async () => {
  let located = () => {};
  const geocode: Geocoder = (...query) =>
    new Promise((resolve) => {
      located = () => void audin(...query).then(resolve);
    });
  const { user } = renderArea(Area, { route, geocode, api: { createAgency: () => agency, listAgencies: () => [] } });
  await fillIn(user);
  await submit(user);
  const button = await screen.findByRole('button', { name: 'Locating the address...' });
  expect(button).toBeDisabled();
  jest.advanceTimersByTime(500);
  located();
  expect(await screen.findByText('Agency created successfully')).toBeVisible();
});

test('only a complete address is geocoded, and a changed address discards the position', async () => {
  const geocode = jest.fn(audin);
  const { user } = renderArea(Area, { route, geocode });
  await fillIn(user, ['Address', 'City']);
  jest.advanceTimersByTime(1000);
  expect(geocode).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'Map placeholder' })).toBeVisible();
  await user.type(screen.getByLabelText('Postcode'), '16000');
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Map placeholder' })).not.toBeInTheDocument());
  await user.clear(screen.getByLabelText('City'));
  expect(await screen.findByRole('img', { name: 'Map placeholder' })).toBeVisible();
});

test('the button is disabled while saving; a failure keeps the typed values', async () => {
  let answer = () => {};
  const sent = new Promise<Response>((resolve) => {
    answer = () => resolve(failure(503, 'The database is starting.'));
  });
  const { user } = renderArea(Area, { route, geocode: audin, api: { createAgency: () => sent } });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  expect(await screen.findByText('Failed to create agency. The database is starting.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Pharmacie Audin');
  expect(screen.getByRole('button', { name: 'Create agency' })).toBeEnabled();
});

test('a server error is shown at its field', async () => {
  const refused = () => failure(422, 'Not valid', [{ path: 'phone', message: 'Phone number is required' }]);
  const { user } = renderArea(Area, { route, geocode: audin, api: { createAgency: refused } });
  await fillIn(user);
  await submit(user);
  await screen.findByText('Phone number is required');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone number is required');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

test('a repeated submission carries the same key', async () => {
  let broken = true;
  const createAgency = () => {
    if (!broken) return agency;
    broken = false;
    throw new TypeError('Failed to fetch');
  };
  const { user, calls } = renderArea(Area, { route, geocode: audin, api: { createAgency, listAgencies: () => [] } });
  await fillIn(user);
  await submit(user);
  await screen.findByText(/The server cannot be reached/);
  await submit(user);
  await screen.findByText('Agency created successfully');
  const keys = calls
    .filter(({ operation }) => operation === 'createAgency')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('a changed form asks before it is left, an untouched one does not', async () => {
  const { user, address } = renderArea(Area, { route, api: { listAgencies: () => [agency] } });
  await user.type(await screen.findByLabelText('Name'), 'P');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay on the page' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(address()).toBe('/');
});
