import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { http } from '@comptoir/kernel/http';
import { configureMaps } from '@comptoir/maps/settings';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { selection } from '@comptoir/kernel/internal/selection/selection';
import { session } from '@comptoir/kernel/internal/session/session';
import { dismissToast, toasts } from '@comptoir/kernel/internal/toast/toast.store';
import type { SettingValues } from '@comptoir/kernel/remote/settings-schema';
import { showSettings } from '@comptoir/kernel/remote-settings';
import { Toaster } from '@comptoir/kernel/toaster';
import { apiStandIn, type ApiHandlers, type ReceivedCall } from './api-stand-in';
import { servicesStandIn, type ReceivedServiceCall, type ServiceHandlers } from './services-stand-in';
import { tokenFor } from './token';
import { noteUnanswered } from './unanswered';

/** Options of `renderScreen`. */
export interface ScreenOptions {
  route?: string | { pathname: string; state: unknown };
  /** Route pattern of the screen, for its parameters: '/agencies/:id'. Any path by default. */
  path?: string;
  /** Claims of the current user, a SUPERADMIN by default; `null` for nobody. */
  claims?: Partial<AccessTokenClaims> | null;
  selection?: { country?: string; office?: string };
  api?: ApiHandlers;
  /**
   * Fake answers of services by name, method and path: `{ fleet: { 'GET /vehicles/:id': () => vehicle } }`. A request
   * without one fails the test; with `away` all are answered with an error.
   */
  services?: ServiceHandlers | 'away';
  /** Settings by remote, in place of defaults: `{ fleet: { plateFormat: 'long' } }`. */
  settings?: Readonly<Record<string, SettingValues>>;
}

/** The rendered screen, with the requests that it sent. */
export interface Screen extends RenderResult {
  user: UserEvent;
  calls: readonly ReceivedCall[];
  serviceCalls: readonly ReceivedServiceCall[];
  address: () => string;
}

/**
 * Renders a screen as the shell does: signed in, with a selection, a router, maps, its own cache and a fake API. A
 * request that is no call of the contract and goes to no service fails the test by its name.
 */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): Screen {
  const { route = '/', path = '*', claims = {}, api = {}, services = {}, settings = {} } = options;
  forget();
  if (claims !== null) session.signIn(tokenFor(claims));
  if (options.selection?.country) selection.chooseCountry(options.selection.country);
  if (options.selection?.office) selection.chooseOffice(options.selection.office);
  showSettings(Object.fromEntries(Object.entries(settings).map(([remote, values]) => [remote, { '': values }])));
  const server = apiStandIn(api, services === 'away' ? undefined : noteUnknown);
  const backends = servicesStandIn(services, { others: server.fetch, onUnanswered: noteUnanswered });
  jest.spyOn(globalThis, 'fetch').mockImplementation(backends.fetch);
  // Tiles, which jsdom never requests.
  configureMaps({
    config: { provider: 'tiles', tileUrl: '/tiles/{z}/{x}/{y}.png' },
    geocode: async (query, signal) => (await http.call('geocode', { query }, { signal })).data,
  });

  const routes = [{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: null }])];
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    ...result,
    // No delay between keys, so that tests can use fake timers.
    user: userEvent.setup({ delay: null }),
    calls: server.calls,
    serviceCalls: backends.calls,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

function noteUnknown(request: string): void {
  noteUnanswered(
    `${request} is no call of the contract; a page of a remote reaches only the API and its services, which \`services\` answers`,
  );
}

/** Kernel stores live as long as the page; each test starts with empty ones. */
function forget(): void {
  act(() => {
    session.signOut('signed-out');
    for (const { id } of toasts.get()) dismissToast(id);
  });
}
