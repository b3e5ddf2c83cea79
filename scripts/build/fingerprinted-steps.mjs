import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { fingerprintOfFiles, fingerprintOfSources } from './fingerprint.mjs';
import { withWhatItUses, workspacePackages } from './workspace.mjs';

/** What else decides about a build. */
const flags = ['MONOLITH'];

/** @typedef {import('./steps.mjs').Step & { fingerprint: string }} FingerprintedStep */

/**
 * Gives each step the mark of all that decides about what it makes.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @returns {Promise<FingerprintedStep[]>}
 */
export async function fingerprinted(steps) {
  const packages = await workspacePackages();
  const everywhere = await fingerprintOfFiles(root, ['pnpm-lock.yaml', 'tsconfig.json']);
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
      const sources = await Promise.all(from.map((each) => sourcesOf(each.folder)));
      // The bundler numbers a few modules by their path, so that another place is another build.
      return { ...step, fingerprint: [process.versions.node, root, everywhere, ...environment, ...sources].join('\n') };
    }),
  );
}
