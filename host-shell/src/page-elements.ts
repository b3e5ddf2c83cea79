export const REGISTRY_ELEMENT = 'comptoir-registry';
export const MANIFESTS_ELEMENT = 'comptoir-manifests';
export const CONFIG_ELEMENT = 'comptoir-config';
export const OVERRIDE_ELEMENT = 'comptoir-override';
/** Read by `@comptoir/kernel/remote-settings`, which is part of each remote. */
export const SETTINGS_ELEMENT = 'comptoir-settings';

export const SET_NAME = 'comptoir-set';
/** Permissions of a page at `/`, which are those of the home of the role. */
export const PERMISSIONS_NAME = 'comptoir-permissions';
/** Address and integrity of the list of all files of the page's remote. */
export const OFFLINE_NAME = 'comptoir-offline';

/**
 * One module at two addresses, listed in an import map with a right and a wrong hash: one pair for the page, and for
 * later maps.
 */
export const MODULE_CHECKS = {
  page: { right: '/module-check.js?right', wrong: '/module-check.js?wrong' },
  live: { right: '/module-check.js?live=right', wrong: '/module-check.js?live=wrong' },
  former: { right: '/module-check.js?former=right', wrong: '/module-check.js?former=wrong' },
};
