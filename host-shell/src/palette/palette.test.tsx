import type { Found } from '@comptoir/api-contract/search';
import type { Role } from '@comptoir/api-contract/roles';
import { EMPTY_REGISTRY, type Registry } from '@comptoir/remote-registry/registry';
import { failure, renderScreen, WhileSignedIn, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { Button, ButtonLink, PageHeader, registerPageActions } from '@comptoir/ui';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PaletteButton } from '../layout/palette-button';
import { loadPageData } from '../page-data';
import { CONFIG_ELEMENT, REGISTRY_ELEMENT } from '../page-elements';
import { DEFAULT_CONFIG } from '../runtime-config';
import { fleetVersion } from './testing/fleet-version';

const registry: Registry = { ...EMPTY_REGISTRY, remotes: { fleet: { live: '1.0.0', versions: [fleetVersion] } } };
const vehicle = (id: string, name: string): Found => ({
  kind: 'agency',
  id,
  name,
  place: 'Oran',
  date: null,
  amounts: [],
});
const collection: Found = {
  kind: 'collection',
  id: '1024',
  name: 'Café Tantonville',
  place: 'Algiers',
  date: '2026-11-20T10:00:00.000Z',
  amounts: [{ amount: 1200, currency: 'USD' }],
};

beforeAll(async () => {
  const element = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = element(REGISTRY_ELEMENT, registry) + element(CONFIG_ELEMENT, DEFAULT_CONFIG);
  await loadPageData();
});

afterEach(() => sessionStorage.clear());

async function open({
  api = {},
  role = 'OFFICEMANAGER',
  beside,
}: { api?: ApiHandlers; role?: Role; beside?: ReactNode } = {}) {
  const rendered = renderScreen(
    <WhileSignedIn>
      <PaletteButton />
      {beside}
    </WhileSignedIn>,
    { claims: { role }, api: { search: () => [], ...api } },
  );
  await rendered.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Pages, actions, names and numbers' });
  return { ...rendered, field };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

test('Ctrl+K and the button open it with the focus in the field, and Escape gives the focus back', async () => {
  const { user, field } = await open();
  expect(field).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Search or go to' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const button = screen.getByRole('button', { name: 'Search or go to' });
  await user.click(button);
  expect(await screen.findByRole('combobox')).toHaveFocus();
});

test('with empty input it lists the pages and actions of the role, from the descriptors alone', async () => {
  await open();
  expect(
    group('Pages')
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dashboard', 'Vehicles', 'Settings', 'Handbook']);
  expect(group('Actions').getByRole('option')).toHaveTextContent('Add vehicle');
});

test('actions outside the role are hidden', async () => {
  await open({ role: 'COLLECTOR' });
  expect(options()).toEqual(['My vehicle', 'Settings', 'Handbook']);
});

test('typing finds pages, actions and records, and the arrows and Enter open them', async () => {
  const requests: string[] = [];
  const search: ApiHandlers['search'] = ({ query }) => {
    requests.push(String(query['q']));
    return [vehicle('v1', 'Vegas Motors'), vehicle('v2', 'Vega'), collection];
  };
  const { user, field, address } = await open({ api: { search } });
  await user.type(field, 'vehi');
  await waitFor(() => expect(requests).toEqual(['vehi']));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 found'));
  expect(options()).toEqual(['Vehicles', 'Vegas MotorsOran', 'VegaOran', 'Add vehicle']);
  const at = () => screen.getByRole('option', { selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', at().id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(at()).toHaveTextContent('Vega');
  expect(field).toHaveAttribute('aria-activedescendant', at().id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/fleet/v2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a record with a number shows its details, and opens where the role may go', async () => {
  const { user, field, address } = await open({ role: 'COLLECTOR', api: { search: () => [collection] } });
  await user.type(field, '1024');
  const found = await screen.findByRole('option', { name: /#1024/ });
  expect(found).toHaveTextContent('#1024Café TantonvilleAlgiers20/11/2026$1,200.00');
  await user.click(found);
  expect(address()).toBe('/my-vehicle/1024');
});

test('the handbook opens in another tab, also from the recent items', async () => {
  const beside = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, field, address } = await open();
  await user.type(field, 'handb');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Search or go to' }));
  await screen.findByRole('combobox');
  await user.click(group('Recent').getByRole('option', { name: 'Handbook' }));
  expect(beside.mock.calls.map(([opened]) => opened)).toEqual(['/help/office.html', '/help/office.html']);
  expect(address()).toBe('/');
});

test('opened items come first the next time', async () => {
  const { user, field } = await open({ api: { search: () => [vehicle('v1', 'Vega')] } });
  await user.type(field, 'vega');
  await user.click(await screen.findByRole('option', { name: /Vega/ }));
  await user.click(screen.getByRole('button', { name: 'Search or go to' }));
  await screen.findByRole('combobox');
  expect(group('Recent').getByRole('option')).toHaveTextContent('VegaOran');
});

test('Enter before the answer applies to the answer for the current input, whichever answer arrives first', async () => {
  const answers = new Map<string, (found: Found[]) => void>();
  const search: ApiHandlers['search'] = ({ query }) =>
    new Promise<Found[]>((resolve) => answers.set(String(query['q']), resolve));
  const { user, field, address } = await open({ api: { search } });
  await user.type(field, 'xa');
  await waitFor(() => expect([...answers.keys()]).toEqual(['xa']));
  await user.type(field, 'b');
  await waitFor(() => expect([...answers.keys()]).toEqual(['xa', 'xab']));
  await user.keyboard('{Enter}');
  answers.get('xa')?.([vehicle('wrong', 'Xa')]);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  answers.get('xab')?.([vehicle('right', 'Xab')]);
  await waitFor(() => expect(address()).toBe('/fleet/right'));
});

test('an empty result, a failed search and an unreachable server are reported, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let answer: NonNullable<ApiHandlers['search']> = () => [];
  const { user, field } = await open({ api: { search: (call) => answer(call) } });
  await user.type(field, 'zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results for “zzz”'));
  answer = () => failure(503, 'Busy');
  await user.type(field, 'z');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The search failed'));
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The server cannot be reached'));
  answer = () => [vehicle('v1', 'Zzzz')];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Zzzz/ })).toBeVisible();
});

test('header actions of the open page are listed, pressed and followed', async () => {
  const onDelete = jest.fn();
  const beside = (
    <main>
      <PageHeader
        title="Vehicle 7"
        actions={
          <>
            <Button onClick={onDelete}>Delete</Button>
            <Button disabled>Lend</Button>
            <ButtonLink to="/fleet/call/7?by=phone">Call the driver</ButtonLink>
            <ButtonLink to="/fleet/new">Another</ButtonLink>
          </>
        }
      />
    </main>
  );
  const { user, field, address } = await open({ beside });
  const offered = () => group('On this page').getAllByRole('option');
  // The action of a command is grouped with the commands.
  expect(offered().map(({ textContent }) => textContent)).toEqual(['Delete', 'Call the driver']);
  await user.type(field, 'delete');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  await user.click(group('On this page').getByRole('option', { name: 'Call the driver' }));
  expect(address()).toBe('/fleet/call/7?by=phone');
});

test('one letter starts no search, and an open dialog is not covered', async () => {
  const { user, field, calls } = await open();
  await user.type(field, 'v');
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
  await user.keyboard('{Meta>}k{/Meta}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(calls.map(({ operation }) => operation)).not.toContain('search');
});

test('offers the actions that a page without the header of the kernel registers, until it unregisters them', async () => {
  const run = jest.fn();
  const unregister = registerPageActions(() => [{ label: 'Start the engine', run }]);
  const { user } = await open();
  await user.click(group('On this page').getByRole('option', { name: 'Start the engine' }));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  unregister();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  expect(screen.queryByRole('group', { name: 'On this page' })).not.toBeInTheDocument();
});
