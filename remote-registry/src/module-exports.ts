import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { entryOf, type RemoteManifest } from './manifest.schema';
import { RegistryError } from './store';

/**
 * Inspects the code of each module for what the shell shows: the gate runs no code of a remote. Modules of which the
 * manifest lists no script, or that export all of another file, are not judged.
 * @throws RegistryError if a module exports neither a component nor `mount`
 */
export async function refuseMissingExports(
  folder: string,
  { name, version, areas, widgets, contributions = [] }: RemoteDescriptor,
  manifest: RemoteManifest,
): Promise<void> {
  const parts = [...widgets, ...contributions].flatMap((piece) => ('module' in piece ? (piece.module ?? []) : []));
  const shown = [
    ...areas.map(({ module }) => [module, 'Area'] as const),
    ...parts.map((module) => [module, 'Widget'] as const),
  ];
  for (const [module, component] of shown) {
    const scripts = manifest.exposes.find((expose) => expose.path === module)?.assets.js.sync ?? [];
    if (scripts.length === 0) continue;
    const files = [...scripts, entryOf(manifest)].map((file) => readFile(path.join(folder, file), 'utf8'));
    const code = (await Promise.all(files.map((file) => file.catch(() => '')))).join('\n');
    if (EXPORTS_ALL.test(code) || exportOf(component).test(code) || exportOf('mount').test(code)) continue;
    throw new RegistryError(
      `${name} ${version} exports neither ${component} nor mount from ${module}, so that the shell could show nothing of it (docs/remotes/module-missing.md)`,
    );
  }
}

const EXPORTS_ALL = /\bexport\s*\*/;

/** A name as a key of an object, as bundlers define exports, in an export statement, or assigned to `exports`. */
function exportOf(name: string): RegExp {
  const key = String.raw`[{,]\s*(?:get\s+)?["']?${name}["']?\s*[:(,}]`;
  const statement = String.raw`\bas\s+${name}\b|\bexport\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+${name}\b`;
  return new RegExp(String.raw`${key}|${statement}|\.${name}\s*=(?!=)`);
}
