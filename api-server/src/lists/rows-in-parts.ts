/** Rows of the first part, about a screen. */
const FIRST_PART = 100;
/** Rows of later parts; each is one statement, so that other requests are served between. */
const PART = 2_000;

interface Part {
  offset: number;
  limit: number;
}

export interface RowSource<Row extends { json: string }> {
  read(after: Row | undefined, part: Part): Promise<Row[]>;
  count(): Promise<number>;
}

export interface PageText {
  total: number;
  /** JSON array with one row per line, so that readers can parse complete lines early. */
  texts: AsyncIterable<string>;
}

/** With `follows` the first part is read by the cursor of the source. */
export async function readInParts<Row extends { json: string }>(
  { follows = false, ...page }: Part & { follows?: boolean },
  source: RowSource<Row>,
  part = PART,
): Promise<PageText> {
  const limit = Math.min(FIRST_PART, page.limit);
  const first = await source.read(undefined, { offset: page.offset, limit });
  // A list that ends in its first part needs no count, which is half the cost of a search.
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
  /** Prefetches the next part while the current one is compressed and sent. */
  const request = (rows: Row[]) => {
    const limit = Math.min(size, left);
    const after = rows.at(-1);
    if (!after || limit <= 0) return undefined;
    left -= limit;
    const read = source.read(after, { offset: 0, limit });
    // The reader may be gone.
    read.catch(() => undefined);
    return { limit, read };
  };
  let requested = request(first);
  yield `[${lines(first)}`;
  while (requested) {
    const { limit, read } = requested;
    const rows = await read;
    requested = rows.length === limit ? request(rows) : undefined;
    if (rows.length > 0) yield `,\n${lines(rows)}`;
  }
  yield ']';
}

function lines(rows: readonly { json: string }[]): string {
  return rows.map(({ json }) => json).join(',\n');
}
