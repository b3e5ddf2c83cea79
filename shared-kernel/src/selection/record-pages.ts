import { createStore } from '../store/store';

/** How many pages of records are shown: they need no choice of an office before they are read. */
export const recordPages = createStore(0);
