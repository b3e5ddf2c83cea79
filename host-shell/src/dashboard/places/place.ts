import type { MonthPlace } from '@comptoir/api-contract/month-report';
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
}
