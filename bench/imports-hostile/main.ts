import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileFiles } from '../../api-server/test/hostile-files';
import { findPostgres } from '../../scripts/machine/postgres.mjs';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { openProduct, type Product } from '../api/product';
import { startServer } from '../api/server-process';
import type { Import } from '../../api-contract/src/imports';

// Imports expensive files in sequence, and measures the answer and the wait of other requests meanwhile, on the
// embedded database or on PostgreSQL (DATABASE=postgresql). FILES filters by name.
const PORT = 4737;
const LIMIT_MS = 100;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const wantsPostgres = process.env['DATABASE'] === 'postgresql' && findPostgres() !== undefined;
const postgres = wantsPostgres ? await startPostgres() : undefined;
const environment = { DATA_DIR: folder, DEMO_SCALE: '200', ...(postgres && { DATABASE_URL: postgres.url }) };
const server = await startServer({ args: [buildApiProgram()], environment, ready: '/api/health' }, PORT);
try {
  const product = await openProduct(server);
  const [officeId = ''] = await product.openOffices(1);
  process.stdout.write(
    '| file | KB | s | answer | others: p99, ms | others: longest, ms |\n|---|---:|---:|---|---:|---:|\n',
  );
  const nothing = await waitsDuring(() => pause(3000));
  tell('none', 0, nothing, '');
  for (const [name, make] of Object.entries(hostileFiles)) {
    if (!name.includes(process.env['FILES'] ?? '')) continue;
    const file = await make();
    const uploadUrl = await begin(product, officeId);
    let answer = '';
    const waits = await waitsDuring(async () => {
      const sent = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(file) });
      const { code = '' }: { code?: string } = sent.status === 204 ? {} : JSON.parse(await sent.text());
      answer = `${sent.status} ${code}`;
    });
    tell(name, file.length, waits, answer);
    if (Math.max(...waits.waits) > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await server.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function begin(product: Product, officeId: string): Promise<string> {
  const body = { kind: 'collections', officeId, fileName: 'hostile', timeZone: 'Africa/Algiers' };
  return (await product.post<{ import: Import; uploadUrl: string }>('/imports', body)).uploadUrl;
}

/** Durations of requests without database access, in milliseconds, while `work` runs. */
async function waitsDuring(work: () => Promise<void>): Promise<{ seconds: number; waits: number[] }> {
  const state = { isOver: false };
  const began = performance.now();
  const done = work().finally(() => {
    state.isOver = true;
  });
  const waits: number[] = [];
  while (!state.isOver) {
    const startedAt = performance.now();
    await (await fetch(`${server.address}/api/nothing`)).text();
    waits.push(performance.now() - startedAt);
    await pause(5);
  }
  await done;
  return { seconds: (performance.now() - began) / 1000, waits };
}

function tell(
  name: string,
  bytes: number,
  { seconds, waits }: { seconds: number; waits: number[] },
  answer: string,
): void {
  const sorted = waits.toSorted((one, other) => one - other);
  const [p99 = 0, longest = 0] = [sorted[Math.floor(sorted.length * 0.99)], sorted.at(-1)];
  const cells = [name, Math.round(bytes / 1000), seconds.toFixed(1), answer, Math.round(p99), Math.round(longest)];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
