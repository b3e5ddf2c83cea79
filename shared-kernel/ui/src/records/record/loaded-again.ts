import { createContext } from 'react';

/** Counts explicit reloads of the record; the form rebases on each and keeps input. */
export const LoadedAgain = createContext(0);
