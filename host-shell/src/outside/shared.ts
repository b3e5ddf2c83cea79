import { sharedOnDemand } from '../shared-on-demand';

/**
 * A shared module is provided only where the build of a page imports it: all that remotes may ask for. Nobody calls the
 * functions, and what the page does not begin with is fetched when a remote first asks for it.
 *
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
