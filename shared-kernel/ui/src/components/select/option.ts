import type { ReactNode } from 'react';

/** An option of a select. */
export interface Option {
  value: string;
  label: string;
  /** Flag or icon before the label. */
  mark?: ReactNode;
  /** Secondary text after the label. */
  detail?: string;
}
