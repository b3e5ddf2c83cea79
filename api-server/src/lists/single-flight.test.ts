import { brotliDecompressSync } from 'node:zlib';
import { SingleFlight } from './single-flight';

async function collect(flight: SingleFlight): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of flight.read()) parts.push(part);
  return Buffer.concat(parts);
}

it('gives everybody the whole body, also those who come late', async () => {
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

it('shows what is there before the next part is made', async () => {
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

it.each(['br', 'gzip', 'identity'] as const)('tells every reader when it fails (%s)', async (encoding) => {
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
