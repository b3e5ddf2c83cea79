import { createHash } from 'node:crypto';

/**
 * Published versions are immutable, so a build is marked with its sources.
 * @param {string} version of the package
 * @param {'local' | 'built'} kind built beside its server, or for a deployment
 * @param {string} fingerprint of all inputs of the build
 */
export function markedVersion(version, kind, fingerprint) {
  return `${version}-${kind}-${createHash('sha256').update(fingerprint).digest('hex').slice(0, 8)}`;
}
