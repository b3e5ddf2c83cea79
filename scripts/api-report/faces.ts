import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../machine/root.mjs';

/** The declarations that `tsc -p tsconfig.api.json` writes. */
export const declarations = path.join(root, '.comptoir/api');

export interface Face {
  /** Folder of its package: `shared-kernel/ui` or `api-contract`. */
  folder: string;
  /** Name of its report: `remote-config` for `./remote/config`. */
  name: string;
  /** As it is imported: `@comptoir/kernel/remote/config`. */
  entry: string;
  /** Its declarations. */
  file: string;
}

/** Of the kernel only what shell and remotes share at run time: what builds and tests take is no part of its contract. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'shared-kernel/kernel': /^\.\/internal\//,
  'shared-kernel/ui': /^\.\/internal\//,
  'shared-kernel/maps': /^\.\/testing\//,
  // All the others again, in one object; what its schemas and labels are computed from.
  'api-contract': /^\.\/(operations$|fields\/|words\/)/,
};

const Package = z.object({ exports: z.record(z.string(), z.string()) });

/** What a package lets others import, one entry point each. */
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

/** The entry points that a pattern stands for. */
function matching(folder: string, entry: string, source: string): (readonly [string, string])[] {
  const [before = '', after = ''] = source.split('*');
  return readdirSync(path.join(root, folder, before))
    .filter((file) => file.endsWith(after) && !file.includes('.test.'))
    .map((file) => {
      const name = file.slice(0, file.length - after.length);
      return [entry.replace('*', name), `${before}${file}`] as const;
    });
}
