import type { MonthPlace } from '@comptoir/api-contract/month-report';
import type { CurrencyTotal } from '@comptoir/api-contract/offices';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import type { ReactNode } from 'react';

/** A country or an office with its figures. */
export interface Place {
  id: string;
  /** Accessible name. */
  name: string;
  title: ReactNode;
  /** Lines below the name. */
  detail?: ReactNode;
  /** Absent when it failed to load. */
  overview: PlaceOverview | undefined;
  month: MonthPlace | undefined;
  /** Collected in the last 30 days. */
  recent?: readonly CurrencyTotal[];
}

/** Heads of the columns of figures. */
export interface Heads {
  amounts: readonly string[];
  matters: readonly string[];
}
