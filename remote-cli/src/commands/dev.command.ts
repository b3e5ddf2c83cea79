import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deploymentOf } from '../deployment';
import { startInside } from '../dev-inside';
import { startTool } from '../tools';
import type { Command, CommandContext } from './command';

/** What the development server reads once, when it starts. */
const READ_ONCE = new Set(['remote.config.ts', 'rspack.config.ts', 'package.json']);
/** An editor writes a file in several steps. */
const SETTLED_MS = 200;

export const devCommand: Command = {
  usage: `dev [--in <address of a deployment>]
    shows the remote alone in a page that changes with its sources; PORT and API_URL in the environment say otherwise;
    --in: inside that deployment, for you alone`,
  run: async (args, context) => {
    const { values } = parseArgs({ args, options: { in: { type: 'string' } } });
    const start = values.in === undefined ? startAlone : await startInside(values.in, context);
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
  },
};

async function startAlone({ folder, environment }: CommandContext): Promise<ChildProcess> {
  const API_URL = environment['API_URL'] ?? (await deploymentOf(folder));
  const run = { folder, args: ['dev'], environment: { NODE_ENV: 'development', ...(API_URL && { API_URL }) } };
  return startTool('rspack', run, 'inherit');
}

/** The name of a file that only a new start reads, once it changes. */
async function change(folder: string, signal: AbortSignal): Promise<string> {
  const name = await new Promise<string>((resolve) => {
    const watcher = watch(folder, (_event, file) => {
      if (file !== null && READ_ONCE.has(file)) resolve(file);
    });
    signal.addEventListener('abort', () => watcher.close());
  });
  await pause(SETTLED_MS);
  return name;
}
