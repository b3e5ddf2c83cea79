/**
 * A shared module is provided only where the shell's own build imports it. These are for remotes alone: nobody calls
 * the functions, and the browser fetches a module when a remote first asks for it.
 *
 * @public
 */
export const sharedOnDemand = [
  () => import('@comptoir/ui/antd'),
  () => import('@comptoir/ui/changes'),
  () => import('@comptoir/ui/dates'),
  () => import('@comptoir/ui/fields'),
  () => import('@comptoir/ui/files'),
  () => import('@comptoir/maps'),
  () => import('@comptoir/ui/imports'),
  () => import('@comptoir/ui/outbox'),
  () => import('@comptoir/ui/paper'),
  () => import('@comptoir/ui/records'),
];
