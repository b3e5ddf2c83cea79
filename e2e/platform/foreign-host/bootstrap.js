import { queryClient } from '@comptoir/shared-kernel/query';
import { createBrowserRouter, RouterProvider } from '@comptoir/shared-kernel/router';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

/** Never called: what a host imports nowhere it does not share either. */
export const shared = [
  () => import('@comptoir/shared-kernel/session'),
  () => import('@comptoir/shared-kernel/http'),
  () => import('@comptoir/shared-kernel/toast'),
  () => import('@comptoir/shared-kernel/selection'),
  () => import('@comptoir/shared-kernel/remote'),
  () => import('@comptoir/shared-kernel/i18n'),
  () => import('@comptoir/shared-kernel/fields'),
  () => import('@comptoir/shared-kernel/changes'),
  () => import('@comptoir/shared-kernel/files'),
  () => import('@comptoir/shared-kernel/dates'),
  () => import('@comptoir/shared-kernel/money'),
  () => import('@comptoir/shared-kernel/form'),
  () => import('@comptoir/shared-kernel/format'),
  () => import('@comptoir/shared-kernel/maps'),
  () => import('@comptoir/shared-kernel/records'),
  () => import('@comptoir/shared-kernel/ui'),
  () => import('@comptoir/shared-kernel/ui-data'),
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
