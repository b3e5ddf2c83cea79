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

// Sends every read of the contract and the main writes alternately to a server with the big customer and one with a
// hundredth of it, on PostgreSQL if installed, or on the embedded database (DATABASE=embedded).
const SCALE = Number(process.env['SCALE'] ?? 1);
/** Regular expression of the calls; all by default. */
const CALLS = new RegExp(process.env['CALLS'] ?? '');
/** Duration in milliseconds and minimum number of repetitions. */
const TIME_MS = 1_000;
const REPETITIONS = 5;
/** Limit of growth for a logarithmic call. */
const LOGARITHM = 1.6;
const PORT = 4728;

interface Met extends Needed {
  time: number;
  bytes: number;
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
  if (!small || !big) throw new Error('The small or the big customer is missing.');
  print(
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
  print('---', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
  const requests = [...readRequests(big.samples), ...longRequests(big.samples), ...writeRequests()];
  for (const { role, variant } of requests.filter((request) => CALLS.test(request.variant))) {
    const [before, after] = await byTurns([small, big], role, variant);
    const ratio = after.time / before.time;
    const longer = after.length / Math.max(1, before.length);
    const grows = ratio > Math.max(LOGARITHM, longer) && after.time - before.time > 2;
    print(
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
 * Calls both servers alternately after a change; the first turn does not count for the time. The shortest pause of the
 * turns counts, because a pause caused by the call occurs in each.
 */
async function byTurns(requested: readonly [Customer, Customer], role: string, variant: string): Promise<[Met, Met]> {
  for (const customer of requested) await customer.forget();
  const met = [newMet(), newMet()] as const;
  const started = performance.now();
  for (let turn = -1; turn < REPETITIONS || performance.now() - started < TIME_MS; turn += 1) {
    for (const index of [0, 1] as const) {
      const [customer, known] = [requested[index], met[index]];
      await customer.change();
      const { time, bytes, body, encoding } = await customer.ask(role, variant);
      const { memory, more, pause } = await customer.needed();
      if (turn >= 0) known.times.push(time);
      // A turn may be shorter than the sampling interval of the event loop.
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

function print(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
