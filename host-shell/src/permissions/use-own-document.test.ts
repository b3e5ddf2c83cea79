import { EMPTY_REGISTRY } from '@comptoir/remote-registry/registry';
import type { Role } from '@comptoir/api-contract/roles';
import { renderHook } from '@testing-library/react';
import { loadPageData } from '../page-data';
import { CONFIG_ELEMENT, PERMISSIONS_NAME, REGISTRY_ELEMENT } from '../page-elements';
import { DEFAULT_CONFIG } from '../runtime-config';
import { useOwnDocument } from './use-own-document';

const remote = (name: string, path: string, needs: readonly string[], home: readonly string[] = []) => ({
  live: '1.0.0',
  versions: [
    {
      version: '1.0.0',
      descriptor: {
        schema: 2,
        name,
        areas: [{ path, module: './area', title: { en: name }, needs: 'nothing', home }],
        navigation: [],
        widgets: [],
        needs,
      },
      integrity: {},
    },
  ],
});

beforeAll(async () => {
  const registry = {
    ...EMPTY_REGISTRY,
    remotes: {
      field: remote('field', '/my-day', ['camera', 'offline'], ['COLLECTOR']),
      operations: remote('operations', '/agencies', []),
      scans: remote('scans', '/scans', ['camera']),
      notes: remote('notes', '/notes', ['offline']),
    },
  };
  const element = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = element(REGISTRY_ELEMENT, registry) + element(CONFIG_ELEMENT, DEFAULT_CONFIG);
  await loadPageData();
});

function open(pathname: string, role: Role = 'OFFICEMANAGER') {
  const reload = jest.fn();
  const { result } = renderHook(() => useOwnDocument({ pathname, role }, reload));
  return { isLeft: result.current, reloads: reload.mock.calls.length };
}

// The document of the test was loaded at `/`, without permissions.
test.each([
  ['/', false],
  ['/agencies/7', false],
  ['/notes', false],
  ['/my-day', true],
  ['/my-day/7', true],
  ['/scans', true],
])('%s loads a document of its own: %s', (path, expected) => {
  expect(open(path)).toEqual({ isLeft: expected, reloads: expected ? 1 : 0 });
});

describe('a document at / with the permissions of a home', () => {
  beforeEach(() => document.head.insertAdjacentHTML('beforeend', `<meta name="${PERMISSIONS_NAME}" content="camera">`));
  afterEach(() => document.querySelector(`meta[name="${PERMISSIONS_NAME}"]`)?.remove());

  test.each([
    ['/', 'COLLECTOR', false],
    ['/my-day', 'COLLECTOR', false],
    ['/inbox', 'COLLECTOR', true],
    ['/', 'OFFICEMANAGER', true],
  ] as const)('%s of a %s loads a document of its own: %s', (path, role, expected) => {
    expect(open(path, role).isLeft).toBe(expected);
  });
});

test('without a connection and a service worker the page stays', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(open('/my-day')).toEqual({ isLeft: false, reloads: 0 });
});
