import { act, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { setLanguage } from '../i18n';
import type { Mount, MountContext } from '../remote';
import { showSettings } from '../remote-settings';
import { selection } from '../selection';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { toasts } from '../toast';
import { setAppearance } from '../theme/appearance';
import { componentsOf } from './index';

function show(mount: Mount, route = '/notes/7?from=list') {
  const { Area } = componentsOf({ mount });
  return renderScreen(<Area basename="/notes" />, { route, claims: { email: 'amina@comptoir.example' } });
}

function plainPiece() {
  const seen: { context?: MountContext; updates: number; unmounts: number } = { updates: 0, unmounts: 0 };
  const mount: Mount = (element, context) => {
    element.textContent = 'Plain';
    seen.context = context;
    return { update: () => (seen.updates += 1), unmount: () => (seen.unmounts += 1) };
  };
  const context = () => {
    if (!seen.context) throw new Error('Nothing was mounted');
    return seen.context;
  };
  return { mount, seen, context };
}

test('a piece without React gets the user, the language, the appearance, the selection and the address', () => {
  const { mount, context } = plainPiece();
  show(mount);
  expect(screen.getByText('Plain')).toBeVisible();
  const { basename, session, i18n, theme, router } = context();
  expect(basename).toBe('/notes');
  expect(session.get().email).toBe('amina@comptoir.example');
  expect(i18n.get()).toEqual({ language: 'en', locale: 'en-GB', direction: 'ltr' });
  expect(theme.get()).toBe('light');
  expect(router.get()).toEqual({ pathname: '/notes/7', search: '?from=list', hash: '' });
});

test('it is notified once of each change, by subscription or by updates', async () => {
  const { mount, seen, context } = plainPiece();
  show(mount);
  const directions: string[] = [];
  const { i18n, selection: place, theme } = context();
  i18n.subscribe(() => directions.push(i18n.get().direction));
  await act(() => setLanguage('ar'));
  expect(directions).toEqual(['rtl']);
  expect(seen.updates).toBe(1);
  act(() => selection.chooseCountry('DZ'));
  expect(place.get().selectedCountryCode).toBe('DZ');
  act(() => setAppearance('dark'));
  expect(theme.get()).toBe('dark');
  expect(seen.updates).toBe(3);
  act(() => setAppearance('system'));
  await act(() => setLanguage('en'));
});

test("it navigates to another page and uses the product's toasts", () => {
  const { mount, context } = plainPiece();
  const { address } = show(mount);
  const { router, toast } = context();
  act(() => router.navigate('/notes/8'));
  expect(address()).toBe('/notes/8');
  expect(router.get().pathname).toBe('/notes/8');
  act(() => toast.success('Note saved'));
  expect(toasts.get()).toMatchObject([{ description: 'Note saved' }]);
});

test('it calls the API as the current user, by operation name', async () => {
  const { mount, context } = plainPiece();
  const { Area } = componentsOf({ mount });
  const api = { listOfficeCountries: () => ['DZ'] };
  const { calls } = renderScreen(<Area />, { api });
  await expect(context().http.call('listOfficeCountries', {})).resolves.toMatchObject({ data: ['DZ'] });
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('it reads the stored settings of a remote for the selected place', () => {
  const { mount, context } = plainPiece();
  show(mount);
  act(() => showSettings({ notes: { '': { lines: 3, isOpen: true }, DZ: { lines: 5 } } }));
  expect(context().settings?.('notes')).toEqual({ lines: 3, isOpen: true });
  act(() => selection.chooseCountry('DZ'));
  expect(context().settings?.('notes')).toEqual({ lines: 5, isOpen: true });
  expect(context().settings?.('other')).toEqual({});
});

test('its subscriptions end with the piece', async () => {
  const { mount, seen, context } = plainPiece();
  const { unmount } = show(mount);
  const listener = jest.fn();
  context().i18n.subscribe(listener);
  unmount();
  expect(seen.unmounts).toBe(1);
  await setLanguage('fr');
  expect(listener).not.toHaveBeenCalled();
  await setLanguage('en');
});

test('a slow mount is awaited, and is unmounted even if it finishes too late', async () => {
  const unmounted = jest.fn();
  let arrive = (_unmount: () => void) => {};
  const given = new Promise<() => void>((resolve) => {
    arrive = resolve;
  });
  const { unmount } = show(() => given);
  unmount();
  await act(async () => arrive(unmounted));
  expect(unmounted).toHaveBeenCalledTimes(1);
});

class Caught extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(cause: unknown) {
    return { message: String(cause) };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

test.each<[string, Mount, string]>([
  [
    'throws',
    () => {
      throw new Error('No canvas');
    },
    'Error: No canvas',
  ],
  ['is refused later', () => Promise.reject(new Error('No chunk')), 'Error: No chunk'],
  // @ts-expect-error -- what a remote in plain JavaScript may give
  ['gives nothing back', () => undefined, 'TypeError: mount gives neither'],
])('one that %s fails as a component does, for the boundary around it', async (_name, mount, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Widget } = componentsOf({ mount });
  await act(async () => {
    renderScreen(
      <Caught>
        <Suspense fallback="Waiting">
          <Widget />
        </Suspense>
      </Caught>,
    );
  });
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
});

test('a failing unmount does not break the page', () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { unmount } = show(() => () => {
    throw new Error('Twice unmounted');
  });
  expect(unmount).not.toThrow();
  expect(reported).toHaveBeenCalledTimes(1);
});
