import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deploymentOf } from '../deployment';
import { servicesIn } from '../dev-environment';
import { startInside } from '../dev-inside';
import { Refusal } from '../refusal';
import { startTool } from '../tools';
import type { AddCommand, CommandContext } from './command';

/** Files read only when the development server starts; it reloads the rest of the descriptor itself. */
const STARTUP_FILES: ReadonlyMap<string, RegExp> = new Map([
  ['remote.config.ts', /\b(?:name|module): *['"][^'"]+['"]/g],
  ['rspack.config.ts', /[^]+/g],
  ['package.json', /[^]+/g],
]);
/** In milliseconds. Editors write a file in several steps, and the page applies a change while the server runs. */
const SETTLED_MS = 1500;

export const addDev: AddCommand = (program, context) => {
  program
    .command('dev')
    .description('show the remote alone in a page that changes with its sources; reads PORT, API_URL and SERVICES')
    .option('--in [address]', 'show it inside this deployment (default: the one in .npmrc), to you alone')
    .action(async ({ in: inside }: { in?: string | true }) => {
      const deployment = inside === true ? await deploymentOf(context.folder) : inside;
      if (inside === true && deployment === undefined)
        throw new Refusal('Missing deployment: --in https://comptoir.example');
      await serve(deployment, context);
    });
};

async function serve(deployment: string | undefined, context: CommandContext): Promise<void> {
  const start = deployment === undefined ? startAlone : await startInside(deployment, context);
  let server = await start(context);
  const stop = () => void server.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  for (;;) {
    const changed = new AbortController();
    const what = await Promise.race([change(context.folder, changed.signal), once(server, 'exit').then(() => 'end')]);
    changed.abort();
    if (what === 'end') return;
    context.print(`${what} changed: the development server starts again.`);
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    server = await start(context);
  }
}

async function startAlone({ folder, environment }: CommandContext): Promise<ChildProcess> {
  const API_URL = environment['API_URL'] ?? (await deploymentOf(folder));
  const SERVICES = await servicesIn(folder, environment);
  const own = { NODE_ENV: 'development', ...(API_URL && { API_URL }), ...(SERVICES && { SERVICES }) };
  const run = { folder, args: ['dev'], environment: own };
  return startTool('rspack', run, 'inherit');
}

async function change(folder: string, signal: AbortSignal): Promise<string> {
  const before = readStartupFiles(folder);
  const watcher = watch(folder, { signal });
  watcher.on('error', () => undefined);
  while (!signal.aborted) {
    const [, file]: unknown[] = await once(watcher, 'change', { signal }).catch(() => []);
    if (typeof file !== 'string' || !STARTUP_FILES.has(file)) continue;
    await pause(SETTLED_MS, undefined, { signal }).catch(() => undefined);
    const now = readStartupFiles(folder);
    const changed = [...now.keys()].find((name) => now.get(name) !== before.get(name));
    if (changed !== undefined) return changed;
  }
  return 'nothing';
}

function readStartupFiles(folder: string): Map<string, string> {
  return new Map(
    [...STARTUP_FILES].map(([name, parts]) => [name, (textOf(folder, name).match(parts) ?? []).join('\n')]),
  );
}

function textOf(folder: string, name: string): string {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    // An editor is replacing the file.
    return '';
  }
}
