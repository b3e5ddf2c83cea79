import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownFolder, root } from '../../scripts/machine/root.mjs';
import { startServer } from '../api/server-process';
import { median } from '../median';

// Duration of a full build, and of `npm start` until the product answers.
const STARTS = 5;
const PORT = 4726;
const script = (name: string) => path.join(root, 'scripts', name);

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
try {
  print('what', 'time', 'target');
  print('---', '---:', '---:');
  rmSync(path.join(ownFolder, 'turbo'), { recursive: true, force: true });
  const build = await timed(async () => execFileSync(process.execPath, [script('build.mjs')], { stdio: 'ignore' }));
  print('production build of everything', seconds(build), '30 s');
  print('first start of a built checkout, with the demo data to be written', seconds(await start()), '');
  const starts: number[] = [];
  for (let time = 0; time < STARTS; time++) starts.push(await start());
  print('later starts', seconds(median(starts)), '3 s');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds from `npm start` on a built checkout to the first good answer of `/api/health`. */
async function start(): Promise<number> {
  const started = performance.now();
  const server = await startServer(
    { args: [script('start.mjs')], environment: { DATA_DIR: path.join(folder, 'data') }, ready: '/api/health' },
    PORT,
  );
  const time = performance.now() - started;
  await server.stop();
  return time;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}

function print(...cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
