import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';

/** Folders of the workspace, as pnpm-workspace.yaml lists them (one a line; a YAML parser is not installed yet). */
export async function workspaceFolders() {
  const text = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: +- .+\n)+)/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/^ +- '?([^'\n]+)'?$/gm)]
    .map((match) => match[1] ?? '')
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}
