import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](@comptoir\/(?:kernel|ui|maps)\b[\w/-]*)["']/g;
const EXPORT = /^export (?:\{ (?:\w+ as )?(\w+)|(?:abstract )?(?:function|const|class|let) (\w+))/gm;

/** Names that a compiled module imports from each face of the kernel. */
export function importedNames(source: string): [face: string, name: string][] {
  return [...source.matchAll(IMPORT)].flatMap(([, list = '', face = '']) =>
    list
      .split(',')
      .map((each) => each.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name): [string, string] => [face, name]),
  );
}

/** Names that a face of the kernel exports, read from its API report, unordered. */
export function exportedNames(face: string): string[] {
  const [, folder = '', ...entry] = face.split('/');
  const report = `${entry.join('-') || folder}.api.md`;
  const file = path.resolve(import.meta.dirname, '../../..', folder, 'reports', report);
  return [...readFileSync(file, 'utf8').matchAll(EXPORT)].flatMap(([, listed, declared]) => listed ?? declared ?? []);
}
