/** Ids of the elements in which the page server puts what the page must know. */
export const REGISTRY_ELEMENT = 'comptoir-registry';
export const MANIFESTS_ELEMENT = 'comptoir-manifests';
export const CONFIG_ELEMENT = 'comptoir-config';
export const OVERRIDE_ELEMENT = 'comptoir-override';
