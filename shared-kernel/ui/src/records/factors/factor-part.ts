import type { ReactNode } from 'react';

/** A part of a page, drawn by the page. */
export interface FactorPart {
  title: string;
  description: string;
  content: ReactNode;
}
