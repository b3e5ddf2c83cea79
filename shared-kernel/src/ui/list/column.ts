import type { ReactNode } from 'react';

/** A column of a list. What stands in it wraps; a figure never does, and is never cut. */
export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Least room for what stands in it, in CSS pixels. A list without room for all of its columns leaves some out. */
  minWidth: number;
  /** Its part of the room that is left over, by default 1; with 0 it stays at its least. */
  share?: number;
  /** Without room `extra` columns leave first, then `useful` ones; `essential` ones, the default, stay. */
  importance?: 'essential' | 'useful' | 'extra';
  /**
   * For amounts and counts: the text of the cell. The longest of the rows decides the width, and the figures stand at
   * the end of the line, one under the other.
   */
  figure?: (row: Row) => string;
  /**
   * The orders of the list that are about it, as its address names them: its heading asks for them, first for the one
   * that stands first.
   */
  orders?: { ascending?: string; descending?: string };
  /**
   * What a list whose rows are all in the browser is sorted by in the order of the person's language; its heading asks
   * for it. Figures begin with the highest.
   */
  sortBy?: (row: Row) => string | number;
  /** It stands in no row, only where a row is looked at closely. */
  closely?: true;
  /** Whether it says anything about a row. A column that says nothing about any of them is left out. */
  says?: (row: Row) => boolean;
  /**
   * Where it goes in rows of two lines: into the first line, to its end, into the second line, or nowhere. `actions`
   * are the buttons of a row: they stand at its end, in rows of two lines beside both.
   */
  narrow?: 'title' | 'aside' | 'detail' | 'hidden' | 'actions';
}
