/** Pause in typing after which the search of a list runs, in milliseconds. */
export const SEARCH_DELAY_MS = 1000;
