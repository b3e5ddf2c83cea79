type Compare<Row> = (one: Row, other: Row) => number;

const STEP = 256;

/**
 * A stable merge sort that yields every few hundred rows, because collation of a long list takes longer than a frame.
 */
export function* slicedSort<Row>(rows: readonly Row[], compare: Compare<Row>): Generator<undefined, Row[]> {
  let runs: Row[][] = [];
  for (let start = 0; start < rows.length; start += STEP) {
    runs.push(rows.slice(start, start + STEP).toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Row[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      longer.push(yield* merged(runs[index] ?? [], runs[index + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged<Row>(one: readonly Row[], other: readonly Row[], compare: Compare<Row>): Generator<undefined, Row[]> {
  const rows: Row[] = [];
  let taken = 0;
  for (const row of one) {
    for (let next = other[taken]; next !== undefined && compare(row, next) > 0; next = other[taken]) {
      rows.push(next);
      taken += 1;
      if (rows.length % STEP === 0) yield;
    }
    rows.push(row);
    if (rows.length % STEP === 0) yield;
  }
  return rows.concat(other.slice(taken));
}
