import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteDescriptor } from '../../remote/descriptor.schema';
import { leakingRules } from './leaking-rules';

/** What is wrong with the folder of a built remote, as sentences. */
export function faultsOf(folder: string): string[] {
  const descriptor = RemoteDescriptor.parse(readJson(folder, 'remote.json'));
  return [...missingModules(folder, descriptor), ...changedFiles(folder), ...leakingStyles(folder)];
}

function missingModules(folder: string, { areas, widgets }: RemoteDescriptor): string[] {
  const manifest: { exposes: { path: string }[] } = readJson(folder, 'mf-manifest.json');
  const exposed = new Set(manifest.exposes.map((expose) => expose.path));
  return [...areas, ...widgets]
    .filter(({ module }) => !exposed.has(module))
    .map(({ module }) => `${module} stands in remote.json and is not exposed`);
}

function changedFiles(folder: string): string[] {
  const hashes: Record<string, string> = readJson(folder, 'integrity.json');
  return Object.entries(hashes)
    .filter(([file, hash]) => hashOf(path.join(folder, file)) !== hash)
    .map(([file]) => `${file} is not the file that was built`);
}

function leakingStyles(folder: string): string[] {
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return styles.flatMap((file) =>
    leakingRules(readFileSync(path.join(folder, file), 'utf8')).map((rule) => `${file}: the rule ${rule} leaks`),
  );
}

function hashOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

function readJson(folder: string, file: string) {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}
