import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApiProgram } from '../api/api-program';
import { openProduct } from '../api/product';
import { startServer } from '../api/server-process';
import { median } from '../median';

// Milliseconds of the month of all countries on the embedded database, with DEMO_SCALE agencies in the large office.
const SCALES = (process.env['DEMO_SCALE'] ?? '500 5000').split(' ');
const CALLS = Number(process.env['CALLS'] ?? 30);
const PORT = 4742;

const program = buildApiProgram();
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-month-'));
print('agencies', 'entries of the large office', 'first, ms', 'median, ms', 'longest, ms', 'answer, KiB');
print('---:', '---:', '---:', '---:', '---:', '---:');
try {
  for (const scale of SCALES) await measure(scale);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(scale: string): Promise<void> {
  const environment = { DATA_DIR: path.join(folder, scale), DEMO_SCALE: scale };
  const server = await startServer({ args: [program], environment, ready: '/api/health' }, PORT);
  try {
    const product = await openProduct(server);
    const month = `/overview/months/${new Date().toISOString().slice(0, 7)}`;
    const times: number[] = [];
    let bytes = 0;
    for (let call = 0; call <= CALLS; call++) {
      const began = performance.now();
      bytes = (await (await product.request(month)).arrayBuffer()).byteLength;
      times.push(performance.now() - began);
    }
    const [first = Number.NaN, ...others] = times;
    const entries = await largestJournal(product.request);
    const shown = [first, median(others), Math.max(...others)].map((time) => time.toFixed(0));
    print(Number(scale).toLocaleString('en'), entries, ...shown, (bytes / 1024).toFixed(0));
  } finally {
    await server.stop();
  }
}

/** Entries of the office with the most. */
async function largestJournal(request: (path: string) => Promise<Response>): Promise<string> {
  const offices: { id: string }[] = JSON.parse(await (await request('/offices')).text());
  const counts = await Promise.all(
    offices.map(async ({ id }) => {
      const answer: { total: number } = JSON.parse(
        await (await request(`/general-ledger?officeId=${id}&limit=1`)).text(),
      );
      return answer.total;
    }),
  );
  return Math.max(...counts).toLocaleString('en');
}

function print(...cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
