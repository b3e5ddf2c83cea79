/** @jest-environment node */
import { streamRows } from './rows';

function answer(chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body);
}

async function all<Row>(rows: AsyncGenerator<Row[]>): Promise<Row[][]> {
  const batches: Row[][] = [];
  for await (const batch of rows) batches.push(batch);
  return batches;
}

describe('streamed rows', () => {
  test('are yielded once the first are complete, then all', async () => {
    const rows = streamRows<{ id: number }>(answer(['[{"id":1},\n{"id":2},\n{"i', 'd":3},\n{"id":4}]']), 2);
    await expect(all(rows)).resolves.toEqual([
      [{ id: 1 }, { id: 2 }],
      [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    ]);
  });

  test('are complete and ordered for any number and any chunk boundaries', async () => {
    const rows = Array.from({ length: 9001 }, (_, id) => ({ id }));
    const text = `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]`;
    const chunks = Array.from({ length: 40 }, (_, at) =>
      text.slice((at * text.length) / 40, ((at + 1) * text.length) / 40),
    );
    const [leading, ...rest] = await all(streamRows<{ id: number }>(answer(chunks), 100));
    expect(leading).toEqual(rows.slice(0, leading?.length));
    expect(rest).toEqual([rows]);
  });

  test('are rendered before the next ones are read', async () => {
    const rows = streamRows(answer(['[{"id":1},\n{"id":2},\n', '{"id":3}]']), 1);
    await rows.next();
    let isDrawn = false;
    setTimeout(() => {
      isDrawn = true;
    });
    await rows.next();
    expect(isDrawn).toBe(true);
  });

  test('are yielded once if they are few', async () => {
    await expect(all(streamRows(answer(['[{"id":1}]']), 100))).resolves.toEqual([[{ id: 1 }]]);
  });

  test('may be none', async () => {
    await expect(all(streamRows(answer(['[]']), 100))).resolves.toEqual([[]]);
  });

  test('survive a chunk boundary inside a character', async () => {
    const bytes = new TextEncoder().encode('[{"city":"Béjaïa"}]');
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    await expect(all(streamRows(new Response(body), 100))).resolves.toEqual([[{ city: 'Béjaïa' }]]);
  });

  test('that are cut off are an error, not a shorter list', async () => {
    await expect(all(streamRows(answer(['[{"id":1},\n{"id":2']), 100))).rejects.toThrow(SyntaxError);
  });
});
