import { sharedOnDemand } from '../shared-on-demand';

/**
 * A module is shared only where the page's build imports it: these are all modules for remotes. The functions are never
 * called; chunks load when a remote first requests them.
 * @public
 */
export const shared = [
  ...sharedOnDemand,
  () => import('react/jsx-runtime'),
  () => import('react-dom'),
  () => import('@comptoir/kernel/format'),
  () => import('@comptoir/kernel/http'),
  () => import('@comptoir/kernel/i18n'),
  () => import('@comptoir/ui/money'),
  () => import('@comptoir/kernel/query'),
  () => import('@comptoir/kernel/remote'),
  () => import('@comptoir/kernel/router'),
  () => import('@comptoir/kernel/selection'),
  () => import('@comptoir/kernel/session'),
  () => import('@comptoir/kernel/toast'),
  () => import('@comptoir/ui'),
];
