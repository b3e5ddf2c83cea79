/** Rows of the first part: as many as a screen shows at first. */
const FIRST_PART = 100;
/** Rows of the parts that follow; each is one statement, and others get their turn between two of them. */
const PART = 2_000;

interface JsonRow {
  json: string;
}

/**
 * The JSON array of a page, in parts, with each row on a line of its own, so that a reader can use the lines that have
 * arrived. `readPart` gives the rows that follow `after` in the order of the list.
 */
export async function* rowsInParts<Row extends JsonRow>(
  page: { offset: number; limit: number },
  readPart: (after: Row | undefined, part: { offset: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<string> {
  let after: Row | undefined;
  let sent = 0;
  while (sent < page.limit) {
    const limit = Math.min(after ? PART : FIRST_PART, page.limit - sent);
    const rows = await readPart(after, { offset: after ? 0 : page.offset, limit });
    after = rows.at(-1);
    if (after) yield (sent === 0 ? '[' : ',\n') + rows.map(({ json }) => json).join(',\n');
    sent += rows.length;
    if (rows.length < limit) break;
  }
  yield sent === 0 ? '[]' : ']';
}
