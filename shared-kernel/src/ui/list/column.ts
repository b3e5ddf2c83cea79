import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Its track in a CSS grid, by default `1fr`. */
  width?: string;
  /** Figures stand at the end of the line, one under the other. */
  numeric?: boolean;
  /** Where it goes on a narrow screen: in the first line of two, at its end, in the second line beside the others, or nowhere. */
  narrow?: 'title' | 'aside' | 'detail' | 'hidden';
}
