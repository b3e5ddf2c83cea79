import type { ReactNode } from 'react';

/** A column of a list. Its content wraps; a figure is never wrapped or cut. */
export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Minimal width in CSS pixels. A list that is too narrow hides some columns. */
  minWidth: number;
  /** Share of the remaining width, 1 by default; with 0 the column keeps its minimal width. */
  share?: number;
  /** If space is short, `extra` columns are hidden first, then `useful` ones; `essential` ones (default) never. */
  importance?: 'essential' | 'useful' | 'extra';
  /** Text of a numeric cell. The longest one sets the width, and figures are aligned at the end. */
  figure?: (row: Row) => string;
  /** Sort orders of the server as named in the address; a press on the heading requests the first defined one. */
  orders?: { ascending?: string; descending?: string };
  /** Key for sorting in the browser, in the user's language, by a press on the heading. Numbers start descending. */
  sortBy?: (row: Row) => string | number;
  /** True for the column by which the rows are sorted on arrival, ascending; names that order in two-line rows. */
  first?: true;
  /** Shown only in the peek panel, not in rows. */
  closely?: true;
  /** True if the column has content for a row. A column without any is omitted. */
  says?: (row: Row) => boolean;
  /**
   * Position in two-line rows: first line, its end, second line, or hidden. `actions` are row buttons, at the end of
   * every layout.
   */
  narrow?: 'title' | 'aside' | 'detail' | 'hidden' | 'actions';
}
