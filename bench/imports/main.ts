import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../../scripts/machine/postgres.mjs';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { openProduct, type Product } from '../api/product';
import { startServer, type ServerProcess } from '../api/server-process';
import type { Import } from '../../api-contract/src/imports';
import { agencyFile } from './agency-file';

// Imports agencies and undoes the import, on the embedded database or on PostgreSQL (DATABASE=postgresql): duration,
// processor time (with the embedded database, which runs in the process) and memory of each step, and wait of other
// requests. With AGAINST, the folder of another checkout, both servers take each step in turn.
const ROWS = Number(process.env['ROWS'] ?? 50_000);
const AGAINST = process.env['AGAINST'];
const STEPS = ['file and preview', 'commit', 'file and preview again', 'taken back'] as const;
/** Number of measured steps. */
const UNTIL = Number(process.env['UNTIL'] ?? STEPS.length);
const PORT = 4735;
const POLL_MS = 500;

interface Side {
  name: 'before' | 'now';
  server: ServerProcess;
  product: Product;
  officeId: string;
  first?: Import;
}

interface StepCost {
  seconds: number;
  processor: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const wantsPostgres = process.env['DATABASE'] === 'postgresql' && findPostgres() !== undefined;
const postgres = wantsPostgres ? await startPostgres() : undefined;
const file = agencyFile(ROWS);
const sides: Side[] = [];
try {
  if (AGAINST !== undefined) {
    sides.push(await open('before', buildApiProgram(path.resolve(AGAINST, 'api-server'))));
  }
  sides.push(await open('now', buildApiProgram()));
  process.stdout.write(
    `| step, ${ROWS.toLocaleString('en')} rows | server | s | processor, s | MiB more | longest wait of others, ms | says |\n`,
  );
  process.stdout.write('|---|---|---:|---:|---:|---:|---|\n');
  for (const step of STEPS.slice(0, UNTIL)) {
    const costs: StepCost[] = [];
    for (const side of sides) costs.push(await measured(side, step));
    const [before, now] = costs;
    if (before && now) {
      const ratio = (of: keyof StepCost) => `${(before[of] / now[of]).toFixed(1)} ×`;
      process.stdout.write(`| ${step} | ratio | ${ratio('seconds')} | ${ratio('processor')} | | | |\n`);
    }
  }
} finally {
  for (const { server } of sides) await server.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(name: Side['name'], program: string): Promise<Side> {
  const databaseUrl = await postgres?.createDatabase(name);
  const environment = {
    DATA_DIR: path.join(folder, name),
    DEMO_SCALE: '200',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const server = await startServer({ args: [program], environment, ready: '/api/health' }, PORT + sides.length);
  const product = await openProduct(server);
  const [officeId = ''] = await product.openOffices(1);
  return { name, server, product, officeId };
}

async function run(side: Side, step: (typeof STEPS)[number]): Promise<Import> {
  const { product, officeId, first } = side;
  if (first === undefined) return (side.first = await preview(product, officeId, file));
  if (step === 'commit') return commit(product, first);
  return step === 'taken back' ? withdraw(product, first) : preview(product, officeId, file);
}

async function measured(side: Side, step: (typeof STEPS)[number]): Promise<StepCost> {
  const { name, server } = side;
  server.forgetPeak();
  const before = server.peakMemory();
  const others = { over: false };
  const waiting = longestWait(server, others);
  const used = server.processorTime();
  const began = performance.now();
  const { counts, progress } = await run(side, step);
  const seconds = (performance.now() - began) / 1000;
  const processor = (server.processorTime() - used) / 1000;
  others.over = true;
  const result = JSON.stringify({ ...counts, ...progress })
    .replaceAll(/[{}"]/g, '')
    .replaceAll(',', ', ');
  const more = Math.round(server.peakMemory() - before);
  const cells = [step, name, seconds.toFixed(1), processor.toFixed(1), more, Math.round(await waiting), result];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
  return { seconds, processor };
}

/** Longest wait for an answer without database access. */
async function longestWait({ address }: ServerProcess, until: { over: boolean }): Promise<number> {
  let longest = 0;
  while (!until.over) {
    const began = performance.now();
    await (await fetch(`${address}/api/nothing`)).text();
    longest = Math.max(longest, performance.now() - began);
    await pause(5);
  }
  return longest;
}

async function preview(product: Product, officeId: string, file: string): Promise<Import> {
  const body = { kind: 'agencies', officeId, fileName: 'agencies.csv', timeZone: 'Africa/Algiers' };
  const answer = await product.post<{ import: Import; uploadUrl: string }>('/imports', body);
  const sent = await fetch(answer.uploadUrl, { method: 'PUT', body: file });
  if (!sent.ok) throw new Error(await sent.text());
  return read(product, answer.import.id);
}

async function commit(product: Product, { id, hash }: Import): Promise<Import> {
  await product.post(`/imports/${id}/commit`, { hash, kinds: ['new', 'changed'], without: [] });
  return untilState(product, id, 'committed');
}

async function withdraw(product: Product, { id }: Import): Promise<Import> {
  await product.request(`/imports/${id}/withdrawal`, { method: 'POST' }, { 'if-match': '*' });
  return untilState(product, id, 'withdrawn');
}

async function untilState(product: Product, id: string, state: Import['state']): Promise<Import> {
  for (;;) {
    const now = await read(product, id);
    if (now.state === state) return now;
    await pause(POLL_MS);
  }
}

async function read(product: Product, id: string): Promise<Import> {
  const answer: Import = JSON.parse(await (await product.request(`/imports/${id}`)).text());
  return answer;
}
