import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderStore, publish, verify } from '@comptoir/remote-registry';
import { root } from '../../scripts/machine/root.mjs';
import { median } from '../median';
import { builtTeams, inTurns, publishTeams } from './publish-teams';

// Duration of a publication with 200 published remotes, while 8 publishers add 100 more.
const BEFORE = 200;
const TEAMS = { first: BEFORE, count: 100, version: '1.0.0' };
const PUBLISHERS = 8;
const run = promisify(execFile);
const program = path.join(root, 'remote-registry/dist/comptoir-remotes.js');

const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-'));
try {
  print('who publishes', 'each: median', 'longest', 'processor, each', 'broken files');
  print('---', '---:', '---:', '---:', '---:');
  await measure('one after another', 1, inThisProcess);
  await measure(`${PUBLISHERS} at once, in one server of pages`, PUBLISHERS, inThisProcess);
  await measure(`${PUBLISHERS} at once, each a command of its own`, PUBLISHERS, byCommand);
} finally {
  await rm(folder, { recursive: true, force: true });
}

type Publish = (place: string) => (built: string) => Promise<unknown>;

async function measure(who: string, publishers: number, how: Publish): Promise<void> {
  const place = await mkdtemp(path.join(folder, 'remotes-'));
  await publishTeams(place, { first: 0, count: BEFORE, version: '1.0.0', publishers: 1 });
  const built = await builtTeams(TEAMS);
  const before = process.cpuUsage();
  const times = await inTurns(built, publishers, how(place));
  const { user, system } = process.cpuUsage(before);
  // For commands it would include their start.
  const processor = how === inThisProcess ? ms((user + system) / 1000 / TEAMS.count) : '';
  const { versions, broken } = await verify(folderStore(place));
  if (versions !== BEFORE + TEAMS.count) throw new Error(`Only ${versions} versions arrived`);
  print(who, ms(median(times)), ms(Math.max(...times)), processor, String(broken.length));
}

function inThisProcess(place: string) {
  const store = folderStore(place);
  return (built: string) => publish(store, built, { by: 'bench' });
}

function byCommand(place: string) {
  return (built: string) => run(process.execPath, [program, 'publish', built, '--to', place, '--by', 'bench']);
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}

function print(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
