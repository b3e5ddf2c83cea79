import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../build/file-hashes';
import { missingModules, RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { leakingRules } from '../../build/leaking-rules';

/** Problems of a built remote's folder, as messages. */
export function faultsOf(folder: string): string[] {
  const descriptor = RemoteDescriptor.parse(readJson(folder, 'remote.json'));
  const missing = missingModules(descriptor, readJson(folder, 'mf-manifest.json'));
  return [
    ...missing.map((module) => `${module} is listed in remote.json but not exposed`),
    ...changedFiles(folder),
    ...leakingStyles(folder),
  ];
}

/** True if a source of the remote in `directory` is newer than its build, which then says nothing about the sources. */
export function isOutdated(built: string, directory: string): boolean {
  const descriptor = path.join(built, 'remote.json');
  if (!existsSync(descriptor)) return false;
  const builtAt = statSync(descriptor).mtimeMs;
  const src = path.join(directory, 'src');
  const sources = existsSync(src) ? readdirSync(src, { recursive: true, encoding: 'utf8' }) : [];
  const places = [...sources.map((file) => path.join(src, file)), path.join(directory, 'remote.config.ts')];
  const files = places.flatMap((place) => statSync(place, { throwIfNoEntry: false }) ?? []);
  return files.some((file) => file.isFile() && file.mtimeMs > builtAt);
}

function changedFiles(folder: string): string[] {
  const hashes: Record<string, string> = readJson(folder, 'integrity.json');
  return Object.entries(hashes)
    .filter(([file, hash]) => integrityOf(readFileSync(path.join(folder, file))) !== hash)
    .map(([file]) => `${file} is not the file that was built`);
}

function leakingStyles(folder: string): string[] {
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return styles.flatMap((file) =>
    leakingRules(readFileSync(path.join(folder, file), 'utf8')).map((rule) => `${file}: the rule ${rule} leaks`),
  );
}

function readJson(folder: string, file: string) {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}
