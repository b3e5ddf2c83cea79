import { createStore } from '../store/store';

/** Number of open record pages, which need no selected office. */
export const recordPages = createStore(0);
