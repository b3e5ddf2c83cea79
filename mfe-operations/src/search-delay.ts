/** Debounce of list searches, in milliseconds. */
export const SEARCH_DELAY_MS = 1000;
