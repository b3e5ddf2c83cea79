/**
 * A shared module is provided only where the shell's own build imports it. These are for remotes alone: nobody calls
 * the functions, and the browser fetches a module when a remote first asks for it.
 *
 * @public
 */
export const sharedOnDemand = [
  () => import('@comptoir/shared-kernel/antd'),
  () => import('@comptoir/shared-kernel/changes'),
  () => import('@comptoir/shared-kernel/dates'),
  () => import('@comptoir/shared-kernel/fields'),
  () => import('@comptoir/shared-kernel/files'),
  () => import('@comptoir/shared-kernel/form'),
  () => import('@comptoir/shared-kernel/maps'),
  () => import('@comptoir/shared-kernel/imports'),
  () => import('@comptoir/shared-kernel/outbox'),
  () => import('@comptoir/shared-kernel/paper'),
  () => import('@comptoir/shared-kernel/records'),
  () => import('@comptoir/shared-kernel/ui-data'),
];
