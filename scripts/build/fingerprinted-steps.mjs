import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { fingerprintOfFiles, fingerprintOfSources } from './fingerprint.mjs';
import { readLockFile } from './lock-file.mjs';
import { withWhatItUses, workspacePackages } from './workspace.mjs';

/** Environment variables that change a build. */
const flags = ['MONOLITH'];

/** @typedef {import('./steps.mjs').Step & { fingerprint: string }} FingerprintedStep */

/**
 * Adds a fingerprint of all inputs to each step.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @returns {Promise<FingerprintedStep[]>}
 */
export async function fingerprinted(steps) {
  const packages = await workspacePackages();
  const lock = readLockFile(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const everywhere = [lock.common, await fingerprintOfFiles(root, ['tsconfig.json'])];
  const environment = flags.map((flag) => `${flag}=${process.env[flag] ?? ''}`);
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();
  /** @param {string} folder */
  const sourcesOf = (folder) => {
    const fingerprint = known.get(folder) ?? fingerprintOfSources(join(root, folder));
    known.set(folder, fingerprint);
    return fingerprint;
  };

  return Promise.all(
    steps.map(async (step) => {
      const from = step.packages.flatMap((name) => {
        const found = packages.get(name);
        return found ? withWhatItUses(found, packages) : [];
      });
      const locked = ['.', ...from.map((each) => each.folder)].map(lock.ofFolder);
      const folders = [...from.map((each) => each.folder), ...(step.reads ?? [])];
      const sources = await Promise.all(folders.map(sourcesOf));
      // The bundler derives some module numbers from the path, so another checkout is another build.
      return {
        ...step,
        fingerprint: [process.versions.node, root, hashOf([...everywhere, ...locked]), ...environment, ...sources].join(
          '\n',
        ),
      };
    }),
  );
}

/** @param {readonly string[]} texts */
function hashOf(texts) {
  return createHash('sha256').update(texts.join('\0')).digest('base64url');
}
