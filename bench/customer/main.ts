import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readRequests } from '../../api-server/test/read-requests';
import { findPostgres } from '../../scripts/machine/postgres.mjs';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { EXPORT_MORE_MIB, MEMORY_LIMIT_MIB, PAUSE_LIMIT_MS, WIRE_LIMIT_BYTES } from '../api/server-limits';
import { median } from '../median';
import { openCustomer, type Customer, type Needed } from './customer';
import { longRequests } from './long-requests';
import { writeRequests } from './write-requests';

// Every read of the contract and the main writes, sent by turns to a server with the big customer and to one with a
// hundredth of it, on PostgreSQL where the machine has it, else or with DATABASE=embedded on the embedded database.
const SCALE = Number(process.env['SCALE'] ?? 1);
/** Of which calls, as a regular expression: all, when nothing is said. */
const CALLS = new RegExp(process.env['CALLS'] ?? '');
/** How long a call is repeated, in milliseconds, and how often at least. */
const TIME_MS = 1_000;
const REPETITIONS = 5;
/** A call that grows more than this is worse than the logarithm. */
const LOGARITHM = 1.6;
const PORT = 4728;

/** How a server did with a call. */
interface Met extends Needed {
  time: number;
  bytes: number;
  /** How long the answer is once it is unpacked. */
  length: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const wantsPostgres = process.env['DATABASE'] !== 'embedded' && findPostgres() !== undefined;
const postgres = wantsPostgres ? await startPostgres() : undefined;
const program = buildApiProgram();
const customers: Customer[] = [];
try {
  for (const scale of [SCALE / 100, SCALE]) {
    const started = performance.now();
    customers.push(await openCustomer({ scale, program, folder, postgres, port: PORT + customers.length }));
    process.stderr.write(`${scale * 100} % filled in ${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  await postgres?.settle();
  const [small, big] = customers;
  if (!small || !big) throw new Error('There are two customers.');
  say(
    'who',
    'call',
    `${SCALE} %: ms`,
    `${SCALE * 100} %: ms`,
    'ratio',
    'bytes on the wire',
    'memory MiB',
    'MiB more',
    'pause ms',
  );
  say('---', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
  const requests = [...readRequests(big.samples), ...longRequests(big.samples), ...writeRequests()];
  for (const { role, variant } of requests.filter((request) => CALLS.test(request.variant))) {
    const [before, after] = await byTurns([small, big], role, variant);
    const ratio = after.time / before.time;
    const longer = after.length / Math.max(1, before.length);
    const grows = ratio > Math.max(LOGARITHM, longer) && after.time - before.time > 2;
    say(
      role,
      variant,
      ms(before.time),
      ms(after.time),
      marked(ratio.toFixed(1), grows),
      marked(`${before.bytes} → ${after.bytes}`, after.bytes > WIRE_LIMIT_BYTES),
      marked(`${before.memory.toFixed(0)} → ${after.memory.toFixed(0)}`, after.memory > MEMORY_LIMIT_MIB),
      marked(`${before.more.toFixed(0)} → ${after.more.toFixed(0)}`, isExport(variant) && after.more > EXPORT_MORE_MIB),
      marked(`${ms(before.pause)} → ${ms(after.pause)}`, after.pause > PAUSE_LIMIT_MS),
    );
  }
} finally {
  for (const customer of customers) await customer.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes a call to each by turns, after a change; the first turn does not count for how long it takes. Of the pauses the
 * shortest one of a turn counts: what a call causes it causes each time, and what else runs on the machine does not.
 */
async function byTurns(asked: readonly [Customer, Customer], role: string, variant: string): Promise<[Met, Met]> {
  for (const customer of asked) await customer.forget();
  const met = [newMet(), newMet()] as const;
  const started = performance.now();
  for (let turn = -1; turn < REPETITIONS || performance.now() - started < TIME_MS; turn += 1) {
    for (const index of [0, 1] as const) {
      const [customer, known] = [asked[index], met[index]];
      await customer.change();
      const { time, bytes, body, encoding } = await customer.ask(role, variant);
      const { memory, more, pause } = await customer.needed();
      if (turn >= 0) known.times.push(time);
      // A turn may be shorter than the time between two looks at the event loop.
      const length = unpacked(body, encoding).length;
      Object.assign(known, { bytes, length, memory, more, pause: Math.min(known.pause, pause || Infinity) });
    }
  }
  return [
    { ...met[0], time: median(met[0].times) },
    { ...met[1], time: median(met[1].times) },
  ];
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function newMet(): Needed & { times: number[]; bytes: number; length: number } {
  return { times: [], bytes: 0, length: 0, memory: 0, more: 0, pause: Infinity };
}

function isExport(variant: string): boolean {
  return variant.startsWith('export');
}

function marked(text: string, isTooMuch: boolean): string {
  return isTooMuch ? `${text} **` : text;
}

function ms(time: number): string {
  return time.toFixed(time < 10 ? 1 : 0);
}

function say(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
