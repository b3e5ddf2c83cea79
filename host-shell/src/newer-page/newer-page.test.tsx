import { EMPTY_REGISTRY } from '@comptoir/remote-registry/registry';
import { useUnsavedChanges } from '@comptoir/ui/fields';
import { createBrowserRouter, RouterProvider } from '@comptoir/kernel/router';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { CONFIG_ELEMENT, REGISTRY_ELEMENT } from '../page-elements';
import { loadPageData } from '../page-data';
import { PARTS_HEADER } from '../page-registry';
import { DEFAULT_CONFIG } from '../runtime-config';
import { isNewerThere } from './check-newer';
import { newerPage, useNewerPage } from './newer-page';
import { NewerNotice } from './newer-notice';

const part = (name: string) => ({ address: `/registry.${name}.json`, integrity: 'sha384-any' });
const parts = { live: part('0a1b2c3d'), former: part('4e5f6a7b') };

beforeAll(async () => {
  const element = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML =
    element(REGISTRY_ELEMENT, { ...EMPTY_REGISTRY, parts }) + element(CONFIG_ELEMENT, DEFAULT_CONFIG);
  await loadPageData();
});
afterEach(() => act(() => newerPage.set(false)));

function serverNaming(text: string | undefined) {
  const headers = new Headers(text === undefined ? {} : { [PARTS_HEADER]: text });
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { headers }));
}

test.each([
  ['/registry.0a1b2c3d.json /registry.4e5f6a7b.json', false],
  ['/registry.ffffffff.json /registry.4e5f6a7b.json', true],
  [undefined, false],
])('a server that names %s has a newer page: %s', async (named, expected) => {
  const requests = serverNaming(named);
  await expect(isNewerThere()).resolves.toBe(expected);
  expect(requests).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ method: 'HEAD' }));
});

test('an unreachable server has none', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(isNewerThere()).resolves.toBe(false);
});

test('the newer page loads on the next navigation, and not while a form has input', () => {
  const reload = jest.fn();
  const { rerender, unmount } = renderHook(({ path }) => useNewerPage(path, reload), { initialProps: { path: '/a' } });
  rerender({ path: '/b' });
  act(() => newerPage.set(true));
  expect(reload).not.toHaveBeenCalled();

  const Form = () => useUnsavedChanges(true);
  const form = render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Form /> }])} />);
  rerender({ path: '/c' });
  expect(reload).not.toHaveBeenCalled();
  form.unmount();
  rerender({ path: '/d' });
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
});

test('a click loads it now', async () => {
  const reload = jest.fn();
  const { user } = renderScreen(<NewerNotice reload={reload} />);
  await user.click(await screen.findByRole('button', { name: 'Load now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
