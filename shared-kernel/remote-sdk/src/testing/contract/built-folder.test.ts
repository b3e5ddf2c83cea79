/** @jest-environment node */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOutdated } from './built-folder';

const directory = mkdtempSync(path.join(tmpdir(), 'comptoir-remote-'));

function write(name: string, at: number): void {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, at, at);
}

test('a build is outdated once a source or the description is newer', () => {
  const built = path.join(directory, 'dist');
  write('src/pages/list.tsx', 1000);
  write('remote.config.ts', 1000);
  expect(isOutdated(built, directory)).toBe(false);
  write('dist/remote.json', 1010);
  expect(isOutdated(built, directory)).toBe(false);
  write('src/pages/list.tsx', 1020);
  expect(isOutdated(built, directory)).toBe(true);
  write('src/pages/list.tsx', 1000);
  write('remote.config.ts', 1020);
  expect(isOutdated(built, directory)).toBe(true);
});
