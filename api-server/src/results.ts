/** `total` counts all pages; a list without pages is just its rows. */
export interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** The version becomes the ETag and is not part of the body. */
export type Versioned<Row> = Row & { version: number };
