import { createHash } from 'node:crypto';

/**
 * A version never changes once it is published, so what is built carries a mark of its sources.
 * @param {string} version of the package
 * @param {'local' | 'built'} kind where it was built: beside its server, or for a deployment
 * @param {string} fingerprint of all that decides about the build
 */
export function markedVersion(version, kind, fingerprint) {
  return `${version}-${kind}-${createHash('sha256').update(fingerprint).digest('hex').slice(0, 8)}`;
}
