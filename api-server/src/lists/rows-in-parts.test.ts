import { readInParts } from './rows-in-parts';

const ROWS = 130;

interface Row {
  number: number;
  json: string;
}

const all: Row[] = Array.from({ length: ROWS }, (_, number) => ({ number, json: String(number) }));

function source(read: (rows: Row[]) => Promise<Row[]> = (rows) => Promise.resolve(rows)) {
  const requested: { after: number | undefined; limit: number }[] = [];
  return {
    parts: requested,
    count: () => Promise.resolve(ROWS),
    read: (after: Row | undefined, { limit }: { limit: number }) => {
      requested.push({ after: after?.number, limit });
      const begin = after ? after.number + 1 : 0;
      const rows = all.slice(begin, begin + limit);
      return begin === 0 ? Promise.resolve(rows) : read(rows);
    },
  };
}

test('prefetches the next part', async () => {
  const rows = source();
  const { texts } = await readInParts({ offset: 0, limit: ROWS }, rows, 20);
  const taken = texts[Symbol.asyncIterator]();
  expect(await taken.next()).toEqual({ done: false, value: expect.stringMatching(/^\[0,[^]*\n99$/) });
  expect(rows.parts).toEqual([
    { after: undefined, limit: 100 },
    { after: 99, limit: 20 },
  ]);
  expect(await taken.next()).toEqual({ done: false, value: expect.stringMatching(/^,\n100,[^]*\n119$/) });
  expect(rows.parts[2]).toEqual({ after: 119, limit: 10 });
});

test.each([0, 99, 100, 101, 119, 120, 121, ROWS, ROWS + 1])('%i rows form an array of as many', async (limit) => {
  const { texts } = await readInParts({ offset: 0, limit }, source(), 20);
  let whole = '';
  for await (const text of texts) whole += text;
  expect(JSON.parse(whole)).toEqual(all.slice(0, limit).map(({ number }) => number));
});

test('a failed part rejects only its reader', async () => {
  const broken = () => Promise.reject(new Error('The connection broke.'));
  const { texts } = await readInParts({ offset: 0, limit: ROWS }, source(broken), 20);
  const taken = texts[Symbol.asyncIterator]();
  await taken.next();
  await expect(taken.next()).rejects.toThrow('The connection broke.');

  const left = await readInParts({ offset: 0, limit: ROWS }, source(broken), 20);
  for await (const text of left.texts) {
    expect(text).not.toBe('');
    break;
  }
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => setImmediate(resolve));
});
