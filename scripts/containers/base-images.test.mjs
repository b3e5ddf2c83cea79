import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { officialImages, trialImages } from './base-images.mjs';

/** @param {string} file @param {RegExp} pattern */
function named(file, pattern) {
  return [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}

test('each official image has a stand-in for machines that cannot fetch it', () => {
  const run = named('docker-compose.yml', /^ +image: (\S+:\S+)$/gm);
  const builtOn = named('deploy/images/product.Dockerfile', /^FROM (\S+:\S+) AS/gm);
  expect(new Set([...run, ...builtOn])).toEqual(new Set(officialImages));
  const [, ...packaged] = officialImages;
  for (const name of packaged) {
    const file = join(root, 'scripts/containers/stand-ins', `${name.split(':')[0]}.Dockerfile`);
    expect([name, existsSync(file)]).toEqual([name, true]);
  }
  expect(new Set(named('compose.trial.yml', /^ +image: (\S+:\S+)$/gm))).toEqual(new Set(trialImages));
});
