import { execFile } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Installs and builds a peer in a folder of its own outside of the checkout; answers the folder of its built files. */
export async function buildPeer(peer: string, folder: string): Promise<string> {
  const cwd = path.join(folder, peer);
  await cp(sourceOf(peer), cwd, { recursive: true });
  // Not `ci`, which refuses a lock file that leaves out what a bundler has for other systems.
  await runFile('npm', ['install', '--ignore-scripts'], { cwd });
  await runFile('npm', ['run', 'build'], { cwd, maxBuffer: Number.POSITIVE_INFINITY });
  return path.join(cwd, 'dist');
}

/** Names and versions as `name 1.2.3`. */
export async function versionsOf(peer: string, packages: readonly string[]): Promise<string[]> {
  // It is a file of this checkout.
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(
    await readFile(path.join(sourceOf(peer), 'package.json'), 'utf8'),
  );
  return packages.map((name) => `${name} ${dependencies?.[name] ?? devDependencies?.[name] ?? ''}`);
}

/** Lines of the sources of a peer that are not empty. */
export async function linesOf(peer: string, folders: readonly string[]): Promise<number> {
  const counts = folders.map(async (folder) => {
    const entries = await readdir(path.join(sourceOf(peer), folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    return Promise.all(files.map(async (file) => countLines(await readFile(file, 'utf8'))));
  });
  return (await Promise.all(counts)).flat().reduce((sum, count) => sum + count, 0);
}

export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function sourceOf(peer: string): string {
  return path.join(import.meta.dirname, peer);
}
