/** Ids of the elements in which the page server puts what the page must know. */
export const REGISTRY_ELEMENT = 'comptoir-registry';
export const MANIFESTS_ELEMENT = 'comptoir-manifests';
export const CONFIG_ELEMENT = 'comptoir-config';
export const OVERRIDE_ELEMENT = 'comptoir-override';

/** One module under two addresses, to which the import map gives its hash and another one. */
export const MODULE_CHECK = { right: '/module-check.js?right', wrong: '/module-check.js?wrong' };
