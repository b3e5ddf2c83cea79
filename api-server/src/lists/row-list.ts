import type { Page } from '../database/page';
import type { LongList } from './list-answers';
import { readInParts } from './rows-in-parts';

/** A list whose rows are made here, and not by the database as text. */
export interface RowList<Row> extends Pick<LongList, 'state'> {
  /** Which rows are asked for: two requests with the same get the same. */
  asked: readonly unknown[];
  page: { page: number; limit: number };
  /** The row that those which are asked for follow: the page is the first one then. */
  after?: Row | undefined;
  /** Rows that are read at a time after the first ones, where making them takes longer than others should wait. */
  part?: number;
  /** The rows of the list from an offset, or those that follow one. */
  read: (part: Page<Row>) => Promise<Row[]>;
  /** Number of rows on all pages. */
  count: () => Promise<number>;
}

/** The same as a long list: read, written and sent in parts. */
export function rowList<Row>({
  asked,
  page: { page, limit },
  after: start,
  part,
  state,
  read,
  count,
}: RowList<Row>): LongList {
  return {
    key: JSON.stringify([...asked, page, limit, start]),
    state,
    open: () =>
      readInParts(
        { offset: (page - 1) * limit, follows: start !== undefined, limit },
        {
          read: async (after: { row: Row; json: string } | undefined, part) => {
            const rows = await read({ ...part, after: after?.row ?? start });
            return rows.map((row) => ({ row, json: JSON.stringify(row) }));
          },
          count,
        },
        part,
      ),
  };
}
