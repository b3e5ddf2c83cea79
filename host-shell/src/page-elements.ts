/** Ids of the elements in which the page server puts what the page must know. */
export const REGISTRY_ELEMENT = 'comptoir-registry';
export const MANIFESTS_ELEMENT = 'comptoir-manifests';
export const CONFIG_ELEMENT = 'comptoir-config';
export const OVERRIDE_ELEMENT = 'comptoir-override';

/** Name of the element that says in which set the service worker keeps the page. */
export const SET_NAME = 'comptoir-set';

/** One module under two addresses, to which an import map gives its hash and another one: that of the page, and later ones. */
export const MODULE_CHECKS = {
  page: { right: '/module-check.js?right', wrong: '/module-check.js?wrong' },
  live: { right: '/module-check.js?live=right', wrong: '/module-check.js?live=wrong' },
  former: { right: '/module-check.js?former=right', wrong: '/module-check.js?former=wrong' },
};
