/** Which rows of an ordered list are read: those from an offset, or those that follow one of them. */
export interface Page<Row> {
  limit: number;
  offset?: number;
  /** However far back, what follows a row is found by its key; an offset counts all rows before it. */
  after?: Row | undefined;
}
