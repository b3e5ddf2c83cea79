import { createHash } from 'node:crypto';

/**
 * A version never changes once it is published, so what is built here carries a mark of its sources.
 * @param {string} version of the package
 * @param {string} fingerprint of all that decides about the build
 */
export function localVersion(version, fingerprint) {
  return `${version}-local-${createHash('sha256').update(fingerprint).digest('hex').slice(0, 8)}`;
}
