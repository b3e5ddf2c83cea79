/**
 * A module is shared only where the shell's build imports it. These are for remotes alone: the functions are never
 * called, and a chunk loads when a remote first requests it.
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
