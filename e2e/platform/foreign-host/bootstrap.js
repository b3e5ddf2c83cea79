import { queryClient } from '@comptoir/kernel/query';
import { createBrowserRouter, RouterProvider } from '@comptoir/kernel/router';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

/** Never called: a host shares only modules that it imports. */
export const shared = [
  () => import('@comptoir/kernel/session'),
  () => import('@comptoir/kernel/http'),
  () => import('@comptoir/kernel/toast'),
  () => import('@comptoir/kernel/selection'),
  () => import('@comptoir/kernel/remote'),
  () => import('@comptoir/kernel/i18n'),
  () => import('@comptoir/ui/fields'),
  () => import('@comptoir/ui/changes'),
  () => import('@comptoir/ui/files'),
  () => import('@comptoir/ui/dates'),
  () => import('@comptoir/ui/money'),
  () => import('@comptoir/kernel/format'),
  () => import('@comptoir/maps'),
  () => import('@comptoir/ui/records'),
  () => import('@comptoir/ui'),
  () => import('react/jsx-runtime'),
  () => import('react-dom'),
];

const told = document.querySelector('#remote')?.textContent ?? '{}';
const { name, manifest, module } = JSON.parse(told);
registerRemotes([{ name, entry: manifest }]);
const Area = lazy(async () => ({ default: (await loadRemote(`${name}/${module}`)).Area }));
const element = createElement(Suspense, { fallback: 'Loading' }, createElement(Area));
const router = createBrowserRouter([{ path: '/host.html/*', element }]);

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    createElement(QueryClientProvider, { client: queryClient }, createElement(RouterProvider, { router })),
  );
}
