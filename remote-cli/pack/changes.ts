import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './manifest';

/** `CHANGELOG.md` of a package: entries of `.changeset` for the next version, followed by the existing text. */
export function changesOf(name: string, folder: string, version: string): string {
  const entries = readdirSync(path.join(root, '.changeset'))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readFileSync(path.join(root, '.changeset', file), 'utf8'))
    .filter((text) => text.includes(`'${name}'`))
    .map((text) => `- ${text.replace(/^---\n.*?\n---\n/s, '').trim()}\n`);
  const unreleased = entries.length > 0 ? [`## ${version}\n`, ...entries] : [];
  return [`# ${name}\n`, ...unreleased, ...released(folder)].join('\n');
}

function released(folder: string): string[] {
  try {
    return [readFileSync(path.join(root, folder, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '')];
  } catch {
    return [];
  }
}
