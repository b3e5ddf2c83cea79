/** So many rows are parsed at once: of 50,000 in one piece the page would stand still. */
const PIECE = 2000;

/**
 * Reads a JSON array with one row on each line while it arrives: first its leading rows, as soon as `first` of them are
 * complete, then all of them. A short list is yielded once.
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
    // The first rows are drawn before the next ones are read, and what a person does meanwhile comes first.
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

// The server shapes the rows with the schema that the caller's type comes from.
function parseRows<Row>(text: string): Row[] {
  const rows: Row[] = JSON.parse(text);
  return rows;
}
