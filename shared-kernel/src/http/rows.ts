/**
 * Reads a JSON array with one row on each line while it arrives: first its leading rows, as soon as `first` of them are
 * complete, then all of them. A short list is yielded once.
 */
export async function* streamRows<Row>(response: Response, first: number): AsyncGenerator<Row[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body');
  const parts: string[] = [];
  let lines = 0;
  let announced = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    if (announced) continue;
    lines += countLines(value);
    if (lines < first) continue;
    const text = parts.join('');
    announced = true;
    yield parseRows<Row>(`${text.slice(0, text.lastIndexOf(',\n'))}]`);
  }
  yield parseRows<Row>(parts.join(''));
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
