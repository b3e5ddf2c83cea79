import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploymentOf, registryIn, registryOfCommand } from './deployment';

const folder = () => mkdtempSync(path.join(tmpdir(), 'comptoir-deployment-'));

test('the deployment of a remote is the source of its packages', async () => {
  const place = folder();
  writeFileSync(path.join(place, '.npmrc'), 'fund=false\n@comptoir:registry=https://comptoir.example/packages/\n');
  expect(await registryIn(place)).toBe('https://comptoir.example/packages/');
  expect(await deploymentOf(place)).toBe('https://comptoir.example');
});

test('a folder without the line has none', async () => {
  expect(await deploymentOf(folder())).toBeUndefined();
});

test('the command finds the registry from which npm installed it', async () => {
  const place = path.join(folder(), 'node_modules');
  mkdirSync(place);
  const resolved = 'https://comptoir.example/packages/comptoir-remote-1.5.0.tgz';
  const lock = { packages: { 'node_modules/@comptoir/remote': { version: '1.5.0', resolved } } };
  writeFileSync(path.join(place, '.package-lock.json'), JSON.stringify(lock));
  expect(await registryOfCommand(place)).toBe('https://comptoir.example/packages/');
  expect(await registryOfCommand(folder())).toBeUndefined();
});
