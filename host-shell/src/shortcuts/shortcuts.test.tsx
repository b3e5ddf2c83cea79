import type { Role } from '@comptoir/api-contract/roles';
import { EMPTY_REGISTRY, type Registry } from '@comptoir/remote-registry/registry';
import { useLocation } from '@comptoir/kernel/router';
import { renderScreen, WhileSignedIn } from '@comptoir/remote-sdk/testing';
import { setSingleKeys } from '@comptoir/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShortcutKeys } from '../layout/shortcut-keys';
import { loadPageData } from '../page-data';
import { CONFIG_ELEMENT, REGISTRY_ELEMENT } from '../page-elements';
import { fleetVersion } from '../palette/testing/fleet-version';
import { DEFAULT_CONFIG } from '../runtime-config';
import { letteredPages } from './address-for';
// Loads the code once, so that no test waits for it.
import '.';

const registry: Registry = { ...EMPTY_REGISTRY, remotes: { fleet: { live: '1.0.0', versions: [fleetVersion] } } };

beforeAll(async () => {
  const element = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = element(REGISTRY_ELEMENT, registry) + element(CONFIG_ELEMENT, DEFAULT_CONFIG);
  await loadPageData();
});

function Shown() {
  return <output>{useLocation().pathname}</output>;
}

function open({ role = 'OFFICEMANAGER', route = '/' }: { role?: Role; route?: string } = {}) {
  return renderScreen(
    <WhileSignedIn>
      <ShortcutKeys />
      <main>
        <Shown />
        <input type="search" aria-label="Search" defaultValue="ve" />
      </main>
    </WhileSignedIn>,
    { route, claims: { role } },
  );
}

test('g and a letter open the page that claims it, also on keyboards without Latin letters', async () => {
  const { user, address } = open();
  await user.keyboard('gv');
  await waitFor(() => expect(address()).toBe('/fleet'));
  await user.keyboard('gt');
  await waitFor(() => expect(address()).toBe('/settings'));
  fireEvent.keyDown(document.body, { key: 'ل', code: 'KeyG' });
  fireEvent.keyDown(document.body, { key: 'ي', code: 'KeyD' });
  await waitFor(() => expect(address()).toBe('/'));
});

test('n starts the first command of the area, if there is one', async () => {
  const { user, address } = open({ route: '/fleet/7' });
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe('/fleet/new'));
  await user.keyboard('gt');
  await screen.findByText('/settings');
  await user.keyboard('n?');
  await screen.findByRole('dialog');
  expect(address()).toBe('/settings');
});

test('/ focuses the search, where keys are letters again', async () => {
  const { user, address } = open();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  await waitFor(() => expect(search).toHaveFocus());
  await user.keyboard('n?/gv');
  expect(search).toHaveValue('n?/gv');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/');
});

test('? shows the keys of the person and the page, and never covers an open dialog', async () => {
  const { user, address } = open({ route: '/fleet' });
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const lines = (name: string) =>
    within(sheet.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(lines('This page')).toEqual([
    'Search or go toCtrlK',
    'Search in the list/',
    'Add vehiclen',
    'Show keyboard shortcuts?',
  ]);
  expect(lines('Go to a page: press one key after the other')).toEqual(['Dashboardgd', 'Settingsgt', 'Vehiclesgv']);
  expect(sheet.getByRole('link', { name: 'Handbook' })).toHaveAttribute('href', '/help/office.html');
  await user.keyboard('gt');
  expect(address()).toBe('/fleet');
  await user.click(sheet.getByRole('link', { name: 'Settings' }));
  expect(address()).toBe('/settings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a collector, whose first page is no dashboard, has only the letters of own pages', () => {
  const pages = letteredPages({ registry, role: 'COLLECTOR' });
  expect(pages.map(({ letter, to }) => [letter, to])).toEqual([['t', '/settings']]);
});

test('of two remotes that claim a letter the first entry wins', () => {
  const { descriptor } = fleetVersion;
  const navigation = descriptor.navigation.map((entry) => ({ ...entry, order: entry.order + 1 }));
  const twice = { ...fleetVersion, descriptor: { ...descriptor, navigation } };
  const remotes = { later: { live: '1.0.0', versions: [twice] }, ...registry.remotes };
  const pages = letteredPages({ registry: { ...registry, remotes }, role: 'ADMIN' });
  expect(pages.map(({ letter }) => letter)).toEqual(['d', 't', 'v']);
});

test('a person who switched single keys off types them without effect', async () => {
  const { user, address } = open();
  act(() => setSingleKeys(false));
  await user.keyboard('gt/');
  act(() => setSingleKeys(true));
  // A handled key would open its dialog first.
  await user.keyboard('?');
  await screen.findByRole('dialog');
  expect(address()).toBe('/');
  expect(screen.getByRole('searchbox', { hidden: true })).not.toHaveFocus();
});
