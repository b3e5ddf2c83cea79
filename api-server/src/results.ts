/** One page of a list; `total` counts what all pages together hold. A list without pages is its rows alone. */
export interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** A record with the version that its ETag tells; the version itself is not answered. */
export type Versioned<Row> = Row & { version: number };
