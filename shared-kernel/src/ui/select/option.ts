import type { ReactNode } from 'react';

/** Something to choose from a list. */
export interface Option {
  value: string;
  label: string;
  /** Stands before the label: a flag, an icon. */
  mark?: ReactNode;
  /** Stands after the label, quieter. */
  detail?: string;
}
