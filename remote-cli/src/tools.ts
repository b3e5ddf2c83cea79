import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';

/**
 * File of a tool in the remote or its workspace.
 * @throws Refusal if it is not installed
 */
function toolOf(folder: string, name: string): string {
  for (let place = folder; ; place = path.dirname(place)) {
    const file = path.join(place, 'node_modules/.bin', name);
    if (existsSync(file)) return file;
    if (place === path.dirname(place)) throw new Refusal(`${name} is not installed here: run "npm install".`);
  }
}

export interface Run {
  folder: string;
  args: readonly string[];
  environment?: NodeJS.ProcessEnv;
}

export function startTool(name: string, { folder, args, environment }: Run, stdio: StdioOptions): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(toolOf(folder, name), args, { cwd: folder, env, stdio });
}

/**
 * Runs a tool with its output on the terminal.
 * @throws Refusal if it fails, after its own message
 */
export async function runInTerminal(name: string, run: Run): Promise<void> {
  const [code] = await once(startTool(name, run, 'inherit'), 'close');
  if (code !== 0) throw new Refusal(`${name} failed; see its output above.`);
}

export async function runQuietly(name: string, run: Run): Promise<{ isFine: boolean; output: string }> {
  const child = startTool(name, run, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { isFine: code === 0, output };
}
