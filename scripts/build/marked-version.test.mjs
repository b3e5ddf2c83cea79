import { fingerprinted } from './fingerprinted-steps.mjs';
import { markedVersion } from './marked-version.mjs';
import { steps } from './steps.mjs';

test('a remote with changed sources has another version, so that its container publishes it', () => {
  const before = markedVersion('1.0.0', 'built', 'sources');
  expect(before).toMatch(/^1\.0\.0-built-[0-9a-f]{8}$/);
  expect(markedVersion('1.0.0', 'built', 'sources')).toBe(before);
  expect(markedVersion('1.0.0', 'built', 'changed sources')).not.toBe(before);
});

test('images build the API separately, and each part is marked with its sources', async () => {
  const alone = await steps();
  const deployed = await fingerprinted(await steps('deployment'));
  const names = alone.map(({ name }) => name);
  expect(deployed.map(({ name }) => name).toSorted()).toEqual([...names, 'api-server'].toSorted());
  expect(new Set(deployed.map(({ fingerprint }) => fingerprint)).size).toBe(deployed.length);
});
