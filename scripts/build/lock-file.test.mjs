import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { readLockFile } from './lock-file.mjs';

const before = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      jest:
        version: 30.2.0

  mfe-finance:
    dependencies:
      react:
        version: 19.3.1

packages:

  react@19.3.1:
    resolution: {}
`;
const vehicles = `  mfe-vehicles:
    dependencies:
      react:
        version: 19.3.1

`;

test('a new package does not change the part of the others', () => {
  const after = readLockFile(before.replace('packages:\n', `${vehicles}packages:\n`));
  const { common, ofFolder } = readLockFile(before);
  expect(after.common).toBe(common);
  expect(after.ofFolder('mfe-finance')).toBe(ofFolder('mfe-finance'));
  expect(after.ofFolder('.')).toContain('jest');
  expect(after.ofFolder('mfe-vehicles')).toContain('19.3.1');
});

test('another version of a dependency changes the part of the package, and another registry changes the common part', () => {
  const { common, ofFolder } = readLockFile(before);
  const other = readLockFile(before.replace('        version: 19.3.1', '        version: 19.4.0'));
  expect(other.ofFolder('mfe-finance')).not.toBe(ofFolder('mfe-finance'));
  expect(readLockFile(before.replace('react@19.3.1', 'react@19.4.0')).common).not.toBe(common);
});

test('the lock file of the workspace has a part for each of its packages', async () => {
  const { common, ofFolder } = readLockFile(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  for (const folder of ['.', 'host-shell', 'mfe-finance', 'shared-kernel/ui', 'e2e']) {
    expect([folder, ofFolder(folder)]).toEqual([folder, expect.stringMatching(/ependencies:/)]);
  }
  expect(common).not.toContain('link:../shared-kernel');
});
