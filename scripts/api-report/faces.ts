import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../machine/root.mjs';

export const declarations = path.join(root, '.comptoir/api');

export interface Face {
  /** Folder of its package: `shared-kernel/ui` or `api-contract`. */
  folder: string;
  /** Name of its report: `remote-config` for `./remote/config`. */
  name: string;
  /** Import path: `@comptoir/kernel/remote/config`. */
  entry: string;
  file: string;
}

/** Only modules for remotes, not those for the packages of the product. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'shared-kernel/kernel': /^\.\/internal\//,
  'shared-kernel/ui': /^\.\/internal\//,
  'shared-kernel/maps': /^\.\/testing\//,
  'shared-kernel/remote-sdk': /^(?!\.\/(build|testing|testing\/contract)$)/,
  // An aggregate of the others, and inputs of its schemas and labels.
  'api-contract': /^\.\/(operations$|fields\/|words\/)/,
};

const Package = z.object({ exports: z.record(z.string(), z.string()) });

export function facesOf(folder: string): Face[] {
  const { exports } = Package.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));
  return Object.entries(exports)
    .flatMap(([entry, source]) => (entry.includes('*') ? matching(folder, entry, source) : [[entry, source] as const]))
    .filter(([entry]) => !LEFT_OUT[folder]?.test(entry))
    .map(([entry, source]) => ({
      folder,
      name: entry.slice(2).replaceAll('/', '-') || path.basename(folder),
      entry: path.join(`@comptoir/${path.basename(folder)}`, entry),
      file: path.join(declarations, folder, source.replace(/\.tsx?$/, '.d.ts')),
    }));
}

function matching(folder: string, entry: string, source: string): (readonly [string, string])[] {
  const [before = '', after = ''] = source.split('*');
  return readdirSync(path.join(root, folder, before))
    .filter((file) => file.endsWith(after) && !file.includes('.test.'))
    .map((file) => {
      const name = file.slice(0, file.length - after.length);
      return [entry.replace('*', name), `${before}${file}`] as const;
    });
}
