/** Rows parsed at once: parsing 50,000 in one piece would block the page. */
const PIECE = 2000;

/**
 * Reads a JSON array with one row per line while it arrives: yields the leading rows once `first` are complete, then
 * all. A short list is yielded once.
 */
export async function* streamRows<Row>(response: Response, first: number): AsyncGenerator<Row[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body');
  const rows: Row[] = [];
  let text = '';
  let lines = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    lines += countLines(value);
    if (lines < (rows.length === 0 ? first : PIECE)) continue;
    const end = text.lastIndexOf(',\n');
    const isFirst = rows.length === 0;
    rows.push(...parseRows<Row>(`${text.slice(0, end)}]`));
    text = `[${text.slice(end + 2)}`;
    lines = 0;
    if (isFirst) yield [...rows];
    // Yields to rendering and input before the next rows are read.
    if (!globalThis.document?.hidden) await new Promise((resolve) => setTimeout(resolve));
  }
  rows.push(...parseRows<Row>(text));
  yield rows;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf(',\n'); at !== -1; at = text.indexOf(',\n', at + 2)) count += 1;
  return count;
}

// The server validates the rows with the schema of this type.
function parseRows<Row>(text: string): Row[] {
  const rows: Row[] = JSON.parse(text);
  return rows;
}
