export interface Page<Row> {
  limit: number;
  offset?: number;
  /** Cursor row; found by key at any depth, whereas an offset counts all rows. */
  after?: Row | undefined;
}
