import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { startServer } from '../api/server-process';
import { median } from '../median';

// Seconds from the start of a server on an empty database to its first answer, with DEMO_SCALE agencies in the large
// office. With AGAINST, the folder of another checkout, both servers start by turns.
const SCALES = (process.env['DEMO_SCALE'] ?? '10000').split(' ');
const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const AGAINST = process.env['AGAINST'];
const KINDS = (['embedded', 'postgresql'] as const).filter((kind) => (process.env['DATABASE'] ?? kind) === kind);
const PORT = 4738;

const before = AGAINST === undefined ? undefined : buildApiProgram(path.resolve(AGAINST, 'api-server'));
const now = buildApiProgram();
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-demo-data-'));
const postgres = KINDS.includes('postgresql') ? await startPostgres() : undefined;
let starts = 0;
print('agencies', 'database', 'before, s', 'now, s', 'ratio');
print('---:', '---', '---:', '---:', '---:');
try {
  for (const scale of SCALES) for (const kind of KINDS) await measure(scale, kind);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(scale: string, kind: (typeof KINDS)[number]): Promise<void> {
  const times: Record<'before' | 'now', number[]> = { before: [], now: [] };
  for (let round = 0; round < ROUNDS; round++) {
    if (before !== undefined) times.before.push(await prepare(before, scale, kind));
    times.now.push(await prepare(now, scale, kind));
  }
  const seconds = (values: readonly number[]) => (values.length === 0 ? '' : median(values).toFixed(1));
  const ratios = times.before.map((time, round) => time / (times.now[round] ?? Number.NaN));
  const ratio = ratios.length === 0 ? '' : `${median(ratios).toFixed(1)} ×`;
  print(Number(scale).toLocaleString('en'), kind, seconds(times.before), seconds(times.now), ratio);
}

async function prepare(program: string, scale: string, kind: (typeof KINDS)[number]): Promise<number> {
  const name = `demo_${++starts}`;
  const databaseUrl = kind === 'postgresql' ? await postgres?.createDatabase(name) : undefined;
  const environment = {
    DATA_DIR: path.join(folder, name),
    DEMO_SCALE: scale,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const began = performance.now();
  const server = await startServer({ args: [program], environment, ready: '/api/health' }, PORT);
  const time = performance.now() - began;
  await server.stop();
  rmSync(path.join(folder, name), { recursive: true, force: true });
  return time / 1000;
}

function print(...cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
