import { createStore } from '@comptoir/kernel/store';

/** True once the service worker had no room for the files of this page. */
export const storageIsFull = createStore(false);
