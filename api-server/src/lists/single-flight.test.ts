import { brotliDecompressSync } from 'node:zlib';
import { SingleFlight } from './single-flight';

async function collect(flight: SingleFlight): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of flight.read()) parts.push(part);
  return Buffer.concat(parts);
}

it('gives the whole body to all readers, including late ones', async () => {
  const flight = new SingleFlight(
    (async function* texts() {
      yield 'first ';
      yield 'second';
    })(),
    'br',
  );
  const early = collect(flight);
  expect(await flight.done).toBe(true);
  const late = await collect(flight);

  expect(brotliDecompressSync(await early).toString()).toBe('first second');
  expect(late).toEqual(await early);
  expect(flight.body).toEqual(late);
});

it('delivers parts before the next one is built', async () => {
  let makeRest: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => {
    makeRest = resolve;
  });
  const flight = new SingleFlight(
    (async function* texts() {
      yield 'first';
      await rest;
      yield 'second';
    })(),
    'identity',
  );
  const reader = flight.read();

  expect(String((await reader.next()).value)).toBe('first');
  makeRest();
  expect(String((await reader.next()).value)).toBe('second');
});

it.each(['br', 'gzip', 'identity'] as const)('reports a failure to every reader (%s)', async (encoding) => {
  const flight = new SingleFlight(
    (async function* texts() {
      yield 'first';
      throw new Error('the database is gone');
    })(),
    encoding,
  );

  await expect(collect(flight)).rejects.toThrow('the database is gone');
  expect(await flight.done).toBe(false);
});
