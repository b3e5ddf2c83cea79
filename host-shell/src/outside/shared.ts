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
  () => import('@comptoir/shared-kernel/format'),
  () => import('@comptoir/shared-kernel/http'),
  () => import('@comptoir/shared-kernel/i18n'),
  () => import('@comptoir/shared-kernel/money'),
  () => import('@comptoir/shared-kernel/query'),
  () => import('@comptoir/shared-kernel/remote'),
  () => import('@comptoir/shared-kernel/router'),
  () => import('@comptoir/shared-kernel/selection'),
  () => import('@comptoir/shared-kernel/session'),
  () => import('@comptoir/shared-kernel/toast'),
  () => import('@comptoir/shared-kernel/ui'),
];
