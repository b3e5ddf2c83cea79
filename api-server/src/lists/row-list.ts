import type { Page } from '../database/page';
import type { LongList } from './list-answers';
import { readInParts } from './rows-in-parts';

export interface RowList<Row> extends Pick<LongList, 'state'> {
  keyParts: readonly unknown[];
  page: { page: number; limit: number };
  /** Cursor row; the page is then the first. */
  after?: Row | undefined;
  /** Rows per part, smaller if building them is slow. */
  part?: number;
  read: (part: Page<Row>) => Promise<Row[]>;
  count: () => Promise<number>;
}

export function rowList<Row>({
  keyParts,
  page: { page, limit },
  after: start,
  part,
  state,
  read,
  count,
}: RowList<Row>): LongList {
  return {
    key: JSON.stringify([...keyParts, page, limit, start]),
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
