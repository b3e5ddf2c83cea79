/** One page of a list; `total` counts what all pages together hold. */
export interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** A record and the version that its ETag tells. */
export interface Versioned<Row> {
  record: Row;
  version: number;
}
