import { createContext } from 'react';

/** Counts explicit reloads of the record; the form rebases on each and keeps input. */
export const ReloadCount = createContext(0);
