/** Rows of the first part: as many as a screen shows at first. */
const FIRST_PART = 100;
/** Rows of the parts that follow; each is one statement, and others get their turn between two of them. */
const PART = 2_000;

interface Part {
  offset: number;
  limit: number;
}

/** Where the rows of a list come from. */
export interface RowSource<Row extends { json: string }> {
  /** Rows in the order of the list: from an offset, or those that follow `after`. */
  read(after: Row | undefined, part: Part): Promise<Row[]>;
  /** Number of rows on all pages. */
  count(): Promise<number>;
}

/** A page as JSON text, made while it is read. */
export interface PageText {
  /** Number of rows on all pages. */
  total: number;
  /** An array with each row on a line of its own, so that a reader can use the lines that have arrived. */
  texts: AsyncIterable<string>;
}

/** Of a page that follows a row of the list, the source reads what follows that row when it is asked for the first part. */
export async function readInParts<Row extends { json: string }>(
  { follows = false, ...page }: Part & { follows?: boolean },
  source: RowSource<Row>,
  part = PART,
): Promise<PageText> {
  const limit = Math.min(FIRST_PART, page.limit);
  const first = await source.read(undefined, { offset: page.offset, limit });
  // A list that ends on its first part needs no counting, which is half the work of a search.
  const ended = first.length < limit;
  const total = ended && page.offset === 0 && !follows ? first.length : await source.count();
  return { total, texts: textsFrom(first, ended ? 0 : page.limit - limit, source, part) };
}

async function* textsFrom<Row extends { json: string }>(
  first: Row[],
  rest: number,
  source: RowSource<Row>,
  size: number,
): AsyncGenerator<string> {
  if (first.length === 0) {
    yield '[]';
    return;
  }
  let left = rest;
  /** Asks for the part that follows, so that the database reads it while the one before is compressed and sent. */
  const ask = (rows: Row[]) => {
    const limit = Math.min(size, left);
    const after = rows.at(-1);
    if (!after || limit <= 0) return undefined;
    left -= limit;
    const read = source.read(after, { offset: 0, limit });
    // Whoever takes the parts may have gone by then.
    read.catch(() => undefined);
    return { limit, read };
  };
  let asked = ask(first);
  yield `[${lines(first)}`;
  while (asked) {
    const { limit, read } = asked;
    const rows = await read;
    asked = rows.length === limit ? ask(rows) : undefined;
    if (rows.length > 0) yield `,\n${lines(rows)}`;
  }
  yield ']';
}

function lines(rows: readonly { json: string }[]): string {
  return rows.map(({ json }) => json).join(',\n');
}
