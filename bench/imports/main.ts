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

// Imports agencies and undoes the import, on the embedded database or on PostgreSQL (DATABASE=postgresql): duration and
// memory of each step, and wait of other requests.
const ROWS = Number(process.env['ROWS'] ?? 50_000);
const PORT = 4735;
const LOOK_MS = 500;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const wantsPostgres = process.env['DATABASE'] === 'postgresql' && findPostgres() !== undefined;
const postgres = wantsPostgres ? await startPostgres() : undefined;
const environment = { DATA_DIR: folder, DEMO_SCALE: '200', ...(postgres && { DATABASE_URL: postgres.url }) };
const server = await startServer({ args: [buildApiProgram()], environment, ready: '/api/health' }, PORT);
try {
  const product = await openProduct(server);
  const [officeId = ''] = await product.openOffices(1);
  const file = agencyFile(ROWS);
  process.stdout.write(
    `| step, ${ROWS.toLocaleString('en')} rows | s | MiB more | longest wait of others, ms | says |\n`,
  );
  process.stdout.write('|---|---:|---:|---:|---|\n');
  const first = await measured(server, 'file and preview', () => preview(product, officeId, file));
  await measured(server, 'commit', () => commit(product, first));
  await measured(server, 'file and preview again', () => preview(product, officeId, file));
  await measured(server, 'taken back', () => withdraw(product, first));
} finally {
  await server.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measured(of: ServerProcess, step: string, work: () => Promise<Import>): Promise<Import> {
  of.forgetPeak();
  const before = of.peakMemory();
  const others = { over: false };
  const waiting = longestWait(of, others);
  const began = performance.now();
  const { counts, progress, ...after } = await work();
  const seconds = (performance.now() - began) / 1000;
  others.over = true;
  const said = JSON.stringify({ ...counts, ...progress })
    .replaceAll(/[{}"]/g, '')
    .replaceAll(',', ', ');
  const cells = [step, seconds.toFixed(1), Math.round(of.peakMemory() - before), Math.round(await waiting), said];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
  return { counts, progress, ...after };
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
    await pause(LOOK_MS);
  }
}

async function read(product: Product, id: string): Promise<Import> {
  const answer: Import = JSON.parse(await (await product.request(`/imports/${id}`)).text());
  return answer;
}
