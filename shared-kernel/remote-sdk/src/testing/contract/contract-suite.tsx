import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { descriptorOf } from '../../build/exposed-modules';
import { componentsOf } from '@comptoir/kernel/mount';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { isMountModule, type PieceProps, type RecordReference } from '@comptoir/kernel/remote';
import type { RemoteConfig } from '@comptoir/kernel/remote/config';
import { renderScreen } from '../render-screen';
import { faultsOf, isOutdated } from './built-folder';
import { rememberGlobals } from './globals';
import { watchLeftovers, watchTimers } from './leftovers';

interface Piece {
  name: string;
  file: string;
  exportName: 'Area' | 'Widget';
  route: string;
  roles: readonly Role[];
  record?: RecordReference;
}

type Content = ComponentType<PieceProps>;

/**
 * Tests for every remote: its descriptor, its pieces for each role, and no leaks; with a build in `dist`, also its
 * files. In `contract.test.ts` beside `remote.config.ts`: `contractSuite(remote, __dirname);`
 */
export function contractSuite(config: RemoteConfig, directory: string): void {
  const pieces = piecesOf(config, directory);
  const built = path.join(directory, 'dist');
  const changedGlobals = rememberGlobals();

  test('its description is valid', () => {
    expect(() => descriptorOf(config, '0.0.0')).not.toThrow();
  });

  test('each entry of the navigation leads to one of its areas', () => {
    const paths = config.areas.map((area) => area.path);
    for (const entry of config.navigation) expect(paths).toContain(entry.path);
  });

  describe.each(pieces)('$name', ({ file, exportName, roles, ...place }) => {
    // First, because a module is evaluated once.
    test('changes no global of the page, and ends the timers that it starts from its import on', async () => {
      const timers = watchTimers();
      try {
        const Content = await componentOf(file, exportName);
        expect(changedGlobals()).toEqual([]);
        await mountOnce(Content, place, roles[0] ?? 'SUPERADMIN');
        expect(changedGlobals()).toEqual([]);
        expect(await timers.settled()).toEqual([]);
      } finally {
        timers.stop();
      }
    });

    test(`exports ${exportName}, or mount`, async () => {
      await expect(componentOf(file, exportName)).resolves.toEqual(expect.any(Function));
    });

    test.each(roles)('is shown to %s, also while the API fails', async (role) => {
      const Content = await componentOf(file, exportName);
      const { container, unmount } = show(Content, place, role);
      await waitFor(() => expect(container).not.toBeEmptyDOMElement());
      unmount();
    });

    test('leaves no listener, timer, query or element behind', async () => {
      const Content = await componentOf(file, exportName);
      // Lets the kernel and React do their one-time setup.
      await mountOnce(Content, place, roles[0] ?? 'SUPERADMIN');
      const leftovers = watchLeftovers();
      try {
        await mountOnce(Content, place, roles[0] ?? 'SUPERADMIN');
        expect(await leftovers.settled()).toEqual([]);
      } finally {
        leftovers.stop();
      }
    });
  });

  // Sources may be tested before their build. An older one says nothing about them, and publishing checks each again.
  if (existsSync(built) && !isOutdated(built, directory)) {
    test('what is built is complete, unchanged, and its styles stay inside', () => {
      expect(faultsOf(built)).toEqual([]);
    });
  }
}

function piecesOf({ areas, widgets, contributions = [] }: RemoteConfig, directory: string): Piece[] {
  return [
    ...areas.map(({ path: route, module, roles = ROLES }) => ({
      name: `the area ${route}`,
      file: path.join(directory, module),
      exportName: 'Area' as const,
      route,
      roles,
    })),
    ...widgets.map(({ module, slot, roles = ROLES }) => ({
      name: `the ${slot} widget ${module}`,
      file: path.join(directory, module),
      exportName: 'Widget' as const,
      route: '/',
      roles,
    })),
    ...contributions.flatMap((item) =>
      'module' in item && item.module !== undefined
        ? [
            {
              name: `the ${item.slot} ${item.module}`,
              file: path.join(directory, item.module),
              exportName: 'Widget' as const,
              route: '/',
              roles: item.roles ?? ROLES,
              ...('record' in item && { record: { type: item.record, id: '1' } }),
            },
          ]
        : [],
    ),
  ];
}

async function componentOf(file: string, exportName: Piece['exportName']): Promise<Content> {
  const exports: Readonly<Record<string, unknown>> = await import(file);
  const component = isMountModule(exports) ? componentsOf(exports)[exportName] : exports[exportName];
  if (!isComponent(component)) throw new Error(`${file} exports neither ${exportName} nor mount`);
  return component;
}

/** Required props would show when it is mounted. */
function isComponent(value: unknown): value is Content {
  return typeof value === 'function';
}

type Place = Pick<Piece, 'route' | 'record'>;

function show(Content: Content, { route, record }: Place, role: Role) {
  const path = route === '/' ? '*' : `${route}/*`;
  return renderScreen(<Content basename={route} record={record} onClose={() => undefined} />, {
    route,
    path,
    claims: { role },
    selection: { country: 'DZ', office: '1' },
    services: 'away',
  });
}

async function mountOnce(Content: Content, place: Place, role: Role): Promise<void> {
  const { container } = show(Content, place, role);
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  cleanup();
  act(() => queryClient.clear());
}
