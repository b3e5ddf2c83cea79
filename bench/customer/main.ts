import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRequests } from '../../api-server/test/read-requests';
import { findPostgres } from '../../scripts/machine/postgres.mjs';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { median } from '../median';
import { openCustomer, type Customer } from './customer';
import { writeRequests } from './write-requests';

// Every read of the contract and the main writes, sent by turns to a server with the big customer and to one with a
// hundredth of it, on PostgreSQL where the machine has it and else on the embedded database.
const SCALE = Number(process.env['SCALE'] ?? 1);
/** How long a call is repeated, in milliseconds, and how often at least. */
const TIME_MS = 1_000;
const REPETITIONS = 5;
/** A call that grows more than this is worse than the logarithm. */
const LOGARITHM = 1.6;
const PORT = 4728;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const postgres = findPostgres() === undefined ? undefined : await startPostgres();
const program = buildApiProgram();
const customers: Customer[] = [];
try {
  for (const scale of [SCALE / 100, SCALE]) {
    const started = performance.now();
    customers.push(await openCustomer({ scale, program, folder, postgres, port: PORT + customers.length }));
    process.stderr.write(`${scale * 100} % filled in ${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  const [small, big] = customers;
  if (!small || !big) throw new Error('There are two customers.');
  say('who', 'call', `${SCALE} %: ms`, `${SCALE * 100} %: ms`, 'ratio', 'bytes');
  say('---', '---', '---:', '---:', '---:', '---:');
  for (const { role, variant } of [...readRequests(big.samples), ...writeRequests()]) {
    const times: [number[], number[]] = [[], []];
    const bytes: [number, number] = [0, 0];
    const started = performance.now();
    // The first of each does not count.
    for (let turn = -1; turn < REPETITIONS || performance.now() - started < TIME_MS; turn += 1) {
      for (const index of [0, 1] as const) {
        const [time, size] = await (index === 0 ? small : big).ask(role, variant);
        if (turn >= 0) times[index].push(time);
        bytes[index] = size;
      }
    }
    const [before, after] = [median(times[0]), median(times[1])];
    const ratio = after / before;
    const grows = ratio > Math.max(LOGARITHM, bytes[1] / Math.max(1, bytes[0])) && after - before > 2;
    say(role, variant, ms(before), ms(after), `${ratio.toFixed(1)}${grows ? ' **' : ''}`, bytes.join(' → '));
  }
} finally {
  for (const customer of customers) await customer.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function ms(time: number): string {
  return time.toFixed(time < 10 ? 1 : 0);
}

function say(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
