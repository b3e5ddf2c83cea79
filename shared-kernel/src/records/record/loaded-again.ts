import { createContext } from 'react';

/** How often the person asked for the record as it is now: its form takes it each time, and keeps what was typed. */
export const LoadedAgain = createContext(0);
